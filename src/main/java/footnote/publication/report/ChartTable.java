package footnote.publication.report;

import footnote.publication.chart.AreaChart;
import footnote.publication.chart.BarChart;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.DualAxisChart;
import footnote.publication.chart.FootballField;
import footnote.publication.chart.Format;
import footnote.publication.chart.HeatGrid;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.Periods;
import footnote.publication.chart.PlottedChart;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.ScatterChart;
import footnote.publication.chart.Series;
import footnote.publication.chart.SmallMultiples;
import footnote.publication.chart.StackedChart;
import footnote.publication.chart.WaterfallChart;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The figures of a chart as rows and columns, for readers who prefer them so. */
record ChartTable(List<String> columns, List<Line> lines) {
    /** Figures of one name, each written in its column's format. */
    record Line(String name, List<Datum> data, List<Format> formats) {
        Line(String name, List<Datum> data, Format format) {
            this(name, data, data.stream().map(_ -> format).toList());
        }
    }

    static ChartTable of(Chart chart) {
        return switch (chart) {
            case BarChart it -> over(it.periods(), it.series(), it.format());
            case StackedChart it -> over(it.periods(), it.series(), it.format());
            case LineChart it -> over(it.periods(), it.series(), it.format());
            case AreaChart it -> over(it.periods(), it.series(), it.format());
            case SmallMultiples it -> over(it.periods(), it.series(), it.format());
            case DualAxisChart it ->
                new ChartTable(
                        it.periods().labels(),
                        List.of(
                                new Line(it.bars().name(), it.bars().data(), it.barFormat()),
                                new Line(it.line().name(), it.line().data(), it.lineFormat())));
            case PriceChart it ->
                new ChartTable(
                        List.of(it.bars().getLast().day().toString()),
                        List.of(new Line(
                                "Last close",
                                List.of(new Datum(it.bars().getLast().close(), it.fact())),
                                it.format())));
            case RankChart it -> ranking(it);
            case WaterfallChart it -> bridge(it);
            case FootballField it -> ranges(it);
            case HeatGrid it -> grid(it);
            case ScatterChart it -> plane(it);
            case PlottedChart it -> plotted(it);
        };
    }

    /** Facts in the order they are read, each as often as it appears. */
    List<String> facts() {
        return lines.stream()
                .flatMap(line -> line.data().stream())
                .map(Datum::fact)
                .filter(fact -> !fact.isEmpty())
                .toList();
    }

    private static ChartTable over(Periods periods, List<Series> series, Format format) {
        return new ChartTable(
                periods.labels(),
                series.stream()
                        .map(each -> new Line(each.name(), each.data(), format))
                        .toList());
    }

    private static ChartTable ranking(RankChart chart) {
        var lines = new ArrayList<Line>();
        chart.rows().forEach(row -> lines.add(new Line(row.name(), List.of(row.datum()), chart.format())));
        chart.reference().ifPresent(each -> lines.add(new Line(each.name(), List.of(each.datum()), chart.format())));
        return new ChartTable(List.of("Figure"), lines);
    }

    private static ChartTable bridge(WaterfallChart chart) {
        var steps = Stream.of(List.of(chart.start()), chart.changes(), List.of(chart.end()))
                .flatMap(List::stream)
                .map(step -> new Line(step.name(), List.of(step.datum()), chart.format()))
                .toList();
        return new ChartTable(List.of("Figure"), steps);
    }

    private static ChartTable ranges(FootballField chart) {
        var lines = new ArrayList<Line>();
        chart.ranges()
                .forEach(range -> lines.add(
                        new Line(range.name(), List.of(range.low(), range.middle(), range.high()), chart.format())));
        var reference = chart.reference();
        lines.add(new Line(reference.name(), List.of(Datum.GAP, reference.datum(), Datum.GAP), chart.format()));
        return new ChartTable(List.of("Low", "Middle", "High"), lines);
    }

    private static ChartTable grid(HeatGrid chart) {
        var lines = new ArrayList<Line>();
        for (int i = 0; i < chart.cells().size(); i++) {
            lines.add(new Line(
                    chart.rows().name() + " " + chart.rows().labels().get(i),
                    chart.cells().get(i),
                    chart.format()));
        }
        return new ChartTable(
                chart.columns().labels().stream()
                        .map(label -> chart.columns().name() + " " + label)
                        .toList(),
                lines);
    }

    /** One line for each layer over the same places, or for each value where places differ. */
    private static ChartTable plotted(PlottedChart chart) {
        var lines = new ArrayList<Line>();
        for (var panel : chart.panels()) {
            for (var layer : panel.layers()) {
                var format = panel.measure(layer).format();
                if (chart.tabular()) {
                    lines.add(new Line(layer.name(), panel.row(layer), format));
                } else {
                    layer.points().forEach(point -> {
                        String name =
                                layer.name().equals(point.name()) ? layer.name() : layer.name() + ", " + point.name();
                        point.across().ifPresent(across -> {
                            var measure = panel.across().orElse(panel.left());
                            lines.add(new Line(name + ", " + measure.name(), List.of(across), measure.format()));
                        });
                        lines.add(new Line(name, List.of(point.up()), format));
                    });
                }
            }
        }
        return new ChartTable(chart.tabular() ? chart.panels().getFirst().categories() : List.of("Figure"), lines);
    }

    private static ChartTable plane(ScatterChart chart) {
        var formats = List.of(chart.across().format(), chart.up().format(), Format.plain(1));
        return new ChartTable(
                List.of(chart.across().name(), chart.up().name(), "Size"),
                chart.bubbles().stream()
                        .map(each -> new Line(each.name(), List.of(each.across(), each.up(), each.size()), formats))
                        .toList());
    }
}
