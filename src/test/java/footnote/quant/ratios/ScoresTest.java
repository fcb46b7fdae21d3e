package footnote.quant.ratios;

import static footnote.quant.ratios.RatiosTest.assertIs;
import static footnote.quant.ratios.RatiosTest.with;
import static footnote.quant.ratios.RatiosTest.without;
import static footnote.quant.ratios.StatementLine.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Piotroski.Signal;
import footnote.quant.ratios.Piotroski.Signal.Verdict;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScoresTest {
    private static final Statement SAME = with(Map.of());

    /** Equal years: only what needs no progress passes, and no shares were issued. */
    @Test
    void piotroskiOfACompanyThatStandsStill() {
        var score = Piotroski.of(SAME, SAME, SAME);

        assertThat(score.signals())
                .extracting(Signal::verdict)
                .containsExactly(
                        Verdict.PASSED,
                        Verdict.PASSED,
                        Verdict.FAILED,
                        Verdict.PASSED,
                        Verdict.FAILED,
                        Verdict.FAILED,
                        Verdict.PASSED,
                        Verdict.FAILED,
                        Verdict.FAILED);
        assertThat(score.score()).isEqualTo(MaybeNumber.of(4));
    }

    @Test
    void piotroskiOfACompanyThatImprovesInEverything() {
        var better = with(Map.of(
                NET_INCOME, 150.0,
                OPERATING_CASH_FLOW, 200.0,
                LONG_TERM_DEBT, 200.0,
                CURRENT_ASSETS, 450.0,
                SHARES, 99.0,
                COST_OF_SALES, 590.0,
                REVENUE, 1010.0));

        assertThat(Piotroski.of(better, SAME, SAME).score()).isEqualTo(MaybeNumber.of(9));
    }

    @Test
    void piotroskiNamesTheSignalThatCannotBeTold() {
        var score = Piotroski.of(without(SHARES), SAME, SAME);

        assertThat(score.noNewShares().verdict()).isEqualTo(Verdict.MISSING);
        assertThat(score.noNewShares().because()).contains("diluted weighted shares is not reported for FY2024");
        assertThat(score.profitable().because()).isEmpty();
        assertThat(score.told()).isEqualTo(8);
        assertThat(score.passed()).isEqualTo(3);
        assertThat(score.score())
                .isEqualTo(MaybeNumber.missing("it cannot be told whether \"No shares were issued\":"
                        + " diluted weighted shares is not reported for FY2024"));
    }

    /** X: 0.2, 0.3, 0.2, 1000 / 550 and 1. */
    @Test
    void altman() {
        var z = Altman.z(MaybeNumber.of(1000), SAME);

        assertIs(z.score(), 0.24 + 0.42 + 0.66 + 0.6 * 1000 / 550 + 1);
        assertThat(z.zone()).contains(Altman.Zone.SAFE);
        assertThat(Altman.z(MaybeNumber.of(300), SAME).zone()).contains(Altman.Zone.GREY);
        assertThat(Altman.z(MaybeNumber.of(300), with(Map.of(RETAINED_EARNINGS, -400.0)))
                        .zone())
                .contains(Altman.Zone.DISTRESS);
    }

    @Test
    void altmanForNonManufacturers() {
        var z = Altman.zForNonManufacturers(SAME);

        assertIs(z.score(), 6.56 * 0.2 + 3.26 * 0.3 + 6.72 * 0.2 + 1.05 * 450 / 550);
        assertThat(z.turnover().known()).isFalse();
        assertThat(z.zone()).contains(Altman.Zone.SAFE);
    }

    @Test
    void altmanIsMissingWithoutOneOfItsLines() {
        var z = Altman.z(MaybeNumber.of(1000), without(RETAINED_EARNINGS));

        assertThat(z.score()).isEqualTo(MaybeNumber.missing("retained earnings is not reported for FY2024"));
        assertThat(z.zone()).isEmpty();
    }

    /** Beneish's weights sum so that indices of 1 and no accruals give -2.48. */
    @Test
    void beneishOfACompanyThatStandsStill() {
        var still = with(Map.of(OPERATING_CASH_FLOW, 135.0));

        assertThat(Beneish.of(still, still).score().orNaN()).isCloseTo(-2.48, within(1e-9));
    }

    @Test
    void beneishIndices() {
        var year = with(Map.of(
                REVENUE, 1250.0,
                COST_OF_SALES, 875.0,
                RECEIVABLES, 250.0,
                SELLING_AND_ADMINISTRATION, 225.0,
                DEPRECIATION, 25.0,
                PROPERTY, 475.0,
                LONG_TERM_DEBT, 475.0,
                OPERATING_CASH_FLOW, 35.0));
        var index = Beneish.of(year, SAME);

        assertIs(index.receivables(), 2);
        assertIs(index.grossMargin(), 0.4 / 0.3);
        assertIs(index.assetQuality(), 0.125 / 0.15);
        assertIs(index.salesGrowth(), 1.25);
        assertIs(index.depreciation(), 2);
        assertIs(index.administration(), 1.2);
        assertIs(index.leverage(), 1.5);
        assertIs(index.accruals(), 0.1);
        assertThat(index.score().orNaN())
                .isCloseTo(
                        -4.84
                                + 0.92 * 2
                                + 0.528 * 4 / 3
                                + 0.404 / 1.2
                                + 0.892 * 1.25
                                + 0.115 * 2
                                - 0.172 * 1.2
                                - 0.327 * 1.5
                                + 4.679 * 0.1,
                        within(1e-12));
        assertThat(index.score().orNaN()).isGreaterThan(Beneish.THRESHOLD);
    }

    @Test
    void beneishIsMissingWithoutOneOfItsLines() {
        assertThat(Beneish.of(without(PROPERTY), SAME).score().known()).isFalse();
        assertThat(Beneish.of(without(PROPERTY), SAME).salesGrowth().known()).isTrue();
    }
}
