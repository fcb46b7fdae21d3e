package footnote.publication.chart.draw;

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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says in words what a chart shows, for readers who do not see it. */
final class AltText {
    private static final int FEW = 12;

    private AltText() {}

    static String of(Chart chart) {
        var caption = chart.caption();
        return "%s, %s. %s Source: %s As of %s."
                .formatted(kind(chart), caption.unit(), figures(chart), caption.source(), caption.asOf());
    }

    private static String kind(Chart chart) {
        return switch (chart) {
            case BarChart _ -> "Bar chart";
            case StackedChart _ -> "Stacked bar chart";
            case LineChart _ -> "Line chart";
            case AreaChart _ -> "Area chart";
            case DualAxisChart _ -> "Bar and line chart";
            case PriceChart _ -> "Price chart";
            case RankChart _ -> "Ranking";
            case WaterfallChart _ -> "Bridge";
            case FootballField _ -> "Value ranges";
            case HeatGrid _ -> "Grid";
            case ScatterChart _ -> "Scatter chart";
            case SmallMultiples _ -> "Small line charts";
            case PlottedChart _ -> "Chart of bars, lines or points";
        };
    }

    private static String figures(Chart chart) {
        return switch (chart) {
            case BarChart it -> over(it.periods(), it.series(), it.format());
            case StackedChart it -> over(it.periods(), it.series(), it.format());
            case LineChart it -> over(it.periods(), it.series(), it.format());
            case AreaChart it -> over(it.periods(), it.series(), it.format());
            case SmallMultiples it -> over(it.periods(), it.series(), it.format());
            case DualAxisChart it ->
                over(it.periods(), List.of(it.bars()), it.barFormat()) + " "
                        + over(it.periods(), List.of(it.line()), it.lineFormat());
            case PriceChart it -> prices(it);
            case RankChart it ->
                list(it.rows().stream()
                        .map(row ->
                                row.name() + " " + it.format().of(row.datum().value())));
            case WaterfallChart it ->
                list(Stream.of(List.of(it.start()), it.changes(), List.of(it.end()))
                        .flatMap(List::stream)
                        .map(step ->
                                step.name() + " " + it.format().of(step.datum().value())));
            case FootballField it -> ranges(it);
            case HeatGrid it -> grid(it);
            case ScatterChart it -> bubbles(it);
            case PlottedChart it -> plotted(it);
        };
    }

    private static String over(Periods periods, List<Series> series, Format format) {
        return series.stream()
                .map(each -> each.name() + ": " + row(periods, each, format) + ".")
                .collect(Collectors.joining(" "));
    }

    private static String row(Periods periods, Series series, Format format) {
        var said = new ArrayList<String>();
        int count = periods.count();
        for (int i = 0; i < count; i++) {
            if (count <= FEW || i == 0 || i == count - 1) {
                said.add(periods.labels().get(i) + " " + format.of(series.at(i).value()));
            }
        }
        return String.join(count <= FEW ? ", " : " to ", said);
    }

    private static String prices(PriceChart chart) {
        var first = chart.bars().getFirst();
        var last = chart.bars().getLast();
        return "Close %s on %s and %s on %s, over %d trading days."
                .formatted(
                        chart.format().of(first.close()),
                        first.day(),
                        chart.format().of(last.close()),
                        last.day(),
                        chart.bars().size());
    }

    private static String ranges(FootballField chart) {
        var format = chart.format();
        var reference = chart.reference();
        return list(Stream.concat(
                chart.ranges().stream()
                        .map(range -> range.name() + " " + format.of(range.low().value()) + " to "
                                + format.of(range.high().value())),
                Stream.of(reference.name() + " " + format.of(reference.datum().value()))));
    }

    private static String grid(HeatGrid chart) {
        var figures = chart.cells().stream()
                .flatMap(List::stream)
                .filter(Datum::known)
                .mapToDouble(Datum::value)
                .summaryStatistics();
        return "%s by %s, from %s to %s."
                .formatted(
                        chart.rows().name(),
                        chart.columns().name(),
                        chart.format().of(figures.getMin()),
                        chart.format().of(figures.getMax()));
    }

    private static String bubbles(ScatterChart chart) {
        return list(chart.bubbles().stream()
                .map(each -> each.name() + " "
                        + chart.across().format().of(each.across().value()) + " and "
                        + chart.up().format().of(each.up().value())));
    }

    private static String plotted(PlottedChart chart) {
        return chart.panels().stream()
                .flatMap(panel -> panel.layers().stream().map(layer -> {
                    var format = panel.measure(layer).format();
                    return layer.name() + ": "
                            + list(layer.points().stream()
                                    .map(point -> point.name()
                                            + point.across()
                                                    .map(across -> " "
                                                            + panel.across()
                                                                    .map(PlottedChart.Measure::format)
                                                                    .orElse(format)
                                                                    .of(across.value())
                                                            + " and")
                                                    .orElse("")
                                            + " " + format.of(point.up().value())));
                }))
                .collect(Collectors.joining(" "));
    }

    private static String list(Stream<String> parts) {
        return parts.collect(Collectors.joining(", ", "", "."));
    }
}
