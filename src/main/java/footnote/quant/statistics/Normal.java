package footnote.quant.statistics;

import static java.lang.Math.abs;
import static java.lang.Math.exp;

/** The standard normal distribution. */
public final class Normal {
    private Normal() {}

    /** Probability below {@code z}, within 1e-15, by West's rational approximation (2005, after Hart 1968). */
    public static double probability(double z) {
        double distance = abs(z);
        double tail;
        if (distance > 37) {
            tail = 0;
        } else if (distance < 7.07106781186547) {
            double numerator = 3.52624965998911e-2;
            numerator = numerator * distance + 0.700383064443688;
            numerator = numerator * distance + 6.37396220353165;
            numerator = numerator * distance + 33.912866078383;
            numerator = numerator * distance + 112.079291497871;
            numerator = numerator * distance + 221.213596169931;
            numerator = numerator * distance + 220.206867912376;
            double denominator = 8.83883476483184e-2;
            denominator = denominator * distance + 1.75566716318264;
            denominator = denominator * distance + 16.064177579207;
            denominator = denominator * distance + 86.7807322029461;
            denominator = denominator * distance + 296.564248779674;
            denominator = denominator * distance + 637.333633378831;
            denominator = denominator * distance + 793.826512519948;
            denominator = denominator * distance + 440.413735824752;
            tail = exp(-distance * distance / 2) * numerator / denominator;
        } else {
            double fraction = distance + 0.65;
            fraction = distance + 4 / fraction;
            fraction = distance + 3 / fraction;
            fraction = distance + 2 / fraction;
            fraction = distance + 1 / fraction;
            tail = exp(-distance * distance / 2) / fraction / 2.506628274631;
        }
        return z > 0 ? 1 - tail : tail;
    }

    /** The z with {@code probability} below it, by bisection of {@link #probability}. */
    public static double quantile(double probability) {
        if (!(probability > 0 && probability < 1)) {
            throw new IllegalArgumentException(
                    "a normal quantile needs a probability within 0 and 1, not " + probability);
        }
        double low = -38;
        double high = 38;
        for (int i = 0; i < 80; i++) {
            double middle = (low + high) / 2;
            if (probability(middle) < probability) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }
}
