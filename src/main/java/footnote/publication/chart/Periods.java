package footnote.publication.chart;

import java.util.List;

/** The periods or categories along a chart, and from which one on they are estimates. */
public record Periods(List<String> labels, int estimatedFrom) {
    public Periods {
        labels = List.copyOf(labels);
        if (labels.isEmpty()) {
            throw new IllegalArgumentException("a chart has at least one period");
        }
        if (estimatedFrom < 0 || estimatedFrom > labels.size()) {
            throw new IllegalArgumentException(
                    "estimates start at one of " + labels.size() + " periods, not at " + estimatedFrom);
        }
    }

    public static Periods of(List<String> labels) {
        return new Periods(labels, labels.size());
    }

    public static Periods of(String... labels) {
        return of(List.of(labels));
    }

    public Periods estimatedFrom(int index) {
        return new Periods(labels, index);
    }

    public int count() {
        return labels.size();
    }

    public boolean estimated(int index) {
        return index >= estimatedFrom;
    }
}
