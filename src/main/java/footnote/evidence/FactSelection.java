package footnote.evidence;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Which of several figures for the same thing stands. The regulator's copy ranks before the reader's own files, those
 * before a paid vendor, those before a free one; within a vendor the latest published stands, and the first that said
 * otherwise, by more than rounding, is kept as restated. Another vendor more than half a percent away is kept as disputing.
 */
final class FactSelection {
    private static final List<String> RANK = List.of("edgar", "sample", "files", "fmp", "yahoo");
    private static final int CENTS = 2;
    private static final BigDecimal HALF_A_CENT = new BigDecimal("0.005");
    private static final BigDecimal TOLERANCE = new BigDecimal("0.005");

    private FactSelection() {}

    static LedgerEntry among(List<Fact> candidates) {
        if (candidates.size() == 1) {
            return LedgerEntry.of(candidates.getFirst()); // most facts, where nothing is to be compared
        }
        var best = exact(candidates, candidates.stream().min(byRankThenLatest()).orElseThrow());
        var sameVendor = candidates.stream()
                .filter(fact -> fact.origin().vendor().equals(best.origin().vendor()))
                .sorted(Comparator.comparing(Fact::knownAt))
                .toList();
        Optional<Fact> restated = sameVendor.stream()
                .filter(fact -> !fact.knownAt().isAfter(best.knownAt()) && differ(fact, best))
                .findFirst();
        // the same value said again later was known from the first time on
        var standing = sameVendor.stream()
                .filter(fact -> fact.value().compareTo(best.value()) == 0
                        && restated.map(earlier -> !fact.knownAt().isBefore(earlier.knownAt()))
                                .orElse(true))
                .findFirst()
                .orElse(best);
        return LedgerEntry.of(standing).with(restated, disputing(candidates, best));
    }

    /** The text of a later filing may round what an earlier one printed in full; the full figure stands. */
    private static Fact exact(List<Fact> candidates, Fact best) {
        return candidates.stream()
                .filter(fact -> fact.origin().vendor().equals(best.origin().vendor())
                        && Rounding.isOf(best.value(), fact.value()))
                .max(Comparator.comparing(Fact::knownAt))
                .orElse(best);
    }

    private static List<Fact> disputing(List<Fact> candidates, Fact best) {
        var others = new ArrayList<Fact>();
        candidates.stream()
                .filter(fact -> !fact.origin().vendor().equals(best.origin().vendor()))
                .filter(fact -> apart(fact.value(), best.value()))
                .sorted(byRankThenLatest())
                .forEach(fact -> {
                    if (others.stream()
                            .noneMatch(other ->
                                    other.origin().vendor().equals(fact.origin().vendor()))) {
                        others.add(fact);
                    }
                });
        return others;
    }

    /** A per-share figure restated for a split has more decimals than any filing, and says no more than a cent. */
    private static boolean differ(Fact one, Fact other) {
        boolean splitUp = one.unit().kind() == Unit.Kind.PER_SHARE
                && Math.max(one.value().scale(), other.value().scale()) > CENTS;
        return splitUp
                ? one.value().subtract(other.value()).abs().compareTo(HALF_A_CENT) > 0
                : one.value().compareTo(other.value()) != 0
                        && !Rounding.isOf(one.value(), other.value())
                        && !Rounding.isOf(other.value(), one.value());
    }

    private static boolean apart(BigDecimal one, BigDecimal other) {
        if (other.signum() == 0) {
            return one.signum() != 0;
        }
        return one.subtract(other)
                        .abs()
                        .divide(other.abs(), MathContext.DECIMAL64)
                        .compareTo(TOLERANCE)
                > 0;
    }

    private static Comparator<Fact> byRankThenLatest() {
        return Comparator.comparingInt((Fact fact) -> rank(fact.origin().vendor()))
                .thenComparing(Fact::knownAt, Comparator.reverseOrder())
                .thenComparing(fact -> fact.origin().document().orElse(""), Comparator.reverseOrder())
                .thenComparing(Fact::value);
    }

    private static int rank(String vendor) {
        int known = RANK.indexOf(vendor);
        return known < 0 ? RANK.size() : known;
    }
}
