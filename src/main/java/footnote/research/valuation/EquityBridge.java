package footnote.research.valuation;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What stands between the value of operations and that of common shares at the latest balance sheet: net debt, minority
 * interest and preferred stock are claims before theirs, investments outside operations are theirs too. All are at book
 * value.
 */
record EquityBridge(LedgerEntry netDebt, List<LedgerEntry> claims, Optional<LedgerEntry> investments) {
    /** Empty where net debt is not known. */
    static Optional<EquityBridge> of(ValuationCase given) {
        var claims = Stream.of(Metric.MINORITY_INTEREST, Metric.PREFERRED_STOCK)
                .flatMap(line -> positive(given, line).stream())
                .toList();
        return given.current("net_debt").map(debt -> new EquityBridge(debt, claims, investments(given)));
    }

    /** The larger line, for long-term investments may include those by the equity method. */
    static Optional<LedgerEntry> investments(ValuationCase given) {
        return Stream.of(Metric.LONG_TERM_INVESTMENTS, Metric.EQUITY_METHOD_INVESTMENTS)
                .flatMap(line -> positive(given, line).stream())
                .max(Comparator.comparingDouble(LedgerEntry::number));
    }

    static Optional<LedgerEntry> positive(ValuationCase given, Metric line) {
        return given.current(line.name()).filter(each -> each.number() > 0);
    }

    /** What is taken from the value of operations. */
    double deducted() {
        return netDebt.number()
                + claims.stream().mapToDouble(LedgerEntry::number).sum()
                - investments.map(LedgerEntry::number).orElse(0.0);
    }

    /** The facts beside net debt. */
    Stream<LedgerEntry> others() {
        return Stream.concat(claims.stream(), investments.stream());
    }

    String formula() {
        return "enterprise value less net debt"
                + (claims.isEmpty() ? "" : ", minority interest and preferred stock")
                + (investments.isEmpty() ? "" : ", plus investments at book value");
    }
}
