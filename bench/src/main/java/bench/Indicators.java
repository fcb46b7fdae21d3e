package bench;

import bench.Main.Row;
import footnote.quant.indicators.Averages;
import footnote.quant.indicators.Momentum;
import footnote.quant.indicators.Trend;
import footnote.quant.indicators.Volatility;
import footnote.quant.indicators.Volume;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.ta4j.core.BarSeries;
import org.ta4j.core.BaseBarSeriesBuilder;
import org.ta4j.core.Indicator;
import org.ta4j.core.indicators.ATRIndicator;
import org.ta4j.core.indicators.CCIIndicator;
import org.ta4j.core.indicators.MACDIndicator;
import org.ta4j.core.indicators.RSIIndicator;
import org.ta4j.core.indicators.StochasticOscillatorDIndicator;
import org.ta4j.core.indicators.StochasticOscillatorKIndicator;
import org.ta4j.core.indicators.WilliamsRIndicator;
import org.ta4j.core.indicators.adx.ADXIndicator;
import org.ta4j.core.indicators.averages.EMAIndicator;
import org.ta4j.core.indicators.averages.SMAIndicator;
import org.ta4j.core.indicators.averages.WMAIndicator;
import org.ta4j.core.indicators.bollinger.BollingerBandsLowerIndicator;
import org.ta4j.core.indicators.bollinger.BollingerBandsMiddleIndicator;
import org.ta4j.core.indicators.bollinger.BollingerBandsUpperIndicator;
import org.ta4j.core.indicators.helpers.ClosePriceIndicator;
import org.ta4j.core.indicators.statistics.StandardDeviationIndicator;
import org.ta4j.core.indicators.volume.MoneyFlowIndexIndicator;
import org.ta4j.core.indicators.volume.OnBalanceVolumeIndicator;
import org.ta4j.core.indicators.volume.VWAPIndicator;
import org.ta4j.core.num.DoubleNumFactory;
import org.ta4j.core.num.Num;

/** Fifteen indicators over ten years of daily bars for many symbols, beside ta4j with its faster, double numbers. */
final class Indicators implements Main.Benchmark {
    private static final int SYMBOLS = 500;
    private static final int BARS = 2520;
    private static final int ROUNDS = 3;

    private record Bars(double[] high, double[] low, double[] close, double[] volume) {}

    @Override
    public List<Row> run() {
        var random = new Random(1);
        var all = IntStream.range(0, SYMBOLS).mapToObj(_ -> bars(random)).toList();
        var series = all.stream().map(Indicators::series).toList();
        double agreed = difference(all.getFirst(), series.getFirst());
        double[] ours = new double[ROUNDS];
        double[] theirs = new double[ROUNDS];
        double sink = 0;
        for (int round = -1; round < ROUNDS; round++) { // the first warms both up
            long begun = System.nanoTime();
            for (var bars : all) {
                sink += ours(bars);
            }
            long between = System.nanoTime();
            for (var bars : series) {
                sink += theirs(bars);
            }
            if (round >= 0) {
                ours[round] = (between - begun) / 1e6;
                theirs[round] = (System.nanoTime() - between) / 1e6;
            }
        }
        Arrays.sort(ours);
        Arrays.sort(theirs);
        return List.of(new Row(
                "15 indicators, 2520 bars, 500 symbols",
                ours[ROUNDS / 2],
                "ta4j 0.19, DoubleNum",
                theirs[ROUNDS / 2],
                "ms",
                "goal 0.10; from %.0f to %.0f and %.0f to %.0f; the last SMA differs by %.0e"
                        .formatted(ours[0], ours[ROUNDS - 1], theirs[0], theirs[ROUNDS - 1], agreed + 0 * sink)));
    }

    private static double ours(Bars bars) {
        var close = bars.close();
        double sum = 0;
        sum += last(Averages.sma(close, 20));
        sum += last(Averages.ema(close, 20));
        sum += last(Averages.wma(close, 20));
        sum += last(Momentum.rsi(close, 14));
        sum += last(Momentum.macd(close).line());
        sum += last(Volatility.bollinger(close).upper());
        sum += last(Volatility.atr(bars.high(), bars.low(), close, 14));
        sum += last(Trend.adx(bars.high(), bars.low(), close, 14).adx());
        sum += last(Momentum.stochastic(bars.high(), bars.low(), close).d());
        sum += last(Momentum.cci(bars.high(), bars.low(), close, 20));
        sum += last(Momentum.williamsR(bars.high(), bars.low(), close, 14));
        sum += last(Volatility.standardDeviation(close, 20));
        sum += last(Volume.mfi(bars.high(), bars.low(), close, bars.volume(), 14));
        sum += last(Volume.obv(close, bars.volume()));
        sum += last(Volume.rollingVwap(bars.high(), bars.low(), close, bars.volume(), 14));
        return sum;
    }

    private static double last(double[] values) {
        return values[values.length - 1];
    }

    /** As its documentation shows: indicators over a series, each value asked for in turn. */
    private static double theirs(BarSeries series) {
        var close = new ClosePriceIndicator(series);
        var deviation = new StandardDeviationIndicator(close, 20);
        var middle = new BollingerBandsMiddleIndicator(new SMAIndicator(close, 20));
        var k = new StochasticOscillatorKIndicator(series, 14);
        List<Indicator<Num>> indicators = List.of(
                new SMAIndicator(close, 20),
                new EMAIndicator(close, 20),
                new WMAIndicator(close, 20),
                new RSIIndicator(close, 14),
                new MACDIndicator(close, 12, 26),
                new BollingerBandsUpperIndicator(middle, deviation),
                new BollingerBandsLowerIndicator(middle, deviation),
                new ATRIndicator(series, 14),
                new ADXIndicator(series, 14),
                new StochasticOscillatorDIndicator(k),
                new CCIIndicator(series, 20),
                new WilliamsRIndicator(series, 14),
                deviation,
                new MoneyFlowIndexIndicator(series, 14),
                new OnBalanceVolumeIndicator(series),
                new VWAPIndicator(series, 14));
        double sum = 0;
        for (var indicator : indicators) {
            for (int i = 0; i < BARS; i++) {
                sum += indicator.getValue(i).doubleValue() > 0 ? 1 : 0;
            }
        }
        return sum;
    }

    private static double difference(Bars bars, BarSeries series) {
        double theirs = new SMAIndicator(new ClosePriceIndicator(series), 20)
                .getValue(BARS - 1)
                .doubleValue();
        return Math.abs(last(Averages.sma(bars.close(), 20)) - theirs);
    }

    private static Bars bars(Random random) {
        var bars = new Bars(new double[BARS], new double[BARS], new double[BARS], new double[BARS]);
        double price = 20 + 200 * random.nextDouble();
        for (int i = 0; i < BARS; i++) {
            price *= Math.exp(0.02 * random.nextGaussian());
            bars.close()[i] = price;
            bars.high()[i] = price * (1 + 0.01 * random.nextDouble());
            bars.low()[i] = price * (1 - 0.01 * random.nextDouble());
            bars.volume()[i] = 1e6 * (0.5 + random.nextDouble());
        }
        return bars;
    }

    private static BarSeries series(Bars bars) {
        var series = new BaseBarSeriesBuilder()
                .withNumFactory(DoubleNumFactory.getInstance())
                .build();
        var end = Instant.parse("2016-01-01T00:00:00Z");
        for (int i = 0; i < BARS; i++) {
            series.barBuilder()
                    .timePeriod(Duration.ofDays(1))
                    .endTime(end.plus(Duration.ofDays(i)))
                    .openPrice(bars.close()[i])
                    .highPrice(bars.high()[i])
                    .lowPrice(bars.low()[i])
                    .closePrice(bars.close()[i])
                    .volume(bars.volume()[i])
                    .add();
        }
        return series;
    }
}
