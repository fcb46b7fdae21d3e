package footnote.quant.indicators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What holds for every indicator, whatever the prices. */
class IndicatorPropertiesTest {

    /** A series out of bars: how many values it needs, and how it follows a scaling of all prices. */
    private record Indicator(String name, int undefined, Scale scale, boolean definedWhenFlat, Line line) {
        @Override
        public String toString() {
            return name;
        }
    }

    private interface Line {
        double[] of(Bars bars);
    }

    private enum Scale {
        GROWS,
        STAYS
    }

    private record Bars(double[] highs, double[] lows, double[] closes, double[] volumes) {}

    static final List<Indicator> INDICATORS = List.of(
            new Indicator("sma 20", 19, Scale.GROWS, true, b -> Averages.sma(b.closes, 20)),
            new Indicator("ema 20", 19, Scale.GROWS, true, b -> Averages.ema(b.closes, 20)),
            new Indicator("wma 14", 13, Scale.GROWS, true, b -> Averages.wma(b.closes, 14)),
            new Indicator("wilder 14", 13, Scale.GROWS, true, b -> Averages.wilder(b.closes, 14)),
            new Indicator("rsi 14", 14, Scale.STAYS, true, b -> Momentum.rsi(b.closes, 14)),
            new Indicator("macd line", 25, Scale.GROWS, true, b -> Momentum.macd(b.closes)
                    .line()),
            new Indicator("macd signal", 33, Scale.GROWS, true, b -> Momentum.macd(b.closes)
                    .signal()),
            new Indicator("macd histogram", 33, Scale.GROWS, true, b -> Momentum.macd(b.closes)
                    .histogram()),
            new Indicator("stochastic k", 15, Scale.STAYS, false, b -> Momentum.stochastic(b.highs, b.lows, b.closes)
                    .k()),
            new Indicator("stochastic d", 17, Scale.STAYS, false, b -> Momentum.stochastic(b.highs, b.lows, b.closes)
                    .d()),
            new Indicator(
                    "williams 14", 13, Scale.STAYS, false, b -> Momentum.williamsR(b.highs, b.lows, b.closes, 14)),
            new Indicator("cci 20", 19, Scale.STAYS, false, b -> Momentum.cci(b.highs, b.lows, b.closes, 20)),
            new Indicator("plus 14", 14, Scale.STAYS, false, b -> Trend.adx(b.highs, b.lows, b.closes, 14)
                    .plus()),
            new Indicator("minus 14", 14, Scale.STAYS, false, b -> Trend.adx(b.highs, b.lows, b.closes, 14)
                    .minus()),
            new Indicator("adx 14", 27, Scale.STAYS, true, b -> Trend.adx(b.highs, b.lows, b.closes, 14)
                    .adx()),
            new Indicator("deviation 14", 13, Scale.GROWS, true, b -> Volatility.standardDeviation(b.closes, 14)),
            new Indicator("bollinger lower", 19, Scale.GROWS, true, b -> Volatility.bollinger(b.closes)
                    .lower()),
            new Indicator("bollinger upper", 19, Scale.GROWS, true, b -> Volatility.bollinger(b.closes)
                    .upper()),
            new Indicator("true range", 1, Scale.GROWS, true, b -> Volatility.trueRange(b.highs, b.lows, b.closes)),
            new Indicator("atr 14", 14, Scale.GROWS, true, b -> Volatility.atr(b.highs, b.lows, b.closes, 14)),
            new Indicator("obv", 0, Scale.STAYS, true, b -> Volume.obv(b.closes, b.volumes)),
            new Indicator("mfi 14", 14, Scale.STAYS, false, b -> Volume.mfi(b.highs, b.lows, b.closes, b.volumes, 14)),
            new Indicator("vwap", 0, Scale.GROWS, true, b -> Volume.vwap(b.highs, b.lows, b.closes, b.volumes)),
            new Indicator(
                    "vwap 14",
                    13,
                    Scale.GROWS,
                    true,
                    b -> Volume.rollingVwap(b.highs, b.lows, b.closes, b.volumes, 14)));

    @ParameterizedTest
    @FieldSource("INDICATORS")
    void isUndefinedExactlyUntilItHasEnough(Indicator indicator) {
        double[] line = indicator.line.of(bars(300));

        assertThat(line).hasSize(300);
        for (int i = 0; i < line.length; i++) {
            assertThat(Double.isNaN(line[i])).as("bar " + i).isEqualTo(i < indicator.undefined);
        }
    }

    @ParameterizedTest
    @FieldSource("INDICATORS")
    void answersShortInputWithNaN(Indicator indicator) {
        for (int length = 0; length <= indicator.undefined; length++) {
            assertThat(Arrays.stream(indicator.line.of(bars(length))))
                    .hasSize(length)
                    .allMatch(v -> v.isNaN());
        }
    }

    @ParameterizedTest
    @FieldSource("INDICATORS")
    void followsTheScaleOfPrices(Indicator indicator) {
        var bars = bars(400);
        double[] line = indicator.line.of(bars);
        double[] scaled = indicator.line.of(scaled(bars, 1024));

        for (int i = indicator.undefined; i < line.length; i++) {
            double expected = indicator.scale == Scale.GROWS ? line[i] * 1024 : line[i];
            assertThat(Math.abs(scaled[i] - expected)).isLessThanOrEqualTo(1e-9 * Math.abs(expected) + 1e-9);
        }
    }

    /** A value today depends on no bar to come, or a backtest would look ahead. */
    @ParameterizedTest
    @FieldSource("INDICATORS")
    void neverLooksAhead(Indicator indicator) {
        var bars = bars(200);
        double[] whole = indicator.line.of(bars);

        for (int length : new int[] {15, 60, 137, 199}) {
            double[] part = indicator.line.of(new Bars(
                    Arrays.copyOf(bars.highs, length),
                    Arrays.copyOf(bars.lows, length),
                    Arrays.copyOf(bars.closes, length),
                    Arrays.copyOf(bars.volumes, length)));
            for (int i = 0; i < length; i++) {
                if (!Double.isNaN(whole[i])) {
                    assertThat(part[i]).isCloseTo(whole[i], withinPercentage(1e-9));
                }
            }
        }
    }

    @ParameterizedTest
    @FieldSource("INDICATORS")
    void isNeverInfiniteOnFlatPricesAndNaNWhereUndefined(Indicator indicator) {
        double[] flat = new double[100];
        Arrays.fill(flat, 33.3);
        double[] volumes = new double[100];
        Arrays.fill(volumes, 1000);

        double[] line = indicator.line.of(new Bars(flat, flat, flat, volumes));

        for (int i = 0; i < line.length; i++) {
            assertThat(line[i]).isNotInfinite();
            assertThat(Double.isNaN(line[i]))
                    .as("bar " + i)
                    .isEqualTo(i < indicator.undefined || !indicator.definedWhenFlat);
        }
    }

    @Test
    void flatPricesHaveNoMomentumAndNoWidth() {
        double[] flat = new double[60];
        Arrays.fill(flat, 33.3);

        assertThat(Momentum.rsi(flat, 14)[59]).isEqualTo(50);
        assertThat(Momentum.macd(flat).histogram()[59]).isZero();
        assertThat(Volatility.standardDeviation(flat, 14)[59]).isZero();
        assertThat(Trend.adx(flat, flat, flat, 14).adx()[59]).isZero();
    }

    @Test
    void withoutVolumeThereIsNoMoneyFlowAndNoWeightedPrice() {
        var bars = bars(60);
        double[] none = new double[60];

        assertThat(Arrays.stream(Volume.mfi(bars.highs, bars.lows, bars.closes, none, 14)))
                .allMatch(v -> v.isNaN());
        assertThat(Arrays.stream(Volume.vwap(bars.highs, bars.lows, bars.closes, none)))
                .allMatch(v -> v.isNaN());
        assertThat(Arrays.stream(Volume.rollingVwap(bars.highs, bars.lows, bars.closes, none, 14)))
                .allMatch(v -> v.isNaN());
        assertThat(Arrays.stream(Volume.spike(none, 20))).allMatch(v -> v.isNaN());
        assertThat(Volume.obv(bars.closes, none)).containsOnly(0);
    }

    @Test
    void oscillatorsStayWithinTheirBounds() {
        var bars = bars(2520);
        var stochastic = Momentum.stochastic(bars.highs, bars.lows, bars.closes);
        double[] rsi = Momentum.rsi(bars.closes, 14);

        for (int i = 40; i < 2520; i++) {
            assertThat(rsi[i]).isBetween(0.0, 100.0);
            assertThat(stochastic.k()[i]).isBetween(0.0, 100.0 + 1e-9);
        }
    }

    @Test
    void refusesNonsense() {
        double[] three = {1, 2, 3};
        double[] two = {1, 2};

        assertThatThrownBy(() -> Averages.sma(three, 0)).hasMessageContaining("not 0");
        assertThatThrownBy(() -> Averages.ema(three, -1)).hasMessageContaining("not -1");
        assertThatThrownBy(() -> Momentum.macd(three, 26, 12, 9)).hasMessageContaining("26 is not below 12");
        assertThatThrownBy(() -> Volume.obv(three, two)).hasMessageContaining("not 3 and 2");
    }

    private static Bars bars(int length) {
        var random = new Random(7);
        double[] closes = WindowsTest.walk(length);
        double[] highs = new double[length];
        double[] lows = new double[length];
        double[] volumes = new double[length];
        for (int i = 0; i < length; i++) {
            highs[i] = closes[i] * (1 + 0.01 * random.nextDouble());
            lows[i] = closes[i] * (1 - 0.01 * random.nextDouble());
            volumes[i] = 1000 + random.nextInt(100_000);
        }
        return new Bars(highs, lows, closes, volumes);
    }

    private static Bars scaled(Bars bars, double factor) {
        return new Bars(
                Arrays.stream(bars.highs).map(v -> v * factor).toArray(),
                Arrays.stream(bars.lows).map(v -> v * factor).toArray(),
                Arrays.stream(bars.closes).map(v -> v * factor).toArray(),
                bars.volumes);
    }
}
