package footnote.publication.chart;

/** A figure to draw and the fact it comes from; NaN is a gap, and an empty fact is a figure nobody looks up. */
public record Datum(double value, String fact) {
    public static final Datum GAP = new Datum(Double.NaN, "");

    public Datum {
        if (Double.isInfinite(value)) {
            throw new IllegalArgumentException("a figure to draw is finite, unlike that of fact '" + fact + "'");
        }
    }

    public static Datum of(double value) {
        return new Datum(value, "");
    }

    boolean known() {
        return !Double.isNaN(value);
    }
}
