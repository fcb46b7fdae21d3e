package footnote.quant.statistics;

import java.util.ArrayList;
import java.util.List;

/** Whether stated probabilities come true as often as they say. */
public final class Calibration {
    private Calibration() {}

    /** Forecasts from {@code from} up to {@code to}: how many, their mean, and how often they came true. */
    public record Bin(double from, double to, int count, double meanForecast, double frequency) {}

    /** Brier score (1950, binary form): mean squared distance of forecast and outcome; 0 is perfect, NaN if none. */
    public static double brier(double[] forecasts, boolean[] cameTrue) {
        requirePairs(forecasts, cameTrue);
        double sum = 0;
        for (int i = 0; i < forecasts.length; i++) {
            double distance = forecasts[i] - (cameTrue[i] ? 1 : 0);
            sum += distance * distance;
        }
        return sum / forecasts.length;
    }

    /** Equally wide bins over 0 to 1, the last one closed; empty bins are kept, with NaN for mean and frequency. */
    public static List<Bin> table(double[] forecasts, boolean[] cameTrue, int bins) {
        requirePairs(forecasts, cameTrue);
        if (bins < 1) {
            throw new IllegalArgumentException("a calibration table has 1 bin or more, not " + bins);
        }
        int[] counts = new int[bins];
        int[] hits = new int[bins];
        double[] sums = new double[bins];
        for (int i = 0; i < forecasts.length; i++) {
            int bin = Math.min((int) (forecasts[i] * bins), bins - 1);
            counts[bin]++;
            hits[bin] += cameTrue[i] ? 1 : 0;
            sums[bin] += forecasts[i];
        }
        var table = new ArrayList<Bin>();
        for (int i = 0; i < bins; i++) {
            double from = (double) i / bins;
            double to = (i + 1.0) / bins;
            table.add(new Bin(from, to, counts[i], sums[i] / counts[i], (double) hits[i] / counts[i]));
        }
        return table;
    }

    private static void requirePairs(double[] forecasts, boolean[] cameTrue) {
        if (forecasts.length != cameTrue.length) {
            throw new IllegalArgumentException(
                    "every forecast has one outcome: there are " + forecasts.length + " and " + cameTrue.length);
        }
        for (double forecast : forecasts) {
            if (!(forecast >= 0 && forecast <= 1)) {
                throw new IllegalArgumentException("a forecast is a probability from 0 to 1, not " + forecast);
            }
        }
    }
}
