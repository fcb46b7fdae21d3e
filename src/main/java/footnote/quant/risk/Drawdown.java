package footnote.quant.risk;

import java.util.OptionalInt;

/**
 * A fall from a high, as a positive fraction of it, from bar {@code peak} to bar {@code trough}; {@code recovery} is
 * the first bar back at the peak, where there is one.
 */
public record Drawdown(double depth, int peak, int trough, OptionalInt recovery) {

    /** The deepest fall of closes, the first of equals; depth NaN for no closes, 0 where none ever fell. */
    public static Drawdown deepest(double[] closes) {
        int high = 0;
        int peak = 0;
        int trough = 0;
        double depth = closes.length == 0 ? Double.NaN : 0;
        for (int i = 1; i < closes.length; i++) {
            if (closes[i] > closes[high]) {
                high = i;
            }
            double fall = 1 - closes[i] / closes[high];
            if (fall > depth) {
                depth = fall;
                peak = high;
                trough = i;
            }
        }
        return new Drawdown(depth, peak, trough, recovery(closes, peak, trough));
    }

    private static OptionalInt recovery(double[] closes, int peak, int trough) {
        for (int i = trough + 1; i < closes.length && trough > peak; i++) {
            if (closes[i] >= closes[peak]) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }
}
