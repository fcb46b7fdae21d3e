package footnote.quant.risk;

import static footnote.quant.risk.Returns.DAYS_A_YEAR;
import static footnote.quant.risk.Returns.requireSameDays;
import static java.lang.Math.sqrt;

import footnote.quant.statistics.Sample;

/** How uncertain returns are; returns are simple and daily. */
public final class Risk {
    private Risk() {}

    /** Annualised volatility: sample standard deviation of daily returns x sqrt 252. */
    public static double volatility(double[] returns) {
        return Sample.standardDeviation(returns) * sqrt(DAYS_A_YEAR);
    }

    /** Beta: sample covariance with the market over the market's variance; NaN where the market stood still. */
    public static double beta(double[] returns, double[] market) {
        requireSameDays(returns, market);
        double variance = Sample.covariance(market, market);
        return variance == 0 ? Double.NaN : Sample.covariance(returns, market) / variance;
    }

    /** Pearson's correlation, -1 to 1; NaN where either stood still. */
    public static double correlation(double[] first, double[] second) {
        requireSameDays(first, second);
        double deviations = Sample.standardDeviation(first) * Sample.standardDeviation(second);
        return deviations == 0 ? Double.NaN : Sample.covariance(first, second) / deviations;
    }

    /** Historical one-day value at risk, a positive loss: the quantile (type 7) of returns that confidence leaves. */
    public static double historicalValueAtRisk(double[] returns, double confidence) {
        return -Sample.quantile(returns, 1 - confidence);
    }
}
