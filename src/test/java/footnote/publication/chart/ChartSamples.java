package footnote.publication.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** One realistic chart of every kind, about a company that does not exist. */
public final class ChartSamples {
    static final Periods YEARS =
            Periods.of("FY16", "FY17", "FY18", "FY19", "FY20", "FY21", "FY22", "FY23", "FY24", "FY25");

    private static final String FILINGS = "Northwind Semiconductor annual reports FY2016 to FY2025 (invented company).";

    private ChartSamples() {}

    public static Map<String, Chart> all() {
        var charts = new LinkedHashMap<String, Chart>();
        charts.put("bars", bars());
        charts.put("bars-negative", losses());
        charts.put("bars-grouped", grouped());
        charts.put("stacked", stacked());
        charts.put("stacked-negative", contributions());
        charts.put("lines", lines());
        charts.put("lines-peers", peers());
        charts.put("area", area());
        charts.put("area-single", cash());
        charts.put("dual-axis", dualAxis());
        charts.put("prices", PriceSamples.prices());
        charts.put("ranking", ValuationSamples.ranking());
        charts.put("waterfall", waterfall());
        charts.put("football-field", ValuationSamples.footballField());
        charts.put("heat-grid", ValuationSamples.heatGrid());
        charts.put("scatter", ValuationSamples.scatter());
        charts.put("small-multiples", ValuationSamples.smallMultiples());
        charts.putAll(PlottedSamples.all());
        return charts;
    }

    static Caption caption(int exhibit, String title, String unit) {
        return new Caption(exhibit, title, unit, FILINGS, "31 October 2025");
    }

    /** Figures with the ids of the facts they come from. */
    static Series facts(String name, double... values) {
        var data = new ArrayList<Datum>();
        for (int i = 0; i < values.length; i++) {
            data.add(new Datum(values[i], "f-" + name.toLowerCase(Locale.ROOT).replace(' ', '-') + "-" + i));
        }
        return Series.of(name, data);
    }

    public static BarChart bars() {
        return new BarChart(
                caption(1, "Revenue has tripled in nine years, with one fall on the way", "Revenue, USD bn"),
                Periods.of(
                                "FY16", "FY17", "FY18", "FY19", "FY20", "FY21", "FY22", "FY23", "FY24", "FY25", "FY26E",
                                "FY27E")
                        .estimatedFrom(10),
                List.of(facts("Revenue", 8.4, 9.3, 11.2, 12.1, 13.0, 16.9, 19.8, 18.7, 22.6, 27.4, 31.6, 36.2)),
                Format.plain(1));
    }

    public static BarChart losses() {
        return new BarChart(
                caption(2, "Free cash flow turned in FY20 after four years of losses", "Free cash flow, USD m"),
                YEARS,
                List.of(facts("Free cash flow", -412, -618.5, -301, -88, 64, 233, 518, 377, 690, 1034)),
                Format.plain(0));
    }

    static BarChart grouped() {
        return new BarChart(
                caption(3, "Cash flow has exceeded net income in every year since FY21", "USD bn"),
                Periods.of("FY19", "FY20", "FY21", "FY22", "FY23", "FY24", "FY25"),
                List.of(
                        facts("Operating cash flow", 2.6, 2.9, 4.4, 5.1, 4.0, 6.3, 8.2),
                        facts("Net income", 2.7, 3.0, 3.8, 4.6, 3.1, 5.4, 7.0),
                        facts("Capital expenditure", 1.0, 0.9, 1.2, 1.4, 1.6, 1.5, 1.9)
                                .as(Series.Tone.PEER)),
                Format.plain(1));
    }

    public static LineChart lines() {
        return new LineChart(
                caption(4, "Operating margin is up 13 points on 9 points of gross margin", "Margins, % of revenue"),
                YEARS,
                List.of(
                        facts("Gross margin", 52.1, 53.0, 54.4, 53.8, 55.2, 57.9, 58.6, 56.1, 59.3, 61.2),
                        facts("Operating margin", 18.2, 19.5, 21.8, 20.6, 22.4, 26.7, 27.9, 23.2, 28.4, 31.0),
                        facts("Free cash flow margin", 14.0, 15.2, 15.9, 14.2, 18.8, 21.3, 20.1, 17.0, 22.7, 25.2)),
                Format.percent(1),
                List.of(new LineChart.Span(7, 7, "Inventory correction")));
    }

    static StackedChart stacked() {
        return new StackedChart(
                caption(5, "Data center went from 14% to 53% of revenue", "Revenue by segment, USD bn"),
                YEARS,
                List.of(
                        facts("Data center", 1.2, 1.6, 2.4, 2.9, 3.8, 5.4, 6.9, 7.6, 10.9, 14.6),
                        facts("Client", 4.1, 4.3, 4.9, 4.8, 5.0, 6.1, 6.4, 4.9, 5.2, 5.7),
                        facts("Automotive", 1.0, 1.2, 1.5, 1.7, 1.7, 2.4, 3.2, 3.4, 3.6, 4.0),
                        facts("Industrial & IoT", 2.1, 2.2, 2.4, 2.7, 2.5, 3.0, 3.3, 2.8, 2.9, 3.1)),
                Format.plain(1));
    }

    static StackedChart contributions() {
        return new StackedChart(
                caption(
                        6,
                        "In FY23 client took away twice what data center added",
                        "Contribution to revenue growth, points"),
                Periods.of("FY19", "FY20", "FY21", "FY22", "FY23", "FY24", "FY25"),
                List.of(
                        facts("Data center", 4.5, 7.4, 12.3, 8.9, 3.5, 17.6, 16.4),
                        facts("Client", -0.9, 1.7, 8.5, 1.8, -7.6, 1.6, 2.2),
                        facts("Other segments", 4.5, -1.7, 9.2, 6.5, -1.5, 1.6, 2.7)
                                .as(Series.Tone.PEER)),
                Format.plain(1));
    }

    static LineChart peers() {
        return new LineChart(
                caption(
                        7,
                        "Northwind fell behind its sector in 2022 and has not caught up",
                        "Total return, rebased to 100"),
                Periods.of(quarters(2020, 24)),
                List.of(
                        walk("Northwind", 24, 100, 4.1, 9, 3),
                        walk("Halcyon Micro", 24, 100, 2.6, 8, 11).as(Series.Tone.PEER),
                        walk("Omnia Analog", 24, 100, 0.8, 5, 23).as(Series.Tone.PEER),
                        walk("Axiom Devices", 24, 100, 1.6, 7, 31).as(Series.Tone.PEER),
                        walk("Sector index", 24, 100, 1.5, 4, 47).as(Series.Tone.ACCENT)),
                Format.plain(0));
    }

    static AreaChart area() {
        return new AreaChart(
                caption(8, "Data center is now larger than all other segments together", "Revenue by segment, USD bn"),
                YEARS,
                stacked().series(),
                Format.plain(1));
    }

    static AreaChart cash() {
        return new AreaChart(
                caption(9, "Net cash has doubled in five years", "Net cash at quarter end, USD bn"),
                Periods.of(quarters(2016, 40)),
                List.of(walk("Net cash", 40, 1.8, 0.11, 0.35, 5)),
                Format.money("$", 1));
    }

    static DualAxisChart dualAxis() {
        return new DualAxisChart(
                caption(
                        10,
                        "Growth came back to 21% after the fall of FY23",
                        "Revenue, USD bn (left); change on the year, % (right)"),
                YEARS,
                facts("Revenue", 8.4, 9.3, 11.2, 12.1, 13.0, 16.9, 19.8, 18.7, 22.6, 27.4),
                Format.plain(1),
                facts("Growth", Double.NaN, 10.7, 20.4, 8.0, 7.4, 30.0, 17.2, -5.6, 20.9, 21.2),
                Format.percent(1));
    }

    public static WaterfallChart waterfall() {
        return new WaterfallChart(
                caption(
                        13,
                        "Volume and price lifted operating income from $6.4bn to $8.5bn",
                        "Operating income bridge, USD bn"),
                new WaterfallChart.Step("FY24", new Datum(6.4, "f-ebit-24")),
                List.of(
                        new WaterfallChart.Step("Volume", new Datum(2.2, "f-b-1")),
                        new WaterfallChart.Step("Price and mix", new Datum(1.1, "f-b-2")),
                        new WaterfallChart.Step("Cost of sales", new Datum(-0.3, "f-b-3")),
                        new WaterfallChart.Step("Research and development", new Datum(-0.6, "f-b-4")),
                        new WaterfallChart.Step("Selling and administration", new Datum(-0.3, "f-b-5"))),
                new WaterfallChart.Step("FY25", new Datum(8.5, "f-ebit-25")),
                Format.money("$", 1));
    }

    static List<String> quarters(int firstYear, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "Q" + (i % 4 + 1) + " " + (firstYear + i / 4))
                .toList();
    }

    static Series walk(String name, int count, double start, double drift, double noise, int seed) {
        var random = new Random(seed);
        double[] values = new double[count];
        double level = start;
        for (int i = 0; i < count; i++) {
            values[i] = level;
            level += drift + random.nextGaussian() * noise;
        }
        return facts(name, values);
    }
}
