package footnote.quant.indicators;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every window beside the sum that is taken afresh each day. */
class WindowsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 20, 200, 1999})
    void equalWhatIsCountedAfresh(int days) {
        double[] values = walk(2000);
        double[] means = DailySeries.undefined(values.length);
        double[] deviations = DailySeries.undefined(values.length);
        Windows.moments(values, days, means, deviations);
        double[] sums = Windows.sums(values, days);
        double[] weighted = Windows.weightedSums(values, days);
        double[] highest = Windows.highest(values, days);
        double[] lowest = Windows.lowest(values, days);

        for (int end = 0; end < values.length; end++) {
            if (end < days - 1) {
                assertThat(new double[] {sums[end], weighted[end], highest[end], lowest[end], means[end]})
                        .containsOnly(Double.NaN);
                continue;
            }
            double[] window = Arrays.copyOfRange(values, end - days + 1, end + 1);
            double sum = Arrays.stream(window).sum();
            double weights = 0;
            double squares = 0;
            for (int i = 0; i < days; i++) {
                weights += (i + 1) * window[i];
                squares += Math.pow(window[i] - sum / days, 2);
            }
            assertNear(sums[end], sum);
            assertNear(weighted[end], weights);
            assertThat(highest[end]).isEqualTo(Arrays.stream(window).max().getAsDouble());
            assertThat(lowest[end]).isEqualTo(Arrays.stream(window).min().getAsDouble());
            assertNear(means[end], sum / days);
            assertNear(deviations[end], Math.sqrt(squares / days));
        }
    }

    /** A running total would carry the rounding of the huge stretch into all that follows. */
    @ParameterizedTest
    @ValueSource(ints = {2, 14, 20, 50})
    void forgetsAHugeStretchWithinOneWindow(int days) {
        double[] values = walk(10_000);
        double[] disturbed = values.clone();
        for (int i = 100; i < 200; i++) {
            disturbed[i] *= 1e12;
        }
        disturbed[150] = Double.NaN;

        double[] sums = Windows.sums(values, days);
        double[] after = Windows.sums(disturbed, days);
        double[] deviations = Volatility.standardDeviation(values, days);
        double[] deviationsAfter = Volatility.standardDeviation(disturbed, days);

        for (int end = 200 + days; end < values.length; end++) {
            assertNear(after[end], sums[end]);
            assertNear(deviationsAfter[end], deviations[end]);
        }
    }

    /** Prices of one million that move by cents: plain sums of squares would keep three digits. */
    @ParameterizedTest
    @ValueSource(ints = {5, 20, 250})
    void keepsDeviationsSmallBesideTheLevel(int days) {
        double[] small = new double[10_000];
        double[] lifted = new double[10_000];
        var random = new Random(5);
        for (int i = 0; i < small.length; i++) {
            small[i] = random.nextInt(100) / 128.0;
            lifted[i] = 1_048_576 + small[i];
        }

        double[] deviations = Volatility.standardDeviation(small, days);
        double[] high = Volatility.standardDeviation(lifted, days);

        for (int end = days - 1; end < small.length; end++) {
            assertNear(high[end], deviations[end]);
        }
    }

    static double[] walk(int length) {
        var random = new Random(42);
        double[] walk = new double[length];
        double price = 100;
        for (int i = 0; i < length; i++) {
            price *= 1 + 0.02 * random.nextGaussian();
            walk[i] = price;
        }
        return walk;
    }

    private static void assertNear(double ours, double theirs) {
        assertThat(Math.abs(ours - theirs)).isLessThanOrEqualTo(1e-9 * Math.abs(theirs) + 1e-12);
    }
}
