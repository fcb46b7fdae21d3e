package footnote.publication.chart;

import java.util.List;

/** Bars made of parts, the first part lowest; negative parts hang below zero. */
public record StackedChart(Caption caption, Periods periods, List<Series> series, Format format) implements Chart {
    public StackedChart {
        series = Series.matching(periods, series, 6);
    }

    public boolean hasNegatives() {
        return Series.values(series).anyMatch(value -> value < 0);
    }
}
