package footnote.quant.indicators;

import static footnote.quant.indicators.DailySeries.requireDays;
import static footnote.quant.indicators.DailySeries.undefined;
import static java.lang.Math.max;
import static java.lang.Math.min;

import java.util.Arrays;
import java.util.function.DoubleBinaryOperator;

/**
 * Figures over the last {@code days} values of every bar, without a running total: no rounding is carried on, and a NaN
 * leaves with the last window that holds it.
 *
 * <p>For sums, every window holds exactly one middle, a multiple of {@code days}: it is a stretch that grows leftwards
 * from the middle and one that grows rightwards (van Herk, 1992), so the work is linear. Extremes may count a value
 * twice, so a window is the better of two of half its width: log2(days) loops, but such as become vector instructions,
 * for which the older half is first copied into place.
 */
final class Windows {
    private Windows() {}

    static double[] sums(double[] values, int days) {
        requireDays(days);
        int length = values.length;
        double[] sums = undefined(length);
        for (int middle = 0; middle < length; middle += days) {
            int last = min(middle + days, length) - 1;
            double left = 0;
            if (last == middle + days - 1) {
                sums[last] = 0; // this window starts at the middle: nothing lies left of it
            }
            for (int start = middle - 1, end = middle + days - 2; start >= 0 && end >= middle; start--, end--) {
                left += values[start];
                if (end <= last) {
                    sums[end] = left;
                }
            }
            double right = 0;
            for (int end = middle; end <= last; end++) {
                right += values[end];
                sums[end] += right;
            }
        }
        return sums;
    }

    /** Weights rise by one a day, from 1 for the oldest. */
    static double[] weightedSums(double[] values, int days) {
        requireDays(days);
        int length = values.length;
        double[] sums = undefined(length);
        for (int middle = 0; middle < length; middle += days) {
            int last = min(middle + days, length) - 1;
            double left = 0;
            double weighted = 0;
            if (last == middle + days - 1) {
                sums[last] = 0;
            }
            for (int start = middle - 1, end = middle + days - 2; start >= 0 && end >= middle; start--, end--) {
                left += values[start];
                weighted += left;
                if (end <= last) {
                    sums[end] = weighted;
                }
            }
            double right = 0;
            weighted = 0;
            for (int end = middle; end <= last; end++) {
                weighted += days * values[end] - right;
                right += values[end];
                sums[end] += weighted;
            }
        }
        return sums;
    }

    static double[] highest(double[] values, int days) {
        return extreme(values, days, Math::max);
    }

    static double[] lowest(double[] values, int days) {
        return extreme(values, days, Math::min);
    }

    private static double[] extreme(double[] values, int days, DoubleBinaryOperator more) {
        requireDays(days);
        double[] extreme = values.clone();
        double[] older = new double[values.length];
        for (int width = 1, step; width < days; width += step) {
            step = lag(extreme, min(width, days - width), older);
            for (int i = 0; i < extreme.length; i++) {
                extreme[i] = more.applyAsDouble(extreme[i], older[i]);
            }
        }
        return definedFrom(days, extreme);
    }

    /**
     * Fills mean and population deviation; squares are taken about the window's own middle value, so that they lose at
     * most a factor of {@code days} in precision, whatever the level of the series.
     */
    static void moments(double[] values, int days, double[] means, double[] deviations) {
        requireDays(days);
        int length = values.length;
        for (int middle = 0; middle < length; middle += days) {
            int last = min(middle + days, length) - 1;
            double origin = values[middle];
            double sum = 0;
            double squares = 0;
            if (last == middle + days - 1) {
                means[last] = 0;
                deviations[last] = 0;
            }
            for (int start = middle - 1, end = middle + days - 2; start >= 0 && end >= middle; start--, end--) {
                double distance = values[start] - origin;
                sum += distance;
                squares += distance * distance;
                if (end <= last) {
                    means[end] = sum;
                    deviations[end] = squares;
                }
            }
            sum = 0;
            squares = 0;
            for (int end = middle; end <= last; end++) {
                double distance = values[end] - origin;
                sum += distance;
                squares += distance * distance;
                double mean = (means[end] + sum) / days;
                means[end] = origin + mean;
                deviations[end] = Math.sqrt(max(0, (deviations[end] + squares) / days - mean * mean));
            }
        }
    }

    /** What stood {@code bars} before; the first bars, which have nothing before, keep what they held. */
    private static int lag(double[] values, int bars, double[] lagged) {
        System.arraycopy(values, 0, lagged, min(bars, values.length), max(0, values.length - bars));
        return bars;
    }

    private static double[] definedFrom(int days, double[] values) {
        Arrays.fill(values, 0, min(days - 1, values.length), Double.NaN);
        return values;
    }
}
