package footnote.research.valuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.domain.LedgerEntry;
import footnote.quant.statistics.Sample;
import footnote.research.CompanyKind;
import footnote.research.MetricSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a forecast of cash flows starts from and how its drivers move. */
class ForecastDriversTest extends ValuedSamples {
    @Test
    void aCyclicalCompanyIsForecastAtMidCycleMargins() {
        var value = valued("GRWK");

        assertThat(value.kind()).isEqualTo(CompanyKind.CYCLICAL);
        assertThat(value.view().kindReason().references()).hasSize(2);
        assertThat(value.measures().number("operating_margin_assumed"))
                .isCloseTo(
                        Sample.median(inputs("GRWK").years("operating_margin").stream()
                                .mapToDouble(LedgerEntry::number)
                                .toArray()),
                        within(1e-6));
    }

    @Test
    void aCashFlowFarFromThatOfEarlierYearsIsReplacedByTheMedianAndSaidSo() {
        var value = valued("VAYUTEJ.NS");

        var margin = value.measures().find("cash_margin_measured").orElseThrow();
        assertThat(margin.derivation().orElseThrow().formula()).contains("median of three fiscal years");
        assertThat(value.view().notes().getFirst().text())
                .contains("median of three fiscal years, so the forecast starts from medians");
    }

    @Test
    void chargesThatDoNotRecurAreNotForecast() {
        var value = valued("HLMD");

        assertThat(value.view().notes().getFirst().text()).contains("of exceptional charges and impairments");
        assertThat(value.measures().number("operating_margin_assumed")).isGreaterThan(16);
    }

    @Test
    void theDriversReconcileToTheCashFlowTheForecastStartsFrom() {
        var facts = valued("QVLN").measures();

        double driven = facts.number("operating_margin_assumed") * (1 - facts.number("effective_tax_rate") / 100)
                + facts.number("depreciation_share_assumed")
                - facts.number("capital_share_assumed")
                + facts.number("other_cash_share_assumed");

        assertThat(driven).isCloseTo(facts.number("cash_margin_assumed"), within(1e-6));
    }

    /** A growing company does not live on a release of working capital, and needs less of it as growth slows. */
    @Test
    void workingCapitalFollowsGrowth() {
        var released = valued("GRWK").measures();
        var tied = valued("TSDR").measures();

        assertThat(released.number("other_cash_share")).isGreaterThan(1);
        assertThat(released.number("other_cash_share_assumed")).isZero();
        assertThat(tied.number("other_cash_share")).isLessThan(-1);
        assertThat(tied.number("other_cash_share_assumed"))
                .isCloseTo(
                        tied.number("other_cash_share") * tied.number("growth_assumed") / tied.number("revenue_growth"),
                        within(1e-6));
    }

    /** What is invested now becomes what terminal growth needs of operating capital, more or less than now. */
    @Test
    void investmentBecomesWhatTerminalGrowthNeeds() {
        var fast = valued("KLVR").measures();
        var slow = valued("AMBG").measures();

        assertThat(terminalRise(fast)).isCloseTo(released(fast), within(1e-6)).isPositive();
        assertThat(terminalRise(slow)).isCloseTo(released(slow), within(1e-6)).isNegative();
        assertThat(slow.number("investment_share"))
                .as("D&A of businesses bought is above capex")
                .isNegative();
    }

    private static double terminalRise(MetricSet measures) {
        return measures.number("cash_margin_terminal") - measures.number("cash_margin_assumed");
    }

    private static double released(MetricSet measures) {
        double invested = measures.number("capital_share_assumed")
                - measures.number("depreciation_share_assumed")
                + Math.max(0, -measures.number("other_cash_share_assumed"));
        return invested - measures.number("terminal_growth") * measures.number("operating_capital_share") / 100;
    }

    /** Depreciation that is not reported on its own is no release of working capital. */
    @Test
    void otherItemsThatHoldDepreciationAreKept() {
        var given = inputs("GRWK");
        var without = new ValuationInputs(
                given.listing(),
                given.asOf(),
                given.kind(),
                given.reporting(),
                given.quoted(),
                withoutDepreciation(given.annual()),
                withoutDepreciation(given.current()),
                given.market(),
                given.outlooks());

        var measures = ValuationEngine.value(without, AssumptionOverrides.NOTHING, List.of())
                .measures();

        assertThat(measures.number("other_cash_share_assumed"))
                .isGreaterThan(1)
                .isEqualTo(measures.number("other_cash_share"));
    }

    @Test
    void aCapOnGrowthIsPrintedWithTheAssumption() {
        var assumption = valued("KLVR").assumptions().stream()
                .filter(each -> each.key().equals("growth_last_year"))
                .findFirst()
                .orElseThrow();

        assertThat(assumption.basis()).contains(", capped at {fact:");
    }

    @Test
    void theForecastStartsFromConsensusAndMovesToTheOwnTrend() {
        var value = valued("QVLN");
        var measures = value.measures();
        double first = measures.number("growth_first_year");
        double second = measures.number("growth_second_year");
        double last = measures.number("growth_last_year");
        double step = (last - second) / 3;

        assertThat(value.forecast())
                .extracting(each -> entry(value, each.growth()))
                .satisfies(growth -> {
                    assertThat(growth).hasSize(5);
                    assertThat(growth.get(0)).isCloseTo(first, within(1e-6));
                    assertThat(growth.get(1)).isCloseTo(second, within(1e-6));
                    assertThat(growth.get(2)).isCloseTo(second + step, within(1e-6));
                    assertThat(growth.get(3)).isCloseTo(second + 2 * step, within(1e-6));
                    assertThat(growth.get(4)).isCloseTo(last, within(1e-6));
                });
        // the sample's consensus for FY26 and FY27: revenue 11.2% and 10.1% higher than the year before
        assertThat(first).isCloseTo(11.2, within(0.05));
        assertThat(second).isCloseTo(10.1, within(0.05));
    }

    /** Growth that was bought does not go on by itself. */
    @Test
    void growthThatAcquisitionsBroughtIsNotForecast() {
        var facts = valued("AMBG").measures();

        var last = facts.find("growth_last_year").orElseThrow();

        assertThat(last.number()).isEqualTo(facts.number("terminal_growth"));
        assertThat(last.derivation().orElseThrow().formula()).contains("since acquisitions cost more than a tenth");
        assertThat(valued("QVLN").measures().number("growth_last_year")).isGreaterThan(3);
    }
}
