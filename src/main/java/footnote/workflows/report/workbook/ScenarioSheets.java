package footnote.workflows.report.workbook;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.publication.report.Calculations.Entry;
import footnote.publication.report.Calculations.Line;
import footnote.publication.report.Calculations.Sheet;
import footnote.research.valuation.ValuationResult;
import footnote.workflows.report.data.ReportFacts;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** The scenarios and the grid of values as sheets whose formulas lead back to the inputs of the cash-flow sheet. */
final class ScenarioSheets {
    private static final String MARGIN = "operating_margin";

    private final ReportFacts book;
    private final ValuationResult value;
    private final int perMajor;

    ScenarioSheets(ReportFacts book, int perMajor) {
        this.book = book;
        this.value = book.data().value();
        this.perMajor = perMajor;
    }

    /** A column a case; what it assumes is an input, its value a formula. */
    Optional<Sheet> scenarios(Optional<ForecastHorizon> horizon) {
        if (value.scenarios().isEmpty() || (horizon.isEmpty() && value.grid().isPresent())) {
            return Optional.empty();
        }
        var lines = new ArrayList<Line>();
        var assumptions = value.scenarios().getFirst().assumptions();
        for (int i = 0; i < assumptions.size(); i++) {
            int at = i;
            lines.add(new Line(
                    assumptions.get(i).key(),
                    assumptions.get(i).name() + ", %",
                    value.scenarios().stream()
                            .map(each -> each.assumptions().get(at))
                            .map(each -> horizon.isEmpty() ? new Entry.Input(each.fact()) : entry(each))
                            .toList()));
        }
        boolean lender = assumptions.stream().anyMatch(each -> each.key().equals("return"));
        if (lender && !bookInputs(lines)) {
            return Optional.empty();
        }
        if (horizon.isEmpty() && !lender) {
            paid().ifPresent(fact -> lines.add(same("dividend", "Dividend per share", fact)));
        }
        horizon.ifPresent(_ -> lines.add(flows()));
        var formula = lender
                ? "MAX(0,([return]-[terminal])/([rate]-[terminal]))*[book]*" + perMajor
                : horizon.map(span -> "MAX(0,"
                                + perShare(
                                        "[flow]", "+[growth]-[DCF:growth_mean@0!]", "[rate]", "[DCF:terminal@0!]", span)
                                + ")")
                        .orElse("[dividend]*(1+[terminal]/100)/(([rate]-[terminal])/100)*" + perMajor);
        lines.add(new Line(
                "per_share",
                "Value per share",
                value.scenarios().stream()
                        .map(each -> formula(formula, each.value()))
                        .toList()));
        return Optional.of(new Sheet(
                "Scenarios",
                value.scenarios().stream().map(ValuationResult.Scenario::name).toList(),
                lines));
    }

    private boolean bookInputs(List<Line> lines) {
        var worth = assumption("book_value_per_share");
        var terminal = value.assumptions().stream()
                .filter(each ->
                        each.key().equals("terminal_growth") || each.key().equals("terminal"))
                .findFirst();
        if (worth.isEmpty() || terminal.isEmpty()) {
            return false;
        }
        lines.add(same("terminal", "Terminal growth, %", terminal.get().fact()));
        lines.add(same("book", "Book value per share", worth.get()));
        return true;
    }

    private Optional<String> paid() {
        return assumption("dividend_per_share");
    }

    private Optional<String> assumption(String key) {
        return value.assumptions().stream()
                .filter(each -> each.key().equals(key))
                .map(ValuationResult.Assumption::fact)
                .findFirst();
    }

    private Line same(String key, String label, String fact) {
        return new Line(
                key,
                label,
                value.scenarios().stream()
                        .<Entry>map(_ -> new Entry.Input(fact))
                        .toList());
    }

    /** What a case of the cash-flow model assumes; rate and margin follow a change of the model's. */
    private Entry entry(ValuationResult.Assumption assumed) {
        return switch (assumed.key()) {
            case "rate" -> shifted("rate", assumed.fact());
            case MARGIN -> scaled(assumed.fact());
            default -> new Entry.Input(assumed.fact());
        };
    }

    private Entry scaled(String fact) {
        var own = book.entry(fact).map(LedgerEntry::fact).map(Fact::value);
        var base = new ModelInputs(book).find("operating_margin_assumed").map(each -> each.fact()
                .value());
        return own.isPresent() && base.filter(each -> each.signum() != 0).isPresent()
                ? new Entry.Formula(
                        "[DCF:margin@0!]*"
                                + own.get()
                                        .divide(base.get(), 12, RoundingMode.HALF_UP)
                                        .stripTrailingZeros()
                                        .toPlainString(),
                        own.get())
                : new Entry.Input(fact);
    }

    /** An assumption of the cash-flow model, so many points away from it, so that it follows a change there. */
    private Entry shifted(String line, String fact) {
        var own = book.entry(fact).map(LedgerEntry::fact).map(Fact::value);
        var base = value.grid()
                .map(grid -> line.equals("rate") ? grid.rates() : grid.growths())
                .map(middle -> middle.get(middle.size() / 2))
                .flatMap(book::entry)
                .map(LedgerEntry::fact)
                .map(Fact::value);
        return own.isPresent() && base.isPresent()
                ? new Entry.Formula(
                        "[DCF:" + line + "@0!]+("
                                + own.get().subtract(base.get()).toPlainString() + ")",
                        own.get())
                : new Entry.Input(fact);
    }

    /** A row a discount rate, a column a terminal growth, both as shifts of the model's; every value is a formula. */
    Optional<Sheet> grid(ForecastHorizon horizon) {
        return value.grid().map(grid -> {
            var columns = new ArrayList<>(List.of("Discount rate, %"));
            var growths = new ArrayList<Entry>(List.of(new Entry.Empty()));
            for (int i = 0; i < grid.growths().size(); i++) {
                columns.add("Growth " + (i + 1));
                growths.add(shifted("terminal", grid.growths().get(i)));
            }
            var lines = new ArrayList<>(List.of(new Line("for_ever", "Terminal growth, %", growths)));
            for (int i = 0; i < grid.rates().size(); i++) {
                var key = "row" + (char) ('a' + i);
                var entries = new ArrayList<Entry>(
                        List.of(shifted("rate", grid.rates().get(i))));
                var formula = perShare("[DCF:flow@0!]", "", "[" + key + "@0!]", "[for_ever]", horizon);
                grid.cells().get(i).forEach(cell -> entries.add(formula(formula, cell)));
                lines.add(new Line(key, "Value per share", entries));
            }
            return new Sheet("Grid", columns, lines);
        });
    }

    private Entry formula(String text, String fact) {
        return book.entry(fact)
                .map(LedgerEntry::fact)
                .<Entry>map(each -> new Entry.Formula(text, each.value()))
                .orElseGet(Entry.Empty::new);
    }

    /** The last year's cash flow at the operating margin of each case, after tax. */
    private Line flows() {
        var base = value.measures().find("base_cash_flow").orElseThrow();
        return new Line(
                "flow",
                "Free cash flow of the last year",
                value.scenarios().stream()
                        .map(each -> each.assumptions().stream()
                                .filter(assumed -> assumed.key().equals(MARGIN))
                                .findFirst())
                        .map(margin -> new Entry.Formula(
                                margin.isPresent()
                                        ? "[DCF:flow@0!]+[DCF:revenue@0!]*([" + MARGIN
                                                + "]-[DCF:margin@0!])/100*(1-[DCF:tax@0!]/100)"
                                        : "[DCF:flow@0!]",
                                margin.map(assumed -> flow(base, assumed))
                                        .orElse(base.fact().value())))
                        .<Entry>map(each -> each)
                        .toList());
    }

    private BigDecimal flow(LedgerEntry base, ValuationResult.Assumption margin) {
        var parts = new ModelInputs(book);
        double revenue = base.derivation().orElseThrow().inputs().stream()
                .flatMap(id -> book.entry(id).stream())
                .filter(entry -> entry.fact().metric().equals(Metric.REVENUE))
                .findFirst()
                .orElseThrow()
                .number();
        double points = book.entry(margin.fact()).orElseThrow().number()
                - parts.needed("operating_margin_assumed").number();
        return new BigDecimal(
                base.number() + revenue * points / 100 * (1 - parts.tax().number() / 100), new MathContext(12));
    }

    /** Net investment that terminal growth does not need, of revenue; negative where it needs more. */
    static String released(String last, String terminal, String sheet, boolean capital) {
        String slowest = "MAX(0," + terminal + ")";
        String investment = "[" + sheet + "investment@0!]";
        if (capital) {
            return "(" + investment + "-" + slowest + "*[" + sheet + "operating_capital@0!]/100)";
        }
        return "IF(" + last + ">" + slowest + "," + investment + "*(1-" + slowest + "/" + last + "),0)";
    }

    /** All years and the terminal value nested into one another, the last innermost, so that one cell holds the model. */
    private String perShare(String flow, String more, String rate, String terminal, ForecastHorizon horizon) {
        IntFunction<String> growth = year -> "([DCF:growth@" + year + "!]" + more + ")";
        String last = growth.apply(horizon.years());
        String released = "[DCF:revenue@0!]*"
                + released(
                        last,
                        terminal,
                        "DCF:",
                        new ModelInputs(book).find("operating_capital_share").isPresent()) + "/100";
        String model = "(" + flow + "+" + released + ")*(1+" + terminal + "/100)/((" + rate + "-" + terminal + ")/100)";
        for (int year = horizon.all(); year > 1; year--) {
            boolean fades = year > horizon.years();
            String rises = fades ? "(" + GrowthCells.faded(last, terminal, horizon, year) + ")" : growth.apply(year);
            String cash =
                    fades ? flow + "+" + released + "*" + (year - horizon.years()) + "/" + (horizon.fade() + 1) : flow;
            model = "(1+" + rises + "/100)/(1+" + rate + "/100)*(" + cash + "+" + model + ")";
        }
        String remaining = "[DCF:remaining@0!]/100";
        model = "(1+" + growth.apply(1) + "/100)/(1+" + rate + "/100)^(" + remaining + ")*(" + flow + "*" + remaining
                + "+" + model + ")";
        return "(" + model
                + "-[DCF:net_debt@0!]-[DCF:minority@0!]-[DCF:preferred@0!]+[DCF:holdings@0!])/[DCF:shares@0!]*"
                + BigDecimal.valueOf(perMajor).toPlainString();
    }
}
