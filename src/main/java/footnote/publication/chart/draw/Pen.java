package footnote.publication.chart.draw;

/** How a line is drawn. */
public record Pen(Ink ink, double width, boolean dashed) {
    public static final Pen HAIRLINE = new Pen(Ink.GRID, 0.5, false);
    public static final Pen AXIS = new Pen(Ink.AXIS, 0.6, false);

    public static Pen solid(Ink ink, double width) {
        return new Pen(ink, width, false);
    }

    public Pen broken() {
        return new Pen(ink, width, true);
    }
}
