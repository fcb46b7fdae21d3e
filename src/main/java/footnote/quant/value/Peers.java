package footnote.quant.value;

import footnote.quant.MaybeNumber;
import footnote.quant.statistics.Sample;
import java.util.List;

/** The multiples of companies like one another. */
public final class Peers {
    private static final int FEWEST = 3;

    private Peers() {}

    /** The middle half of peers' multiples, of {@code counted} peers; {@code leftOut} had none. */
    public record Spread(
            int counted, int leftOut, MaybeNumber lowerQuartile, MaybeNumber median, MaybeNumber upperQuartile) {}

    /** Median and quartiles (type 7) of the multiples that exist; missing under three. */
    public static Spread spread(List<MaybeNumber> multiples) {
        double[] known = multiples.stream()
                .filter(MaybeNumber::known)
                .mapToDouble(MaybeNumber::orNaN)
                .toArray();
        int leftOut = multiples.size() - known.length;
        if (known.length < FEWEST) {
            MaybeNumber missing = MaybeNumber.missing("fewer than three peers have this multiple");
            return new Spread(known.length, leftOut, missing, missing, missing);
        }
        return new Spread(
                known.length,
                leftOut,
                MaybeNumber.of(Sample.quantile(known, 0.25)),
                MaybeNumber.of(Sample.median(known)),
                MaybeNumber.of(Sample.quantile(known, 0.75)));
    }
}
