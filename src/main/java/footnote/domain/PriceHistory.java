package footnote.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Daily bars of one listing, oldest first, one a day, with what happened to the share meanwhile. */
public record PriceHistory(
        Ticker ticker,
        Denomination currency,
        List<Bar> bars,
        List<Split> splits,
        List<Dividend> dividends,
        Origin origin) {
    public PriceHistory {
        bars = List.copyOf(bars);
        splits = List.copyOf(splits);
        dividends = List.copyOf(dividends);
        for (int i = 1; i < bars.size(); i++) {
            if (!bars.get(i - 1).day().isBefore(bars.get(i).day())) {
                throw new IllegalArgumentException("bars of " + ticker + " are out of order at "
                        + bars.get(i).day());
            }
        }
    }

    /** One column, oldest first: {@code history.column(Bar::close)}. */
    public double[] column(ToDoubleFunction<Bar> of) {
        return bars.stream().mapToDouble(of).toArray();
    }

    /** The last bar on or before the day. */
    public Optional<Bar> lastOn(LocalDate day) {
        return bars.reversed().stream().filter(bar -> !bar.day().isAfter(day)).findFirst();
    }

    /** The history as it read on a day: nothing later, and prices from before splits that nobody knew of yet. */
    public PriceHistory knownOn(LocalDate last) {
        double factor = splits.stream()
                .filter(split -> split.day().isAfter(last))
                .mapToDouble(Split::factor)
                .reduce(1, (one, other) -> one * other);
        var range = new DateRange(LocalDate.MIN, last);
        return new PriceHistory(
                        ticker,
                        currency,
                        factor == 1
                                ? bars
                                : bars.stream()
                                        .map(bar -> bar.beforeSplit(factor))
                                        .toList(),
                        splits,
                        dividends,
                        origin)
                .within(range);
    }

    /** The same history of some of its days. */
    public PriceHistory within(DateRange days) {
        return new PriceHistory(
                ticker,
                currency,
                bars.stream().filter(each -> days.contains(each.day())).toList(),
                splits.stream().filter(each -> days.contains(each.day())).toList(),
                dividends.stream().filter(each -> days.contains(each.day())).toList(),
                origin);
    }
}
