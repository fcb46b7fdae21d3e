package footnote.publication.chart;

/** How a line is drawn. */
record Pen(Ink ink, double width, boolean dashed) {
    static final Pen HAIRLINE = new Pen(Ink.GRID, 0.5, false);
    static final Pen AXIS = new Pen(Ink.AXIS, 0.6, false);

    static Pen solid(Ink ink, double width) {
        return new Pen(ink, width, false);
    }

    Pen broken() {
        return new Pen(ink, width, true);
    }
}
