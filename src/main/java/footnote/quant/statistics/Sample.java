package footnote.quant.statistics;

import java.util.Arrays;

/** Summaries of one sample; NaN where it is too small. */
public final class Sample {
    private Sample() {}

    /** Arithmetic mean. */
    public static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    /** Middle value, or the mean of the two middle ones. */
    public static double median(double[] values) {
        return quantile(values, 0.5);
    }

    /** Quantile of type 7 (Hyndman and Fan, 1996): linear between order statistics, as in R and NumPy. */
    public static double quantile(double[] values, double probability) {
        if (!(probability >= 0 && probability <= 1)) {
            throw new IllegalArgumentException("a probability is 0 to 1, not " + probability);
        }
        if (values.length == 0 || !Double.isFinite(mean(values))) {
            return Double.NaN;
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double position = probability * (sorted.length - 1);
        int below = (int) position;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
    }

    /** Standard deviation of the sample: divided by n - 1, in two passes. */
    public static double standardDeviation(double[] values) {
        return values.length < 2 ? Double.NaN : Math.sqrt(squares(values) / (values.length - 1));
    }

    /** Covariance of the sample: divided by n - 1, in two passes. */
    public static double covariance(double[] first, double[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException(
                    "a covariance pairs its values: there are " + first.length + " and " + second.length);
        }
        if (first.length < 2) {
            return Double.NaN;
        }
        double firstMean = mean(first);
        double secondMean = mean(second);
        double products = 0;
        for (int i = 0; i < first.length; i++) {
            products += (first[i] - firstMean) * (second[i] - secondMean);
        }
        return products / (first.length - 1);
    }

    private static double squares(double[] values) {
        double mean = mean(values);
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        return squares;
    }
}
