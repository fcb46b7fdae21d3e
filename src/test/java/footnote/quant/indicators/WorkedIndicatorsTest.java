package footnote.quant.indicators;

import static java.lang.Double.NaN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Small worked examples, by hand or from StockCharts' ChartSchool, that need no file. */
class WorkedIndicatorsTest {

    /** ChartSchool's worksheet for moving averages of 10 days. */
    private static final double[] INTEL = {
        22.2734, 22.1940, 22.0847, 22.1741, 22.1840, 22.1344, 22.2337, 22.4323, 22.2436, 22.2933, 22.1542, 22.3926,
        22.3816, 22.6109, 23.3558
    };

    /** ChartSchool's worksheet for the relative strength index (QQQQ from 14 December 2009). */
    private static final double[] QQQQ = {
        44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328,
        45.6140, 46.2820, 46.2820, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122
    };

    @Test
    void simpleAndExponentialAverages() {
        double[] sma = Averages.sma(INTEL, 10);
        double[] ema = Averages.ema(INTEL, 10);

        assertThat(sma[8]).isNaN();
        assertThat(new double[] {sma[9], sma[10], sma[14]})
                .containsExactly(new double[] {22.22, 22.21, 22.42}, cents());
        assertThat(ema[8]).isNaN();
        assertThat(new double[] {ema[9], ema[10], ema[11], ema[14]})
                .containsExactly(new double[] {22.22, 22.21, 22.24, 22.52}, cents());
    }

    @Test
    void weightedAverage() {
        assertThat(Averages.wma(new double[] {1, 2, 6, 3}, 3)).containsExactly(NaN, NaN, 23.0 / 6, 23.0 / 6);
    }

    @Test
    void wilderAverage() {
        assertThat(Averages.wilder(new double[] {2, 4, 9, 1}, 2)).containsExactly(NaN, 3, 6, 3.5);
    }

    @Test
    void relativeStrength() {
        double[] rsi = Momentum.rsi(QQQQ, 14);

        assertThat(rsi[13]).isNaN();
        assertThat(Arrays.copyOfRange(rsi, 14, 21))
                .containsExactly(new double[] {70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93}, cents());
    }

    @Test
    void macd() {
        var macd = Momentum.macd(new double[] {1, 2, 3, 5, 8}, 1, 2, 2);

        // fast is the close itself; slow is 1.5, then + 2/3 of the distance; line 0.5, 0.5, 0.8333, 1.2778
        assertThat(macd.line()).containsExactly(new double[] {NaN, 0.5, 0.5, 5 / 6.0, 23 / 18.0}, within(1e-12));
        assertThat(macd.signal()).containsExactly(new double[] {NaN, NaN, 0.5, 13 / 18.0, 59 / 54.0}, within(1e-12));
        assertThat(macd.histogram()).containsExactly(new double[] {NaN, NaN, 0, 1 / 9.0, 5 / 27.0}, within(1e-12));
    }

    @Test
    void stochasticAndWilliams() {
        double[] highs = {10, 12, 14, 13};
        double[] lows = {8, 9, 11, 10};
        double[] closes = {9, 11, 13, 11};

        var fast = Momentum.stochastic(highs, lows, closes, 3, 1, 2);

        assertThat(fast.k()).containsExactly(new double[] {NaN, NaN, 500 / 6.0, 40}, within(1e-12));
        assertThat(fast.d()).containsExactly(new double[] {NaN, NaN, NaN, 370 / 6.0}, within(1e-12));
        assertThat(Momentum.williamsR(highs, lows, closes, 3))
                .containsExactly(new double[] {NaN, NaN, -100 / 6.0, -60}, within(1e-12));
    }

    @Test
    void commodityChannel() {
        double[] prices = {10, 11, 15};

        // mean 12, mean deviation (2 + 1 + 3) / 3 = 2, (15 - 12) / (0.015 x 2) = 100
        assertThat(Momentum.cci(prices, prices, prices, 3)[2]).isCloseTo(100, within(1e-9));
    }

    @Test
    void directionalMovement() {
        double[] highs = {10, 12, 13, 12};
        double[] lows = {8, 9, 10, 7};
        double[] closes = {9, 11, 12, 8};

        var adx = Trend.adx(highs, lows, closes, 2);

        // rises 2 and 1, then a fall of 3; ranges 3, 3, 5; smoothing keeps one half
        assertThat(adx.plus()).containsExactly(new double[] {NaN, NaN, 50, 100 * 1.5 / 8}, within(1e-12));
        assertThat(adx.minus()).containsExactly(new double[] {NaN, NaN, 0, 100 * 3 / 8.0}, within(1e-12));
        assertThat(adx.adx()).containsExactly(new double[] {NaN, NaN, NaN, (100 + 100 / 3.0) / 2}, within(1e-12));
    }

    @Test
    void bandsAndDeviation() {
        double[] values = {2, 4, 4, 4, 5, 5, 7, 9}; // the textbook set with mean 5 and population deviation 2

        var bands = Volatility.bollinger(values, 8, 2);

        assertThat(Volatility.standardDeviation(values, 8)[7]).isCloseTo(2, within(1e-12));
        assertThat(bands.lower()[7]).isCloseTo(1, within(1e-12));
        assertThat(bands.middle()[7]).isCloseTo(5, within(1e-12));
        assertThat(bands.upper()[7]).isCloseTo(9, within(1e-12));
        assertThat(bands.percentB(values)[7]).isCloseTo(1, within(1e-12));
        assertThat(bands.width()[7]).isCloseTo(1.6, within(1e-12));
    }

    @Test
    void averageTrueRange() {
        double[] highs = {10, 12, 13, 12};
        double[] lows = {8, 9, 10, 7};
        double[] closes = {9, 11, 12, 8};

        assertThat(Volatility.trueRange(highs, lows, closes)).containsExactly(NaN, 3, 3, 5);
        assertThat(Volatility.atr(highs, lows, closes, 2)).containsExactly(NaN, NaN, 3, 4);
    }

    /** Gaps widen the range to the close before, upwards and downwards. */
    @Test
    void trueRangeReachesAcrossGaps() {
        double[] highs = {10, 15, 9};
        double[] lows = {8, 13, 8};
        double[] closes = {9, 14, 8};

        assertThat(Volatility.trueRange(highs, lows, closes)).containsExactly(NaN, 6, 6);
    }

    /** A day that reaches further both ways counts for the longer way alone, one that reaches neither for none. */
    @Test
    void directionalMovementOfOutsideAndInsideDays() {
        double[] highs = {10, 13, 12, 12.5};
        double[] lows = {8, 7, 8, 6};
        double[] closes = {9, 10, 10, 7};

        var adx = Trend.adx(highs, lows, closes, 1);

        assertThat(adx.plus()).containsExactly(new double[] {NaN, 50, 0, 0}, within(1e-12));
        assertThat(adx.minus()).containsExactly(new double[] {NaN, 0, 0, 200 / 6.5}, within(1e-12));
        assertThat(adx.adx()).containsExactly(new double[] {NaN, 100, 0, 100}, within(1e-12));
    }

    @Test
    void onBalanceVolume() {
        assertThat(Volume.obv(new double[] {10, 11, 11, 9}, new double[] {5, 6, 7, 8}))
                .containsExactly(0, 6, 6, -2);
    }

    @Test
    void moneyFlow() {
        double[] prices = {10, 11, 10, 12};
        double[] volumes = {1, 2, 3, 4};

        // flows +22, -30, +48
        assertThat(Volume.mfi(prices, prices, prices, volumes, 3))
                .containsExactly(new double[] {NaN, NaN, NaN, 70}, within(1e-12));
    }

    @Test
    void volumeWeightedPrice() {
        double[] highs = {11, 13, 16};
        double[] lows = {9, 11, 14};
        double[] closes = {10, 12, 15};
        double[] volumes = {1, 3, 4};

        assertThat(Volume.vwap(highs, lows, closes, volumes)).containsExactly(10, 11.5, 13.25);
        assertThat(Volume.rollingVwap(highs, lows, closes, volumes, 2)).containsExactly(NaN, 11.5, 96 / 7.0);
    }

    @Test
    void volumeSpikeIsMeasuredAgainstTheDaysBefore() {
        assertThat(Volume.spike(new double[] {10, 30, 60, 20}, 2)).containsExactly(NaN, NaN, 3, 20 / 45.0);
    }

    private static Offset<Double> cents() {
        return within(0.00501);
    }
}
