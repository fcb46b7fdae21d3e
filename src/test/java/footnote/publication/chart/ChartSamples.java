package footnote.publication.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One realistic chart of every kind, about a company that does not exist. */
final class ChartSamples {
    static final Periods YEARS =
            Periods.of("FY16", "FY17", "FY18", "FY19", "FY20", "FY21", "FY22", "FY23", "FY24", "FY25");

    private static final String FILINGS = "Northwind Semiconductor annual reports FY2016 to FY2025 (invented company).";

    private ChartSamples() {}

    static Map<String, Chart> all() {
        var charts = new LinkedHashMap<String, Chart>();
        charts.put("bars", bars());
        charts.put("bars-negative", losses());
        charts.put("bars-grouped", grouped());
        charts.put("lines", lines());
        return charts;
    }

    static Caption caption(int exhibit, String title, String unit) {
        return new Caption(exhibit, title, unit, FILINGS, "31 October 2025");
    }

    /** Figures with the ids of the facts they come from. */
    static Series facts(String name, double... values) {
        var data = new ArrayList<Datum>();
        for (int i = 0; i < values.length; i++) {
            data.add(new Datum(
                    values[i], "f-" + name.toLowerCase(java.util.Locale.ROOT).replace(' ', '-') + "-" + i));
        }
        return Series.of(name, data);
    }

    static BarChart bars() {
        return new BarChart(
                caption(1, "Revenue has tripled in nine years, with one fall on the way", "Revenue, USD bn"),
                Periods.of(
                                "FY16", "FY17", "FY18", "FY19", "FY20", "FY21", "FY22", "FY23", "FY24", "FY25", "FY26E",
                                "FY27E")
                        .estimatedFrom(10),
                List.of(facts("Revenue", 8.4, 9.3, 11.2, 12.1, 13.0, 16.9, 19.8, 18.7, 22.6, 27.4, 31.6, 36.2)),
                Format.plain(1));
    }

    static BarChart losses() {
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

    static LineChart lines() {
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
}
