package footnote.publication.chart;

import java.util.List;

/** Bars on the left axis below, a line on the right axis above them, so that neither crosses the other. */
public record DualAxisChart(
        Caption caption, Periods periods, Series bars, Format barFormat, Series line, Format lineFormat)
        implements Chart {
    public DualAxisChart {
        Series.matching(periods, List.of(bars, line), 2);
    }
}
