package footnote.publication.report;

import static footnote.publication.report.SampleLedger.ref;

import footnote.domain.Prose;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A whole report about a company that does not exist. */
public final class ReportSamples {
    private ReportSamples() {}

    public static Report report() {
        return report("Northwind Semiconductor", "NWS");
    }

    /** The report as it is printed, once for all tests of a process. */
    public static PrintedReport printed() {
        return Printed.REPORT;
    }

    private static final class Printed {
        static final PrintedReport REPORT = new ReportPrinter().print(report());
    }

    static Report report(String company, String symbol) {
        var figures = new SampleReportFigures(company, symbol);
        return new Report(
                new Report.Masthead(
                        company,
                        symbol,
                        "NASDAQ",
                        "USD",
                        LocalDate.of(2025, 10, 31),
                        "Growth is back, earned rather than bought, and priced like a peer's",
                        new Prose(company.substring(0, Math.min(60, company.length())) + " earned "
                                + ref(figures.net.getLast())
                                + " on revenue of " + ref(figures.revenue.getLast()) + " in FY2025, and turned "
                                + ref(figures.free.getLast()) + " of it into free cash flow. The shares, at "
                                + ref(figures.price)
                                + ", stand " + "inside a model value range of " + ref(figures.low) + " to "
                                + ref(figures.high) + "."),
                        List.of(
                                new Report.Highlight("Share price", figures.price.id(), Optional.empty()),
                                new Report.Highlight(
                                        "Model value, low",
                                        figures.low.id(),
                                        Optional.of(new Prose("discount rate at its high end"))),
                                new Report.Highlight("Model value, high", figures.high.id(), Optional.empty()),
                                new Report.Highlight(
                                        "Revenue FY2025",
                                        figures.revenue.getLast().id(),
                                        Optional.empty()),
                                new Report.Highlight(
                                        "Change on the year",
                                        figures.growth.getLast().id(),
                                        Optional.empty()),
                                new Report.Highlight(
                                        "Operating margin",
                                        figures.margin.getLast().id(),
                                        Optional.empty()),
                                new Report.Highlight(
                                        "Free cash flow", figures.free.getLast().id(), Optional.empty()),
                                new Report.Highlight(
                                        "Diluted earnings per share",
                                        figures.eps.getLast().id(),
                                        Optional.empty()),
                                new Report.Highlight("Price to earnings", figures.earnings.id(), Optional.empty()),
                                new Report.Highlight(
                                        "Cash", figures.cash.getLast().id(), Optional.empty()),
                                new Report.Highlight(
                                        "Total debt", figures.debt.getLast().id(), Optional.empty())),
                        true,
                        "rules, no model"),
                Stream.concat(new SampleSections(figures).all().stream(), new SampleAnalysis(figures).all().stream())
                        .toList(),
                figures.ledger.entries(),
                List.of(
                        new Report.Gap("Segment margins", "the company does not report them"),
                        new Report.Gap("Insider trades", "no vendor of the sample market offers them")),
                new SampleTables(figures).workings(),
                List.of());
    }
}
