package footnote.publication.chart.draw;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/** Values so far from all others that an axis which held them would press the others into one line. */
final class Outliers {
    private static final int FEWEST = 4;
    private static final double FAR = 3;

    private Outliers() {}

    /** The values but those at either end that lie three times the spread of all others away from them. */
    static DoubleStream without(double... values) {
        double[] sorted =
                Arrays.stream(values).filter(Double::isFinite).sorted().toArray();
        int from = 0;
        int to = sorted.length - 1;
        boolean found = true;
        while (found && to - from + 1 >= FEWEST) {
            found = false;
            if (sorted[to] - sorted[to - 1] > FAR * (sorted[to - 1] - sorted[from]) && sorted[to - 1] > sorted[from]) {
                to--;
                found = true;
            } else if (sorted[from + 1] - sorted[from] > FAR * (sorted[to] - sorted[from + 1])
                    && sorted[to] > sorted[from + 1]) {
                from++;
                found = true;
            }
        }
        return Arrays.stream(sorted, from, to + 1);
    }
}
