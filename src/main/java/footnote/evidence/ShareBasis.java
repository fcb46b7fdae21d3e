package footnote.evidence;

import footnote.domain.Basis;
import footnote.domain.Derivation;
import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.PriceHistory;
import footnote.domain.Split;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Puts share counts and per-share figures on one basis, that of the ledger's day: a figure published before a split is
 * restated for it. Splits come from the price history; before its first day, or without one, from share counts that a
 * later filing restated by a split's factor, which then count as split by that filing's day.
 */
final class ShareBasis {
    /** Counts that a filing restates for earlier periods. */
    private static final Set<Metric> RESTATED_COUNTS = Set.of(Metric.SHARES_BASIC, Metric.SHARES_DILUTED);

    private static final double SMALLEST = 1.2;
    private static final double ROUNDING = 0.004;

    private final List<Split> splits;
    private final Map<Fact, Fact> filed = new HashMap<>();

    private ShareBasis(List<Split> splits) {
        this.splits = splits;
    }

    static ShareBasis of(List<Fact> facts, Optional<PriceHistory> history, LocalDate asOf) {
        var splits = new ArrayList<Split>();
        history.ifPresent(each -> each.splits().stream()
                .filter(split -> !split.day().isAfter(asOf))
                .forEach(splits::add));
        var since = history.filter(each -> !each.bars().isEmpty())
                .map(each -> each.bars().getFirst().day())
                .orElse(LocalDate.MAX);
        inferred(facts).stream().filter(split -> split.day().isBefore(since)).forEach(splits::add);
        splits.sort(Comparator.comparing(Split::day));
        return new ShareBasis(List.copyOf(splits));
    }

    List<Split> splits() {
        return splits;
    }

    /** The figure on today's basis; itself where no split came after it, or where it counts no shares. */
    Fact adjusted(Fact fact) {
        var later = after(fact);
        if (later.isEmpty()) {
            return fact;
        }
        var factor = factor(later);
        var value = fact.unit().kind() == Unit.Kind.SHARES
                ? fact.value().multiply(factor, MathContext.DECIMAL64)
                : fact.value().divide(factor, MathContext.DECIMAL64);
        var adjusted = fact.withValue(value.stripTrailingZeros());
        filed.put(adjusted, fact);
        return adjusted;
    }

    /** What was filed, under a name of its own, where the entry's figure was restated for splits. */
    Optional<LedgerEntry> asFiled(LedgerEntry entry) {
        return Optional.ofNullable(filed.get(entry.fact()))
                .map(fact -> LedgerEntry.of(fact.withMetric(fact.metric().asFiled())));
    }

    /** The entry with how it was restated. */
    LedgerEntry explained(LedgerEntry entry, LedgerEntry asFiled) {
        var later = after(entry.fact());
        var fact = entry.fact();
        String factor = factor(later).stripTrailingZeros().toPlainString();
        String formula = "as filed on " + FigureFormat.day(fact.knownAt()) + ", restated for the "
                + later.stream().map(ShareBasis::words).collect(Collectors.joining(" and the "));
        String terms = fact.unit().kind() == Unit.Kind.SHARES ? "#1 * " + factor : "#1 / " + factor;
        return LedgerEntry.derived(
                        fact.withBasis(Basis.DERIVED),
                        new Derivation(formula, List.of(asFiled.id()), Optional.empty(), Optional.of(terms)))
                .with(entry.restated(), entry.disputed());
    }

    private static String words(Split split) {
        return split.newShares().stripTrailingZeros().toPlainString() + "-for-"
                + split.oldShares().stripTrailingZeros().toPlainString() + " split of " + FigureFormat.day(split.day());
    }

    private List<Split> after(Fact fact) {
        boolean counts = fact.unit().kind() == Unit.Kind.SHARES || fact.unit().kind() == Unit.Kind.PER_SHARE;
        boolean stated = fact.metric()
                .statement()
                .map(each -> each != Metric.Statement.MARKET)
                .orElse(false);
        return counts && stated && fact.basis() == Basis.REPORTED
                ? splits.stream()
                        .filter(split -> split.day().isAfter(fact.knownAt()))
                        .toList()
                : List.of();
    }

    private static BigDecimal factor(List<Split> splits) {
        return splits.stream()
                .map(split -> split.newShares().divide(split.oldShares(), MathContext.DECIMAL64))
                .reduce(BigDecimal.ONE, BigDecimal::multiply);
    }

    /** Splits that restated counts betray: two counts or more grew by the same factor from one filing to a later one. */
    private static List<Split> inferred(List<Fact> facts) {
        var byPeriod = facts.stream()
                .filter(fact -> RESTATED_COUNTS.contains(fact.metric())
                        && fact.basis() == Basis.REPORTED
                        && fact.dimensions().isEmpty())
                .collect(Collectors.groupingBy(fact -> fact.origin().vendor() + fact.metric() + fact.period()));
        var seen = new ArrayList<Split>();
        for (var same : byPeriod.values()) {
            var told = same.stream().sorted(Comparator.comparing(Fact::knownAt)).toList();
            for (int i = 1; i < told.size(); i++) {
                split(told.get(i - 1), told.get(i)).ifPresent(seen::add);
            }
        }
        seen.sort(Comparator.comparing(Split::day));
        var splits = new ArrayList<Split>();
        for (var each : seen) {
            boolean known = splits.stream().anyMatch(split -> split.isLike(each));
            boolean borneOut = seen.stream().filter(other -> each.isLike(other)).count() > 1;
            if (!known && borneOut) {
                splits.add(each);
            }
        }
        return splits;
    }

    private static Optional<Split> split(Fact earlier, Fact later) {
        if (earlier.value().signum() <= 0 || later.value().signum() <= 0) {
            return Optional.empty();
        }
        double ratio = later.value().doubleValue() / earlier.value().doubleValue();
        boolean reverse = ratio < 1;
        double size = reverse ? 1 / ratio : ratio;
        for (int old = 1; old <= 2; old++) {
            long whole = Math.round(size * old);
            if (size >= SMALLEST && Math.abs(size * old / whole - 1) < ROUNDING) {
                var more = BigDecimal.valueOf(whole);
                var fewer = BigDecimal.valueOf(old);
                return Optional.of(new Split(later.knownAt(), reverse ? fewer : more, reverse ? more : fewer));
            }
        }
        return Optional.empty();
    }
}
