package footnote.sources.sample;

import footnote.domain.Bar;
import footnote.domain.Denomination;
import footnote.domain.Dividend;
import footnote.domain.Market;
import footnote.domain.Origin;
import footnote.domain.PriceHistory;
import footnote.domain.Split;
import footnote.domain.Ticker;
import footnote.sources.sample.books.Quarter;
import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.PublishedQuarters;
import footnote.sources.sample.description.SampleNames;
import footnote.sources.sample.description.SeededRandom;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns paths of prices into bars, splits and dividends. */
public final class BarBuilder {
    private static final double INDEX_START = 1000;
    private static final double INDEX_SWING = 0.006;

    private final SampleWorld world;

    BarBuilder(SampleWorld world) {
        this.world = world;
    }

    PriceHistory share(Description company) {
        var path = new PricePath(world, company);
        var candles = new SampleCandles(
                SeededRandom.of(world.seed(), company.symbol(), "candles"),
                path.dailySwing(),
                SampleCandles.decimals(company.priceCurrency()),
                volume(company),
                company.course("illiquid").percent(0));
        List<Dividend> dividends = dividends(company, path.days());
        List<Bar> bars = SampleCandles.adjusted(candles.drawn(path.days(), path.logs()), dividends);
        return new PriceHistory(
                company.ticker(),
                company.priceCurrency(),
                bars,
                split(company).map(List::of).orElse(List.of()),
                dividends,
                origin(company.ticker()));
    }

    PriceHistory index(Ticker ticker, Market market, Denomination currency) {
        var tide = world.tide(market);
        double[] logs = new double[tide.days().size()];
        double level = StrictMath.log(INDEX_START);
        for (int i = 0; i < logs.length; i++) {
            level += tide.at(i);
            logs[i] = level;
        }
        var candles = new SampleCandles(SeededRandom.of(world.seed(), ticker.symbol()), INDEX_SWING, 2, 400_000_000, 0);
        return new PriceHistory(
                ticker, currency, candles.drawn(tide.days(), logs), List.of(), List.of(), origin(ticker));
    }

    /** How many of one currency another is worth, on the days the sample market's Europe trades. */
    Optional<PriceHistory> exchangeRate(Ticker ticker) {
        String pair = ticker.symbol().substring(0, ticker.symbol().length() - 2);
        if (!pair.matches("[A-Z]{6}")) {
            return Optional.empty();
        }
        var from = new Denomination(pair.substring(0, 3));
        var to = new Denomination(pair.substring(3));
        var bars = new ArrayList<Bar>();
        for (LocalDate day : world.tide(Market.EUROPE).days()) {
            world.rates().rate(from, to, day).map(rate -> flat(day, rate)).ifPresent(bars::add);
        }
        return bars.isEmpty()
                ? Optional.empty()
                : Optional.of(new PriceHistory(ticker, to, bars, List.of(), List.of(), origin(ticker)));
    }

    private static Bar flat(LocalDate day, double rate) {
        double rounded = SampleCandles.rounded(rate, 6);
        return new Bar(day, rounded, rounded, rounded, rounded, rounded, 0);
    }

    private double volume(Description company) {
        var quarters = world.books(company).quarters();
        double traded = (double) quarters.getLast().shares() / company.shareRatio();
        return traded * company.course("turnover").percent(0) / 252;
    }

    public static Optional<Split> split(Description company) {
        var told = company.named("split");
        return told.isEmpty()
                ? Optional.empty()
                : Optional.of(new Split(
                        LocalDate.parse(String.valueOf(told.get("day"))),
                        new BigDecimal(String.valueOf(told.get("new"))),
                        new BigDecimal(String.valueOf(told.get("old")))));
    }

    /** Ex-days lie shortly before the end of the quarter that pays. */
    private List<Dividend> dividends(Description company, List<LocalDate> days) {
        var dividends = new ArrayList<Dividend>();
        for (Quarter quarter : world.books(company).quarters()) {
            LocalDate day = PublishedQuarters.tradingDay(
                    company.market(), quarter.term().end().minusDays(20));
            if (quarter.dividendPerShare().signum() > 0 && days.contains(day)) {
                double rate = world.rates()
                        .rate(company.currency(), company.priceCurrency(), day)
                        .orElseThrow();
                var amount = quarter.dividendPerShare()
                        .multiply(BigDecimal.valueOf(rate * company.shareRatio()))
                        .setScale(4, RoundingMode.HALF_UP)
                        .stripTrailingZeros();
                dividends.add(new Dividend(day, amount));
            }
        }
        return dividends;
    }

    private static Origin origin(Ticker ticker) {
        return stage(ticker).at("daily bars");
    }

    private static Origin stage(Ticker ticker) {
        return SampleNames.origin("https://prices.sample.example/" + SampleNames.slug(ticker.symbol()));
    }
}
