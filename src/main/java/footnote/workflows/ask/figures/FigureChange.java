package footnote.workflows.ask.figures;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import footnote.workflows.ask.formulas.FigureFormulas;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AnswerFormat;
import footnote.workflows.ask.question.AskedDirection;
import footnote.workflows.ask.question.WordedFact;
import footnote.workflows.ask.question.YesOrNo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a question asks of a figure over several years: its mean, its growth, its difference, or growth a year. */
final class FigureChange {
    private static final String LAST_YEAR = YesOrNo.LAST_YEAR;
    private static final Pattern GROWTH = words(
            "growth|slow(?:ed|ing)?|(?:doubl|tripl|trebl|quadrupl|halv)(?:e|ed|ing)|accelerat(?:e|ed|ing)|grow|grew|grown|growing|rais(?:e|ed|ing)|reduc(?:e|ed|ing|tion)|lift(?:ed)?|lowered|cut|increas(?:e|ed|ing)|decreas(?:e|ed|ing)|chang(?:e|ed)|rise|rose|risen|rising|fell|fall|fallen|falling|drop|dropped"
                    + "|declin(?:e|ed|ing)|year[- ]over[- ]year|yoy|improv(?:e|ed|ing)|worsen(?:ed|ing)?|expand(?:ed|ing)?|widen(?:ed|ing)?|narrow(?:ed|ing)?|shr[aiu]nk|surg(?:e|ed|ing)|jump(?:ed)?|soar(?:ed)?|plung(?:e|ed)|slump(?:ed)?|tumbl(?:e|ed)|plummet(?:ed)?|consistent|fluctuat(?:e|ed|ing)|stable|(?:higher|lower|larger|smaller|more|less|fewer|bigger|greater|better|worse) than (?:(?:in|at|the|a) )*"
                    + LAST_YEAR
                    + "|(?:go(?:es|ing|ne)?|went|moved?|moving|trend(?:s|ed|ing)?) (?:up|down|higher|lower)"
                    + "|^(?:how much )?(?:is|are|was|were|has|have)\\b[^?]*(?<!\\b(?:paid|written|drawn|wound|set|ramped|scaled|made) )(?:up|down|higher|lower)(?= (?:in|over|from|on|for|by|versus|vs|compared|year|this|last|or|so)\\b|\\W*$)(?![^?]*\\bthan\\b)"
                    + "|by how many (?:percentage|basis) points"
                    + "|compare(?:d)? (?:to|with) (?:(?:the|its) )?(?:prior|previous|preceding|last|year|fy|fiscal|\\d)\\w*");
    private static final Pattern IN_DOLLARS = Pattern.compile(
            "(?i)\\bin (?:us )?(?:dollars|euros|pounds|yen|rupees)\\b|\\b(?:dollar|absolute) (?:terms|amounts?|change|increase|decrease|drop|decline|fall|gain|rise)\\b");
    /** How many times the earlier figure the later one is. */
    private static final Pattern TIMES = Pattern.compile(
            "(?i)\\bhow many times (?:as )?(?:larger|bigger|higher|greater|large|big|high|great|the)\\b|\\bby what (?:factor|multiple)\\b");

    private static final Pattern WHEN = Pattern.compile(
            "(?i)^when (?:is|are|was|were|did|does|do|will|has|have|can|should)\\b(?!.*\\b(?:debts?|borrowings|loans|notes|bonds|matur\\w+|run(?:s|ning)? out|highest|lowest|most|least|largest)\\b)");
    private static final Pattern KIND =
            Pattern.compile("(?i)\\b(?:which|what) (?:types?|kinds?|class(?:es)?|forms?) of\\b");
    private static final Pattern AVERAGE = words("average|mean");
    private static final Pattern OF_BALANCES = Pattern.compile(
            "(?i)\\baverage (?:[\\p{L}'’-]+ ){0,3}(?:equity|assets|capital|inventor(?:y|ies)|receivables?|payables?|balances?|pp&e|property|debt)");
    /** The mean of growth, and not the growth of a mean. */
    private static final Pattern AVERAGE_GROWTH = Pattern.compile(
            "(?i)\\b(?:average|mean)\\b(?:\\s+(?!and\\b)[\\p{L}'’&-]+){0,4}\\s+(?:growth|increase|decrease|decline)\\b");

    private static final Pattern COMPOUND = words("cagr|compound(?:ed)?(?: annual(?:ized)?)?(?: growth)?(?: rate)?");
    private static final Pattern AMOUNT = Pattern.compile("(?i)\\bdifference (?:in|between)\\b|\\bdiffer(?:s|ed)?\\b");

    /** Asks how far an amount moved, which is told as an amount and in percent. */
    private static final Pattern HOW_FAR = Pattern.compile(
            "(?i)\\bhow much\\b(?! (?:of|faster|slower)\\b)|\\bchanges? in\\b|(?<!(?:how|did|does|it|to) )\\bchange(?= (?:from|between|since|over|for|during|in|of)\\b|\\W*$)");

    /** How figures are called that are a change themselves. */
    static final String CHANGE_IN = "change_in_";

    private static final Pattern CHANGE_ASKED = Pattern.compile(
            "(?i)\\b(?:net )?(?:changes?|increase|decrease)(?: ?/? ?\\((?:de|in)crease\\))?(?: or decrease)? (?:in|of)\\b");

    private static final Pattern SUM = words(
            "sum|sum of|cumulative|combined|in total|altogether|total of|total (?:[\\p{L}&]+ ){1,6}(?:from|between|over|across|during) (?:the |fy ?|fiscal )*(?:last|past|\\d{2,4}(?:-\\S+)?)");
    private static final Pattern OVERALL = words("since|from (?:fy ?)?\\d{4} to|between");

    private static final Pattern OVER_YEARS =
            words("(?:over|in|during|for) (?:the )?(?:last|past|previous|recent) (?:\\w+ )?(?:fiscal )?years");

    private static final List<String> COUNTS = List.of("no", "one", "two", "three", "four", "five", "six");

    private final String question;
    private final FactDeriver deriver;
    private final boolean percent;
    private final boolean scaled;

    FigureChange(String question, FactDeriver deriver) {
        this.question = question;
        this.deriver = deriver;
        this.percent = AnswerFormat.in(question).percent();
        this.scaled = AnswerFormat.in(question).scale().isPresent()
                || IN_DOLLARS.matcher(question).find();
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)(?<![\\w-])(?:" + alternatives + ")(?![\\w-])");
    }

    /** Whether figures belong to the answer: to a reason only where the question is about a change of them. */
    static boolean mayExplain(String question) {
        if (WHEN.matcher(question).find()
                || KIND.matcher(question).find()
                || WordedFact.in(question).filter(WordedFact::isWithoutFigures).isPresent()) {
            return false; // a day is asked for, or somebody, or something
        }
        return AnswerForm.of(question) != AnswerForm.REASON
                || GROWTH.matcher(question).find()
                || YesOrNo.isOfLoss(question)
                || question.matches("(?is).*\\b(?:growth|drove|drivers?|high(?:er)?|low(?:er)?|margins?)\\b.*");
    }

    /** Whether one period's figure is not enough: a change, a mean or a sum is asked for. */
    static boolean isOfSeveralPeriods(String question) {
        return Stream.of(GROWTH, AVERAGE, COMPOUND, AMOUNT, SUM)
                .anyMatch(each -> each.matcher(question).find());
    }

    /** Whether the mean of a figure is asked for, not one that is computed from average balances. */
    static boolean isAverage(String question, String metric) {
        String rest = FigureFormulas.of(metric).isPresent()
                ? OF_BALANCES.matcher(question).replaceAll(" ")
                : question;
        return AVERAGE.matcher(rest).find();
    }

    /** Whether the mean of a figure's growth from year to year is asked for. */
    static boolean isAverageGrowth(String question) {
        return AVERAGE_GROWTH.matcher(question).find();
    }

    /** Whether growth a year between two ends is asked for, for which the year before the last is no end. */
    static boolean isCompound(String question) {
        return COMPOUND.matcher(question).find();
    }

    static boolean isSum(String question) {
        return SUM.matcher(question).find();
    }

    Optional<LedgerEntry> sum(String metric, List<LedgerEntry> found) {
        var last = found.getLast().fact();
        return last.period().isInstant() || last.unit().kind() != Unit.Kind.CURRENCY
                ? Optional.empty()
                : deriver.derive(
                        "cumulative_" + metric,
                        span(found),
                        last.unit(),
                        MaybeNumber.of(
                                found.stream().mapToDouble(LedgerEntry::number).sum()),
                        "sum of the years",
                        found);
    }

    private static Period span(List<LedgerEntry> found) {
        var last = found.getLast().fact().period();
        return Period.of(found.getFirst().fact().period().end().minusYears(1).plusDays(1), last.end())
                .in(last.fiscal());
    }

    /** Whether the question is about how the metric changed; a change that is reported is a figure of its own. */
    boolean isAsked(String metric) {
        String rest =
                metric.startsWith(CHANGE_IN) ? CHANGE_ASKED.matcher(question).replaceFirst(" ") : question;
        return !(metric.startsWith(CHANGE_IN) && AskedDirection.isEither(question)) && isOfChange(metric, rest);
    }

    private static boolean isOfChange(String metric, String rest) {
        return metric.endsWith("growth")
                || GROWTH.matcher(rest).find()
                || AMOUNT.matcher(rest).find()
                || COMPOUND.matcher(rest).find()
                || TIMES.matcher(rest).find();
    }

    /** The mean of the growth from each year to the next; nothing where a year or a growth in percent is lacking. */
    Optional<LedgerEntry> averageGrowth(String metric, List<LedgerEntry> found) {
        String name = metric.replace("_growth", "") + "_growth";
        var growth = new ArrayList<LedgerEntry>();
        for (int i = 1; i < found.size(); i++) {
            change(metric, found.get(i - 1), found.get(i))
                    .filter(each -> each.fact().metric().name().equals(name))
                    .ifPresent(growth::add);
        }
        return growth.size() < 2 || growth.size() < found.size() - 1 ? Optional.empty() : average(name, growth);
    }

    Optional<LedgerEntry> average(String metric, List<LedgerEntry> found) {
        double mean = found.stream().mapToDouble(LedgerEntry::number).average().orElse(Double.NaN);
        var last = found.getLast().fact();
        return deriver.derive(
                "average_" + metric,
                span(found),
                last.unit(),
                MaybeNumber.of(mean, "no figures to average"),
                found.size() < COUNTS.size() ? "mean of " + COUNTS.get(found.size()) + " years" : "mean of the years",
                found);
    }

    /** From each year to the next, or between the two that are asked for; oldest first. */
    List<LedgerEntry> of(String metric, List<LedgerEntry> all) {
        var changes = new ArrayList<LedgerEntry>();
        if (COMPOUND.matcher(question).find() && all.size() > 1) {
            compound(metric, all.getFirst(), all.getLast()).ifPresent(changes::add);
            return changes;
        }
        boolean verdict =
                YesOrNo.isAsked(question) && OVER_YEARS.matcher(question).find();
        if ((verdict || OVERALL.matcher(question).find()) && all.size() > 2) {
            change(metric, all.getFirst(), all.getLast()).ifPresent(changes::add);
            return changes;
        }
        for (int i = 1; i < all.size(); i++) {
            var before = all.get(i - 1);
            var now = all.get(i);
            boolean next = now.fact().period().year() - before.fact().period().year() == 1;
            if (next || all.size() == 2) {
                change(metric, before, now).ifPresent(changes::add);
            }
        }
        return changes;
    }

    /** The same, each growth of an amount with the amount itself after it where the question asks how far it moved. */
    List<LedgerEntry> withAmounts(String metric, List<LedgerEntry> all) {
        boolean asked = HOW_FAR.matcher(question).find() && !percent && !metric.endsWith("_growth");
        var changes = new ArrayList<LedgerEntry>();
        for (var change : of(metric, all)) {
            changes.add(change);
            var ends = all.stream()
                    .filter(each -> change.derivation().orElseThrow().inputs().contains(each.id()))
                    .toList();
            if (asked
                    && change.fact().metric().name().equals(metric + "_growth")
                    && ends.size() == 2
                    && ends.getLast().fact().unit().kind() == Unit.Kind.CURRENCY) {
                difference(metric, ends).ifPresent(changes::add);
            }
        }
        return changes;
    }

    private Optional<LedgerEntry> difference(String base, List<LedgerEntry> pair) {
        var now = pair.getLast();
        return deriver.derive(
                base + "_difference",
                now.fact().period(),
                now.fact().unit(),
                MaybeNumber.of(now.number() - pair.getFirst().number()),
                "later period - earlier period",
                pair);
    }

    private Optional<LedgerEntry> change(String metric, LedgerEntry before, LedgerEntry now) {
        String base = metric.replace("_growth", "");
        var pair = List.of(before, now);
        var unit = now.fact().unit();
        if (TIMES.matcher(question).find()) {
            return deriver.derive(
                    base + "_multiple",
                    now.fact().period(),
                    Unit.RATIO,
                    MaybeNumber.of(now.number() / before.number(), "the year before is zero"),
                    "later period / earlier period",
                    pair);
        }
        boolean counted = unit.kind() == Unit.Kind.COUNT; // of things the number is asked for
        boolean amount = !percent
                && (counted
                        || (unit.kind() == Unit.Kind.CURRENCY
                                && (scaled || AMOUNT.matcher(question).find())));
        boolean turned = percent && before.number() > 0; // a loss after a profit is a fall of more than all of it
        if (amount || unit.kind() == Unit.Kind.DAYS || (hasLoss(pair) && !turned)) {
            return difference(base, pair);
        }
        boolean points = unit.kind() == Unit.Kind.PERCENT;
        double value = points
                ? now.number() - before.number()
                : 100 * (now.number() - before.number()) / Math.abs(before.number());
        return deriver.derive(
                base + (points ? "_change" : "_growth"),
                now.fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(value, "the year before is zero"),
                points ? "later period - earlier period" : "later period / earlier period - 1",
                pair);
    }

    /** Whether an amount is negative in one of two periods, between which no growth in percent can be told. */
    private static boolean hasLoss(List<LedgerEntry> pair) {
        return pair.stream()
                .anyMatch(each -> each.number() < 0
                        && (each.fact().unit().kind() == Unit.Kind.CURRENCY
                                || each.fact().unit().kind() == Unit.Kind.PER_SHARE));
    }

    private Optional<LedgerEntry> compound(String metric, LedgerEntry first, LedgerEntry last) {
        int span = last.fact().period().year() - first.fact().period().year();
        double rate = span > 0 && first.number() > 0 && last.number() > 0
                ? 100 * (Math.pow(last.number() / first.number(), 1.0 / span) - 1)
                : Double.NaN;
        return deriver.derive(
                metric.replace("_growth", "") + "_compound_growth",
                last.fact().period(),
                Unit.PERCENT,
                MaybeNumber.of(rate, "growth compounds only between positive figures"),
                "compound annual growth between the two periods",
                List.of(first, last));
    }
}
