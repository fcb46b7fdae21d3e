package footnote.workflows.report.exhibits;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.FigureTable;
import footnote.publication.report.Block.Row;
import footnote.workflows.report.data.ReportFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Fiscal years side by side: at a glance for a reader who reads no further, and the whole record. */
enum AnnualTable implements TableExhibit {
    GLANCE("summary", 5, 2) {
        @Override
        FigureTable table(ReportFacts book, List<LedgerEntry> ends, ExhibitNumbering numbering) {
            var rows = lines(book, AT_A_GLANCE, ends);
            return new FigureTable(
                    numbering.of("Key figures by fiscal year", "Fiscal years", TableExhibit.facts(rows)),
                    columns(ends),
                    rows,
                    List.of());
        }
    },
    RECORD("record", AnnualTable.RECORD_YEARS, 1) {
        @Override
        FigureTable table(ReportFacts book, List<LedgerEntry> ends, ExhibitNumbering numbering) {
            var rows = new ArrayList<Row>();
            group(rows, "Income", lines(book, INCOME, ends), ends);
            group(rows, "Cash", lines(book, CASH, ends), ends);
            group(rows, "Balance sheet", lines(book, BALANCE, ends), ends);
            group(rows, "Ratios", lines(book, RATIOS, ends), ends);
            return new FigureTable(
                    numbering.of("Financial summary", "Fiscal years", TableExhibit.facts(rows)),
                    columns(ends),
                    rows,
                    List.of("Multiples are those on each year's results date."));
        }
    };

    private static final int RECORD_YEARS = 7;
    private static final String UNREPORTED = "not available";

    private static final List<Line> AT_A_GLANCE = List.of(
            new Line("revenue", "Revenue"),
            new Line("revenue_growth", "growth"),
            new Line("operating_margin", "Operating margin"),
            new Line("eps_diluted", "Earnings per share, diluted"),
            new Line("free_cash_flow", "Free cash flow"),
            new Line("return_on_equity", "Return on equity"),
            new Line("price_to_earnings", "P/E when reported"));
    private static final List<Line> INCOME = List.of(
            new Line("revenue", "Revenue"),
            new Line("revenue_growth", "growth"),
            new Line("gross_margin", "Gross margin"),
            new Line("operating_income", "Operating income"),
            new Line("operating_margin", "Operating margin"),
            new Line("net_income", "Net income"),
            new Line("net_margin", "Net margin"),
            new Line("eps_diluted", "Earnings per share, diluted"),
            new Line("dividend_per_share", "Dividend per share"));
    private static final List<Line> CASH = List.of(
            new Line("operating_cash_flow", "Operating cash flow"),
            new Line("capital_expenditure", "Capital expenditure"),
            new Line("free_cash_flow", "Free cash flow"),
            new Line("buybacks", "Buybacks"),
            new Line("dividends_paid", "Dividends paid"));
    private static final List<Line> BALANCE = List.of(
            new Line("cash", "Cash"),
            new Line("total_debt", "Total debt"),
            new Line("equity", "Equity"),
            new Line("assets", "Total assets"),
            new Line("shares_diluted", "Diluted shares"));
    private static final List<Line> RATIOS = List.of(
            new Line("return_on_equity", "Return on equity"),
            new Line("return_on_invested_capital", "Return on invested capital"),
            new Line("cet1_ratio", "CET1 ratio"),
            new Line("solvency_ratio", "Solvency ratio"),
            new Line("debt_to_equity", "Debt to equity"),
            new Line("price_to_earnings", "Price to earnings"),
            new Line("price_to_book", "Price to book"));

    private final String section;
    private final int most;
    private final int fewest;

    AnnualTable(String section, int most, int fewest) {
        this.section = section;
        this.most = most;
        this.fewest = fewest;
    }

    @Override
    public String section() {
        return section;
    }

    @Override
    public boolean leads() {
        return this == GLANCE;
    }

    @Override
    public Optional<FigureTable> table(ReportFacts book, ExhibitNumbering numbering) {
        var ends = book.years("net_income", most);
        boolean replaced = this == GLANCE && !EstimatesTable.estimates(book).isEmpty();
        return ends.size() < fewest || replaced ? Optional.empty() : Optional.of(table(book, ends, numbering));
    }

    abstract FigureTable table(ReportFacts book, List<LedgerEntry> ends, ExhibitNumbering numbering);

    private static List<String> columns(List<LedgerEntry> ends) {
        var columns = new ArrayList<>(List.of(""));
        ends.forEach(entry -> columns.add(ReportFacts.label(entry)));
        return columns;
    }

    private static void group(List<Row> rows, String heading, List<Row> lines, List<LedgerEntry> ends) {
        if (!lines.isEmpty()) {
            rows.add(new Row(
                    heading, ends.stream().<Cell>map(_ -> new Cell.Words("")).toList(), true));
            rows.addAll(lines);
        }
    }

    private static List<Row> lines(ReportFacts book, List<Line> metrics, List<LedgerEntry> ends) {
        var lines = new ArrayList<Row>();
        for (var line : metrics) {
            var years = book.years(line.metric(), RECORD_YEARS + 3);
            if (!years.isEmpty()) {
                lines.add(Row.of(
                        line.label() + basis(years),
                        ends.stream()
                                .map(end -> TableExhibit.figure(on(years, end), UNREPORTED))
                                .toList()));
            }
        }
        return lines;
    }

    /** What the label of a figure adds where its years leave out discontinued operations. */
    static String basis(List<LedgerEntry> years) {
        return years.stream().anyMatch(entry -> entry.fact().metric().equals(Metric.EPS_CONTINUING))
                ? ", continuing operations"
                : "";
    }

    private static Optional<LedgerEntry> on(List<LedgerEntry> years, LedgerEntry end) {
        return years.stream()
                .filter(entry -> ReportFacts.label(entry).equals(ReportFacts.label(end)))
                .findFirst();
    }
}
