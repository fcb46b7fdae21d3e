package footnote.publication.chart;

import java.util.List;

/** Bars over periods, side by side where there is more than one series. */
public record BarChart(Caption caption, Periods periods, List<Series> series, Format format) implements Chart {
    public BarChart {
        series = Series.matching(periods, series, 4);
    }
}
