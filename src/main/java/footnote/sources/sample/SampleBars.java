package footnote.sources.sample;

import footnote.domain.DateRange;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.sources.BarSource;
import footnote.sources.SourceException.NoData;
import java.util.Optional;

/** Daily bars of sample shares, of each market's index, and of pairs of currencies such as CNYHKD=X. */
public final class SampleBars implements BarSource {
    private final SampleWorld world;
    private final BarBuilder pricing;

    SampleBars(SampleWorld world) {
        this.world = world;
        this.pricing = new BarBuilder(world);
    }

    @Override
    public PriceHistory history(Ticker ticker, DateRange days) {
        PriceHistory whole = index(ticker).or(() -> currencies(ticker)).orElseGet(() -> share(ticker));
        PriceHistory asked = whole.within(days);
        if (asked.bars().isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, "bars of " + ticker + " in " + days);
        }
        return asked;
    }

    private PriceHistory share(Ticker ticker) {
        return world.prices(world.company(ticker, "bars"));
    }

    private Optional<PriceHistory> index(Ticker ticker) {
        return SampleIndices.market(ticker)
                .map(market ->
                        pricing.index(ticker, market, world.habits(market).currency()));
    }

    private Optional<PriceHistory> currencies(Ticker ticker) {
        return ticker.symbol().endsWith("=X") ? pricing.exchangeRate(ticker) : Optional.empty();
    }
}
