package footnote.publication.chart;

import java.util.List;

/** One small line for each series, on one scale, for comparing shapes. */
public record SmallMultiples(Caption caption, Periods periods, List<Series> series, Format format) implements Chart {
    public SmallMultiples {
        series = Series.matching(periods, series, 16);
    }
}
