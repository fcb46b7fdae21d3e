package footnote.publication.chart;

/** A place on the canvas, in points from the top left. */
public record Spot(double x, double y) {}
