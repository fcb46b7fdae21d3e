package footnote.publication.chart;

import footnote.publication.text.Typeface;

/** Face, size and ink of words; sizes are points on paper, and none is below the smallest we print. */
record Lettering(Typeface face, double size, Ink ink) {
    static final double SMALLEST = 6.5;

    static final Lettering TITLE = new Lettering(Typeface.SANS_SEMIBOLD, 9.5, Ink.TEXT);
    static final Lettering EXHIBIT = new Lettering(Typeface.SANS_SEMIBOLD, SMALLEST, Ink.BLUE);
    static final Lettering UNIT = new Lettering(Typeface.SANS, 7.5, Ink.MUTED);
    static final Lettering TICK = new Lettering(Typeface.SANS, 7, Ink.MUTED);
    static final Lettering CATEGORY = new Lettering(Typeface.SANS_MEDIUM, 7.2, Ink.TEXT);
    static final Lettering VALUE = new Lettering(Typeface.SANS_MEDIUM, 7, Ink.TEXT);
    static final Lettering STRONG = new Lettering(Typeface.SANS_SEMIBOLD, 7.2, Ink.TEXT);
    static final Lettering SOURCE = new Lettering(Typeface.SANS, SMALLEST, Ink.MUTED);

    Lettering {
        if (size < SMALLEST) {
            throw new IllegalArgumentException("words are at least " + SMALLEST + " pt in print, not " + size);
        }
    }

    Lettering in(Ink other) {
        return new Lettering(face, size, other);
    }

    Lettering sized(double other) {
        return new Lettering(face, other, ink);
    }

    double width(String text) {
        return face.width(text, size);
    }

    /** From the baseline up to the capitals' tops. */
    double capHeight() {
        return 0.7 * size;
    }
}
