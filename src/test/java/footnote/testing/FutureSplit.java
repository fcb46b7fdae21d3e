package footnote.testing;

import footnote.domain.Bar;
import footnote.domain.PriceHistory;
import footnote.domain.Split;
import footnote.sources.sample.SampleMarket;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

/** A split after a day, and bars as it or another change leaves them. */
record FutureSplit(LocalDate day, long seed, AtomicLong mutated) {
    /** With a split after the day that every vendor would have adjusted earlier prices for; by powers of two, exactly. */
    PriceHistory on(PriceHistory history) {
        var random = new Random(seed * 37 + history.ticker().hashCode());
        int factor = 1 << random.nextInt(4);
        var on = day.plusDays(1 + random.nextInt(25));
        if (factor == 1 || on.isAfter(SampleMarket.today())) {
            return history;
        }
        mutated.incrementAndGet();
        var splits = new ArrayList<>(history.splits());
        splits.add(new Split(on, BigDecimal.valueOf(factor), BigDecimal.ONE));
        splits.sort(Comparator.comparing(Split::day));
        return new PriceHistory(
                history.ticker(),
                history.currency(),
                history.bars().stream()
                        .map(bar -> bar.day().isBefore(on) ? adjusted(bar, factor) : bar)
                        .toList(),
                splits,
                history.dividends(),
                history.origin());
    }

    private static Bar adjusted(Bar bar, int factor) {
        return new Bar(
                bar.day(),
                bar.open() / factor,
                bar.high() / factor,
                bar.low() / factor,
                bar.close() / factor,
                bar.adjustedClose() / factor,
                bar.volume() * factor);
    }

    static Bar scaled(Bar bar, double factor) {
        return new Bar(
                bar.day(),
                bar.open() * factor,
                bar.high() * factor,
                bar.low() * factor,
                bar.close() * factor,
                bar.adjustedClose() * factor,
                bar.volume() * 7 + 1);
    }
}
