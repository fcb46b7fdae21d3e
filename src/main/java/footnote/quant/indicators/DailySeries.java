package footnote.quant.indicators;

import java.util.Arrays;

/** What every indicator asks of its arguments, and the blank series it fills. */
final class DailySeries {
    private DailySeries() {}

    static double[] undefined(int length) {
        double[] values = new double[length];
        Arrays.fill(values, Double.NaN);
        return values;
    }

    static void requireDays(int days) {
        if (days < 1) {
            throw new IllegalArgumentException("an indicator looks back 1 day or more, not " + days);
        }
    }

    static void requireSameLength(double[] first, double[]... others) {
        for (double[] other : others) {
            if (other.length != first.length) {
                throw new IllegalArgumentException(
                        "series of one instrument have one length, not " + first.length + " and " + other.length);
            }
        }
    }

    static double[] typicalPrices(double[] highs, double[] lows, double[] closes) {
        requireSameLength(highs, lows, closes);
        double[] typical = new double[closes.length];
        for (int i = 0; i < typical.length; i++) {
            typical[i] = (highs[i] + lows[i] + closes[i]) / 3;
        }
        return typical;
    }
}
