package footnote.publication.chart;

/** The size of an exhibit in points, as it is printed: a font size on it is the size on paper. */
public record Size(double width, double height) {
    /** Across the page; twice as wide as high, as the PNG is. */
    public static final Size PAGE = new Size(504, 252);

    public static final Size COLUMN = new Size(324, 216);

    public Size {
        if (!(width >= 140 && width <= 2000 && height >= 80 && height <= 2000)) {
            throw new IllegalArgumentException(
                    "an exhibit is 140 to 2000 points wide and 80 to 2000 high, not " + width + " x " + height);
        }
    }
}
