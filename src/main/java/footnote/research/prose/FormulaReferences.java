package footnote.research.prose;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Prose;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Growth;
import footnote.research.FactDeriver;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formulas over two facts that a model may write, {@code {calc:growth(F5,F2)}}: growth, ratio, difference, share and
 * cagr, the newer or larger fact first. Each is computed, filed as a derived fact with its inputs, and referred to like
 * any other. A formula that cannot be computed stays and is refused by the gate.
 */
public final class FormulaReferences {
    /** What may be computed over two facts. */
    public static final List<String> KINDS = List.of("growth", "difference", "share", "ratio", "cagr");

    static final Pattern FORMULA =
            Pattern.compile("\\{calc:(" + String.join("|", KINDS) + ")\\(\\s*(\\w+)\\s*,\\s*(\\w+)\\s*\\)}");

    private static final double DAYS_A_YEAR = 365.25;

    private final FactLines facts;
    private final Map<String, LedgerEntry> derived = new LinkedHashMap<>();

    public FormulaReferences(FactLines facts) {
        this.facts = facts;
    }

    /** The facts derived so far. */
    public Map<String, LedgerEntry> derived() {
        return Map.copyOf(derived);
    }

    /** The text with references to derived facts in place of its formulas. */
    public Prose resolved(Prose written) {
        return new Prose(FORMULA.matcher(written.text())
                .replaceAll(found -> Matcher.quoteReplacement(facts.entry(found.group(2))
                        .flatMap(first ->
                                facts.entry(found.group(3)).flatMap(second -> computed(found.group(1), first, second)))
                        .map(entry -> "{fact:" + entry.id() + "}")
                        .orElse(found.group()))));
    }

    /** The formula of that kind over two facts, where it can be computed. */
    public Optional<LedgerEntry> computed(String kind, LedgerEntry first, LedgerEntry second) {
        boolean sameMetric = first.fact().metric().equals(second.fact().metric())
                && first.fact().subject().equals(second.fact().subject())
                && first.fact().unit().equals(second.fact().unit());
        boolean sameUnit = first.fact().unit().equals(second.fact().unit());
        var one = MaybeNumber.of(first.number());
        var other = MaybeNumber.of(second.number());
        String name = first.fact().metric().name();
        return switch (kind) {
            case "growth" ->
                filed(
                        sameMetric,
                        name + "_growth",
                        Unit.PERCENT,
                        Growth.of(other, one).times(100),
                        "change over",
                        first,
                        second);
            case "cagr" ->
                years(first, second)
                        .flatMap(years -> filed(
                                sameMetric,
                                name + "_cagr",
                                Unit.PERCENT,
                                Growth.cagr(other, one, years).times(100),
                                "compound growth a year from",
                                first,
                                second));
            case "difference" -> {
                boolean points = first.fact().unit().equals(Unit.PERCENT);
                var metric = new Metric(name + "_change");
                yield filed(
                        sameMetric && (!points || FigureFormat.difference(metric)),
                        metric.name(),
                        first.fact().unit(),
                        one.minus(other),
                        "difference from",
                        first,
                        second);
            }
            case "share" ->
                filed(
                        sameUnit && first.number() >= 0 && first.number() <= second.number(),
                        name + "_share_of_" + second.fact().metric().name(),
                        Unit.PERCENT,
                        one.over(other, "the second figure").times(100),
                        "share of",
                        first,
                        second);
            default ->
                filed(
                        sameUnit && second.number() != 0,
                        name + "_to_" + second.fact().metric().name(),
                        Unit.RATIO,
                        one.over(other, "the second figure"),
                        "over",
                        first,
                        second);
        };
    }

    private static Optional<Double> years(LedgerEntry first, LedgerEntry second) {
        double years = ChronoUnit.DAYS.between(
                        second.fact().period().end(), first.fact().period().end())
                / DAYS_A_YEAR;
        return years > 0.9 ? Optional.of((double) Math.round(years)) : Optional.empty();
    }

    private Optional<LedgerEntry> filed(
            boolean allowed,
            String metric,
            Unit unit,
            MaybeNumber value,
            String words,
            LedgerEntry first,
            LedgerEntry second) {
        if (!allowed || !value.known()) {
            return Optional.empty();
        }
        var known = first.fact().knownAt().isAfter(second.fact().knownAt())
                ? first.fact().knownAt()
                : second.fact().knownAt();
        var deriver = new FactDeriver(
                first.fact().subject(),
                known,
                Origin.document(
                        "footnote",
                        "formula",
                        known.atStartOfDay(ZoneOffset.UTC).toInstant()));
        var entry = deriver.derive(
                metric,
                period(first.fact().period(), second.fact().period()),
                unit,
                value,
                named(first) + " " + words + " " + named(second),
                List.of(first, second));
        entry.ifPresent(each -> derived.put(each.id(), each));
        return entry;
    }

    /** That of both where they share it, else the days between their ends. */
    private static Period period(Period first, Period second) {
        return first.equals(second) || !second.end().isBefore(first.end())
                ? first
                : Period.between(second.end(), first.end());
    }

    private static String named(LedgerEntry entry) {
        return entry.fact().metric().label().toLowerCase(Locale.ROOT) + " "
                + entry.fact().period().label();
    }
}
