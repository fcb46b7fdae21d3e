package footnote.publication.chart.draw;

import footnote.publication.text.Typeface;

/** Face, size and ink of words; sizes are points on paper, and none is below the smallest we print. */
public record Lettering(Typeface face, double size, Ink ink) {
    public static final double SMALLEST = 6.5;

    public static final Lettering TITLE = new Lettering(Typeface.SANS_SEMIBOLD, 9.5, Ink.TEXT);
    public static final Lettering EXHIBIT = new Lettering(Typeface.SANS_SEMIBOLD, SMALLEST, Ink.BLUE);
    public static final Lettering UNIT = new Lettering(Typeface.SANS, 7.5, Ink.MUTED);
    public static final Lettering TICK = new Lettering(Typeface.SANS, 7, Ink.MUTED);
    public static final Lettering CATEGORY = new Lettering(Typeface.SANS_MEDIUM, 7.2, Ink.TEXT);
    public static final Lettering VALUE = new Lettering(Typeface.SANS_MEDIUM, 7, Ink.TEXT);
    public static final Lettering STRONG = new Lettering(Typeface.SANS_SEMIBOLD, 7.2, Ink.TEXT);
    public static final Lettering SOURCE = new Lettering(Typeface.SANS, SMALLEST, Ink.MUTED);

    public Lettering {
        if (size < SMALLEST) {
            throw new IllegalArgumentException("words are at least " + SMALLEST + " pt in print, not " + size);
        }
    }

    public Lettering in(Ink other) {
        return new Lettering(face, size, other);
    }

    public Lettering sized(double other) {
        return new Lettering(face, other, ink);
    }

    public double width(String text) {
        return face.width(text, size);
    }

    /** From the baseline up to the capitals' tops. */
    public double capHeight() {
        return 0.7 * size;
    }
}
