package footnote.quant.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import footnote.quant.MaybeNumber;
import footnote.quant.value.DiscountedCashFlow.Assumptions;
import footnote.quant.value.DiscountedCashFlow.GrowthPath;
import footnote.quant.value.DiscountedCashFlow.Investment;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Textbook numbers, worked out by hand. */
class ValueTest {
    /** 110 and 121, each worth 100 today; 121 x 1.02 / 0.08 = 1542.75 after, worth 1275 today. */
    private static final Assumptions ASSUMED = new Assumptions(100, 0.10, 2, 0.02, 0.10, 475, 50);

    /** 110 in the first year, of which 82.5 in the nine months to come; the rest grows by 2 % from 110. */
    @Test
    void countsOnlyWhatIsStillToComeOfTheFirstYear() {
        var assumed = new Assumptions(100, GrowthPath.constant(0.10), 1, 0, 0.02, 0.10, 0, 1, 0.75, Investment.NONE);

        var value = DiscountedCashFlow.value(assumed);

        assertThat(value.forecast().orNaN()).isCloseTo(82.5 / Math.pow(1.1, 0.75), within(1e-9));
        assertThat(value.terminal().orNaN()).isCloseTo(112.2 / 0.08 / Math.pow(1.1, 0.75), within(1e-9));
        assertThatThrownBy(
                        () -> new Assumptions(1, GrowthPath.constant(0.1), 1, 0, 0.02, 0.1, 0, 1, 1.5, Investment.NONE))
                .hasMessageContaining("1.5");
    }

    @Test
    void costOfCapital() {
        assertIs(CostOfCapital.capm(MaybeNumber.of(0.04), MaybeNumber.of(1.2), MaybeNumber.of(0.05)), 0.10);
        assertIs(wacc(600, 400), 0.6 * 0.10 + 0.4 * 0.05 * 0.7);
        assertIs(wacc(600, 0), 0.10);
        assertThat(wacc(0, 0)).isEqualTo(MaybeNumber.missing("market value plus debt is not positive"));
        assertThat(CostOfCapital.capm(
                        MaybeNumber.of(0.04), MaybeNumber.missing("too few prices"), MaybeNumber.of(0.05)))
                .isEqualTo(MaybeNumber.missing("too few prices"));
    }

    @Test
    void discountedCashFlow() {
        var appraisal = DiscountedCashFlow.value(ASSUMED);

        assertIs(appraisal.forecast(), 200);
        assertIs(appraisal.terminal(), 1275);
        assertIs(appraisal.enterpriseValue(), 1475);
        assertIs(appraisal.equityValue(), 1000);
        assertIs(appraisal.perShare(), 20);
    }

    @Test
    void growthThatOutrunsTheRateHasNoValue() {
        var eternal = new Assumptions(100, 0.1, 5, 0.1, 0.1, 0, 1);

        assertThat(DiscountedCashFlow.value(eternal).perShare())
                .isEqualTo(MaybeNumber.missing("the discount rate is not above the terminal growth"));
    }

    /** 20, 10, 8, 6 and 4 %: two years as expected, then equal steps; growth then fades from 4 % to 2 %. */
    @Test
    void growthMovesInEqualStepsFromTheSecondYearToTheLast() {
        var path = new GrowthPath(0.20, 0.10, 0.04);
        var assumed = new Assumptions(100, path, 5, 1, 0.02, 0.10, 0, 1, 1, Investment.NONE);
        double[] cash = {120, 132, 142.56, 151.1136, 157.158144, 161.87288832};
        double rest = cash[5] / Math.pow(1.1, 6) * (1 + 1.02 / 0.08);

        var value = DiscountedCashFlow.value(assumed);

        assertThat(path.mean(5)).isCloseTo(0.096, within(1e-12));
        assertThat(value.forecast().orNaN())
                .isCloseTo(
                        cash[0] / 1.1
                                + cash[1] / Math.pow(1.1, 2)
                                + cash[2] / Math.pow(1.1, 3)
                                + cash[3] / Math.pow(1.1, 4)
                                + cash[4] / Math.pow(1.1, 5),
                        within(1e-9));
        assertThat(value.terminal().orNaN()).isCloseTo(rest, within(1e-9));
        assertThat(DiscountedCashFlow.impliedGrowth(assumed, value.perShare().orNaN())
                        .orNaN())
                .isCloseTo(0.096, within(1e-9));
    }

    @Test
    void impliedGrowthIsTheGrowthOfItsOwnValue() {
        assertThat(DiscountedCashFlow.impliedGrowth(ASSUMED, 20).orNaN()).isCloseTo(0.10, within(1e-9));
    }

    /** Shifted to a mean of -50%, the first year would fall by more than everything. */
    @Test
    void impliedGrowthOfAPathWithOneVeryBadYear() {
        var path = new GrowthPath(-0.45, 0.30, 0.08);
        var assumed = new Assumptions(100, path, 5, 0, 0.02, 0.10, 0, 1, 1, Investment.NONE);
        double price = DiscountedCashFlow.value(assumed.growing(path.plus(-0.2)))
                .perShare()
                .orNaN();

        double implied = DiscountedCashFlow.impliedGrowth(assumed, price).orNaN();

        assertThat(implied).isCloseTo(path.mean(5) - 0.2, within(1e-9));
        assertThat(DiscountedCashFlow.impliedGrowth(assumed, 0.01).known()).isFalse();
    }

    @Test
    void impliedGrowthSaysWhyThereIsNone() {
        var burning = new Assumptions(-5, 0.1, 5, 0.02, 0.1, 0, 1);

        assertThat(DiscountedCashFlow.impliedGrowth(burning, 20))
                .isEqualTo(MaybeNumber.missing("free cash flow is not positive"));
        assertThat(DiscountedCashFlow.impliedGrowth(ASSUMED, 1e6).known()).isFalse();
        assertThat(DiscountedCashFlow.impliedGrowth(new Assumptions(5, 0.1, 5, 0.2, 0.1, 0, 1), 3)
                        .known())
                .isFalse();
    }

    @Test
    void assumptionsRefuseNonsense() {
        assertThatThrownBy(() -> new Assumptions(1, 0.1, 0, 0.02, 0.1, 0, 1)).hasMessageContaining("0 years");
        assertThatThrownBy(() -> new Assumptions(1, 0.1, 5, 0.02, 0.1, 0, 0)).hasMessageContaining("0.0 shares");
        assertThatThrownBy(() -> new Assumptions(Double.NaN, 0.1, 5, 0.02, 0.1, 0, 1))
                .hasMessageContaining("finite");
    }

    @Test
    void gordonsGrowth() {
        assertIs(DividendDiscount.gordon(MaybeNumber.of(2), 0.04, 0.10), 2.08 / 0.06);
        assertThat(DividendDiscount.gordon(MaybeNumber.of(2), 0.10, 0.10).known())
                .isFalse();
        assertThat(DividendDiscount.gordon(MaybeNumber.of(0), 0.04, 0.10))
                .isEqualTo(MaybeNumber.missing("no dividend is paid"));
        assertThat(DividendDiscount.gordon(MaybeNumber.missing("never declared"), 0.04, 0.10))
                .isEqualTo(MaybeNumber.missing("never declared"));
    }

    /** 1.20 and 1.44, then 1.44 x 1.05 / 0.07 = 21.60. */
    @Test
    void dividendsInTwoStages() {
        assertIs(DividendDiscount.twoStages(MaybeNumber.of(1), 0.20, 2, 0.05, 0.12), 1.20 / 1.12 + 23.04 / 1.2544);
    }

    @Test
    void peersSpread() {
        var spread = Peers.spread(List.of(
                MaybeNumber.of(10),
                MaybeNumber.missing("a loss"),
                MaybeNumber.of(20),
                MaybeNumber.of(12),
                MaybeNumber.of(30)));

        assertThat(spread.counted()).isEqualTo(4);
        assertThat(spread.leftOut()).isEqualTo(1);
        assertIs(spread.lowerQuartile(), 11.5);
        assertIs(spread.median(), 16);
        assertIs(spread.upperQuartile(), 22.5);
    }

    @Test
    void aSpreadNeedsThreePeers() {
        var two = Peers.spread(List.of(MaybeNumber.of(10), MaybeNumber.of(12)));

        assertThat(two.median()).isEqualTo(MaybeNumber.missing("fewer than three peers have this multiple"));
    }

    private static MaybeNumber wacc(double marketValue, double debt) {
        return CostOfCapital.wacc(
                MaybeNumber.of(marketValue),
                MaybeNumber.of(debt),
                MaybeNumber.of(0.10),
                MaybeNumber.of(0.05),
                MaybeNumber.of(0.3));
    }

    private static void assertIs(MaybeNumber ours, double expected) {
        assertThat(ours).isInstanceOf(MaybeNumber.Figure.class);
        assertThat(ours.orNaN()).isCloseTo(expected, within(1e-9));
    }

    @Test
    void growthFadesInEqualStepsBeforeThePerpetuity() {
        var faded = new Assumptions(100, GrowthPath.constant(0.10), 1, 2, 0.01, 0.10, 0, 1, 1, Investment.NONE);

        double first = 110 / 1.1;
        double second = 110 * 1.07 / 1.21;
        double third = 110 * 1.07 * 1.04 / 1.331;
        double after = third * 1.01 / 0.09;
        assertThat(DiscountedCashFlow.value(faded).forecast().orNaN()).isCloseTo(first, within(1e-9));
        assertThat(DiscountedCashFlow.value(faded).terminal().orNaN()).isCloseTo(second + third + after, within(1e-9));
    }

    /** Of 10 invested, 1 is needed at a tenth of the growth; 3 come free in the first of two fade years, then 6, then 9. */
    @Test
    void investmentComesFreeOverTheFade() {
        var assumed = new Assumptions(
                100, GrowthPath.constant(0.10), 1, 2, 0.01, 0.10, 0, 1, 1, new Investment(10, Double.NaN));

        double second = 1.1 * 1.07 * 103 / 1.21;
        double third = 1.1 * 1.07 * 1.04 / 1.331;
        double after = third * 109 * 1.01 / 0.09;
        var value = DiscountedCashFlow.value(assumed);
        assertThat(value.forecast().orNaN()).isCloseTo(100, within(1e-9));
        assertThat(value.terminal().orNaN()).isCloseTo(second + third * 106 + after, within(1e-9));
    }

    /** Less is invested than wears out (-10); terminal growth of 1% needs 2 of a capital of 200, so 12 are missing. */
    @Test
    void terminalGrowthNeedsItsPartOfOperatingCapital() {
        var assumed =
                new Assumptions(100, GrowthPath.constant(0.10), 1, 2, 0.01, 0.10, 0, 1, 1, new Investment(-10, 200));

        double second = 1.1 * 1.07 * 96 / 1.21;
        double third = 1.1 * 1.07 * 1.04 / 1.331;
        double after = third * 88 * 1.01 / 0.09;
        assertThat(DiscountedCashFlow.value(assumed).terminal().orNaN())
                .isCloseTo(second + third * 92 + after, within(1e-9));
    }

    /** Capital of 400 for a cash flow of 20 before investment returns 5%: at a rate of 10%, growth costs value. */
    @Test
    void growthAddsValueOnlyWhereCapitalEarnsMoreThanItCosts() {
        assertThat(gainOfGrowth(new Investment(0, 400))).isNegative();
        assertThat(gainOfGrowth(new Investment(0, 100))).isPositive();
    }

    private static double gainOfGrowth(Investment investment) {
        var assumed = new Assumptions(20, GrowthPath.constant(0.02), 5, 10, 0.02, 0.10, 0, 1, 1, investment);
        return DiscountedCashFlow.value(assumed.with(0.10, 0.03)).perShare().orNaN()
                - DiscountedCashFlow.value(assumed).perShare().orNaN();
    }
}
