package footnote.sources.sample;

import footnote.domain.Bar;
import footnote.domain.IntradayHistory;
import footnote.domain.IntradayHistory.IntradayBar;
import footnote.domain.Ticker;
import footnote.sources.IntradaySource;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.description.SampleNames;
import footnote.sources.sample.description.SeededRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;

/** Prices within the last days of a sample share: paths from each day's open to its close, inside its range. */
public final class SampleIntraday implements IntradaySource {
    private final SampleWorld world;

    SampleIntraday(SampleWorld world) {
        this.world = world;
    }

    @Override
    public IntradayHistory intraday(Ticker ticker, Duration interval, int days) {
        var company = world.company(ticker, "intraday prices");
        var habits = world.habits(company.market());
        List<Bar> daily = world.prices(company).bars();
        var bars = new ArrayList<IntradayBar>();
        for (Bar day : daily.subList(Math.max(0, daily.size() - days), daily.size())) {
            Instant open = day.day()
                    .atTime(LocalTime.parse(habits.session().substring(0, 5)))
                    .atZone(habits.zone())
                    .toInstant();
            String end = habits.session().substring(habits.session().lastIndexOf('-') + 1);
            Instant close =
                    day.day().atTime(LocalTime.parse(end)).atZone(habits.zone()).toInstant();
            fill(
                    bars,
                    day,
                    open,
                    Math.max(1, (int) Duration.between(open, close).dividedBy(interval)),
                    interval);
        }
        if (bars.isEmpty()) {
            throw new NoData(SampleMarket.VENDOR, "intraday prices of " + ticker);
        }
        return new IntradayHistory(
                ticker,
                company.priceCurrency(),
                habits.zone(),
                interval,
                bars,
                SampleNames.origin("https://prices.sample.example/" + SampleNames.slug(ticker.symbol()))
                        .at("intraday"));
    }

    private void fill(List<IntradayBar> bars, Bar day, Instant open, int steps, Duration interval) {
        var random = SeededRandom.of(world.seed(), day.day().toString(), "intraday", Double.toString(day.close()));
        double before = day.open();
        for (int i = 1; i <= steps; i++) {
            double line = day.open() + (day.close() - day.open()) * i / steps;
            double noise = (day.high() - day.low()) * 0.2 * random.gaussian() * (steps - i) / steps;
            double price = SampleCandles.rounded(Math.clamp(line + noise, day.low(), day.high()), 4);
            bars.add(new IntradayBar(
                    open.plus(interval.multipliedBy(i - 1L)),
                    before,
                    Math.max(before, price),
                    Math.min(before, price),
                    price,
                    day.volume() / steps));
            before = price;
        }
    }
}
