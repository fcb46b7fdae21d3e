package footnote.workflows.report.exhibits;

import footnote.publication.chart.AreaChart;
import footnote.publication.chart.BarChart;
import footnote.publication.chart.Chart;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.Periods;
import footnote.publication.chart.Scaling;
import footnote.publication.chart.Series;
import footnote.workflows.report.data.MetricSeries;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.plan.MetricSpec.ChartType;
import footnote.workflows.report.text.AnalysisSections.ExhibitText;
import footnote.workflows.report.text.MetricStory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One metric of the plan over years or quarters, drawn as the plan wants it. */
record MetricExhibit(ReportFacts book, String key, String name, String section, ChartType type)
        implements ChartExhibit {
    private static final int FEWEST_FOR_MEAN = 4;

    @Override
    public ExhibitText text(CaptionWriter captions) {
        return new MetricStory(book, captions.context().phrasing())
                .tell(captions.id(), key, name, MetricSeries.of(book, key));
    }

    @Override
    public Chart chart(ExhibitNumbering numbering, String title) {
        var entries = MetricSeries.of(book, key);
        var scale = Scaling.of(entries);
        var caption = numbering.of(title, scale.caption(name + AnnualTable.basis(entries)), ChartExhibit.ids(entries));
        var axis = PeriodAxis.of(entries);
        var periods = Periods.of(axis.labels());
        var series = Series.of(name, axis.data(scale));
        boolean negative = entries.stream().anyMatch(entry -> entry.number() < 0);
        return switch (type) {
            case BAR -> new BarChart(caption, periods, List.of(series), scale.format());
            case AREA ->
                negative
                        ? new BarChart(caption, periods, List.of(series), scale.format())
                        : new AreaChart(caption, periods, List.of(series), scale.format());
            case LINE -> new LineChart(caption, periods, lines(series, axis, scale), scale.format());
        };
    }

    /** The metric and, over enough years, the mean of those before the last. */
    private List<Series> lines(Series own, PeriodAxis axis, Scaling scale) {
        var lines = new ArrayList<>(List.of(own));
        MetricStory.average(book, key)
                .filter(_ -> axis.known() >= FEWEST_FOR_MEAN)
                .map(average -> Series.of(
                        averageName(), Collections.nCopies(axis.labels().size(), scale.datum(average))))
                .ifPresent(mean -> lines.add(mean.as(Series.Tone.PEER)));
        return lines;
    }

    private String averageName() {
        if (ReportFacts.priced(key)) {
            return "Earlier median";
        }
        return MetricStory.beforeCharges(book, key).isPresent() ? "Average before charges" : "Earlier average";
    }
}
