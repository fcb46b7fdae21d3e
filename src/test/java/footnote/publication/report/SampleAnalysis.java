package footnote.publication.report;

import static footnote.publication.report.SampleLedger.ref;
import static footnote.publication.report.SampleReportFigures.series;
import static footnote.publication.report.SampleSections.exhibit;
import static footnote.publication.report.SampleSections.paragraph;
import static footnote.publication.report.SampleSections.point;

import footnote.domain.Prose;
import footnote.publication.chart.AreaChart;
import footnote.publication.chart.BarChart;
import footnote.publication.chart.Format;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.Series;
import java.util.List;

/** The second half of the sample report: its figures, its value and its past. */
final class SampleAnalysis {
    private final SampleReportFigures figures;
    private final SampleTables tables;
    private final SampleCharts charts;
    private final SamplePictures pictures;

    SampleAnalysis(SampleReportFigures figures) {
        this.figures = figures;
        tables = new SampleTables(figures);
        charts = new SampleCharts(figures);
        pictures = new SamplePictures(figures);
    }

    List<Report.Section> all() {
        return List.of(financials(), growth(), valuation(), history());
    }

    private Report.Section financials() {
        return new Report.Section(
                "financials",
                "Financial analysis",
                List.of(
                        paragraph(
                                "Margins, cash and balance sheet in turn. Where a figure was restated the latest is shown and the first is in its note."),
                        exhibit(
                                new LineChart(
                                        figures.caption(
                                                "Operating margin rose on the back of gross margin",
                                                "Margins, % of revenue"),
                                        figures.periods,
                                        List.of(
                                                series("Gross margin", figures.grossMargin, 1),
                                                series("Operating margin", figures.margin, 1),
                                                series("Free cash flow margin", figures.freeMargin, 1)),
                                        Format.percent(1)),
                                "Gross margin ended at " + ref(figures.grossMargin.getLast()) + ", operating margin at "
                                        + ref(figures.margin.getLast()) + " and free cash flow margin at "
                                        + ref(figures.freeMargin.getLast()) + "."),
                        exhibit(
                                new BarChart(
                                        figures.caption(
                                                "Cash flow has exceeded net income in every year but one", "USD bn"),
                                        figures.periods,
                                        List.of(
                                                series("Operating cash flow", figures.cashFlow, 1e9),
                                                series("Net income", figures.net, 1e9),
                                                series("Capital expenditure", figures.spending, 1e9)
                                                        .as(Series.Tone.PEER)),
                                        Format.plain(1)),
                                "Operating cash flow of " + ref(figures.cashFlow.getLast())
                                        + " stands against net income of " + ref(figures.net.getLast()) + "."),
                        new Block.Illustration(
                                pictures.cashUse(),
                                new Prose("Buybacks took the most in the last year, " + ref(figures.buybacks.getLast())
                                        + ", and paused when revenue fell.")),
                        exhibit(
                                new BarChart(
                                        figures.caption(
                                                "Debt has hardly moved while cash tripled", "USD bn at year end"),
                                        figures.periods,
                                        List.of(
                                                series("Total debt", figures.debt, 1e9),
                                                series("Cash", figures.cash, 1e9)),
                                        Format.plain(1)),
                                "Cash of " + ref(figures.cash.getLast()) + " exceeds debt of "
                                        + ref(figures.debt.getLast()) + "."),
                        exhibit(
                                new AreaChart(
                                        figures.caption("Equity has more than doubled", "Shareholders' equity, USD bn"),
                                        figures.periods,
                                        List.of(series("Equity", figures.equity, 1e9)),
                                        Format.plain(1)),
                                "Equity grew to " + ref(figures.equity.getLast()) + " without an issue of shares."),
                        tables.statements()));
    }

    private Report.Section growth() {
        return new Report.Section(
                "growth",
                "Growth drivers",
                List.of(
                        new Block.Illustration(
                                pictures.drivers(),
                                new Prose(
                                        "The first driver outweighs the rest together; the others decide how a bad year looks.")),
                        exhibit(charts.waterfall(), "Volume and price brought more than research and selling took.")));
    }

    private Report.Section valuation() {
        return new Report.Section(
                "valuation",
                "Valuation",
                List.of(
                        new Block.Callout(
                                "Model value, not a target.",
                                new Prose(
                                        "The range from " + ref(figures.low) + " to " + ref(figures.high)
                                                + " follows from the assumptions listed; change one in the workbook and it moves.")),
                        exhibit(
                                charts.football(),
                                "The price of " + ref(figures.price)
                                        + " lies inside the range of the first method and below the middle of it."),
                        exhibit(charts.grid(), "A point of discount rate moves the value more than a point of growth."),
                        exhibit(charts.prices(), "The shares are below their July high.")));
    }

    private Report.Section history() {
        return new Report.Section(
                "history",
                "What happened when",
                List.of(
                        new Block.Illustration(
                                pictures.timeline(),
                                new Prose("The correction of FY2023 is the only year in which the company shrank.")),
                        new Block.Points(
                                List.of(
                                        point(
                                                "Concentration.",
                                                "A handful of cloud buyers decide a data center year. Early sign: prepayments fall."),
                                        point(
                                                "Supply.",
                                                "Two foundries make everything. Early sign: wafer agreements shorten."),
                                        point(
                                                "Price.",
                                                "At " + ref(figures.earnings)
                                                        + " times earnings a missed year costs more than it earns. Early sign: estimates fall while the price does not."))),
                        paragraph(
                                "Methods: statements as filed, ratios computed from them, prices adjusted for splits. Model values are arithmetic on the assumptions shown in the workbook."),
                        paragraph(
                                "Disclosures: this report was made by a program from public records. It gives no rating and no advice.")));
    }
}
