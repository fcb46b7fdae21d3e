package footnote.quant.indicators;

import static footnote.quant.References.assertRounded;
import static footnote.quant.References.assertSame;
import static footnote.quant.References.column;
import static footnote.quant.References.csv;
import static footnote.quant.References.field;
import static footnote.quant.References.tulip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Our indicators beside series that other libraries published, where the convention is the same. */
class IndicatorReferencesTest {
    private static final double SAME = 1e-6;

    /** Files skender_*.json over skender_quotes_default.csv: averages seeded by a simple mean, population deviation. */
    @Test
    void averagesEqualSkender() {
        double[] closes = new Quotes("default").closes;

        assertSame("skender SMA 20", Averages.sma(closes, 20), field("indicators/skender_sma.json", "sma"), SAME);
        assertSame("skender EMA 20", Averages.ema(closes, 20), field("indicators/skender_ema.json", "ema"), SAME);
    }

    /** Wilder's smoothing; MACD's signal seeded by a simple mean too. */
    @Test
    void momentumEqualsSkender() {
        double[] closes = new Quotes("default").closes;
        var macd = Momentum.macd(closes);

        assertSame("skender RSI 14", Momentum.rsi(closes, 14), field("indicators/skender_rsi.json", "rsi"), SAME);
        assertSame("skender MACD line", macd.line(), field("indicators/skender_macd.json", "macd"), SAME);
        assertSame("skender MACD signal", macd.signal(), field("indicators/skender_macd.json", "signal"), SAME);
        assertSame(
                "skender MACD histogram", macd.histogram(), field("indicators/skender_macd.json", "histogram"), SAME);
    }

    /** True range from the second bar on, ATR seeded by the mean of the first fourteen. */
    @Test
    void volatilityEqualsSkender() {
        var quotes = new Quotes("default");
        var bands = Volatility.bollinger(quotes.closes);
        String file = "indicators/skender_bb.json";

        assertSame("skender Bollinger lower", bands.lower(), field(file, "lowerBand"), SAME);
        assertSame("skender Bollinger middle", bands.middle(), field(file, "sma"), SAME);
        assertSame("skender Bollinger upper", bands.upper(), field(file, "upperBand"), SAME);
        assertSame("skender Bollinger %B", bands.percentB(quotes.closes), field(file, "percentB"), SAME);
        assertSame("skender Bollinger width", bands.width(), field(file, "width"), SAME);
        assertSame(
                "skender true range",
                Volatility.trueRange(quotes.highs, quotes.lows, quotes.closes),
                field("indicators/skender_atr.json", "tr"),
                SAME);
        assertSame(
                "skender ATR 14",
                Volatility.atr(quotes.highs, quotes.lows, quotes.closes, 14),
                field("indicators/skender_atr.json", "atr"),
                SAME);
    }

    /** Single values that the same library asserts for the same quotes, to four decimals. */
    @Test
    void equalsSkendersSpotValues() {
        var q = new Quotes("default");
        var adx = Trend.adx(q.highs, q.lows, q.closes, 14);
        var stochastic = Momentum.stochastic(q.highs, q.lows, q.closes);
        double[] mfi = Volume.mfi(q.highs, q.lows, q.closes, q.volumes, 14);
        double[] williams = Momentum.williamsR(q.highs, q.lows, q.closes, 14);
        double[] obv = Volume.obv(q.closes, q.volumes);

        assertSpots(adx.plus(), Map.of(14, 21.9669, 29, 37.9719, 248, 32.3167, 501, 17.7565));
        assertSpots(adx.minus(), Map.of(14, 18.5462, 29, 14.1658, 248, 18.2471, 501, 31.1510));
        assertSpots(adx.adx(), Map.of(27, 15.9459, 29, 19.7949, 248, 30.5903, 501, 34.2987));
        assertSpots(stochastic.k(), Map.of(15, 81.1253, 17, 92.1307, 149, 81.6870, 501, 43.1353));
        assertSpots(stochastic.d(), Map.of(17, 88.4995, 149, 79.7935, 249, 83.0813, 501, 35.5674));
        assertSpots(Momentum.cci(q.highs, q.lows, q.closes, 20), Map.of(501, -52.9946));
        assertSpots(mfi, Map.of(439, 69.0622, 501, 39.9494));
        assertSpots(williams, Map.of(343, -19.8211, 501, -52.0121));
        assertSpots(Averages.wma(q.closes, 20), Map.of(149, 235.5253, 501, 246.5110));
        assertSpots(Volatility.standardDeviation(q.closes, 10), Map.of(9, 0.5020, 249, 0.9827, 501, 5.4738));
        assertSpots(obv, Map.of(249, 1780918888.0, 501, 539843504.0));
        assertThat(adx.adx()[26]).isNaN();
        assertThat(stochastic.k()[14]).isNaN();
        assertThat(mfi[13]).isNaN();
        assertThat(mfi[14]).isNotNaN();
    }

    /** The same library's spot values over skender_quotes_intraday.csv, its first day of 391 minutes. */
    @Test
    void vwapEqualsSkendersSpotValues() {
        var q = new Quotes("intraday");
        double[] vwap = Volume.vwap(
                Arrays.copyOf(q.highs, 391),
                Arrays.copyOf(q.lows, 391),
                Arrays.copyOf(q.closes, 391),
                Arrays.copyOf(q.volumes, 391));

        assertSpots(vwap, Map.of(0, 367.4800, 1, 367.4223, 369, 367.9494, 390, 368.1804));
    }

    /** File ta_cs-adx.csv: Wilder's sums over the first fourteen changes, published to seven decimals. */
    @Test
    void adxEqualsChartSchool() {
        var rows = csv("indicators/ta_cs-adx.csv");
        var adx = Trend.adx(column(rows, "High"), column(rows, "Low"), column(rows, "Close"), 14);

        assertSame("ta_cs +DI 14", adx.plus(), column(rows, "+DI14"), SAME);
        assertSame("ta_cs -DI 14", adx.minus(), column(rows, "-DI14"), SAME);
        assertSame("ta_cs ADX 14", adx.adx(), column(rows, "ADX"), SAME);
    }

    /** Files ta_cs-bbands, -soo, -percentr, -vwap, -obv: windows without seeds, so the convention cannot differ. */
    @Test
    void windowsEqualChartSchool() {
        var bands = csv("indicators/ta_cs-bbands.csv");
        var ours = Volatility.bollinger(column(bands, "Close"));
        assertSame("ta_cs Bollinger middle", ours.middle(), column(bands, "MiddleBand"), SAME);
        assertSame("ta_cs Bollinger upper", ours.upper(), column(bands, "HighBand"), SAME);
        assertSame("ta_cs Bollinger lower", ours.lower(), column(bands, "LowBand"), SAME);

        var vwap = csv("indicators/ta_cs-vwap.csv");
        double[] rolling = Volume.rollingVwap(
                column(vwap, "High"), column(vwap, "Low"), column(vwap, "Close"), column(vwap, "Volume"), 14);
        double[] theirs = column(vwap, "vwap");
        Arrays.fill(theirs, 0, 13, Double.NaN); // theirs opens with growing windows
        assertSame("ta_cs VWAP 14", rolling, theirs, SAME);

        var obv = csv("indicators/ta_cs-obv.csv");
        double[] volumes = column(obv, "Volume");
        volumes[0] = 0;
        double[] balance = column(obv, "OBV");
        balance[0] = 0;
        assertSame("ta_cs OBV", Volume.obv(column(obv, "Close"), volumes), balance, SAME);
    }

    /** Closes are published only where the window is full, so the others are skipped. */
    @Test
    void oscillatorsEqualChartSchool() {
        var soo = csv("indicators/ta_cs-soo.csv");
        var percent = csv("indicators/ta_cs-percentr.csv");
        var mfi = csv("indicators/ta_cs-mfi.csv");

        var fast = Momentum.stochastic(column(soo, "High"), column(soo, "Low"), column(soo, "Close"), 14, 1, 3);
        double[] williams =
                Momentum.williamsR(column(percent, "High"), column(percent, "Low"), column(percent, "Close"), 14);
        double[] flow =
                Volume.mfi(column(mfi, "High"), column(mfi, "Low"), column(mfi, "Close"), column(mfi, "Volume"), 14);

        assertSame("ta_cs stochastic %K 14", fast.k(), column(soo, "SO"), SAME);
        assertSame("ta_cs Williams %R 14", williams, column(percent, "Williams_%R"), SAME);
        assertSame("ta_cs MFI 14", flow, column(mfi, "MFI"), SAME);
    }

    /** File ta_cs-wma.csv, nine days; its first eight values come from bars that are not in the file. */
    @Test
    void wmaEqualsChartSchool() {
        var rows = csv("indicators/ta_cs-wma.csv");
        double[] theirs = column(rows, "WMA");
        Arrays.fill(theirs, 0, 8, Double.NaN);

        assertSame("ta_cs WMA 9", Averages.wma(column(rows, "Close"), 9), theirs, SAME);
    }

    /** File tulip_untest.txt, three decimals, five days; not its EMA, MACD and ADX, which it seeds with fewer days. */
    @Test
    void equalsTulip() {
        double[][] sma = tulip("sma 5");
        double[][] stoch = tulip("stoch 5 3 3");
        double[][] bands = tulip("bbands 5 2");
        double[] closes = sma[0];
        double[] highs = stoch[0];
        double[] lows = stoch[1];
        double[] volumes = tulip("mfi 5")[3];
        var stochastic = Momentum.stochastic(highs, lows, closes, 5, 3, 3);
        var bollinger = Volatility.bollinger(closes, 5, 2);

        assertRounded("tulip SMA 5", Averages.sma(closes, 5), sma[1], 4);
        assertRounded("tulip WMA 5", Averages.wma(closes, 5), tulip("wma 5")[1], 4);
        assertRounded("tulip Wilder 5", Averages.wilder(closes, 5), tulip("wilders 5")[1], 4);
        assertRounded("tulip deviation 5", Volatility.standardDeviation(closes, 5), tulip("stddev 5")[1], 4);
        assertRounded("tulip Bollinger lower", bollinger.lower(), bands[1], 4);
        assertRounded("tulip Bollinger middle", bollinger.middle(), bands[2], 4);
        assertRounded("tulip Bollinger upper", bollinger.upper(), bands[3], 4);
        assertRounded("tulip RSI 5", Momentum.rsi(closes, 5), tulip("rsi 5")[1], 5);
        assertRounded("tulip Williams %R 5", Momentum.williamsR(highs, lows, closes, 5), tulip("willr 5")[3], 4);
        assertRounded("tulip MFI 5", Volume.mfi(highs, lows, closes, volumes, 5), tulip("mfi 5")[4], 5);
        assertRounded("tulip OBV", Volume.obv(closes, volumes), tulip("obv")[2], 0);
        assertThat(Arrays.copyOfRange(stochastic.k(), 8, 15)).containsExactly(stoch[3], within(0.000501));
        assertRounded("tulip stochastic %D", stochastic.d(), stoch[4], 8);
    }

    /** Both count the first day's range as a true range: one bar before it, closing within, makes ours do so too. */
    @Test
    void atrEqualsTulipAndChartSchoolOnceTheFirstDayCounts() {
        double[][] atr = tulip("atr 5");
        double[] ours =
                Volatility.atr(before(atr[0][0], atr[0]), before(atr[1][0], atr[1]), before(atr[2][0], atr[2]), 5);

        assertRounded("tulip ATR 5", ours, atr[3], 5);

        var rows = csv("indicators/ta_cs-atr.csv");
        double[] highs = column(rows, "High");
        double[] lows = column(rows, "Low");
        double[] closes = column(rows, "Close");
        double[] worksheet = before(Double.NaN, column(rows, "ATR"));
        Arrays.fill(worksheet, 0, 14, Double.NaN); // the worksheet writes 0 where there is none

        double[] fourteen =
                Volatility.atr(before(highs[0], highs), before(lows[0], lows), before(closes[0], closes), 14);

        assertSame("ta_cs ATR 14", fourteen, worksheet, SAME);
    }

    /** Tulip's CCI starts late; where both are defined they agree. */
    @Test
    void cciEqualsTulip() {
        double[][] cci = tulip("cci 5");
        double[] ours = Momentum.cci(cci[0], cci[1], cci[2], 5);

        assertThat(Arrays.copyOfRange(ours, 8, 15)).containsExactly(cci[3], within(0.000501));
    }

    private static double[] before(double first, double[] rest) {
        double[] all = new double[rest.length + 1];
        all[0] = first;
        System.arraycopy(rest, 0, all, 1, rest.length);
        return all;
    }

    private static void assertSpots(double[] ours, Map<Integer, Double> published) {
        published.forEach((bar, value) -> assertThat(ours[bar]).as("bar " + bar).isCloseTo(value, within(0.0000501)));
    }

    /** One of Skender's quote files. */
    private static final class Quotes {
        private final double[] highs;
        private final double[] lows;
        private final double[] closes;
        private final double[] volumes;

        private Quotes(String name) {
            List<Map<String, String>> rows = csv("indicators/skender_quotes_" + name + ".csv");
            highs = column(rows, "high");
            lows = column(rows, "low");
            closes = column(rows, "close");
            volumes = column(rows, "volume");
        }
    }
}
