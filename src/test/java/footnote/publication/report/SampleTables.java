package footnote.publication.report;

import footnote.domain.LedgerEntry;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Tables and worksheets of the sample report. */
final class SampleTables {
    private final SampleReportFigures figures;

    SampleTables(SampleReportFigures figures) {
        this.figures = figures;
    }

    Block summaryTable() {
        return new Block.FigureTable(
                figures.caption("Five years in five lines", "Fiscal years to December"),
                List.of("", "FY2021", "FY2022", "FY2023", "FY2024", "FY2025"),
                List.of(
                        row("Revenue", figures.revenue),
                        row("growth", figures.growth),
                        row("Operating margin", figures.margin),
                        row("Free cash flow", figures.free),
                        row("Diluted earnings per share", figures.eps)),
                List.of("Growth is the change on the year before."));
    }

    private static Block.Row row(String label, List<LedgerEntry> entries) {
        return Block.Row.of(
                label,
                entries.subList(entries.size() - 5, entries.size()).stream()
                        .<Block.Cell>map(each -> new Block.Cell.Figure(each.id()))
                        .toList());
    }

    Block statements() {
        var columns = new ArrayList<>(List.of("USD"));
        figures.revenue.forEach(each -> columns.add(each.fact().period().label()));
        var rows = new ArrayList<Block.Row>();
        rows.add(heading("Income"));
        rows.add(wide("Revenue", figures.revenue));
        rows.add(wide("Gross profit", figures.gross));
        rows.add(wide("Operating income", figures.operating));
        rows.add(wide("Other income", figures.loss));
        rows.add(wide("Net income", figures.net));
        rows.add(wide("Diluted earnings per share", figures.eps));
        rows.add(heading("Cash flow"));
        rows.add(wide("Operating cash flow", figures.cashFlow));
        rows.add(wide("Capital expenditure", figures.spending));
        rows.add(wide("Free cash flow", figures.free));
        rows.add(heading("Balance sheet"));
        rows.add(wide("Cash", figures.cash));
        rows.add(wide("Total debt", figures.debt));
        rows.add(wide("Equity", figures.equity));
        rows.add(Block.Row.of(
                "Segment margins",
                figures.revenue.stream()
                        .<Block.Cell>map(_ -> new Block.Cell.Gap("the company does not report them"))
                        .toList()));
        return new Block.FigureTable(
                figures.caption("Seven years in summary", "As restated; first reported figures are in the notes"),
                columns,
                rows,
                List.of());
    }

    private static Block.Row heading(String label) {
        return new Block.Row(label, Collections.nCopies(SampleLedger.YEARS, new Block.Cell.Words("")), true);
    }

    private static Block.Row wide(String label, List<LedgerEntry> entries) {
        return Block.Row.of(
                label,
                entries.stream()
                        .<Block.Cell>map(each -> new Block.Cell.Figure(each.id()))
                        .toList());
    }

    Calculations workings() {
        var columns = List.of("FY2025", "FY2026E", "FY2027E");
        var rate = new Calculations.Entry.Assumed(new BigDecimal("0.10"), "trend of the record");
        return new Calculations(List.of(
                new Calculations.Sheet(
                        "DCF",
                        columns,
                        List.of(
                                new Calculations.Line(
                                        "growth", "Growth", List.of(new Calculations.Entry.Empty(), rate, rate)),
                                new Calculations.Line(
                                        "revenue",
                                        "Revenue",
                                        List.of(
                                                new Calculations.Entry.Input(
                                                        figures.revenue
                                                                .getLast()
                                                                .id()),
                                                new Calculations.Entry.Formula(
                                                        "[revenue@-1]*(1+[growth])", new BigDecimal("30140000000")),
                                                new Calculations.Entry.Formula(
                                                        "[revenue@-1]*(1+[growth])", new BigDecimal("33154000000")))),
                                new Calculations.Line(
                                        "wacc",
                                        "Discount rate",
                                        List.of(
                                                new Calculations.Entry.Assumed(new BigDecimal("0.095"), "stated"),
                                                new Calculations.Entry.Empty(),
                                                new Calculations.Entry.Empty())),
                                new Calculations.Line(
                                        "present",
                                        "Present value of revenue",
                                        List.of(
                                                new Calculations.Entry.Empty(),
                                                new Calculations.Entry.Formula(
                                                        "[revenue]/(1+[wacc@0!])^1", new BigDecimal("27525114155.25")),
                                                new Calculations.Entry.Formula(
                                                        "[revenue]/(1+[wacc@0!])^2",
                                                        new BigDecimal("27650799608.01")))),
                                new Calculations.Line(
                                        "sum",
                                        "Sum",
                                        List.of(
                                                new Calculations.Entry.Formula(
                                                        "SUM([present@1!]:[present@2!])",
                                                        new BigDecimal("55175913763.27")),
                                                new Calculations.Entry.Empty(),
                                                new Calculations.Entry.Empty())))),
                new Calculations.Sheet(
                        "Scenarios",
                        List.of("Bear", "Base", "Bull"),
                        List.of(
                                new Calculations.Line(
                                        "factor",
                                        "Share of the base case",
                                        List.of(
                                                new Calculations.Entry.Assumed(new BigDecimal("0.7"), "stated"),
                                                new Calculations.Entry.Assumed(BigDecimal.ONE, "stated"),
                                                new Calculations.Entry.Assumed(new BigDecimal("1.3"), "stated"))),
                                new Calculations.Line(
                                        "value",
                                        "Value",
                                        List.of(
                                                new Calculations.Entry.Formula(
                                                        "[DCF:sum@0!]*[factor]", new BigDecimal("38623139634.29")),
                                                new Calculations.Entry.Formula(
                                                        "[DCF:sum@0!]*[factor]", new BigDecimal("55175913763.27")),
                                                new Calculations.Entry.Formula(
                                                        "[DCF:sum@0!]*[factor]",
                                                        new BigDecimal("71728687892.25"))))))));
    }
}
