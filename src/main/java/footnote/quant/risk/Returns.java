package footnote.quant.risk;

/** What a holder earned; pass closes adjusted for dividends where the return is to include them. */
public final class Returns {
    /** Trading days a year, by which daily figures are annualised. */
    public static final int DAYS_A_YEAR = 252;

    private Returns() {}

    /** Simple daily returns, one fewer than the closes; NaN after a close that is not positive. */
    public static double[] daily(double[] closes) {
        double[] returns = new double[Math.max(0, closes.length - 1)];
        for (int i = 0; i < returns.length; i++) {
            returns[i] = change(closes[i], closes[i + 1]);
        }
        return returns;
    }

    /** Total return from the first to the last close, as a fraction; NaN for fewer than two. */
    public static double total(double[] closes) {
        return closes.length < 2 ? Double.NaN : change(closes[0], closes[closes.length - 1]);
    }

    /** Return beyond the benchmark's over the same days, as the difference of both total returns. */
    public static double relative(double[] closes, double[] benchmark) {
        requireSameDays(closes, benchmark);
        return total(closes) - total(benchmark);
    }

    /** Intraday range: high less low, as a fraction of the low. */
    public static double intradayRange(double high, double low) {
        return low > 0 ? (high - low) / low : Double.NaN;
    }

    static void requireSameDays(double[] first, double[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException(
                    "both series cover the same days: there are " + first.length + " and " + second.length);
        }
    }

    private static double change(double from, double to) {
        return from > 0 ? to / from - 1 : Double.NaN;
    }
}
