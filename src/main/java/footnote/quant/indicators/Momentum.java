package footnote.quant.indicators;

import static footnote.quant.indicators.DailySeries.requireDays;
import static footnote.quant.indicators.DailySeries.requireSameLength;
import static footnote.quant.indicators.DailySeries.typicalPrices;
import static footnote.quant.indicators.DailySeries.undefined;
import static java.lang.Math.abs;
import static java.lang.Math.max;

/** Oscillators: how far and how fast a price has moved against its own recent past. */
public final class Momentum {
    private Momentum() {}

    /** Relative strength index, 0 to 100, with Wilder's smoothing (1978); 50 where nothing moved, NaN until defined. */
    public static double[] rsi(double[] closes, int days) {
        requireDays(days);
        double[] rsi = undefined(closes.length);
        double gain = 0;
        double loss = 0;
        double wilder = 1.0 / days;
        for (int i = 1; i < closes.length; i++) {
            double change = closes[i] - closes[i - 1];
            double weight = i < days ? 1.0 / i : wilder; // plain mean while warming up, Wilder's after
            gain += (max(change, 0) - gain) * weight;
            loss += (max(-change, 0) - loss) * weight;
            if (i >= days) {
                rsi[i] = gain + loss == 0 ? 50 : 100 * gain / (gain + loss);
            }
        }
        return rsi;
    }

    /** Convergence of two exponential averages (Appel): line, its own average as signal, and their difference. */
    @SuppressWarnings("ArrayRecordComponent") // series are handed over, not kept
    public record Macd(double[] line, double[] signal, double[] histogram) {}

    /** MACD with the usual 12, 26 and 9 days. */
    public static Macd macd(double[] closes) {
        return macd(closes, 12, 26, 9);
    }

    /** MACD; all three averages are seeded with a simple mean, the signal from the line's first defined value on. */
    public static Macd macd(double[] closes, int fast, int slow, int signal) {
        if (fast >= slow) {
            throw new IllegalArgumentException("MACD's fast average is the shorter: " + fast + " is not below " + slow);
        }
        double[] line = Averages.ema(closes, fast);
        double[] slower = Averages.ema(closes, slow);
        for (int i = 0; i < line.length; i++) {
            line[i] -= slower[i];
        }
        double[] average = Averages.smoothed(line, slow - 1, signal, 2.0 / (signal + 1));
        double[] histogram = slower; // no longer needed: its room is reused
        for (int i = 0; i < line.length; i++) {
            histogram[i] = line[i] - average[i];
        }
        return new Macd(line, average, histogram);
    }

    /** Stochastic oscillator (Lane): %K smoothed, and its simple average %D; both 0 to 100. */
    @SuppressWarnings("ArrayRecordComponent") // series are handed over, not kept
    public record Stochastic(double[] k, double[] d) {}

    /** Slow stochastic with the usual 14, 3 and 3 days. */
    public static Stochastic stochastic(double[] highs, double[] lows, double[] closes) {
        return stochastic(highs, lows, closes, 14, 3, 3);
    }

    /** Stochastic, %K and %D smoothed by simple means; NaN where high and low of the window are one price. */
    public static Stochastic stochastic(
            double[] highs, double[] lows, double[] closes, int days, int slowing, int signal) {
        requireSameLength(highs, lows, closes);
        double[] highest = Windows.highest(highs, days);
        double[] lowest = Windows.lowest(lows, days);
        double[] raw = new double[closes.length];
        for (int i = 0; i < raw.length; i++) {
            raw[i] = 100 * (closes[i] - lowest[i]) / (highest[i] - lowest[i]); // 0 / 0 is NaN, as it should be
        }
        double[] k = slowing == 1 ? raw : Averages.sma(raw, slowing);
        return new Stochastic(k, Averages.sma(k, signal));
    }

    /** Williams' %R, -100 to 0: how far below the highest high; NaN where high and low of the window are one price. */
    public static double[] williamsR(double[] highs, double[] lows, double[] closes, int days) {
        requireSameLength(highs, lows, closes);
        double[] highest = Windows.highest(highs, days);
        double[] lowest = Windows.lowest(lows, days);
        for (int i = 0; i < highest.length; i++) {
            highest[i] = -100 * (highest[i] - closes[i]) / (highest[i] - lowest[i]);
        }
        return highest;
    }

    /** Commodity channel index of typical prices (Lambert, factor 0.015, mean absolute deviation); NaN where flat. */
    public static double[] cci(double[] highs, double[] lows, double[] closes, int days) {
        double[] typical = typicalPrices(highs, lows, closes);
        double[] cci = Averages.sma(typical, days);
        for (int end = days - 1; end < typical.length; end++) {
            double mean = cci[end];
            double deviation = 0;
            for (int i = end - days + 1; i <= end; i++) { // about today's mean, so no window can slide
                deviation += abs(typical[i] - mean);
            }
            double flat = 1e-12 * abs(mean); // what rounding leaves of a mean over equal prices
            cci[end] = deviation / days <= flat ? Double.NaN : (typical[end] - mean) * days / (0.015 * deviation);
        }
        return cci;
    }
}
