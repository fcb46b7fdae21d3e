package footnote.quant.indicators;

import static footnote.quant.indicators.Series.requireDays;
import static footnote.quant.indicators.Series.undefined;
import static java.lang.Math.max;
import static java.lang.Math.min;

/**
 * Sliding windows in linear time without a running total, so that nothing drifts.
 *
 * <p>Every window of {@code days} values holds exactly one middle, a multiple of {@code days}: it is a stretch that
 * grows leftwards from the middle and one that grows rightwards (van Herk, 1992). Nothing is ever subtracted again, and
 * a NaN leaves with the last window that holds it.
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
                sums[last] = 0;
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
        requireDays(days);
        int length = values.length;
        double[] highest = undefined(length);
        for (int middle = 0; middle < length; middle += days) {
            int last = min(middle + days, length) - 1;
            double left = Double.NEGATIVE_INFINITY;
            if (last == middle + days - 1) {
                highest[last] = left;
            }
            for (int start = middle - 1, end = middle + days - 2; start >= 0 && end >= middle; start--, end--) {
                left = max(left, values[start]);
                if (end <= last) {
                    highest[end] = left;
                }
            }
            double right = Double.NEGATIVE_INFINITY;
            for (int end = middle; end <= last; end++) {
                right = max(right, values[end]);
                highest[end] = max(highest[end], right);
            }
        }
        return highest;
    }

    static double[] lowest(double[] values, int days) {
        requireDays(days);
        int length = values.length;
        double[] lowest = undefined(length);
        for (int middle = 0; middle < length; middle += days) {
            int last = min(middle + days, length) - 1;
            double left = Double.POSITIVE_INFINITY;
            if (last == middle + days - 1) {
                lowest[last] = left;
            }
            for (int start = middle - 1, end = middle + days - 2; start >= 0 && end >= middle; start--, end--) {
                left = min(left, values[start]);
                if (end <= last) {
                    lowest[end] = left;
                }
            }
            double right = Double.POSITIVE_INFINITY;
            for (int end = middle; end <= last; end++) {
                right = min(right, values[end]);
                lowest[end] = min(lowest[end], right);
            }
        }
        return lowest;
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
}
