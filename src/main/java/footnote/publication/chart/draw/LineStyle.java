package footnote.publication.chart.draw;

/** How a line is drawn. */
public record LineStyle(ColorRole ink, double width, boolean dashed) {
    public static final LineStyle HAIRLINE = new LineStyle(ColorRole.GRID, 0.5, false);
    public static final LineStyle AXIS = new LineStyle(ColorRole.AXIS, 0.6, false);

    public static LineStyle solid(ColorRole ink, double width) {
        return new LineStyle(ink, width, false);
    }

    public LineStyle broken() {
        return new LineStyle(ink, width, true);
    }
}
