package footnote.publication.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Charts of the value and the peers of a company that does not exist. */
final class ValuationSamples {
    private ValuationSamples() {}

    static RankChart ranking() {
        return new RankChart(
                ChartSamples.caption(
                        12,
                        "Northwind trades three turns above the peers' median",
                        "Enterprise value to EBITDA, last twelve months, x"),
                List.of(
                        new RankChart.Row("Halcyon Micro", new Datum(24.8, "f-ev-1"), false),
                        new RankChart.Row("Axiom Devices", new Datum(21.2, "f-ev-2"), false),
                        new RankChart.Row("Northwind Semiconductor", new Datum(18.6, "f-ev-3"), true),
                        new RankChart.Row("Omnia Analog", new Datum(16.9, "f-ev-4"), false),
                        new RankChart.Row("Corvus Semi", new Datum(14.3, "f-ev-5"), false),
                        new RankChart.Row("Tessel Group", new Datum(11.7, "f-ev-6"), false),
                        new RankChart.Row("Blue Ridge IC", new Datum(-8.1, "f-ev-7"), false)),
                Format.times(1),
                Optional.of(new Reference("Peer median", new Datum(15.6, "f-ev-median"))));
    }

    static FootballField footballField() {
        return new FootballField(
                ChartSamples.caption(
                        14,
                        "Two of five methods lie wholly above the price, none wholly below",
                        "Model value per share, USD; bar = low to high, gap = middle"),
                List.of(
                        range("DCF (WACC 8.5–10.5%)", 204, 233, 262, FootballField.Kind.MODEL),
                        range("EV/EBITDA (15–19x FY26E)", 196, 222, 248, FootballField.Kind.MODEL),
                        range("P/E (22–28x FY26E)", 185, 211, 236, FootballField.Kind.MODEL),
                        range("Scenarios (bear to bull)", 141, 222, 302, FootballField.Kind.SCENARIO),
                        range("52-week trading range", 108, Double.NaN, 196, FootballField.Kind.MARKET)),
                new Reference("Price", new Datum(192.3, "f-price")),
                Format.money("$", 0));
    }

    static HeatGrid heatGrid() {
        double[] discount = {8.0, 8.5, 9.0, 9.5, 10.0, 10.5, 11.0};
        double[] growth = {1.5, 2.0, 2.5, 3.0, 3.5};
        var cells = new ArrayList<List<Datum>>();
        for (double wacc : discount) {
            var row = new ArrayList<Datum>();
            for (double rate : growth) {
                row.add(new Datum(14.2 * (100 + rate) / (wacc - rate) / 1.06, "f-dcf-" + wacc + "-" + rate));
            }
            cells.add(row);
        }
        return new HeatGrid(
                ChartSamples.caption(15, "Twenty of the 35 cases lie above the price", "DCF value per share, USD"),
                new HeatGrid.Side("WACC", List.of("8.0%", "8.5%", "9.0%", "9.5%", "10.0%", "10.5%", "11.0%"), 3),
                new HeatGrid.Side("Terminal growth", List.of("1.5%", "2.0%", "2.5%", "3.0%", "3.5%"), 2),
                cells,
                Format.money("$", 0),
                Optional.of(new Reference("the price of", new Datum(192.3, "f-price"))));
    }

    static ScatterChart scatter() {
        return new ScatterChart(
                ChartSamples.caption(
                        16,
                        "Northwind is one of two with growth and margin above the median",
                        "Area = revenue, last twelve months"),
                new ScatterChart.Measure("Revenue growth, three years", Format.percent(0)),
                new ScatterChart.Measure("Operating margin", Format.percent(0)),
                List.of(
                        bubble("Northwind", 13.5, 31.0, 27.4, true),
                        bubble("Halcyon Micro", 16.2, 23.2, 48.0, false),
                        bubble("Omnia Analog", 4.1, 32.4, 16.9, false),
                        bubble("Corvus Semi", 7.6, 21.8, 14.2, false),
                        bubble("Axiom Devices", 11.2, 16.9, 21.0, false),
                        bubble("Tessel Group", 5.4, 11.3, 18.1, false),
                        bubble("Blue Ridge IC", 12.6, 7.2, 6.3, false)),
                Optional.of(new ScatterChart.Quadrants(
                        Datum.of(11.2),
                        Datum.of(21.8),
                        List.of(
                                "Slower, more profitable",
                                "Faster, more profitable",
                                "Faster, less profitable",
                                "Slower, less profitable"))));
    }

    static SmallMultiples smallMultiples() {
        return new SmallMultiples(
                ChartSamples.caption(
                        17,
                        "Halcyon's margin has doubled since 2020; Northwind's is up six points",
                        "Operating margin, % of revenue, by quarter"),
                Periods.of(ChartSamples.quarters(2020, 23)),
                List.of(
                        ChartSamples.walk("Northwind", 23, 20, 0.5, 1.6, 71),
                        ChartSamples.walk("Halcyon Micro", 23, 17, 0.3, 1.8, 72).as(Series.Tone.PEER),
                        ChartSamples.walk("Omnia Analog", 23, 34, -0.1, 1.2, 73).as(Series.Tone.PEER),
                        ChartSamples.walk("Corvus Semi", 23, 23, -0.1, 1.5, 74).as(Series.Tone.PEER),
                        ChartSamples.walk("Axiom Devices", 23, 18, -0.1, 2.0, 75)
                                .as(Series.Tone.PEER),
                        ChartSamples.walk("Tessel Group", 23, 14, -0.1, 1.4, 76).as(Series.Tone.PEER),
                        ChartSamples.walk("Blue Ridge IC", 23, 2, 0.1, 2.4, 77).as(Series.Tone.PEER),
                        ChartSamples.walk("Lumen Photonics", 23, 9, -0.2, 2.2, 78)
                                .as(Series.Tone.PEER)),
                Format.percent(1));
    }

    private static FootballField.Range range(
            String name, double low, double middle, double high, FootballField.Kind kind) {
        return new FootballField.Range(
                name,
                new Datum(low, "f-low-" + low),
                new Datum(middle, "f-mid-" + middle),
                new Datum(high, "f-high-" + high),
                kind);
    }

    private static ScatterChart.Bubble bubble(
            String name, double growth, double margin, double revenue, boolean subject) {
        return new ScatterChart.Bubble(
                name,
                new Datum(growth, "f-growth-" + name),
                new Datum(margin, "f-margin-" + name),
                new Datum(revenue, "f-revenue-" + name),
                subject);
    }
}
