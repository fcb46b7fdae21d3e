package footnote.quant.risk;

import static footnote.quant.References.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.OptionalInt;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Small series beside NumPy's answers, and recorded ones where the data is at hand. */
class RiskTest {
    private static final Offset<Double> EXACT = within(1e-12);
    private static final double[] RETURNS = {0.02, -0.01, 0.03, -0.04, 0.015, 0.005, -0.02, 0.01};
    private static final double[] MARKET = {0.01, -0.005, 0.02, -0.03, 0.01, 0.0, -0.01, 0.012};

    @Test
    void returns() {
        double[] closes = {100, 110, 99};

        assertThat(Returns.daily(closes)).containsExactly(new double[] {0.1, -0.1}, EXACT);
        assertThat(Returns.total(closes)).isCloseTo(-0.01, EXACT);
        assertThat(Returns.intradayRange(11, 10)).isCloseTo(0.1, EXACT);
    }

    @Test
    void performanceRelativeToABenchmark() {
        double[] closes = {50, 55, 60};
        double[] benchmark = {200, 210, 210};

        assertThat(Returns.relative(closes, benchmark)).isCloseTo(0.15, EXACT);
    }

    @Test
    void returnsAreUndefinedWithoutTwoPositiveCloses() {
        assertThat(Returns.total(new double[] {5})).isNaN();
        assertThat(Returns.total(new double[] {0, 5})).isNaN();
        assertThat(Returns.daily(new double[0])).isEmpty();
        assertThat(Returns.intradayRange(5, 0)).isNaN();
    }

    @Test
    void volatilityBetaAndCorrelation() {
        assertThat(Risk.volatility(RETURNS)).isCloseTo(0.3668105778191245, EXACT);
        assertThat(Risk.beta(RETURNS, MARKET)).isCloseTo(1.4245196057576404, EXACT);
        assertThat(Risk.correlation(RETURNS, MARKET)).isCloseTo(0.9783372502566958, EXACT);
    }

    @Test
    void valueAtRisk() {
        assertThat(Risk.historicalValueAtRisk(RETURNS, 0.95)).isCloseTo(0.033, EXACT);
    }

    @Test
    void whatStandsStillHasNoRatio() {
        double[] still = {0, 0, 0, 0};
        double[] moves = {0.1, -0.1, 0.1, -0.1};

        assertThat(Risk.beta(moves, still)).isNaN();
        assertThat(Risk.correlation(moves, still)).isNaN();
        assertThat(Risk.volatility(new double[] {0.1})).isNaN();
        assertThat(Risk.historicalValueAtRisk(new double[0], 0.95)).isNaN();
        assertThatThrownBy(() -> Risk.beta(moves, new double[3])).hasMessageContaining("4 and 3");
    }

    @Test
    void deepestDrawdown() {
        double[] closes = {100, 120, 90, 110, 125, 100, 130};

        assertThat(Drawdown.deepest(closes)).isEqualTo(new Drawdown(0.25, 1, 2, OptionalInt.of(4)));
    }

    @Test
    void aDrawdownMayNotHaveRecovered() {
        assertThat(Drawdown.deepest(new double[] {10, 8, 9}))
                .isEqualTo(new Drawdown(1 - 8 / 10.0, 0, 1, OptionalInt.empty()));
        assertThat(Drawdown.deepest(new double[] {1, 2, 3})).isEqualTo(new Drawdown(0, 0, 0, OptionalInt.empty()));
        assertThat(Drawdown.deepest(new double[0]).depth()).isNaN();
    }

    /** Recorded daily returns, their deviation and their product, to four decimals (a first return of 0 included). */
    @Test
    void equalsFinanceToolkitsHistory() {
        String[][] rows = text("ohlcv/FT_AAPL_MSFT_SPY_2019-12_2022-12.csv")
                .lines()
                .skip(3)
                .map(line -> line.split(",", -1))
                .toArray(String[][]::new);
        double[] adjusted = new double[rows.length];
        double[] theirs = new double[rows.length];
        for (int i = 0; i < rows.length; i++) {
            adjusted[i] = Double.parseDouble(rows[i][13]);
            theirs[i] = Double.parseDouble(rows[i][22]);
        }

        double[] returns = Returns.daily(adjusted);

        for (int i = 0; i < returns.length; i++) {
            assertThat(returns[i])
                    .as(rows[i + 1][0])
                    .isCloseTo(theirs[i + 1], within(0.0002)); // closes have cents only
        }
        assertThat(Risk.volatility(returns) / Math.sqrt(252)).isCloseTo(0.0232, within(0.0001));
        assertThat(1 + Returns.total(adjusted)).isCloseTo(1.8067, within(0.0002));
    }
}
