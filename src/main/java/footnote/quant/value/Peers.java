package footnote.quant.value;

import footnote.quant.Measured;
import footnote.quant.statistics.Sample;
import java.util.List;
import java.util.function.UnaryOperator;

/** A company's value at the multiples of companies like it. */
public final class Peers {
    private static final int FEWEST = 3;

    private Peers() {}

    /** The middle half of peers' multiples, of {@code counted} peers; {@code leftOut} had none. */
    public record Spread(int counted, int leftOut, Measured lowerQuartile, Measured median, Measured upperQuartile) {

        /** The same arithmetic on all three. */
        public Spread map(UnaryOperator<Measured> each) {
            return new Spread(
                    counted, leftOut, each.apply(lowerQuartile), each.apply(median), each.apply(upperQuartile));
        }
    }

    /** Median and quartiles (type 7) of the multiples that exist; missing under three. */
    public static Spread spread(List<Measured> multiples) {
        double[] known = multiples.stream()
                .filter(Measured::known)
                .mapToDouble(Measured::orNaN)
                .toArray();
        int leftOut = multiples.size() - known.length;
        if (known.length < FEWEST) {
            Measured missing = Measured.missing("fewer than three peers have this multiple");
            return new Spread(known.length, leftOut, missing, missing, missing);
        }
        return new Spread(
                known.length,
                leftOut,
                Measured.of(Sample.quantile(known, 0.25)),
                Measured.of(Sample.median(known)),
                Measured.of(Sample.quantile(known, 0.75)));
    }

    /** Value per share at peers' multiples of market value; undefined where the company has nothing to multiply. */
    public static Spread impliedByPrice(Spread multiples, Measured metric, Measured shares) {
        return multiples.map(multiple -> positive(metric).times(multiple).overPositive(shares, "number of shares"));
    }

    /** Value per share at peers' multiples of enterprise value, after net debt. */
    public static Spread impliedByEnterprise(Spread multiples, Measured metric, Measured netDebt, Measured shares) {
        return multiples.map(
                multiple -> positive(metric).times(multiple).minus(netDebt).overPositive(shares, "number of shares"));
    }

    private static Measured positive(Measured metric) {
        return metric.orNaN() <= 0 ? Measured.missing("the figure to multiply is not positive") : metric;
    }
}
