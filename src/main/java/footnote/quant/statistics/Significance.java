package footnote.quant.statistics;

import static java.lang.Math.exp;
import static java.lang.Math.log;
import static java.lang.Math.min;

import java.util.Comparator;
import java.util.stream.IntStream;

/** Whether a difference is more than chance. */
public final class Significance {
    private Significance() {}

    /** Two counts of hits and misses side by side. */
    public record Table(int hits, int misses, int otherHits, int otherMisses) {
        public Table {
            if (hits < 0 || misses < 0 || otherHits < 0 || otherMisses < 0) {
                throw new IllegalArgumentException(
                        "counts are not negative: " + hits + ", " + misses + ", " + otherHits + ", " + otherMisses);
            }
        }

        private int most() {
            return min(hits + misses, hits + otherHits);
        }

        /** Hypergeometric probability of {@code count} hits when all margins stay. */
        private double probability(int count) {
            int row = hits + misses;
            int column = hits + otherHits;
            int all = row + otherHits + otherMisses;
            return exp(choose(row, count) + choose(all - row, column - count) - choose(all, column));
        }
    }

    /** Fisher's exact test, one-sided: the probability of as many hits or more, margins fixed. */
    public static double fisherExactGreater(Table table) {
        double sum = IntStream.rangeClosed(table.hits(), table.most())
                .mapToDouble(table::probability)
                .sum();
        return min(1, sum);
    }

    /** Benjamini and Hochberg's (1995) adjusted p-values, in the order given: reject below the rate of false finds. */
    public static double[] benjaminiHochberg(double[] probabilities) {
        int[] descending = IntStream.range(0, probabilities.length)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) -> probabilities[i])
                        .reversed())
                .mapToInt(Integer::intValue)
                .toArray();
        double[] adjusted = new double[probabilities.length];
        double least = 1;
        for (int place = 0; place < descending.length; place++) {
            int rank = descending.length - place;
            least = min(least, probabilities[descending[place]] * descending.length / rank);
            adjusted[descending[place]] = least;
        }
        return adjusted;
    }

    /** Logarithm of the number of ways to choose. */
    private static double choose(int from, int count) {
        return logFactorial(from) - logFactorial(count) - logFactorial(from - count);
    }

    /** Exact below 256, Stirling's series above, where its error is under 1e-15. */
    private static double logFactorial(int n) {
        if (n < 256) {
            double sum = 0;
            for (int i = 2; i <= n; i++) {
                sum += log(i);
            }
            return sum;
        }
        double x = n + 1.0;
        return (x - 0.5) * log(x) - x + 0.5 * log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x * x * x);
    }
}
