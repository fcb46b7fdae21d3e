package footnote.workflows.movers;

import footnote.domain.Bar;
import footnote.domain.PriceHistory;
import java.util.List;
import java.util.stream.IntStream;

/** Bars that differ from given ones in every value and in their number, so that what is computed from them differs. */
final class PerturbedBars {
    private static final int DROPPED = 3;
    private static final double SIZE = 0.03;

    private PerturbedBars() {}

    static PriceHistory of(PriceHistory history) {
        var bars = history.bars();
        int first = bars.size() > 2 * DROPPED ? DROPPED : 0;
        List<Bar> changed = IntStream.range(first, bars.size())
                .mapToObj(i -> changed(bars.get(i), 1 + SIZE * Math.sin(1.7 * i + 1)))
                .toList();
        return new PriceHistory(history.ticker(), history.currency(), changed, List.of(), List.of(), history.origin());
    }

    /** All prices of a day by one factor, but its range widened, so that ratios within the day change too. */
    private static Bar changed(Bar bar, double factor) {
        return new Bar(
                bar.day(),
                bar.open() * factor,
                bar.high() * factor * (1 + SIZE),
                bar.low() * factor * (1 - SIZE),
                bar.close() * factor,
                bar.adjustedClose() * factor,
                Math.round(bar.volume() * factor * factor) + 1);
    }
}
