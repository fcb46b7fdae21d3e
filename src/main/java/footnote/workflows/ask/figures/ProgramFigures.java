package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.workflows.ask.formulas.FigureFormulas;
import footnote.workflows.ask.formulas.FigureProgram;
import footnote.workflows.ask.formulas.NamedProgram;
import footnote.workflows.ask.formulas.ProgramRun;
import footnote.workflows.ask.question.FigureScope;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** What programs give over the cells of one company's ledger; what one lacks is a gap. */
record ProgramFigures(
        String company,
        LedgerPeriods periods,
        FigureScope scope,
        FactDeriver deriver,
        BiFunction<String, Integer, Optional<LedgerEntry>> cells,
        List<String> gaps) {
    /** The program's figure of a year, as a percentage where that is wanted or what its name is counted in. */
    Optional<LedgerEntry> figure(NamedProgram named, int year, boolean asPercent) {
        var run = new ProgramRun(cells, year);
        var value = run.run(named.program()).filter(each -> each.money() == 0 || each.money() == 1);
        if (value.isEmpty()) {
            run.missing().forEach(each -> gaps.add(each + " of " + company + " is not found"));
            return Optional.empty();
        }
        if (named.program() instanceof FigureProgram.Cell) {
            return run.read().stream().findFirst();
        }
        boolean amount = FigureFormulas.of(named.metric())
                .filter(formula -> formula.kind() == Unit.Kind.CURRENCY)
                .isPresent();
        if (FigureFormulas.of(named.metric()).isPresent()
                && amount != (value.get().money() == 1)) {
            gaps.add(named.name() + " of " + company + ": the definition gives "
                    + (amount ? "no amount" : "an amount, not a ratio"));
            return Optional.empty();
        }
        boolean percent = value.get().money() == 0 && !run.inDays() && (asPercent || isPercent(named.metric()));
        var unit = value.get().money() == 1
                ? Unit.of(periods.currency())
                : run.inDays() ? Unit.DAYS : percent ? Unit.PERCENT : Unit.RATIO;
        return periods.of(scope, year)
                .flatMap(period -> deriver.derive(
                        named.metric(),
                        period,
                        unit,
                        MaybeNumber.of(
                                percent
                                        ? 100 * value.get().number()
                                        : value.get().number(),
                                "it is no number"),
                        ProgramRun.words(named.program()),
                        run.read()));
    }

    private static boolean isPercent(String metric) {
        return metric.endsWith("_margin")
                || metric.contains(SpokenArithmetic.OF.replace(' ', '_'))
                || FigureFormulas.of(metric)
                        .filter(formula -> formula.kind() == Unit.Kind.PERCENT)
                        .isPresent();
    }
}
