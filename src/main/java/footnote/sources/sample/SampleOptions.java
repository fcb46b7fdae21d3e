package footnote.sources.sample;

import footnote.domain.Bar;
import footnote.domain.Market;
import footnote.domain.OptionChain;
import footnote.domain.OptionChain.Contract;
import footnote.domain.OptionChain.Side;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;
import footnote.sources.OptionSource;
import footnote.sources.SourceException.NoData;
import footnote.sources.sample.description.SampleNames;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/** Options on American sample shares, priced by their own volatility, that expire on the third Fridays to come. */
public final class SampleOptions implements OptionSource {
    private static final int MONTHS = 4;
    private static final int STRIKES_A_SIDE = 7;
    private static final double STEP = 0.025;
    private static final double RATE = 0.04;
    private static final double SMILE = 0.6;
    private static final int DAYS_A_YEAR = 252;

    private final SampleWorld world;

    SampleOptions(SampleWorld world) {
        this.world = world;
    }

    @Override
    public OptionChain options(Ticker ticker, Optional<LocalDate> expiry) {
        String what = "options on " + ticker;
        var company = world.company(ticker, what);
        var prices = world.prices(company);
        var last = prices.bars().getLast();
        var expiries = expiries(last.day());
        var day = expiry.orElseGet(expiries::getFirst);
        if (company.market() != Market.UNITED_STATES || !expiries.contains(day)) {
            throw new NoData(
                    SampleMarket.VENDOR,
                    what + expiry.map(each -> " for " + each).orElse(""));
        }
        return new OptionChain(
                ticker,
                company.priceCurrency(),
                Optional.of(cents(last.close())),
                expiries,
                contracts(ticker, prices, day),
                SampleNames.origin("https://prices.sample.example/" + SampleNames.slug(ticker.symbol()))
                        .at("options"));
    }

    private static List<LocalDate> expiries(LocalDate today) {
        return IntStream.rangeClosed(0, MONTHS)
                .mapToObj(
                        month -> today.plusMonths(month).with(TemporalAdjusters.dayOfWeekInMonth(3, DayOfWeek.FRIDAY)))
                .filter(today::isBefore)
                .limit(MONTHS)
                .toList();
    }

    private static List<Contract> contracts(Ticker ticker, PriceHistory prices, LocalDate expiry) {
        var contracts = new ArrayList<Contract>();
        double spot = prices.bars().getLast().close();
        double volatility = volatility(prices);
        double years = ChronoUnit.DAYS.between(prices.bars().getLast().day(), expiry) / 365.0;
        for (var side : Side.values()) {
            for (int i = -STRIKES_A_SIDE; i <= STRIKES_A_SIDE; i++) {
                contracts.add(contract(ticker, side, expiry, spot, spot * (1 + STEP * i), volatility, years));
            }
        }
        return contracts;
    }

    /** Of the daily returns of the last year, a year. */
    private static double volatility(PriceHistory prices) {
        double[] closes = prices.column(Bar::adjustedClose);
        double[] returns = IntStream.range(Math.max(1, closes.length - DAYS_A_YEAR), closes.length)
                .mapToDouble(day -> Math.log(closes[day] / closes[day - 1]))
                .toArray();
        double mean = Arrays.stream(returns).average().orElseThrow();
        double squares = Arrays.stream(returns)
                .map(each -> (each - mean) * (each - mean))
                .sum();
        return Math.sqrt(squares / (returns.length - 1) * DAYS_A_YEAR);
    }

    private static Contract contract(
            Ticker ticker, Side side, LocalDate expiry, double spot, double around, double volatility, double years) {
        var strike = new BigDecimal(around).round(new MathContext(3));
        double away = Math.log(strike.doubleValue() / spot);
        double implied = volatility * (1 + SMILE * away * away);
        double value = side == Side.CALL
                ? OptionPrice.call(spot, strike.doubleValue(), RATE, implied, years)
                : OptionPrice.put(spot, strike.doubleValue(), RATE, implied, years);
        double fair = Math.max(0.01, value);
        long open = Math.round(4_000 * Math.exp(-60 * away * away));
        return new Contract(
                "%s%ty%<tm%<td%s%08d"
                        .formatted(
                                ticker.symbol().toUpperCase(Locale.ROOT),
                                expiry,
                                side == Side.CALL ? "C" : "P",
                                strike.movePointRight(3).longValue()),
                side,
                expiry,
                strike.setScale(Math.max(0, strike.scale()), RoundingMode.UNNECESSARY),
                Optional.of(cents(fair)),
                Optional.of(cents(Math.max(0.01, fair * 0.98))),
                Optional.of(cents(fair * 1.02 + 0.01)),
                OptionalLong.of(open / 9),
                OptionalLong.of(open),
                Optional.of(new BigDecimal(implied).setScale(4, RoundingMode.HALF_EVEN)));
    }

    private static BigDecimal cents(double value) {
        return new BigDecimal(value).setScale(2, RoundingMode.HALF_EVEN);
    }

    /**
     * What a European option on a share without dividends is worth, by Black and Scholes: rates continuous, volatility and
     * time in years; NaN where spot, strike, volatility or time is not positive.
     */
    static final class OptionPrice {
        private OptionPrice() {}

        static double call(double spot, double strike, double rate, double volatility, double years) {
            if (!(spot > 0) || !(strike > 0) || !(volatility > 0) || !(years > 0)) {
                return Double.NaN;
            }
            double deviation = volatility * Math.sqrt(years);
            double near = (Math.log(spot / strike) + (rate + volatility * volatility / 2) * years) / deviation;
            return spot * normal(near) - strike * Math.exp(-rate * years) * normal(near - deviation);
        }

        /** By put-call parity. */
        static double put(double spot, double strike, double rate, double volatility, double years) {
            return call(spot, strike, rate, volatility, years) - spot + strike * Math.exp(-rate * years);
        }

        /** The standard normal distribution, within 1e-7 (Abramowitz and Stegun 26.2.17). */
        private static double normal(double x) {
            double t = 1 / (1 + 0.2316419 * Math.abs(x));
            double tail = Math.exp(-x * x / 2)
                    / Math.sqrt(2 * Math.PI)
                    * t
                    * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
            return x >= 0 ? 1 - tail : tail;
        }
    }
}
