package footnote.publication.report;

import static footnote.publication.report.SampleLedger.filing;
import static footnote.publication.report.SampleLedger.money;
import static footnote.publication.report.SampleLedger.year;
import static footnote.publication.report.SampleReportFigures.datum;

import footnote.domain.Bar;
import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.publication.chart.Chart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.FootballField;
import footnote.publication.chart.Format;
import footnote.publication.chart.HeatGrid;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.Reference;
import footnote.publication.chart.ScatterChart;
import footnote.publication.chart.WaterfallChart;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Charts of the sample report that need more than its yearly figures. */
final class SampleCharts {
    private final SampleReportFigures figures;

    SampleCharts(SampleReportFigures figures) {
        this.figures = figures;
    }

    Chart rank() {
        var rows = new ArrayList<RankChart.Row>();
        double[] values = {24.8, 21.2, 18.6, 16.9, 14.3, 11.7};
        var names = List.of("Halcyon Micro", "Axiom Devices", "Northwind", "オムニア・アナログ", "코르부스 반도체", "泰塞尔集团");
        for (int i = 0; i < values.length; i++) {
            var entry = figures.ledger.peer(names.get(i), "ev_to_ebitda", values[i], Unit.RATIO);
            rows.add(new RankChart.Row(names.get(i), datum(entry, 1), i == 2));
        }
        var median = figures.ledger.peer("Peers", "median_ev_to_ebitda", 15.6, Unit.RATIO);
        return new RankChart(
                figures.caption(
                        "Three turns above the peers' median, three below the dearest",
                        "Enterprise value to EBITDA, last twelve months, x"),
                rows,
                Format.times(1),
                Optional.of(new Reference("Peer median", datum(median, 1))));
    }

    Chart scatter() {
        var bubbles = new ArrayList<ScatterChart.Bubble>();
        Object[][] peers = {
            {"Northwind", 13.5, 31.0, 27.4},
            {"Halcyon Micro", 16.2, 23.2, 48.0},
            {"Omnia Analog", 4.1, 32.4, 16.9},
            {"Corvus Semi", 7.6, 21.8, 14.2},
            {"Axiom Devices", 11.2, 16.9, 21.0},
            {"Tessel Group", 5.4, 11.3, 18.1}
        };
        for (var each : peers) {
            var name = (String) each[0];
            bubbles.add(new ScatterChart.Bubble(
                    name,
                    datum(figures.ledger.peer(name, "revenue_growth_3y", (double) each[1], Unit.PERCENT), 1),
                    datum(figures.ledger.peer(name, "operating_margin", (double) each[2], Unit.PERCENT), 1),
                    datum(figures.ledger.peer(name, "revenue", (double) each[3] * 1e9, Unit.of(Denomination.USD)), 1e9),
                    name.equals("Northwind")));
        }
        return new ScatterChart(
                figures.caption(
                        "Northwind is one of two with growth and margin above the median",
                        "Area = revenue, last twelve months"),
                new ScatterChart.Measure("Revenue growth, three years", Format.percent(0)),
                new ScatterChart.Measure("Operating margin", Format.percent(0)),
                bubbles,
                Optional.of(new ScatterChart.Quadrants(
                        Datum.of(9.4),
                        Datum.of(22.5),
                        List.of(
                                "Slower, more profitable",
                                "Faster, more profitable",
                                "Faster, less profitable",
                                "Slower, less profitable"))));
    }

    Chart waterfall() {
        var names = List.of("Volume", "Price and mix", "Cost of sales", "Research", "Selling");
        double[] values = {2.2, 1.1, -0.3, -0.6, -0.3};
        var steps = new ArrayList<WaterfallChart.Step>();
        for (int i = 0; i < values.length; i++) {
            steps.add(new WaterfallChart.Step(
                    names.get(i),
                    datum(
                            figures.ledger.keep(LedgerEntry.of(figures.ledger.fact(
                                    "bridge_" + i + "x",
                                    year(6),
                                    money(values[i]),
                                    Unit.of(Denomination.USD),
                                    Basis.REPORTED,
                                    filing(6),
                                    6))),
                            1e9)));
        }
        return new WaterfallChart(
                figures.caption("Volume and price lifted operating income", "Operating income bridge, USD bn"),
                new WaterfallChart.Step("FY2024", datum(figures.operating.get(5), 1e9)),
                steps,
                new WaterfallChart.Step("FY2025", datum(figures.operating.get(6), 1e9)),
                Format.plain(1));
    }

    Chart football() {
        return new FootballField(
                figures.caption(
                        "The price lies inside the range of one method and below the other",
                        "Model value per share, USD; bar = low to high, gap = middle"),
                List.of(
                        new FootballField.Range(
                                "Discounted cash flow",
                                datum(figures.low, 1),
                                datum(figures.middle, 1),
                                datum(figures.high, 1),
                                FootballField.Kind.MODEL),
                        new FootballField.Range(
                                "Multiples of peers",
                                datum(figures.ledger.assumed("multiple_low", 196), 1),
                                datum(figures.ledger.assumed("multiple_middle", 222), 1),
                                datum(figures.ledger.assumed("multiple_high", 248), 1),
                                FootballField.Kind.MODEL),
                        new FootballField.Range(
                                "52-week trading range",
                                datum(
                                        figures.ledger.one(
                                                "price_low",
                                                108.2,
                                                Unit.perShare(Denomination.USD),
                                                "Prices",
                                                "https://example.org/p"),
                                        1),
                                Datum.GAP,
                                datum(
                                        figures.ledger.one(
                                                "price_high",
                                                226.4,
                                                Unit.perShare(Denomination.USD),
                                                "Prices",
                                                "https://example.org/p"),
                                        1),
                                FootballField.Kind.MARKET)),
                new Reference("Price", datum(figures.price, 1)),
                Format.money("$", 0));
    }

    Chart grid() {
        double[] discount = {8.5, 9.0, 9.5, 10.0, 10.5};
        double[] growth = {1.5, 2.0, 2.5, 3.0};
        var cells = new ArrayList<List<Datum>>();
        for (int i = 0; i < discount.length; i++) {
            var line = new ArrayList<Datum>();
            for (int j = 0; j < growth.length; j++) {
                line.add(datum(
                        figures.ledger.assumed(
                                "dcf_" + i + "_" + j,
                                Math.round(1420 * (100 + growth[j]) / (discount[i] - growth[j]) / 106 * 100)
                                        / 1000.0
                                        * 10),
                        1));
            }
            cells.add(line);
        }
        return new HeatGrid(
                figures.caption("Most cases lie above the price", "DCF value per share, USD"),
                new HeatGrid.Side("WACC", List.of("8.5%", "9.0%", "9.5%", "10.0%", "10.5%"), 2),
                new HeatGrid.Side("Terminal growth", List.of("1.5%", "2.0%", "2.5%", "3.0%"), 2),
                cells,
                Format.money("$", 0),
                Optional.of(new Reference("the price of", datum(figures.price, 1))));
    }

    Chart prices() {
        var random = new Random(42);
        var bars = new ArrayList<Bar>();
        double close = 132;
        var day = LocalDate.of(2025, 4, 25);
        while (bars.size() < 132) {
            day = day.plusDays(1);
            if (day.getDayOfWeek().getValue() <= 5) {
                double open = close * (1 + random.nextGaussian() * 0.006);
                close = open * (1.0031 + random.nextGaussian() * 0.014);
                bars.add(new Bar(
                        day,
                        open,
                        Math.max(open, close) * 1.005,
                        Math.min(open, close) * 0.995,
                        close,
                        close,
                        4_200_000 + random.nextInt(2_000_000)));
            }
        }
        var last = bars.removeLast();
        bars.add(new Bar(last.day(), 190, 194, 189, figures.price.number(), figures.price.number(), last.volume()));
        return new PriceChart(
                figures.caption("The shares are below July's high", "Price, USD"),
                bars,
                List.of(),
                Optional.empty(),
                Format.money("$", 2),
                figures.price.id());
    }
}
