package footnote.publication.chart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Charts of every kind from data and words that nobody hoped for. */
final class ChartEdgeCases {
    static final String HOSTILE = "<script>alert(1)</script> \"><img src=x onerror=alert(1)> \u202Eright to left\u202C "
            + "\u0000\u0007\u001B ' & ]]> 😀👩‍👩‍👧 \uD800 株式会社 שלום é ﷽";

    private static final double NAN = Double.NaN;
    private static final String LONG =
            "The Most Honourable and Ancient Consolidated Northern Semiconductor Holdings Company Limited";

    private ChartEdgeCases() {}

    static Map<String, Chart> all() {
        var charts = new LinkedHashMap<String, Chart>();
        numbers().forEach((name, values) -> charts.putAll(over(name, "Revenue", values)));
        charts.putAll(over("a hostile name", HOSTILE, new double[] {3, -1, 4, NAN, 5}));
        charts.putAll(over("a name of 5,000 characters", "Wm ".repeat(1700), new double[] {3, 1, 4, 1, 5}));
        charts.putAll(over("a long word", "W".repeat(5000), new double[] {3, 1, 4, 1, 5}));
        charts.putAll(over("a long name", LONG, new double[] {3, 1, 4, 1, 5}));
        for (int days : new int[] {1, 2, 30, 250, 2500}) {
            charts.put("prices of " + days + " days", PriceSamples.prices(days, 0));
        }
        return charts;
    }

    private static Map<String, double[]> numbers() {
        var numbers = new LinkedHashMap<String, double[]>();
        numbers.put("one point", new double[] {7});
        numbers.put("all zero", new double[6]);
        numbers.put("all negative", new double[] {-3, -7.5, -1, -12});
        numbers.put("gaps", new double[] {NAN, 3, NAN, 5, 6, NAN});
        numbers.put("nothing known", new double[] {NAN, NAN, NAN});
        numbers.put("huge", new double[] {3e12, 8.4e14, 2e17, 9.9e18});
        numbers.put("tiny", new double[] {1e-9, 3e-7, -2e-8, 5e-7});
        numbers.put("huge and tiny", new double[] {1e-6, 1e12, -4e11, 0.02});
        numbers.put("hardly different", new double[] {1000000.1, 1000000.2, 1000000.15});
        numbers.put(
                "sixty quarters",
                IntStream.range(0, 60).mapToDouble(i -> 900 + i * 37.3).toArray());
        return numbers;
    }

    private static Map<String, Chart> over(String what, String name, double[] values) {
        var caption = new Caption(1, name, name + ", USD bn", name, name);
        var periods = Periods.of(
                values.length == 60
                        ? ChartSamples.quarters(2011, 60)
                        : Collections.nCopies(values.length, name.equals("Revenue") ? "FY2025" : name));
        var series = ChartSamples.facts(name, values);
        var reversed = ChartSamples.facts(
                name, DoubleStream.of(values).map(value -> 2 - value).toArray());
        var positive =
                ChartSamples.facts(name, DoubleStream.of(values).map(Math::abs).toArray());
        var format = Format.money("$", 1);
        var charts = new LinkedHashMap<String, Chart>();
        charts.put("bars", new BarChart(caption, periods, List.of(series), format));
        charts.put("estimates", new BarChart(caption, periods.estimatedFrom(0), List.of(series), format));
        charts.put("groups", new BarChart(caption, periods, List.of(series, reversed, positive), format));
        charts.put("stack", new StackedChart(caption, periods, List.of(series, reversed, positive), format));
        charts.put(
                "lines",
                new LineChart(
                        caption,
                        periods.estimatedFrom(values.length / 2),
                        eight(series),
                        format,
                        List.of(new LineChart.Span(0, values.length - 1, name))));
        charts.put("areas", new AreaChart(caption, periods, List.of(positive, positive), format));
        charts.put("area", new AreaChart(caption, periods, List.of(series), format));
        charts.put("dual axis", new DualAxisChart(caption, periods, series, format, reversed, Format.percent(1)));
        charts.put("multiples", new SmallMultiples(caption, periods, eight(series), format));
        charts.putAll(byName(caption, series, format));
        var named = new LinkedHashMap<String, Chart>();
        charts.forEach((kind, chart) -> named.put(kind + ", " + what, chart));
        return named;
    }

    private static Map<String, Chart> byName(Caption caption, Series series, Format format) {
        var charts = new LinkedHashMap<String, Chart>();
        var data = series.data().stream().limit(12).toList();
        var known = data.stream().filter(Datum::known).toList();
        var reference = new Reference(series.name(), known.isEmpty() ? Datum.of(0) : known.getFirst());
        charts.put(
                "ranking",
                new RankChart(
                        caption,
                        data.stream()
                                .map(each -> new RankChart.Row(series.name(), each, each.value() > 3))
                                .toList(),
                        format,
                        Optional.of(reference)));
        charts.put(
                "grid",
                new HeatGrid(
                        caption,
                        new HeatGrid.Side(series.name(), Collections.nCopies(2, series.name()), 1),
                        new HeatGrid.Side(series.name(), Collections.nCopies(data.size(), series.name()), 0),
                        List.of(data, data),
                        format,
                        Optional.of(reference)));
        charts.put(
                "scatter",
                new ScatterChart(
                        caption,
                        new ScatterChart.Measure(series.name(), format),
                        new ScatterChart.Measure(series.name(), format),
                        data.stream()
                                .map(each -> new ScatterChart.Bubble(series.name(), each, each, each, each.value() > 3))
                                .toList(),
                        Optional.of(new ScatterChart.Quadrants(
                                reference.datum(), reference.datum(), Collections.nCopies(4, series.name())))));
        if (!known.isEmpty()) {
            charts.put("bridge", bridge(caption, series.name(), known, format));
            charts.put("football field", new FootballField(caption, ranges(series.name(), known), reference, format));
        }
        return charts;
    }

    private static WaterfallChart bridge(Caption caption, String name, List<Datum> known, Format format) {
        var changes =
                known.stream().map(each -> new WaterfallChart.Step(name, each)).toList();
        double sum = known.stream().mapToDouble(Datum::value).sum();
        return new WaterfallChart(
                caption,
                new WaterfallChart.Step(name, Datum.of(0)),
                changes,
                new WaterfallChart.Step(name, Datum.of(sum)),
                format);
    }

    private static List<FootballField.Range> ranges(String name, List<Datum> known) {
        var ranges = new ArrayList<FootballField.Range>();
        for (var each : known) {
            double width = Math.abs(each.value()) * 0.3;
            ranges.add(new FootballField.Range(
                    name, each, each, Datum.of(each.value() + width), FootballField.Kind.SCENARIO));
        }
        return ranges;
    }

    private static List<Series> eight(Series series) {
        return Stream.generate(() -> series).limit(8).toList();
    }
}
