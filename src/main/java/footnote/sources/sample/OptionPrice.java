package footnote.sources.sample;

/**
 * What a European option on a share without dividends is worth, by Black and Scholes: rates continuous, volatility and
 * time in years; NaN where spot, strike, volatility or time is not positive.
 */
final class OptionPrice {
    private OptionPrice() {}

    static double call(double spot, double strike, double rate, double volatility, double years) {
        if (!(spot > 0) || !(strike > 0) || !(volatility > 0) || !(years > 0)) {
            return Double.NaN;
        }
        double deviation = volatility * Math.sqrt(years);
        double near = (Math.log(spot / strike) + (rate + volatility * volatility / 2) * years) / deviation;
        return spot * normal(near) - strike * Math.exp(-rate * years) * normal(near - deviation);
    }

    /** By put-call parity. */
    static double put(double spot, double strike, double rate, double volatility, double years) {
        return call(spot, strike, rate, volatility, years) - spot + strike * Math.exp(-rate * years);
    }

    /** The standard normal distribution, within 1e-7 (Abramowitz and Stegun 26.2.17). */
    private static double normal(double x) {
        double t = 1 / (1 + 0.2316419 * Math.abs(x));
        double tail = Math.exp(-x * x / 2)
                / Math.sqrt(2 * Math.PI)
                * t
                * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        return x >= 0 ? 1 - tail : tail;
    }
}
