package footnote.quant.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import footnote.quant.statistics.Calibration.Bin;
import footnote.quant.statistics.Significance.Table;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Beside R's and SciPy's answers, and examples of the original papers. */
class StatisticsTest {

    @Test
    void meanAndDeviations() {
        double[] textbook = {2, 4, 4, 4, 5, 5, 7, 9};

        assertThat(Sample.mean(textbook)).isEqualTo(5);
        assertThat(Sample.standardDeviation(textbook)).isCloseTo(Math.sqrt(32 / 7.0), within(1e-15));
        assertThat(Sample.covariance(new double[] {1, 2, 3}, new double[] {2, 4, 9}))
                .isCloseTo(3.5, within(1e-15));
    }

    @Test
    void aSampleTooSmallHasNoSummary() {
        assertThat(Sample.mean(new double[0])).isNaN();
        assertThat(Sample.median(new double[0])).isNaN();
        assertThat(Sample.quantile(new double[] {1, Double.NaN}, 0.5)).isNaN();
        assertThat(Sample.standardDeviation(new double[] {1})).isNaN();
        assertThat(Sample.covariance(new double[] {1}, new double[] {1})).isNaN();
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "0.1, 1.5", "0.25, 2.5", "0.5, 6", "0.9, 24", "1, 32"})
    void quantilesAreOfTypeSeven(double probability, double expected) {
        double[] shuffled = {16, 1, 8, 32, 2, 4};

        assertThat(Sample.quantile(shuffled, probability)).isCloseTo(expected, within(1e-12));
        assertThat(shuffled).startsWith(16, 1);
    }

    /** First Fisher's lady tasting tea (1935), then R's job satisfaction of twins, then large counts. */
    @ParameterizedTest
    @CsvSource({
        "3, 1, 1, 3, 0.4857142857142857, 0.2428571428571429",
        "2, 10, 15, 3, 0.0005367241191434357, 0.9999845190186861",
        "300, 700, 350, 650, 0.019284321614513614, 0.9925658430470854",
        "0, 5, 0, 7, 1, 1"
    })
    void fishersExactTest(int hits, int misses, int otherHits, int otherMisses, double twoSided, double greater) {
        var table = new Table(hits, misses, otherHits, otherMisses);

        assertThat(Significance.fisherExactGreater(table)).isCloseTo(greater, within(1e-11));
    }

    /** The fifteen comparisons of Benjamini and Hochberg (1995): four are found at a rate of 5 %. */
    @Test
    void benjaminiHochbergOfThePaper() {
        double[] probabilities = {
            0.0201, 0.0001, 0.0004, 0.0019, 0.0095, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
            0.7590, 1
        };

        double[] adjusted = Significance.benjaminiHochberg(probabilities);

        double joined = 0.0298 * 15 / 7; // the lower of two neighbours holds for both
        assertThat(adjusted)
                .startsWith(
                        new double[] {0.0603, 0.0015, 0.003, 0.0095, 0.035625, joined, joined, 0.0645, 0.0765},
                        within(1e-12));
        assertThat(Arrays.stream(adjusted).filter(p -> p <= 0.05)).hasSize(4);
        assertThat(Significance.benjaminiHochberg(new double[0])).isEmpty();
    }

    @Test
    void brierScore() {
        assertThat(Calibration.brier(new double[] {0.7, 0.2, 1}, new boolean[] {true, false, false}))
                .isCloseTo((0.09 + 0.04 + 1) / 3, within(1e-15));
        assertThat(Calibration.brier(new double[0], new boolean[0])).isNaN();
    }

    @Test
    void calibrationTableKeepsEmptyBins() {
        double[] forecasts = {0.2, 0.5, 0.6, 0.99, 1};
        boolean[] cameTrue = {false, true, false, true, true};

        var table = Calibration.table(forecasts, cameTrue, 4);

        assertThat(table).extracting(Bin::count).containsExactly(1, 0, 2, 2);
        assertThat(table.get(1).frequency()).isNaN();
        assertThat(table.get(2)).isEqualTo(new Bin(0.5, 0.75, 2, 0.55, 0.5));
        assertThat(table.get(3).frequency()).isEqualTo(1);
    }

    @Test
    void refusesNonsense() {
        assertThatThrownBy(() -> Sample.quantile(new double[] {1}, 1.1)).hasMessageContaining("not 1.1");
        assertThatThrownBy(() -> new Table(-1, 0, 0, 0)).hasMessageContaining("not negative");
        assertThatThrownBy(() -> Calibration.brier(new double[] {1.2}, new boolean[] {true}))
                .hasMessageContaining("not 1.2");
        assertThatThrownBy(() -> Calibration.table(new double[] {1}, new boolean[2], 3))
                .hasMessageContaining("1 and 2");
    }
}
