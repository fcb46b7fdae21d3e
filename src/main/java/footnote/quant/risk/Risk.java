package footnote.quant.risk;

import static footnote.quant.risk.Returns.DAYS_A_YEAR;
import static footnote.quant.risk.Returns.requireSameDays;
import static java.lang.Math.sqrt;

import footnote.quant.statistics.Normal;
import footnote.quant.statistics.Sample;
import java.util.Arrays;

/** How uncertain returns are, and what was paid for the uncertainty; returns are simple and daily. */
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

    /** Beta over each last {@code days} returns; NaN until there are as many. */
    public static double[] rollingBeta(double[] returns, double[] market, int days) {
        requireSameDays(returns, market);
        return rolling(returns, market, days, Risk::beta);
    }

    /** Correlation over each last {@code days} values; NaN until there are as many. */
    public static double[] rollingCorrelation(double[] first, double[] second, int days) {
        requireSameDays(first, second);
        return rolling(first, second, days, Risk::correlation);
    }

    /** Sharpe ratio (1994), x sqrt 252: mean daily return less yearly {@code riskFree} / 252, over the deviation. */
    public static double sharpe(double[] returns, double riskFree) {
        double deviation = Sample.standardDeviation(returns);
        double excess = Sample.mean(returns) - riskFree / DAYS_A_YEAR;
        return deviation == 0 ? Double.NaN : excess / deviation * sqrt(DAYS_A_YEAR);
    }

    /** Sortino ratio, x sqrt 252: as Sharpe's, over the root mean square of shortfalls, counted over all days. */
    public static double sortino(double[] returns, double riskFree) {
        double target = riskFree / DAYS_A_YEAR;
        double squares = 0;
        for (double value : returns) {
            double shortfall = Math.min(0, value - target);
            squares += shortfall * shortfall;
        }
        double downside = sqrt(squares / returns.length);
        return downside == 0 ? Double.NaN : (Sample.mean(returns) - target) / downside * sqrt(DAYS_A_YEAR);
    }

    /** Historical one-day value at risk, a positive loss: the quantile (type 7) of returns that confidence leaves. */
    public static double historicalValueAtRisk(double[] returns, double confidence) {
        return -Sample.quantile(returns, 1 - confidence);
    }

    /** Parametric one-day value at risk, a positive loss: normal returns with the sample's mean and deviation. */
    public static double parametricValueAtRisk(double[] returns, double confidence) {
        return -(Sample.mean(returns) + Normal.quantile(1 - confidence) * Sample.standardDeviation(returns));
    }

    /** Expected shortfall, a positive loss: the mean of returns at or under the historical value at risk. */
    public static double expectedShortfall(double[] returns, double confidence) {
        double limit = -historicalValueAtRisk(returns, confidence);
        return -Arrays.stream(returns).filter(value -> value <= limit).average().orElse(Double.NaN);
    }

    private interface Pairwise {
        double of(double[] first, double[] second);
    }

    private static double[] rolling(double[] first, double[] second, int days, Pairwise measure) {
        if (days < 2) {
            throw new IllegalArgumentException("a pair of series is compared over 2 days or more, not " + days);
        }
        double[] rolling = new double[first.length];
        Arrays.fill(rolling, Double.NaN);
        for (int end = days; end <= first.length; end++) {
            rolling[end - 1] =
                    measure.of(Arrays.copyOfRange(first, end - days, end), Arrays.copyOfRange(second, end - days, end));
        }
        return rolling;
    }
}
