package footnote.workflows.ask.figures;

import footnote.domain.Basis;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.evidence.Ledger;
import footnote.evidence.documents.FiscalPeriod;
import footnote.research.FactDeriver;
import footnote.research.ReportedStatement;
import footnote.workflows.ask.arithmetic.ProgramParser;
import footnote.workflows.ask.formulas.FigureFormulas;
import footnote.workflows.ask.formulas.NamedProgram;
import footnote.workflows.ask.formulas.PlausibleRange;
import footnote.workflows.ask.formulas.ProposedProgram;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AnswerFormat;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.CalendarYearEnd;
import footnote.workflows.ask.question.FigureScope;
import footnote.workflows.ask.question.YearsAsked;
import footnote.workflows.ask.question.YesOrNo;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Computes what a question asks of one company's ledger: figures by year, their share, difference, average or growth. */
final class FigureCalculation {
    /** Balances at the end of a year, where ratios usually take the average of two. */
    private static final Pattern AT_YEAR_END = Pattern.compile(
            "(?i)^(?!.*(?<!\\bon )\\b(?:average|opening|beginning)\\b).*\\b(?:year[- ]end(?:ing)?|ending|closing|period[- ]end)(?: fy ?\\d+)? (?:net |total |trade |accounts )*(?:inventor|receivable|payable|equity|assets|balances?|shareholders|stockholders|pp&e|property)");

    /** Ratios that readers count in percent. */
    private static final Pattern IN_PERCENT = Pattern.compile(
            "(?i)\\b(?:returns? on|payout|margins?|yield|(?:tax|retention|growth) rates?|ro(?:e|a|ic|ce)|intensity)\\b");

    private final String whole;
    /** Without the definitions it gives. */
    private final String question;

    private final String company;
    private final Ledger ledger;
    private final LedgerPeriods periods;
    private final FactDeriver deriver;
    private final FigureScope scope;
    private final List<Integer> years;
    private final boolean dated;
    private final AnswerFormat format;
    private ProposedProgram proposed = ProposedProgram.none();
    private final List<String> answers = new ArrayList<>();
    private final List<String> gaps = new ArrayList<>();

    FigureCalculation(String question, String company, Ledger ledger, List<FiscalPeriod> asked, FigureScope scope) {
        this.scope = scope;
        this.whole = question;
        this.question = ProgramParser.withoutDefinitions(question);
        this.company = company;
        this.ledger = ledger;
        this.periods = new LedgerPeriods(ledger);
        this.deriver = FactDeriver.on(ledger.subject(), ledger.asOf());
        this.years = YearsAsked.of(this.question, YearsAsked.own(question, this.question, asked), ledger, scope);
        this.dated = !asked.isEmpty();
        this.format = AnswerFormat.in(question);
    }

    FigureSheet done(List<String> metrics) {
        var pair = FigurePair.in(question);
        boolean computable = scope.part().isEmpty() && !scope.latestQuarter();
        var defined = computable ? ProgramParser.of(whole) : Optional.<NamedProgram>empty();
        var spoken = computable ? SpokenArithmetic.in(question) : Optional.<NamedProgram>empty();
        if (defined.isPresent()) {
            run(defined.get());
        } else if (proposedRan()) {
            gaps.clear(); // what the program did without is not lacking
        } else if (spoken.isPresent()) {
            run(spoken.get());
        } else if (scope.part().isEmpty() && ProgramParser.isUnreadable(whole)) {
            gaps.add("the figure as the question defines it, of " + company + ": the definition cannot be read");
        } else if (pair.isPresent()) {
            inYears(pair.get().name(), year -> pair.get().of(year, this::one, deriver));
        } else if (FigureSupport.isShareOf(scope.part(), question)) {
            gaps.add("a share of " + scope.part().orElseThrow() + " of " + company + ": its filings give none");
        } else if (scope.part().isPresent() && FigureSupport.isShareAsked(question)) {
            metrics.forEach(
                    metric -> inYears(metric + "_share", year -> parts().share(metric, one(metric, year), year)));
        } else if (FigurePair.areEntangled(question, metrics)) {
            gaps.add("what is asked of " + labels(metrics) + " of " + company + " together: it cannot be told");
        } else {
            metrics.forEach(this::asked);
        }
        return finished();
    }

    private static String labels(List<String> metrics) {
        return metrics.stream().map(AskedMetrics::label).collect(Collectors.joining(" and "));
    }

    /** Two figures put together, one of which may be a printed row. */
    FigureSheet ofPair(FigurePair pair) {
        inYears(pair.name(), year -> pair.of(year, this::one, deriver));
        return finished();
    }

    private FigureSheet finished() {
        refuse();
        var once = List.copyOf(new LinkedHashSet<>(answers));
        answers.clear();
        answers.addAll(once);
        return new FigureSheet(company, answers, deriver.measures().entries(), gaps);
    }

    /** The same with a program that a model proposes; where it does not run, the rules compute. */
    FigureCalculation with(ProposedProgram program) {
        this.proposed = program;
        return this;
    }

    private boolean proposedRan() {
        boolean ran = scope.whole()
                && proposed.program()
                        .filter(each -> ran(each, proposed.percent() || format.percent()))
                        .isPresent();
        gaps.clear();
        return ran;
    }

    /** What a program that names no years gives in each year asked for, or what one that does gives in its own. */
    private void run(NamedProgram named) {
        if (named.program().years().isEmpty()) {
            inYears(named.metric(), year -> programs().figure(named, year, isPercent()));
        } else {
            ran(named, isPercent());
        }
        if (answers.isEmpty()) {
            gaps.add(named.name() + " of " + company + ": it cannot be computed as defined");
        }
    }

    private boolean ran(NamedProgram named, boolean percent) {
        int last = named.program().years().stream().max(Integer::compare).orElse(0);
        return programs()
                .figure(named, years.isEmpty() ? last : Math.max(last, years.getLast()), percent)
                .map(entry -> answers.add(entry.id()))
                .orElse(false);
    }

    private boolean isPercent() {
        return format.percent() || IN_PERCENT.matcher(question).find();
    }

    private ProgramFigures programs() {
        return new ProgramFigures(company, periods, scope, deriver, this::one, gaps);
    }

    /** Takes out what no company can have, and says so. */
    private void refuse() {
        answers.removeIf(id -> deriver.measures().entries().stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .flatMap(entry -> PlausibleRange.objection(entry.fact()))
                .map(gaps::add)
                .orElse(false));
    }

    private void asked(String metric) {
        if (!FigureScope.isEachQuarter(question)) {
            inYears(metric, year -> present(metric, year));
            return;
        }
        var asked =
                scope.part().isPresent() ? List.<LedgerEntry>of() : periods.quarters(metric, dated ? years : List.of());
        if (asked.isEmpty()) {
            gaps.add(AskedMetrics.label(metric) + " of " + company + " by quarter is not in the statements");
        }
        deriver.keep(ReportedStatement.withInputs(asked, ledger));
        asked.forEach(entry -> answers.add(entry.id()));
    }

    private void inYears(String metric, Function<Integer, Optional<LedgerEntry>> find) {
        var found = new ArrayList<LedgerEntry>();
        for (int year : years) {
            find.apply(year).ifPresentOrElse(found::add, () -> lacking(metric, year));
        }
        atCalendarEnd(metric, found);
        if (found.removeIf(
                entry -> CalendarYearEnd.isOfAnotherYear(question, entry.fact().period()))) {
            gaps.add(AskedMetrics.label(metric) + " of " + company
                    + " by calendar year: its fiscal year ends in another month");
        }
        var changes = new FigureChange(question, deriver);
        if ((FigureChange.isCompound(question) && found.size() < 2)
                || ((FigureChange.isAverage(question, metric) || FigureChange.isSum(question))
                        && found.size() < years.size())) {
            return; // without one of the years it is the answer to another question
        }
        if (FigureChange.isAverageGrowth(question)) {
            changes.averageGrowth(metric, found).ifPresent(entry -> answers.add(entry.id()));
            return;
        }
        if (FigureChange.isAverage(question, metric) && found.size() > 1) {
            changes.average(AskedMetrics.named(metric, question), found).ifPresent(entry -> answers.add(entry.id()));
        } else if (FigureChange.isSum(question) && found.size() > 1) {
            changes.sum(metric, found).ifPresent(entry -> answers.add(entry.id()));
        }
        int before = answers.size();
        found.forEach(entry -> answers.add(entry.id()));
        if (changes.isAsked(metric) && !FigureChange.isAverage(question, metric)) {
            if (found.size() == 1 && years.size() == 1 && !FigureChange.isCompound(question)) {
                find.apply(years.getFirst() - 1).ifPresent(found::addFirst);
                if (YesOrNo.isOfPace(question)) {
                    find.apply(years.getFirst() - 2).ifPresent(found::addFirst);
                }
            }
            var moved = changes.withAmounts(metric, found);
            if (moved.isEmpty() && AnswerForm.of(question) == AnswerForm.FIGURE) {
                found.forEach(entry -> answers.remove(entry.id())); // the figure alone says nothing of its change
            }
            if (metric.endsWith("_growth") && !moved.isEmpty()) {
                answers.subList(before, answers.size()).clear(); // growth names the figures it is of
            }
            moved.forEach(entry -> answers.addFirst(entry.id()));
        }
    }

    /** Says that a figure was not found, unless a reason was given already. */
    private void lacking(String metric, int year) {
        String what = AskedMetrics.label(metric) + " of " + company + " for " + scope.label(year);
        if (gaps.stream().noneMatch(gap -> gap.startsWith(what))) {
            gaps.add(what + " is not in the statements");
        }
    }

    /** The figure, or in its place the quantity it needs where that is zero, and was so before where a change is asked for. */
    private Optional<LedgerEntry> present(String metric, int year) {
        String name = AskedMetrics.named(metric, question);
        boolean change = new FigureChange(question, deriver).isAsked(metric);
        return AbsentQuantity.under(name)
                .filter(each -> !change
                        || one(each.metric(), year - 1)
                                .filter(entry -> entry.number() != 0)
                                .isEmpty())
                .flatMap(each -> one(each.metric(), year))
                .filter(entry -> entry.number() == 0)
                .or(() -> one(metric, year));
    }

    private Optional<LedgerEntry> one(String metric, int year) {
        String base = metric.endsWith("_growth") ? metric.replace("_growth", "") : AskedMetrics.named(metric, question);
        var reported = Optional.of(base)
                .filter(each -> Metric.standard(each).isPresent() || !FigureFormulas.isKnown(each))
                .flatMap(each -> reported(new Metric(each), year));
        reported.ifPresent(each -> deriver.keep(ReportedStatement.withInputs(List.of(each), ledger)));
        if (reported.isPresent() || scope.part().isPresent()) {
            return reported.or(() -> parts().margin(base, year));
        }
        return FigureFormulas.of(base)
                .flatMap(formula -> scope.whole()
                        ? formulas().inYear(base, formula, year)
                        : FigureFormulas.isOfOnePeriod(base)
                                ? formulas().inQuarter(base, formula, year)
                                : Optional.empty());
    }

    private FormulaFigures formulas() {
        return new FormulaFigures(
                company, ledger, scope, deriver, AT_YEAR_END.matcher(whole).find(), gaps);
    }

    private PartFigures parts() {
        return new PartFigures(ledger, scope, deriver);
    }

    /** The balance at the end of the calendar year, before that of the fiscal year, or in its place where it is meant. */
    private void atCalendarEnd(String metric, List<LedgerEntry> found) {
        var balances = scope.whole() && found.size() == 1
                ? CalendarYearEnd.balances(question, metric, found.getFirst(), ledger)
                : List.<LedgerEntry>of();
        if (!balances.isEmpty()) {
            deriver.keep(ReportedStatement.withInputs(balances, ledger));
            found.clear();
            found.addAll(balances);
        }
    }

    private Optional<LedgerEntry> reported(Metric metric, int year) {
        if (metric.statement().filter(Metric.Statement.OWNERSHIP::equals).isPresent()) {
            return ledger.all(metric, Basis.REPORTED).stream()
                    .filter(entry -> entry.fact().period().year() == year)
                    .reduce((_, later) -> later)
                    .or(() -> dated ? Optional.empty() : ledger.latest(metric));
        }
        return periods.atYearEnd(question, scope, metric, year).or(() -> scope.series(ledger, metric).stream()
                .filter(entry -> entry.fact().period().year() == year)
                .findFirst());
    }
}
