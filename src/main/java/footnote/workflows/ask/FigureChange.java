package footnote.workflows.ask;

import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.research.FactDeriver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a question asks of a figure over several years: its mean, its growth, its difference, or growth a year. */
final class FigureChange {
    private static final Pattern GROWTH = words(
            "growth|grow|grew|grown|growing|increas(?:e|ed|ing)|decreas(?:e|ed|ing)|chang(?:e|ed)|rise|rose|risen|fell|fall|fallen|drop|dropped"
                    + "|declin(?:e|ed|ing)|year[- ]over[- ]year|yoy|improv(?:e|ed|ing)|worsen(?:ed|ing)?|expand(?:ed|ing)?|shr[aiu]nk|consistent|fluctuat(?:e|ed|ing)|stable|compare(?:d)? (?:to|with)");
    private static final Pattern AVERAGE = words("average|mean");
    private static final Pattern COMPOUND = words("cagr|compound(?:ed)?(?: annual(?:ized)?)?(?: growth)?(?: rate)?");
    private static final Pattern AMOUNT = Pattern.compile("(?i)\\bdifference (?:in|between)\\b");

    private static final List<String> COUNTS = List.of("no", "one", "two", "three", "four", "five", "six");

    private final String question;
    private final FactDeriver deriver;
    private final boolean percent;
    private final boolean scaled;

    FigureChange(String question, FactDeriver deriver) {
        this.question = question;
        this.deriver = deriver;
        this.percent = AnswerFormat.in(question).percent();
        this.scaled = AnswerFormat.in(question).scale().isPresent();
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)(?<![\\w-])(?:" + alternatives + ")(?![\\w-])");
    }

    static boolean isAverage(String question) {
        return AVERAGE.matcher(question).find();
    }

    /** Whether the question is about how the metric changed. */
    boolean isAsked(String metric) {
        return metric.endsWith("growth")
                || GROWTH.matcher(question).find()
                || COMPOUND.matcher(question).find();
    }

    Optional<LedgerEntry> average(String metric, List<LedgerEntry> found) {
        double mean = found.stream().mapToDouble(LedgerEntry::number).average().orElse(Double.NaN);
        var last = found.getLast().fact();
        return deriver.derive(
                "average_" + metric,
                Period.between(
                        found.getFirst().fact().period().end().minusYears(1).plusDays(1),
                        last.period().end()),
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

    private Optional<LedgerEntry> change(String metric, LedgerEntry before, LedgerEntry now) {
        String base = metric.replace("_growth", "");
        var pair = List.of(before, now);
        var unit = now.fact().unit();
        boolean amount = scaled || AMOUNT.matcher(question).find();
        if (amount && !percent && unit.kind() == Unit.Kind.CURRENCY) {
            var value = MaybeNumber.of(now.number() - before.number());
            return deriver.derive(
                    base + "_difference", now.fact().period(), unit, value, "difference between the two periods", pair);
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
                points ? "percentage points between the two periods" : "change between the two periods",
                pair);
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
                "compound growth a year",
                List.of(first, last));
    }
}
