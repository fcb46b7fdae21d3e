package footnote.sources.sample;

import footnote.domain.Market;
import footnote.domain.calendar.TradingDays;
import footnote.sources.sample.description.SeededRandom;
import java.time.LocalDate;
import java.util.List;

/** How a whole market moves on each of its trading days: partly with the world, partly on its own. */
final class MarketReturns {
    private static final int YEARS = 5;
    private static final double YEARLY_DRIFT = 0.07;
    private static final double YEARLY_SWING = 0.15;
    private static final double WORLD = 0.6;
    private static final double LOCAL = 0.8;

    private final Market market;
    private final List<LocalDate> days;
    private final double[] returns;

    MarketReturns(Market market, long seed) {
        this.market = market;
        this.days = SampleMarket.TODAY
                .minusYears(YEARS)
                .datesUntil(SampleMarket.TODAY.plusDays(1))
                .filter(day -> TradingDays.kind(market, day) == TradingDays.Kind.OPEN)
                .toList();
        this.returns = days.stream().mapToDouble(day -> drawn(day, seed)).toArray();
    }

    private double drawn(LocalDate day, long seed) {
        String season = day.getYear() + "/" + (day.getMonthValue() + 2) / 3;
        double weather = SeededRandom.of(seed, "weather", season).between(0.7, 1.5);
        double world = SeededRandom.of(seed, "world", day.toString()).gaussian();
        double local = SeededRandom.of(seed, market.name(), day.toString()).gaussian();
        double swing = YEARLY_SWING / Math.sqrt(252) * weather;
        return YEARLY_DRIFT / 252 + swing * (WORLD * world + LOCAL * local);
    }

    /** The market's sure trading days of five years, oldest first. */
    List<LocalDate> days() {
        return days;
    }

    /** The market's logarithmic return on the day of that number. */
    double at(int index) {
        return returns[index];
    }
}
