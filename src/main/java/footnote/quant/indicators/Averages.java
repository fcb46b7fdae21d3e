package footnote.quant.indicators;

import static footnote.quant.indicators.DailySeries.requireDays;
import static footnote.quant.indicators.DailySeries.undefined;

/** Moving averages. */
public final class Averages {
    private Averages() {}

    /** Simple moving average: the plain mean of the last {@code days} values. */
    public static double[] sma(double[] values, int days) {
        double[] sma = Windows.sums(values, days);
        for (int i = 0; i < sma.length; i++) {
            sma[i] /= days;
        }
        return sma;
    }

    /** Exponential moving average, weight 2 / (days + 1), seeded with the simple mean of the first {@code days}. */
    public static double[] ema(double[] values, int days) {
        return smoothed(values, 0, days, 2.0 / (days + 1));
    }

    /** Weighted moving average: weights fall by one a day from {@code days} for the newest to 1. */
    public static double[] wma(double[] values, int days) {
        double[] wma = Windows.weightedSums(values, days);
        double weights = days * (days + 1.0) / 2;
        for (int i = 0; i < wma.length; i++) {
            wma[i] /= weights;
        }
        return wma;
    }

    /** Wilder's moving average, weight 1 / days, seeded with the simple mean of the first {@code days}. */
    public static double[] wilder(double[] values, int days) {
        return smoothed(values, 0, days, 1.0 / days);
    }

    /** Exponential smoothing of what begins at {@code from}; nothing before it is read. */
    static double[] smoothed(double[] values, int from, int days, double weight) {
        requireDays(days);
        double[] smoothed = undefined(values.length);
        int seed = from + days - 1;
        if (seed >= values.length) {
            return smoothed;
        }
        double sum = 0;
        for (int i = from; i <= seed; i++) {
            sum += values[i];
        }
        double average = sum / days;
        smoothed[seed] = average;
        for (int i = seed + 1; i < values.length; i++) {
            average += weight * (values[i] - average);
            smoothed[i] = average;
        }
        return smoothed;
    }
}
