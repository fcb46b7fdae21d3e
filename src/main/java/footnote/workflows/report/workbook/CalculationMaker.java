package footnote.workflows.report.workbook;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.publication.report.Calculations;
import footnote.publication.report.Calculations.Entry;
import footnote.publication.report.Calculations.Line;
import footnote.publication.report.Calculations.Sheet;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ValuationResult;
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
        var cash = cashFlow();
        cash.ifPresent(sheets::add);
        var courses = new ScenarioSheets(book, perMajor());
        int years = cash.map(sheet -> sheet.columns().size() - 1).orElse(0);
        if (cash.isPresent() || book.data().value().financial()) {
            courses.scenarios(years).ifPresent(sheets::add);
        }
        cash.flatMap(_ -> courses.grid(years)).ifPresent(sheets::add);
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
        ratio(lines, ends, "net_margin", "[net_income]/[revenue]*100", "net_income", "revenue");
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

    /** Free cash flow grown and discounted year by year, as the model does it. */
    private Optional<Sheet> cashFlow() {
        var value = book.data().value();
        var flow = book.now("free_cash_flow").or(() -> book.lastYear("free_cash_flow"));
        var growth = premise(value, "growth_assumed").or(() -> premise(value, "growth"));
        var rate = premise(value, "discount_rate").or(() -> premise(value, "wacc"));
        var terminal = premise(value, "terminal_growth");
        var years = premise(value, "forecast_years").or(() -> premise(value, "years"));
        var shares = value.measures().find("shares_in_market_value").or(() -> value.measures()
                .find("market_value_over_price"));
        if (value.grid().isEmpty()
                || flow.isEmpty()
                || growth.isEmpty()
                || rate.isEmpty()
                || terminal.isEmpty()
                || years.isEmpty()
                || shares.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new DiscountSheet(
                        flow.get(),
                        growth.get(),
                        rate.get(),
                        terminal.get(),
                        (int) years.get().number(),
                        shares.get(),
                        book.now("net_debt"),
                        perMajor())
                .sheet());
    }

    /** How many of the price's unit make one of the statements': 100 for pence. */
    private int perMajor() {
        return book.now("price")
                .map(price -> price.fact().unit().currency().orElseThrow().perMajor())
                .orElse(1);
    }

    private Optional<LedgerEntry> premise(ValuationResult value, String key) {
        return value.premises().stream()
                .filter(premise -> premise.key().equals(key))
                .findFirst()
                .flatMap(premise -> book.entry(premise.fact()));
    }

    /** The sheet of the cash-flow model; its first column holds what is given, each other one a year. */
    private record DiscountSheet(
            LedgerEntry flow,
            LedgerEntry growth,
            LedgerEntry rate,
            LedgerEntry terminal,
            int years,
            LedgerEntry shares,
            Optional<LedgerEntry> netDebt,
            int perMajor) {

        Sheet sheet() {
            var columns = new ArrayList<>(List.of("Now"));
            for (int i = 1; i <= years; i++) {
                columns.add("Year " + i);
            }
            var lines = new ArrayList<Line>();
            lines.add(given("growth", "Growth a year, %", growth));
            lines.add(given("rate", "Discount rate, %", rate));
            lines.add(given("terminal", "Terminal growth, %", terminal));
            lines.add(given("shares", "Shares", shares));
            lines.add(netDebt.map(entry -> given("net_debt", "Net debt", entry))
                    .orElseGet(() -> row("net_debt", "Net debt", new Entry.Assumed(BigDecimal.ZERO, "not known"))));
            var flows = new ArrayList<Entry>(List.of(new Entry.Input(flow.id())));
            var worths = new ArrayList<Entry>(List.of(new Entry.Empty()));
            double cash = flow.number();
            double discount = 1;
            double sum = 0;
            for (int i = 1; i <= years; i++) {
                cash *= 1 + growth.number() / 100;
                discount /= 1 + rate.number() / 100;
                sum += cash * discount;
                flows.add(new Entry.Formula("[flow@-1]*(1+[growth@0!]/100)", number(cash)));
                worths.add(new Entry.Formula("[flow]/(1+[rate@0!]/100)^" + i, number(cash * discount)));
            }
            lines.add(new Line("flow", "Free cash flow", flows));
            lines.add(new Line("worth", "Present value", worths));
            results(lines, cash, discount, sum);
            return new Sheet("DCF", columns, lines);
        }

        private void results(List<Line> lines, double cash, double discount, double sum) {
            double after =
                    cash * (1 + terminal.number() / 100) / ((rate.number() - terminal.number()) / 100) * discount;
            double debt = netDebt.map(LedgerEntry::number).orElse(0.0);
            var total = new StringBuilder("0");
            for (int i = 1; i <= years; i++) {
                total.append("+[worth@").append(i).append("!]");
            }
            lines.add(
                    row("forecast", "Present value of the forecast", new Entry.Formula(total.toString(), number(sum))));
            lines.add(row(
                    "rest",
                    "Present value after the forecast",
                    new Entry.Formula(
                            "[flow@" + years
                                    + "!]*(1+[terminal@0!]/100)/(([rate@0!]-[terminal@0!])/100)/(1+[rate@0!]/100)^"
                                    + years,
                            number(after))));
            lines.add(row(
                    "enterprise",
                    "Enterprise value",
                    new Entry.Formula("[forecast@0!]+[rest@0!]", number(sum + after))));
            lines.add(row(
                    "equity_value",
                    "Equity value",
                    new Entry.Formula("[enterprise@0!]-[net_debt@0!]", number(sum + after - debt))));
            lines.add(row(
                    "per_share",
                    "Value per share",
                    new Entry.Formula(
                            "[equity_value@0!]/[shares@0!]*" + perMajor,
                            number((sum + after - debt) / shares.number() * perMajor))));
        }

        private Line given(String key, String label, LedgerEntry entry) {
            return row(key, label, new Entry.Input(entry.id()));
        }

        private Line row(String key, String label, Entry first) {
            var entries = new ArrayList<Entry>(List.of(first));
            for (int i = 1; i <= years; i++) {
                entries.add(new Entry.Empty());
            }
            return new Line(key, label, entries);
        }
    }
}
