package footnote.quant.indicators;

import static footnote.quant.indicators.DailySeries.requireDays;
import static footnote.quant.indicators.DailySeries.requireSameLength;
import static footnote.quant.indicators.DailySeries.undefined;
import static java.lang.Math.abs;
import static java.lang.Math.max;
import static java.lang.Math.min;

/** Whether a price goes anywhere, and which way. */
public final class Trend {
    private Trend() {}

    /** Wilder's directional movement: +DI, -DI and their strength ADX, each 0 to 100. */
    @SuppressWarnings("ArrayRecordComponent") // series are handed over, not kept
    public record Directional(double[] plus, double[] minus, double[] adx) {}

    /**
     * Average directional index (Wilder, 1978): sums seeded over the first {@code days} changes, ADX with the mean of
     * the first {@code days} DX; without directional movement DX is 0, and where nothing moved at all the DIs are NaN.
     */
    public static Directional adx(double[] highs, double[] lows, double[] closes, int days) {
        requireDays(days);
        requireSameLength(highs, lows, closes);
        int length = closes.length;
        double[] plus = undefined(length);
        double[] minus = undefined(length);
        double[] dx = undefined(length);
        double up = 0;
        double down = 0;
        double range = 0;
        double kept = 1 - 1.0 / days;
        for (int i = 1; i < length; i++) {
            double rise = highs[i] - highs[i - 1];
            double fall = lows[i - 1] - lows[i];
            double keep = i > days ? kept : 1;
            up = up * keep + (rise > fall && rise > 0 ? rise : 0);
            down = down * keep + (fall > rise && fall > 0 ? fall : 0);
            range = range * keep + (max(highs[i], closes[i - 1]) - min(lows[i], closes[i - 1]));
            if (i >= days) {
                plus[i] = range == 0 ? Double.NaN : 100 * up / range;
                minus[i] = range == 0 ? Double.NaN : 100 * down / range;
                dx[i] = up + down == 0 ? 0 : 100 * abs(up - down) / (up + down);
            }
        }
        return new Directional(plus, minus, Averages.smoothed(dx, days, days, 1.0 / days));
    }
}
