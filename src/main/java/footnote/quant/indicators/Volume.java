package footnote.quant.indicators;

import static footnote.quant.indicators.DailySeries.requireDays;
import static footnote.quant.indicators.DailySeries.requireSameLength;
import static footnote.quant.indicators.DailySeries.typicalPrices;
import static footnote.quant.indicators.DailySeries.undefined;

/** What the traded volume says about a price. */
public final class Volume {
    private Volume() {}

    /** On-balance volume (Granville): from 0, plus the volume of rising and minus that of falling closes. */
    public static double[] obv(double[] closes, double[] volumes) {
        requireSameLength(closes, volumes);
        double[] obv = new double[closes.length];
        for (int i = 1; i < obv.length; i++) {
            obv[i] = obv[i - 1] + Math.signum(closes[i] - closes[i - 1]) * volumes[i];
        }
        return obv;
    }

    /** Money flow index, 0 to 100, over the last {@code days} changes of typical price; NaN where no money flowed. */
    public static double[] mfi(double[] highs, double[] lows, double[] closes, double[] volumes, int days) {
        requireSameLength(closes, volumes);
        double[] typical = typicalPrices(highs, lows, closes);
        double[] inflow = undefined(typical.length); // the first day has no change, so no flow either
        double[] outflow = undefined(typical.length);
        for (int i = 1; i < typical.length; i++) {
            double flow = typical[i] * volumes[i];
            inflow[i] = typical[i] > typical[i - 1] ? flow : 0;
            outflow[i] = typical[i] < typical[i - 1] ? flow : 0;
        }
        double[] mfi = Windows.sums(inflow, days);
        double[] out = Windows.sums(outflow, days);
        for (int i = 0; i < mfi.length; i++) {
            mfi[i] = 100 * mfi[i] / (mfi[i] + out[i]); // 0 / 0 is NaN, as it should be
        }
        return mfi;
    }

    /** Volume-weighted average of typical prices since the first bar given; NaN until something traded. */
    public static double[] vwap(double[] highs, double[] lows, double[] closes, double[] volumes) {
        requireSameLength(closes, volumes);
        double[] vwap = typicalPrices(highs, lows, closes);
        double money = 0;
        double traded = 0;
        for (int i = 0; i < vwap.length; i++) {
            money += vwap[i] * volumes[i];
            traded += volumes[i];
            vwap[i] = money / traded;
        }
        return vwap;
    }

    /** Volume-weighted average of typical prices over the last {@code days} bars; NaN where nothing traded. */
    public static double[] rollingVwap(double[] highs, double[] lows, double[] closes, double[] volumes, int days) {
        requireSameLength(closes, volumes);
        double[] money = typicalPrices(highs, lows, closes);
        for (int i = 0; i < money.length; i++) {
            money[i] *= volumes[i];
        }
        double[] vwap = Windows.sums(money, days);
        double[] traded = Windows.sums(volumes, days);
        for (int i = 0; i < vwap.length; i++) {
            vwap[i] /= traded[i];
        }
        return vwap;
    }

    /** Volume against the mean of the {@code days} bars before it, so that a spike is not compared with itself. */
    public static double[] spike(double[] volumes, int days) {
        requireDays(days);
        double[] before = Averages.sma(volumes, days);
        double[] spike = undefined(volumes.length);
        for (int i = days; i < spike.length; i++) {
            spike[i] = before[i - 1] == 0 ? Double.NaN : volumes[i] / before[i - 1];
        }
        return spike;
    }
}
