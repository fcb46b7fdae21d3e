package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Statement;
import footnote.research.FactDeriver;
import footnote.research.ReportedStatement;
import footnote.workflows.ask.formulas.FigureFormulas.Formula;
import footnote.workflows.ask.formulas.LenderFormulas;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.FigureScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Figures of one company that a formula gives over the lines of a year or a quarter; what one lacks is a gap. */
record FormulaFigures(
        String company, Ledger ledger, FigureScope scope, FactDeriver deriver, boolean atYearEnd, List<String> gaps) {
    /** A figure of the quarter alone, or of the first months of the year, from the statements of that period. */
    Optional<LedgerEntry> inQuarter(String name, Formula formula, int year) {
        var periods = new LedgerPeriods(ledger);
        return periods.quarter(scope, year).flatMap(each -> {
            var quarter = scope.months().isPresent()
                    ? ReportedStatement.months(ledger, periods.currency(), each)
                    : ReportedStatement.quarter(ledger, periods.currency(), each.end());
            var value = value(name, formula, quarter, Statement.missing("a quarter has no year before"));
            return value.known()
                    ? derived(name, each, formula.unit(periods.currency()), value, words(formula), quarter.read())
                    : Optional.empty();
        });
    }

    Optional<LedgerEntry> inYear(String name, Formula formula, int year) {
        var periods = new LedgerPeriods(ledger);
        var end = periods.end(year);
        if (end.isEmpty()) {
            return Optional.empty();
        }
        var currency = periods.currency();
        var now = ReportedStatement.year(ledger, currency, end.get());
        var before = atYearEnd
                ? now
                : ReportedStatement.year(ledger, currency, end.get().minusYears(1));
        var value = value(name, formula, now, before);
        var inputs = new ArrayList<>(now.read());
        if (!atYearEnd) {
            inputs.addAll(before.read());
        }
        var unit = formula.unit(currency);
        if (value instanceof MaybeNumber.Missing(String because)) {
            gaps.add(AskedMetrics.label(name) + " of " + company + " for FY" + year + ": " + because);
        }
        return value.known()
                ? derived(name, periods.yearTo(end.get()), unit, value, words(formula), inputs)
                : Optional.empty();
    }

    private String words(Formula formula) {
        return atYearEnd ? formula.words().replace("average ", "year-end ") : formula.words();
    }

    /** Filed with all that its inputs were computed from, so that each can be confirmed and cited. */
    private Optional<LedgerEntry> derived(
            String name, Period period, Unit unit, MaybeNumber value, String words, List<LedgerEntry> inputs) {
        deriver.keep(ReportedStatement.withInputs(inputs, ledger));
        return deriver.derive(name, period, unit, value, words, inputs);
    }

    /** The formula's value; that the company has the lines of its kind is no input of it. */
    private static MaybeNumber value(String name, Formula formula, ReportedStatement now, Statement before) {
        var objection = LenderFormulas.objection(name, now);
        now.read();
        return objection.map(MaybeNumber::missing).orElseGet(() -> formula.work()
                .apply(now, before));
    }
}
