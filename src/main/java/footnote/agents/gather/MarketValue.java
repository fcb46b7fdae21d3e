package footnote.agents.gather;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.PriceHistory;
import footnote.domain.Split;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.Measured;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What all shares together cost, in the statements' currency, or why that cannot be told. */
record MarketValue(Measured value, String formula, List<LedgerEntry> inputs) {

    /** The last close on or before the day times the shares known then. */
    static MarketValue on(LocalDate day, PriceHistory history, Ledger ledger, Denomination statements) {
        var quoted = history.currency();
        if (!quoted.major().equals(statements)) {
            return missing("the price is in " + quoted + " and the statements are in " + statements
                    + ", and there is no exchange rate at hand");
        }
        var until =
                history.bars().stream().filter(bar -> !bar.day().isAfter(day)).toList();
        var shares = shares(ledger, day);
        if (until.isEmpty() || shares.isEmpty()) {
            return missing(until.isEmpty() ? "there is no price by " + day : "no number of shares is reported");
        }
        Fact price = PriceMeasures.price(
                new PriceHistory(history.ticker(), quoted, until, List.of(), List.of(), history.origin()));
        var counted = shares.get();
        double factor = splitsAfter(counted.fact().period().end(), history);
        double value = quoted.inMajor(price.value()).doubleValue() * counted.number() * factor;
        return new MarketValue(
                Measured.of(value),
                "share price x " + counted.fact().metric().label().toLowerCase(Locale.ROOT)
                        + (factor == 1 ? "" : ", adjusted for later splits")
                        + (quoted.perMajor() == 1 ? "" : ", " + quoted + " turned into " + statements),
                List.of(LedgerEntry.of(price), counted));
    }

    static MarketValue missing(String because) {
        return new MarketValue(Measured.missing(because), "", List.of());
    }

    private static Optional<LedgerEntry> shares(Ledger ledger, LocalDate day) {
        return Stream.of(Metric.SHARES_OUTSTANDING, Metric.SHARES_DILUTED, Metric.SHARES_BASIC)
                .flatMap(metric -> ledger.all(metric, Basis.REPORTED).stream()
                        .filter(entry -> entry.fact().unit().equals(Unit.SHARES)
                                && !entry.fact().knownAt().isAfter(day))
                        .max(Comparator.comparing(entry -> entry.fact().period()))
                        .stream())
                .findFirst();
    }

    /** Prices are adjusted for every split of the history; a count from before a split is not. */
    private static double splitsAfter(LocalDate counted, PriceHistory history) {
        return history.splits().stream()
                .filter(split -> split.day().isAfter(counted))
                .mapToDouble(Split::factor)
                .reduce(1, (one, other) -> one * other);
    }
}
