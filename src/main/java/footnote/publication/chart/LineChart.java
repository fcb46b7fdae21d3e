package footnote.publication.chart;

import java.util.List;

/** Lines over periods, named at their ends; spans of periods can be shaded and named. */
public record LineChart(Caption caption, Periods periods, List<Series> series, Format format, List<Span> spans)
        implements Chart {
    /** Periods that deserve a shade, such as a recession, from the first to the last index. */
    public record Span(int first, int last, String name) {}

    public LineChart {
        series = Series.matching(periods, series, 8);
        spans = List.copyOf(spans);
        for (var span : spans) {
            if (span.first() < 0 || span.last() < span.first() || span.last() >= periods.count()) {
                throw new IllegalArgumentException("the span '" + span.name() + "' lies outside the periods");
            }
        }
    }

    public LineChart(Caption caption, Periods periods, List<Series> series, Format format) {
        this(caption, periods, series, format, List.of());
    }
}
