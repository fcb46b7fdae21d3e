package footnote.workflows.report.workbook;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.publication.report.Calculations;
import footnote.publication.report.Calculations.Entry;
import footnote.publication.report.Calculations.Line;
import footnote.publication.report.Calculations.Sheet;
import footnote.workflows.report.data.ReportFacts;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The calculations that the workbook repeats: ratios, the cash-flow model, scenarios. */
public final class CalculationMaker {
    private static final int YEARS = 7;

    private final ReportFacts book;

    public CalculationMaker(ReportFacts book) {
        this.book = book;
    }

    public Calculations make() {
        var sheets = new ArrayList<Sheet>();
        ratios().ifPresent(sheets::add);
        var model = new DcfSheets(book, perMajor());
        sheets.addAll(model.sheets());
        var cases = new ScenarioSheets(book, perMajor());
        var scenarios = cases.scenarios(model.horizon());
        scenarios.ifPresent(sheets::add);
        model.horizon().flatMap(cases::grid).ifPresent(sheets::add);
        new ViewSheet(book)
                .sheet(model.horizon().isPresent(), scenarios.isPresent())
                .ifPresent(sheets::add);
        return sheets.isEmpty() ? Calculations.NONE : new Calculations(sheets);
    }

    private static BigDecimal number(double value) {
        return new BigDecimal(value, new MathContext(12));
    }

    /** Reported lines as inputs, and margins and returns over them as formulas. */
    private Optional<Sheet> ratios() {
        var ends = book.years("net_income", YEARS);
        if (ends.isEmpty()) {
            return Optional.empty();
        }
        var lines = new ArrayList<Line>();
        for (var metric : List.of(
                "revenue",
                "gross_profit",
                "operating_income",
                "net_income",
                "discontinued_income",
                "operating_cash_flow",
                "capital_expenditure",
                "total_debt",
                "cash",
                "equity",
                "assets")) {
            if (!book.years(metric, YEARS).isEmpty()) {
                lines.add(new Line(
                        metric,
                        label(metric),
                        ends.stream().map(end -> input(metric, end)).toList()));
            }
        }
        ratio(lines, ends, "gross_margin", "[gross_profit]/[revenue]*100", "gross_profit", "revenue");
        ratio(lines, ends, "operating_margin", "[operating_income]/[revenue]*100", "operating_income", "revenue");
        boolean discontinued = lines.stream().anyMatch(line -> line.key().equals("discontinued_income"));
        String earned = discontinued ? "([net_income]-[discontinued_income])" : "[net_income]";
        ratio(lines, ends, "net_margin", earned + "/[revenue]*100", "net_income", "revenue");
        ratio(
                lines,
                ends,
                "free_cash_flow",
                "[operating_cash_flow]-[capital_expenditure]",
                "operating_cash_flow",
                "capital_expenditure");
        ratio(lines, ends, "debt_to_equity", "[total_debt]/[equity]", "total_debt", "equity");
        return Optional.of(
                new Sheet("Ratios", ends.stream().map(ReportFacts::label).toList(), lines));
    }

    private static String label(String metric) {
        return new Metric(metric).label();
    }

    private Optional<LedgerEntry> on(String metric, LedgerEntry end) {
        return book.years(metric, YEARS + 3).stream()
                .filter(entry -> ReportFacts.label(entry).equals(ReportFacts.label(end)))
                .findFirst();
    }

    private Entry input(String metric, LedgerEntry end) {
        return on(metric, end).<Entry>map(entry -> new Entry.Input(entry.id())).orElseGet(Entry.Empty::new);
    }

    private void ratio(List<Line> lines, List<LedgerEntry> ends, String metric, String formula, String... needs) {
        boolean all = List.of(needs).stream()
                .allMatch(need -> lines.stream().anyMatch(line -> line.key().equals(need)));
        if (!all || book.years(metric, YEARS).isEmpty()) {
            return;
        }
        lines.add(new Line(
                metric,
                label(metric),
                ends.stream()
                        .map(end -> {
                            boolean known = List.of(needs).stream()
                                    .allMatch(need -> on(need, end).isPresent());
                            return on(metric, end)
                                    .filter(_ -> known)
                                    .<Entry>map(entry -> new Entry.Formula(formula, number(entry.number())))
                                    .orElseGet(Entry.Empty::new);
                        })
                        .toList()));
    }

    /** How many of the price's unit make one of the statements': 100 for pence. */
    private int perMajor() {
        return book.now("price")
                .map(price -> price.fact().unit().currency().orElseThrow().perMajor())
                .orElse(1);
    }
}
