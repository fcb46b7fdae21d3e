package footnote.workflows.ask.formulas;

import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Banking;
import footnote.quant.ratios.Statement;
import footnote.quant.ratios.StatementLine;
import footnote.quant.ratios.Underwriting;
import footnote.workflows.ask.formulas.FigureFormulas.Formula;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The ratios of banks and insurers, which other companies do not have, and the figures that banks and insurers do not have. */
public final class LenderFormulas {
    /** Whose ratio it is, its name for readers, and the line that only such a company reports. */
    private record Kind(String companies, String label, StatementLine own) {}

    /** How an objection goes on after the ratio's name. */
    public static final String NOT_ITS = " is a ratio that only ";

    /** How the other objection goes on: what a company without loans and claims has. */
    public static final String NOT_OF = " is not meaningful for ";

    private static final Map<String, String> OF_OTHERS = Map.of(
            "gross_margin", "gross margin",
            "operating_margin", "operating margin",
            "net_debt", "net debt",
            "net_cash", "net cash",
            "net_debt_to_ebitda", "net debt to EBITDA",
            "ebitda", "EBITDA",
            "ebitda_margin", "EBITDA margin");

    private static final String BANKS = "banks";
    private static final String INSURERS = "insurers";

    private static final Map<String, Kind> KINDS = Map.of(
            "net_interest_margin", bank("net interest margin on total assets"),
            "cost_to_income", bank("cost/income ratio"),
            "loans_to_deposits", bank("loan-to-deposit ratio"),
            "nonaccrual_ratio", bank("nonaccrual ratio"),
            "credit_cost", bank("credit cost"),
            "loss_ratio", insurer("loss ratio"),
            "expense_ratio", insurer("expense ratio"),
            "combined_ratio", insurer("combined ratio"),
            "reserves_to_equity", insurer("reserves-to-equity ratio"));

    static final Map<String, Formula> FORMULAS = Map.of(
            "net_interest_margin",
                    percent(
                            Banking::netInterestMargin,
                            "(interest income - interest expense) / total assets at the end of the year"),
            "cost_to_income", percent(Banking::costToIncome, "operating expenses / revenue"),
            "loans_to_deposits", percent(Banking::loansToDeposits, "loans / deposits"),
            "nonaccrual_ratio", percent(Banking::nonaccrualRatio, "nonaccrual loans / loans"),
            "credit_cost", percent(Banking::creditCost, "provision for credit losses / loans at the end of the year"),
            "loss_ratio", percent(Underwriting::lossRatio, "claims incurred / premiums earned"),
            "expense_ratio", percent(Underwriting::expenseRatio, "operating expenses / premiums earned"),
            "combined_ratio",
                    percent(Underwriting::combinedRatio, "(claims incurred + operating expenses) / premiums earned"),
            "reserves_to_equity",
                    new Formula(
                            (year, _) -> Underwriting.reservesToEquity(year),
                            Unit.Kind.RATIO,
                            "insurance reserves / equity"));

    private LenderFormulas() {}

    /** The ratio's name, where it is not what its key says. */
    public static Optional<String> label(String metric) {
        return Optional.ofNullable(KINDS.get(metric)).map(Kind::label);
    }

    /** Why a company has no such figure, by the lines that only its kind reports; empty where it may have one. */
    public static Optional<String> objection(String metric, Statement year) {
        if (OF_OTHERS.containsKey(metric)) {
            return kind(year).map(kind -> OF_OTHERS.get(metric) + NOT_OF + kind);
        }
        return Optional.ofNullable(KINDS.get(metric))
                .filter(kind -> !year.line(kind.own()).known())
                .map(kind ->
                        "the " + kind.label().replace(" on total assets", "") + NOT_ITS + kind.companies() + " report");
    }

    private static Optional<String> kind(Statement year) {
        if (report(year, StatementLine.LOANS, StatementLine.DEPOSITS)) {
            return Optional.of("a bank, whose borrowings fund its loans");
        }
        return report(year, StatementLine.PREMIUMS_EARNED, StatementLine.CLAIMS_INCURRED)
                ? Optional.of("an insurer, whose cash and investments back its claims")
                : Optional.empty();
    }

    private static boolean report(Statement year, StatementLine... lines) {
        return Stream.of(lines).allMatch(line -> year.line(line).known());
    }

    private static Formula percent(Function<Statement, MaybeNumber> work, String words) {
        return new Formula((year, _) -> work.apply(year).times(100), Unit.Kind.PERCENT, words);
    }

    private static Kind bank(String label) {
        return new Kind(BANKS, label, StatementLine.DEPOSITS);
    }

    private static Kind insurer(String label) {
        return new Kind(INSURERS, label, StatementLine.PREMIUMS_EARNED);
    }
}
