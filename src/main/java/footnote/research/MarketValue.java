package footnote.research;

import footnote.domain.Basis;
import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.PriceHistory;
import footnote.domain.Split;
import footnote.domain.Unit;
import footnote.evidence.Ledger;
import footnote.quant.MaybeNumber;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What all shares together cost, in the statements' currency, or why that cannot be told. */
public record MarketValue(MaybeNumber value, String formula, List<LedgerEntry> inputs) {

    /** Annual reports come later than this only by accident; a later date is when a vendor was asked. */
    private static final int LATEST_REPORT_DAYS = 240;

    /** A count that stopped this long before another, as when a second class was issued, is no longer the company's. */
    private static final int OUTDATED_DAYS = 400;

    /** Which shares are counted; companies with several classes of shares report their sum as a weighted average alone. */
    private static final List<Metric> OUTSTANDING =
            List.of(Metric.SHARES_OUTSTANDING, Metric.SHARES_BASIC, Metric.SHARES_DILUTED);

    private static final List<Metric> DILUTED =
            List.of(Metric.SHARES_DILUTED, Metric.SHARES_OUTSTANDING, Metric.SHARES_BASIC);

    /** The last close on or before the day times the shares known then, at that day's exchange rate. */
    public static MarketValue on(LocalDate day, SharePrices quotes, Ledger ledger, Denomination statements) {
        return on(day, day, OUTSTANDING, quotes, ledger, statements);
    }

    /** As above, at diluted shares: over earnings it is the price over diluted EPS. */
    public static MarketValue dilutedOn(LocalDate day, SharePrices quotes, Ledger ledger, Denomination statements) {
        return on(day, day, DILUTED, quotes, ledger, statements);
    }

    /** As above, with the shares of a period that ended by the day and became known by the other. */
    private static MarketValue on(
            LocalDate day,
            LocalDate toldBy,
            List<Metric> count,
            SharePrices quotes,
            Ledger ledger,
            Denomination statements) {
        var history = quotes.history();
        var quoted = history.currency();
        var bar = history.lastOn(day);
        var shares = shares(ledger, count, day, toldBy);
        if (bar.isEmpty() || shares.isEmpty()) {
            return missing(bar.isEmpty() ? "there is no price by " + day : "no number of shares is reported");
        }
        var rate = rate(day, quotes, statements);
        if (rate.isEmpty() && !quoted.major().equals(statements)) {
            return missing("the price is in " + quoted + " and the statements are in " + statements
                    + ", and there is no exchange rate at hand");
        }
        var price = LedgerEntry.of(PriceMetrics.price(history, bar.get()));
        var counted = shares.get();
        var ratio = shareRatio(ledger, day);
        double splits = splitsAfter(counted.fact().knownAt(), history, ledger.splits());
        double value = quoted.inMajor(price.fact().value()).doubleValue()
                * counted.number()
                * splits
                / ratio.map(LedgerEntry::number).orElse(1.0)
                * rate.map(LedgerEntry::number).orElse(1.0);
        return new MarketValue(
                MaybeNumber.of(value),
                formula(counted, ratio, splits, quoted, rate, statements),
                Stream.of(Optional.of(price), Optional.of(counted), ratio, rate)
                        .flatMap(Optional::stream)
                        .toList());
    }

    /**
     * The market value when a year's figures became known. A vendor that does not tell when is taken to tell them three
     * months after the year ended; empty where no price reaches back to then.
     */
    public static Optional<MarketValue> whenKnown(
            LedgerEntry year, SharePrices quotes, Ledger ledger, Denomination statements) {
        return whenKnown(year, OUTSTANDING, quotes, ledger, statements);
    }

    /** As above, at diluted shares. */
    public static Optional<MarketValue> dilutedWhenKnown(
            LedgerEntry year, SharePrices quotes, Ledger ledger, Denomination statements) {
        return whenKnown(year, DILUTED, quotes, ledger, statements);
    }

    private static Optional<MarketValue> whenKnown(
            LedgerEntry year, List<Metric> count, SharePrices quotes, Ledger ledger, Denomination statements) {
        var end = year.fact().period().end();
        var known = year.fact().knownAt();
        boolean told = known.isBefore(end.plusDays(LATEST_REPORT_DAYS));
        var day = told ? known : end.plusMonths(3);
        boolean priced = quotes.history().bars().stream()
                .findFirst()
                .map(bar -> !bar.day().isAfter(day))
                .orElse(false);
        return priced && !day.isAfter(ledger.asOf())
                ? Optional.of(on(day, told ? day : known, count, quotes, ledger, statements))
                : Optional.empty();
    }

    private static String formula(
            LedgerEntry counted,
            Optional<LedgerEntry> ratio,
            double splits,
            Denomination quoted,
            Optional<LedgerEntry> rate,
            Denomination statements) {
        return "share price x " + counted.fact().metric().label().toLowerCase(Locale.ROOT)
                + (ratio.isEmpty() ? "" : " / shares per depositary share")
                + (splits == 1 ? "" : ", adjusted for later splits")
                + (quoted.perMajor() == 1 ? "" : ", " + quoted + " turned into " + quoted.major())
                + (rate.isEmpty() ? "" : " x " + quoted.major() + " in " + statements);
    }

    /** What a unit of the price's currency was worth in that of the statements, as a fact. */
    private static Optional<LedgerEntry> rate(LocalDate day, SharePrices quotes, Denomination statements) {
        return quotes.rates()
                .filter(rates -> rates.currency().equals(statements))
                .flatMap(rates -> rates.lastOn(day).map(bar -> LedgerEntry.of(PriceMetrics.rate(rates, bar))));
    }

    /** How many of the shares that statements count make one that is traded, where they say so. */
    private static Optional<LedgerEntry> shareRatio(Ledger ledger, LocalDate day) {
        return ledger.all(Metric.SHARES_PER_DEPOSITARY_SHARE, Basis.REPORTED).stream()
                .filter(entry -> !entry.fact().knownAt().isAfter(day) && entry.number() > 0)
                .max(Comparator.comparing(entry -> entry.fact().period()));
    }

    public static MarketValue missing(String because) {
        return new MarketValue(MaybeNumber.missing(because), "", List.of());
    }

    private static Optional<LedgerEntry> shares(Ledger ledger, List<Metric> count, LocalDate day, LocalDate toldBy) {
        var latest = count.stream()
                .flatMap(metric -> ledger.all(metric, Basis.REPORTED).stream()
                        .filter(entry -> entry.fact().unit().equals(Unit.SHARES)
                                && !entry.fact().knownAt().isAfter(toldBy)
                                && !entry.fact().period().end().isAfter(day))
                        .max(Comparator.comparing(entry -> entry.fact().period()))
                        .stream())
                .toList();
        var newest = latest.stream().map(MarketValue::end).max(Comparator.naturalOrder());
        return latest.stream()
                .filter(entry -> end(entry).isAfter(newest.orElseThrow().minusDays(OUTDATED_DAYS)))
                .findFirst();
    }

    private static LocalDate end(LedgerEntry entry) {
        return entry.fact().period().end();
    }

    /** Prices are adjusted for every split of the history; a count from before one that the ledger lacks is not. */
    private static double splitsAfter(LocalDate told, PriceHistory history, List<Split> restatedFor) {
        return history.splits().stream()
                .filter(split ->
                        split.day().isAfter(told) && restatedFor.stream().noneMatch(other -> other.isLike(split)))
                .mapToDouble(Split::factor)
                .reduce(1, (one, other) -> one * other);
    }
}
