package footnote.quant.indicators;

import static footnote.quant.indicators.DailySeries.requireSameLength;
import static footnote.quant.indicators.DailySeries.undefined;
import static java.lang.Math.max;
import static java.lang.Math.min;

/** How widely a price swings. */
public final class Volatility {
    private Volatility() {}

    /** Rolling standard deviation over {@code days} values, of the population (divided by n). */
    public static double[] standardDeviation(double[] values, int days) {
        double[] deviations = undefined(values.length);
        Windows.moments(values, days, undefined(values.length), deviations);
        return deviations;
    }

    /** Bollinger's bands about a simple mean. */
    @SuppressWarnings("ArrayRecordComponent") // series are handed over, not kept
    public record Bands(double[] lower, double[] middle, double[] upper) {
        /** Where a close stands between the bands, 0 at the lower and 1 at the upper; NaN where they meet. */
        public double[] percentB(double[] closes) {
            requireSameLength(middle, closes);
            double[] percent = new double[closes.length];
            for (int i = 0; i < percent.length; i++) {
                percent[i] = (closes[i] - lower[i]) / (upper[i] - lower[i]);
            }
            return percent;
        }

        /** Distance of the bands as a fraction of the middle. */
        public double[] width() {
            double[] width = new double[middle.length];
            for (int i = 0; i < width.length; i++) {
                width[i] = (upper[i] - lower[i]) / middle[i];
            }
            return width;
        }
    }

    /** Bollinger bands with the usual 20 days and 2 deviations. */
    public static Bands bollinger(double[] closes) {
        return bollinger(closes, 20, 2);
    }

    /** Bollinger bands: simple mean plus and minus {@code deviations} population standard deviations. */
    public static Bands bollinger(double[] closes, int days, double deviations) {
        double[] middle = undefined(closes.length);
        double[] upper = undefined(closes.length);
        double[] lower = new double[closes.length];
        Windows.moments(closes, days, middle, upper);
        for (int i = 0; i < middle.length; i++) {
            double reach = deviations * upper[i];
            lower[i] = middle[i] - reach;
            upper[i] = middle[i] + reach;
        }
        return new Bands(lower, middle, upper);
    }

    /** True range: the day's range, widened to the close before; the first day has none. */
    public static double[] trueRange(double[] highs, double[] lows, double[] closes) {
        requireSameLength(highs, lows, closes);
        double[] ranges = undefined(closes.length);
        for (int i = 1; i < ranges.length; i++) {
            ranges[i] = max(highs[i], closes[i - 1]) - min(lows[i], closes[i - 1]);
        }
        return ranges;
    }

    /** Average true range, Wilder's smoothing seeded with the mean of true ranges 1 to {@code days}. */
    public static double[] atr(double[] highs, double[] lows, double[] closes, int days) {
        return Averages.smoothed(trueRange(highs, lows, closes), 1, days, 1.0 / days);
    }
}
