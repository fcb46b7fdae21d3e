package footnote.publication.chart.draw;

/** A place on the canvas, in points from the top left. */
public record CanvasPoint(double x, double y) {}
