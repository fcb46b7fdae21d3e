package footnote.publication.chart;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A figure to draw and the fact it comes from; NaN is a gap, and an empty fact is a figure nobody looks up. A figure
 * reckoned while drawing names its facts as {@code id+id} or {@code id/(id+id)}.
 */
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

    /** The sum of figures, each counted once; a gap counts as nothing. */
    public static Datum sum(List<Datum> parts) {
        var known = parts.stream().filter(Datum::known).toList();
        boolean bound = known.stream().noneMatch(each -> each.fact.isEmpty());
        return new Datum(
                known.stream().mapToDouble(Datum::value).sum(),
                bound ? known.stream().map(Datum::fact).collect(Collectors.joining("+")) : "");
    }

    /** This figure's part of all, in hundredths. */
    public Datum share(List<Datum> all) {
        var sum = sum(all);
        return new Datum(
                value / sum.value * 100, fact.isEmpty() || sum.fact.isEmpty() ? "" : fact + "/(" + sum.fact + ")");
    }

    public boolean known() {
        return !Double.isNaN(value);
    }
}
