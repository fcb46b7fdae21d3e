package footnote.publication.chart.draw;

import footnote.publication.text.Typeface;

/** Face, size and ink of words; sizes are points on paper, and none is below the smallest we print. */
public record TextStyle(Typeface face, double size, ColorRole ink) {
    public static final double SMALLEST = 6.5;

    public static final TextStyle TITLE = new TextStyle(Typeface.SANS_SEMIBOLD, 9.5, ColorRole.TEXT);
    public static final TextStyle EXHIBIT = new TextStyle(Typeface.SANS_SEMIBOLD, SMALLEST, ColorRole.BLUE);
    public static final TextStyle UNIT = new TextStyle(Typeface.SANS, 7.5, ColorRole.MUTED);
    public static final TextStyle TICK = new TextStyle(Typeface.SANS, 7, ColorRole.MUTED);
    public static final TextStyle CATEGORY = new TextStyle(Typeface.SANS_MEDIUM, 7.2, ColorRole.TEXT);
    public static final TextStyle VALUE = new TextStyle(Typeface.SANS_MEDIUM, 7, ColorRole.TEXT);
    public static final TextStyle STRONG = new TextStyle(Typeface.SANS_SEMIBOLD, 7.2, ColorRole.TEXT);
    public static final TextStyle SOURCE = new TextStyle(Typeface.SANS, SMALLEST, ColorRole.MUTED);

    public TextStyle {
        if (size < SMALLEST) {
            throw new IllegalArgumentException("words are at least " + SMALLEST + " pt in print, not " + size);
        }
    }

    public TextStyle in(ColorRole other) {
        return new TextStyle(face, size, other);
    }

    public TextStyle sized(double other) {
        return new TextStyle(face, other, ink);
    }

    public double width(String text) {
        return face.width(text, size);
    }

    /** From the baseline up to the capitals' tops. */
    public double capHeight() {
        return 0.7 * size;
    }
}
