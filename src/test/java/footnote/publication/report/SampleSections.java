package footnote.publication.report;

import static footnote.publication.report.SampleLedger.ref;
import static footnote.publication.report.SampleReportFigures.series;

import footnote.domain.Prose;
import footnote.publication.chart.AreaChart;
import footnote.publication.chart.BarChart;
import footnote.publication.chart.Chart;
import footnote.publication.chart.DualAxisChart;
import footnote.publication.chart.Format;
import footnote.publication.chart.Periods;
import footnote.publication.chart.StackedChart;
import java.util.List;
import java.util.Optional;

/** The first half of the sample report: what the company is. */
final class SampleSections {
    private final SampleReportFigures figures;
    private final SampleTables tables;
    private final SampleCharts charts;
    private final SamplePictures pictures;

    SampleSections(SampleReportFigures figures) {
        this.figures = figures;
        tables = new SampleTables(figures);
        charts = new SampleCharts(figures);
        pictures = new SamplePictures(figures);
    }

    List<Report.Section> all() {
        return List.of(summary(), thesis(), business(), industry());
    }

    private Report.Section summary() {
        return new Report.Section(
                "summary",
                "Executive summary",
                List.of(
                        new Block.Points(List.of(
                                point(
                                        "The mix has turned.",
                                        "Data center brought in "
                                                + ref(figures.segments
                                                        .get("Data center")
                                                        .getLast()) + " of " + ref(figures.revenue.getLast())
                                                + " in revenue, against "
                                                + ref(figures.segments
                                                        .get("Data center")
                                                        .getFirst()) + " of " + ref(figures.revenue.getFirst())
                                                + " six years earlier."),
                                point(
                                        "Margins followed.",
                                        "Gross margin reached " + ref(figures.grossMargin.getLast())
                                                + " and operating margin "
                                                + ref(figures.margin.getLast())
                                                + "; both stood lower in every earlier year of the record."),
                                point(
                                        "Cash is real.",
                                        "Free cash flow of " + ref(figures.free.getLast()) + " exceeds the "
                                                + ref(figures.free.get(5))
                                                + " of the year before, and pays for buybacks of "
                                                + ref(figures.buybacks.getLast()) + "."),
                                point(
                                        "The price asks for more of the same.",
                                        "At " + ref(figures.price) + " the shares cost " + ref(figures.earnings)
                                                + " times earnings; the model value range runs from " + ref(figures.low)
                                                + " to " + ref(figures.high) + "."))),
                        new Block.Callout(
                                "What would prove this wrong.",
                                new Prose(
                                        "A second source at a large cloud buyer, or a fall in data center revenue below "
                                                + ref(figures.segments
                                                        .get("Data center")
                                                        .get(5)) + ".")),
                        tables.summaryTable()));
    }

    private Report.Section thesis() {
        return new Report.Section(
                "thesis",
                "Investment thesis",
                List.of(
                        paragraph(
                                "The question for the shares is whether growth is bought or earned. Revenue rose from "
                                        + ref(figures.revenue.getFirst()) + " to " + ref(figures.revenue.getLast())
                                        + " over the record, with one fall, of " + ref(figures.growth.get(3))
                                        + ", on the way."),
                        exhibit(
                                new BarChart(
                                        figures.caption(
                                                "Revenue has more than doubled in six years, with one fall on the way",
                                                "Revenue, USD bn"),
                                        figures.periods,
                                        List.of(series("Revenue", figures.revenue, 1e9)),
                                        Format.plain(1)),
                                "The fall of FY2023 took back " + ref(figures.growth.get(3))
                                        + "; the next year alone returned it, and the last added "
                                        + ref(figures.growth.getLast()) + "."),
                        exhibit(
                                new DualAxisChart(
                                        figures.caption(
                                                "Growth came back after FY2023 and has held since",
                                                "Revenue, USD bn (left); change on the year, % (right)"),
                                        Periods.of(figures.labels.subList(1, 7)),
                                        series("Revenue", figures.revenue.subList(1, 7), 1e9),
                                        Format.plain(1),
                                        series("Growth", figures.growth, 1),
                                        Format.percent(1)),
                                "Two years in a row above " + ref(figures.growth.get(4))
                                        + " would be new for this company; the record shows one so far.")));
    }

    private Report.Section business() {
        return new Report.Section(
                "business",
                "Business model",
                List.of(
                        new Block.Illustration(
                                pictures.model(),
                                new Prose("Two thirds of what a customer pays stays as gross profit, "
                                        + ref(figures.gross.getLast())
                                        + " in the last year; that is what research is paid from.")),
                        exhibit(
                                new AreaChart(
                                        figures.caption(
                                                "Data center is now larger than all other segments together",
                                                "Revenue by segment, USD bn"),
                                        figures.periods,
                                        figures.segments.entrySet().stream()
                                                .map(each -> series(each.getKey(), each.getValue(), 1e9))
                                                .toList(),
                                        Format.plain(1)),
                                "Data center passed client in FY2022 and reached "
                                        + ref(figures.segments
                                                .get("Data center")
                                                .getLast()) + "; client has yet to see its "
                                        + ref(figures.segments.get("Client").get(3)) + " again."),
                        exhibit(
                                new StackedChart(
                                        figures.caption(
                                                "Every segment but client grew over the record",
                                                "Revenue by segment, USD bn"),
                                        figures.periods,
                                        figures.segments.entrySet().stream()
                                                .map(each -> series(each.getKey(), each.getValue(), 1e9))
                                                .toList(),
                                        Format.plain(1)),
                                "Industrial and IoT added little; at "
                                        + ref(figures.segments
                                                .get("Industrial and IoT")
                                                .getLast())
                                        + " it is where it stood in FY2021.")));
    }

    private Report.Section industry() {
        return new Report.Section(
                "industry",
                "Industry and moat",
                List.of(
                        new Block.Illustration(
                                pictures.landscape(),
                                new Prose(
                                        "No peer leads on all three. Northwind is second on growth and second on margin, which none of the others manages.")),
                        exhibit(
                                charts.rank(),
                                "The company is priced above the median and below the two that grow faster."),
                        exhibit(charts.scatter(), "Only two companies lie above both medians.")));
    }

    static Block paragraph(String text) {
        return new Block.Paragraph(new Prose(text));
    }

    static Block.Point point(String lead, String text) {
        return new Block.Point(Optional.of(lead), new Prose(text));
    }

    static Block exhibit(Chart chart, String interpretation) {
        return new Block.Exhibit(chart, new Prose(interpretation));
    }
}
