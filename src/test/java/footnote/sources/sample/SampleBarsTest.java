package footnote.sources.sample;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.Market;
import footnote.domain.Mover;
import footnote.domain.Ticker;
import footnote.domain.calendar.TradingDays;
import footnote.sources.BarSource;
import footnote.sources.BarSourceContract;
import footnote.sources.sample.description.Description;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Prices of the sample market. */
class SampleBarsTest extends BarSourceContract {
    private static final SampleMarket MARKET = new SampleMarket();
    private static final DateRange ALL = new DateRange(SampleMarket.today().minusYears(6), SampleMarket.today());

    @Override
    protected BarSource source() {
        return MARKET.bars();
    }

    @Override
    protected BarSource brokenSource() {
        var broken = new Description(
                Map.of("symbol", "QVLN", "name", "Quavelin", "shares", "many", "exchange", "NMS"), Map.of());
        return new SampleMarket(1, List.of(broken)).bars();
    }

    @Override
    protected Ticker ticker() {
        return new Ticker("QVLN");
    }

    @Override
    protected DateRange range() {
        return new DateRange(SampleMarket.today().minusMonths(3), SampleMarket.today());
    }

    @Test
    void barsLieOnTradingDaysAndHoldTheirPrices() {
        for (var listing : MARKET.listings().listings()) {
            assertThat(source().history(listing.ticker(), ALL).bars()).allSatisfy(bar -> {
                assertThat(TradingDays.kind(listing.market(), bar.day())).isEqualTo(TradingDays.Kind.OPEN);
                assertThat(bar.high()).isGreaterThanOrEqualTo(Math.max(bar.open(), bar.close()));
                assertThat(bar.low())
                        .isLessThanOrEqualTo(Math.min(bar.open(), bar.close()))
                        .isPositive();
            });
        }
    }

    @Test
    void endsNearTheHighAndTheLowWhereTheStoryDoes() {
        var high = lastYear("KLVR");
        var low = lastYear("SLQS");

        assertThat(high.getLast().close())
                .isGreaterThan(0.95 * high.stream().mapToDouble(Bar::high).max().orElseThrow());
        assertThat(low.getLast().close())
                .isLessThan(1.10 * low.stream().mapToDouble(Bar::low).min().orElseThrow());
    }

    @Test
    void oneShareLeadsTheDay() {
        var gainers = MARKET.gainers().gainers(3);

        assertThat(gainers.getFirst().symbol()).isEqualTo(new Ticker("TRVM"));
        assertThat(gainers)
                .isSortedAccordingTo(Comparator.comparing(Mover::percentChange).reversed());
    }

    @Test
    void everyMarketHasAnIndex() {
        for (var market : Market.values()) {
            var index = MARKET.markets().of(market).index();

            assertThat(source().history(index.symbol(), ALL).bars()).hasSizeGreaterThan(1000);
        }
    }

    private static List<Bar> lastYear(String symbol) {
        var year = new DateRange(SampleMarket.today().minusYears(1), SampleMarket.today());
        return MARKET.bars().history(new Ticker(symbol), year).bars();
    }
}
