package footnote.research;

import footnote.domain.Bar;
import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.SourceLine;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.indicators.Averages;
import footnote.quant.indicators.Levels;
import footnote.quant.indicators.Momentum;
import footnote.quant.indicators.Trend;
import footnote.quant.indicators.Volatility;
import footnote.quant.indicators.Volume;
import footnote.quant.risk.Drawdown;
import footnote.quant.risk.Returns;
import footnote.quant.risk.Risk;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Indicators of one share's daily bars, each naming the bars' vendor and last day. */
public final class PriceMetrics {
    /** Trading days in 52 weeks. */
    private static final int YEAR = Returns.DAYS_A_YEAR;

    /** Trading days of a month. */
    public static final int MONTH = 21;

    private static final int HALF_YEAR = 126;

    private final PriceHistory history;
    private final FactDeriver deriver;
    private final LedgerEntry price;
    private final double[] closes;
    private final double[] highs;
    private final double[] lows;
    private final double[] volumes;

    private PriceMetrics(PriceHistory history) {
        this.history = history;
        this.deriver =
                new FactDeriver(Subject.of(history.ticker()), last(history).day(), history.origin());
        this.price = deriver.file(price(history));
        this.closes = history.column(Bar::close);
        this.highs = history.column(Bar::high);
        this.lows = history.column(Bar::low);
        this.volumes = history.column(Bar::volume);
    }

    /** The last close as a fact. */
    public static Fact price(PriceHistory history) {
        return price(history, last(history));
    }

    /** A day's close as a fact. */
    public static Fact price(PriceHistory history, Bar bar) {
        return close(history, bar, Metric.PRICE, Unit.perShare(history.currency()));
    }

    /** What a currency was worth at a day's close; its subject is the pair. */
    public static Fact rate(PriceHistory rates, Bar bar) {
        return close(rates, bar, Metric.EXCHANGE_RATE, Unit.RATIO);
    }

    private static Fact close(PriceHistory history, Bar bar, Metric metric, Unit unit) {
        return Fact.of(
                Subject.of(history.ticker()),
                metric,
                Period.instant(bar.day()),
                new BigDecimal(bar.close(), new MathContext(10)).stripTrailingZeros(),
                unit,
                Basis.REPORTED,
                bar.day(),
                history.origin().at("close of " + bar.day()));
    }

    public static MetricSet of(PriceHistory history, Optional<PriceHistory> index) {
        var measures = new PriceMetrics(history);
        measures.averages();
        measures.momentum();
        measures.trend();
        measures.levels();
        measures.trading();
        measures.risk();
        index.ifPresentOrElse(
                measures::against,
                () -> measures.deriver.missing("Relative return 6 months", "the market's index is missing"));
        return measures.deriver.measures();
    }

    private void averages() {
        for (int days : new int[] {20, 50, 200}) {
            perShare("sma_" + days, last(Averages.sma(closes, days)), "mean of the last " + days + " closes", days);
        }
        var bands = Volatility.bollinger(closes);
        perShare("bollinger_lower", last(bands.lower()), "mean of 20 closes less 2 deviations", 20);
        perShare("bollinger_upper", last(bands.upper()), "mean of 20 closes plus 2 deviations", 20);
        ratio(
                "bollinger_position",
                last(bands.percentB(closes)),
                "place of the close between the Bollinger bands, 0 at the lower and 1 at the upper",
                20);
    }

    private void momentum() {
        ratio("rsi_14", last(Momentum.rsi(closes, 14)), "relative strength index over 14 days, Wilder", 15);
        var macd = Momentum.macd(closes);
        ratio("macd_line", last(macd.line()), "12 day less 26 day exponential average of closes", 26);
        ratio("macd_signal", last(macd.signal()), "9 day exponential average of the MACD line", 34);
        ratio("macd_histogram", last(macd.histogram()), "MACD line less its signal", 34);
        percent("change_on_day", recent(1), "change of the last close from the one before", 2);
        percent("change_1_month", recent(MONTH), "change of the close over 21 trading days", MONTH + 1);
        percent("change_6_months", recent(HALF_YEAR), "change of the close over 126 trading days", HALF_YEAR + 1);
    }

    private void trend() {
        var directional = Trend.adx(highs, lows, closes, 14);
        ratio("adx_14", last(directional.adx()), "average directional index over 14 days, Wilder", 28);
        ratio("plus_di_14", last(directional.plus()), "upward directional movement over 14 days, Wilder", 15);
        ratio("minus_di_14", last(directional.minus()), "downward directional movement over 14 days, Wilder", 15);
    }

    private void levels() {
        int from = Math.max(0, closes.length - YEAR);
        double high = Arrays.stream(highs, from, highs.length).max().orElse(Double.NaN);
        double low = Arrays.stream(lows, from, lows.length).min().orElse(Double.NaN);
        int days = closes.length - from;
        perShare("high_52_weeks", high, "highest price of the last " + days + " trading days", 1);
        perShare("low_52_weeks", low, "lowest price of the last " + days + " trading days", 1);
        percent("below_52_week_high", 1 - last(closes) / high, "distance of the close below the 52-week high", 1);
        percent("above_52_week_low", last(closes) / low - 1, "distance of the close above the 52-week low", 1);
        var levels = Levels.supportResistance(tail(highs, YEAR), tail(lows, YEAR), tail(closes, YEAR));
        level("support", levels.supports(), "nearest price below the close at which the last year turned");
        level("resistance", levels.resistances(), "nearest price above the close at which the last year turned");
    }

    private void level(String metric, List<Levels.Level> levels, String formula) {
        double nearest = levels.isEmpty() ? Double.NaN : levels.getFirst().price();
        derive(
                metric,
                Unit.perShare(history.currency()),
                MaybeNumber.of(nearest, "the last year has no turning point on that side of the close"),
                formula);
    }

    private void trading() {
        ratio("volume_spike", last(Volume.spike(volumes, 20)), "last volume over the mean of the 20 days before", 21);
        var money = new double[Math.min(20, closes.length)];
        for (int i = 0; i < money.length; i++) {
            int day = closes.length - money.length + i;
            money[i] = closes[day] * volumes[day] / history.currency().perMajor();
        }
        derive(
                "daily_turnover",
                Unit.of(history.currency().major()),
                MaybeNumber.of(Arrays.stream(money).average().orElse(Double.NaN), "there are no bars"),
                "mean of close x volume over 20 days");
    }

    private void risk() {
        var year = tail(history.column(Bar::adjustedClose), YEAR + 1);
        percent(
                "volatility",
                Risk.volatility(Returns.daily(year)),
                "deviation of daily returns of the last year," + " annualised over 252 days",
                60);
        percent("drawdown", Drawdown.deepest(year).depth(), "deepest fall from a high within the last year", 2);
    }

    /** Both series on the days that both have, so that a holiday of one does not shift the other. */
    private void against(PriceHistory index) {
        var ours = byDay(history);
        var theirs = byDay(index);
        var days = ours.keySet().stream().filter(theirs::containsKey).sorted().toList();
        var common = days.subList(Math.max(0, days.size() - HALF_YEAR - 1), days.size());
        if (common.size() <= HALF_YEAR) {
            deriver.missing(
                    "Relative return 6 months",
                    "only " + common.size() + " days are common to the share and " + index.ticker());
            return;
        }
        var benchmark = deriver.file(price(index));
        double relative = Returns.relative(
                common.stream().mapToDouble(ours::get).toArray(),
                common.stream().mapToDouble(theirs::get).toArray());
        deriver.derive(
                "relative_return_6_months",
                Period.between(common.getFirst(), common.getLast()),
                Unit.PERCENT,
                MaybeNumber.of(relative, "a close is not positive").times(100),
                "return over 126 common trading days less that of " + index.ticker() + ", in points; " + bars(history)
                        + "; " + bars(index),
                List.of(price, benchmark));
    }

    private static Map<LocalDate, Double> byDay(PriceHistory history) {
        return history.bars().stream().collect(Collectors.toMap(Bar::day, Bar::adjustedClose));
    }

    private double recent(int days) {
        return closes.length <= days ? Double.NaN : last(closes) / closes[closes.length - 1 - days] - 1;
    }

    private void perShare(String metric, double value, String formula, int needs) {
        derive(metric, Unit.perShare(history.currency()), enough(value, needs), formula);
    }

    private void ratio(String metric, double value, String formula, int needs) {
        derive(metric, Unit.RATIO, enough(value, needs), formula);
    }

    private void percent(String metric, double fraction, String formula, int needs) {
        derive(metric, Unit.PERCENT, enough(fraction, needs).times(100), formula);
    }

    private MaybeNumber enough(double value, int needs) {
        return MaybeNumber.of(
                value,
                closes.length < needs
                        ? "it takes " + needs + " daily bars, and there are " + closes.length
                        : "the price did not move");
    }

    private void derive(String metric, Unit unit, MaybeNumber value, String formula) {
        deriver.derive(
                metric,
                Period.instant(last(history).day()),
                unit,
                value,
                formula + "; " + bars(history),
                List.of(price));
    }

    private static String bars(PriceHistory history) {
        return "daily bars of " + history.ticker() + " to " + last(history).day() + " from "
                + SourceLine.vendor(history.origin());
    }

    private static Bar last(PriceHistory history) {
        return history.bars().getLast();
    }

    private static double last(double[] values) {
        return values.length == 0 ? Double.NaN : values[values.length - 1];
    }

    private static double[] tail(double[] values, int count) {
        return Arrays.copyOfRange(values, Math.max(0, values.length - count), values.length);
    }
}
