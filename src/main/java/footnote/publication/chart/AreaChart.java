package footnote.publication.chart;

import java.util.List;

/** Areas stacked over periods, the first lowest; a gap counts as nothing, and nothing is negative. */
public record AreaChart(Caption caption, Periods periods, List<Series> series, Format format) implements Chart {
    public AreaChart {
        series = Series.matching(periods, series, 6);
        if (series.size() > 1 && Series.values(series).anyMatch(value -> value < 0)) {
            throw new IllegalArgumentException("areas cannot be stacked on negatives; use a stacked bar chart");
        }
    }
}
