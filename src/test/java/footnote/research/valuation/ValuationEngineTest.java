package footnote.research.valuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Prose;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.RiskCode;
import footnote.domain.opinion.Uncertainty;
import footnote.quant.statistics.Sample;
import footnote.research.CompanyKind;
import footnote.research.MetricSet;
import footnote.testing.SampleRoom;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ValuationEngineTest {
    private static ValuationResult valued(String symbol, RedFlag... flags) {
        return valued(symbol, AssumptionOverrides.NOTHING, flags);
    }

    private static ValuationResult valued(String symbol, AssumptionOverrides assumed, RedFlag... flags) {
        return ValuationEngine.value(inputs(symbol), assumed, List.of(flags));
    }

    private static ValuationInputs inputs(String symbol) {
        return new ValuationInputsGatherer(SampleRoom.open()).gather(SampleRoom.listing(symbol), SampleRoom.VIEW);
    }

    private static RedFlag grave(RiskCode code) {
        var day = LocalDate.of(2026, 6, 1);
        return new RedFlag(
                code,
                true,
                new Prose("Something grave was reported."),
                day,
                new RedFlag.Source("8-K", "8-K", day, Optional.empty(), Optional.empty()),
                List.of());
    }

    @Test
    void aGoingConcernDoubtLeavesNoFairValueButARecoveryTable() {
        var value = valued("QVLN", grave(RiskCode.GOING_CONCERN));

        assertThat(value.kind()).isEqualTo(CompanyKind.DISTRESSED);
        assertThat(value.view().fairValue()).isEmpty();
        assertThat(value.view().rating()).isEqualTo(Advice.AVOID);
        assertThat(value.recoveries()).hasSize(3);
    }

    @Test
    void debtOfADistressedCompanyIsHeldAgainstItsMarketValue() {
        var value = valued("SLQS", grave(RiskCode.GOING_CONCERN));

        assertThat(value.view().notEstimated().orElseThrow().text())
                .startsWith("Equity value not estimated: net debt is {fact:")
                .endsWith("} market cap.");
        assertThat(value.measures().number("net_debt_to_market_cap")).isGreaterThan(10);
        assertThat(value.measures().number("equity_after_claims")).isZero();
    }

    @Test
    void aClinicalStageCompanyHasARunwayInsteadOfAFairValue() {
        var value = valued("TRVM");

        assertThat(value.kind()).isEqualTo(CompanyKind.BIOTECH);
        assertThat(value.view().fairValue()).isEmpty();
        assertThat(value.measures().number("cash_runway"))
                .isCloseTo(
                        value.measures().number("cash_and_investments")
                                / value.measures().number("cash_burn"),
                        within(1e-6));
        assertThat(value.ranges()).isEmpty();
    }

    @Test
    void aBankIsValuedOnTheMeanOfFiveYearsReturns() {
        var inputs = inputs("PLFB");
        var years = inputs.years("return_on_equity");

        var value = valued("PLFB");

        assertThat(value.kind()).isEqualTo(CompanyKind.BANK);
        assertThat(value.measures().number("through_cycle_return"))
                .isCloseTo(
                        Sample.mean(years.subList(years.size() - 5, years.size()).stream()
                                .mapToDouble(LedgerEntry::number)
                                .toArray()),
                        within(1e-6));
        assertThat(inputs.current().find("price_to_tangible_book")).isPresent();
    }

    @Test
    void aBanksBookValueIsThatOfTheLatestBalanceSheet() {
        var book = valued("PLFB").measures().find("book_value_per_share").orElseThrow();

        assertThat(book.fact().period().end()).isEqualTo(LocalDate.of(2026, 3, 31));
    }

    @Test
    void aCompanyThatInvestsBeyondItsCashFlowIsValuedOnItsReturns() {
        var value = valued("VRDN.PA");
        var measures = value.measures();

        assertThat(value.kind()).isEqualTo(CompanyKind.INDUSTRIAL);
        assertThat(value.fromBook()).isTrue();
        double growth = measures.number("terminal_growth");
        assertThat(measures.number("justified_price_to_book"))
                .isCloseTo(
                        (measures.number("through_cycle_return") - growth)
                                / (measures.number("cost_of_equity") - growth),
                        within(1e-6));
        assertThat(value.view().fairValue().orElseThrow().value())
                .isCloseTo(
                        measures.number("justified_price_to_book") * measures.number("book_value_per_share"),
                        within(1e-4));
    }

    @Test
    void aCompanyWhoseOperationsLackTheCashIsNotValuedOnItsReturns() {
        var value = valued("ORRB");

        assertThat(value.fromBook()).isFalse();
        assertThat(value.view().notEstimated().orElseThrow().text())
                .isEqualTo("Fair value not estimated: free cash flow after stock compensation is not positive.");
    }

    @Test
    void aCompanyWithNetCashIsDiscountedAtItsCostOfEquity() {
        var cash = valued("NILX.IL").measures();
        var debt = valued("HLMD").measures();

        assertThat(cash.number("discount_rate")).isEqualTo(cash.number("cost_of_equity"));
        assertThat(debt.number("discount_rate")).isLessThan(debt.number("cost_of_equity"));
    }

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
        assertThat(value.view().notes().getFirst().text()).contains("far from the level of earlier years");
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

    private static MetricSet withoutDepreciation(MetricSet set) {
        return new MetricSet(
                set.subject(),
                set.entries().stream()
                        .filter(each -> !each.fact().metric().equals(Metric.DEPRECIATION_AMORTIZATION))
                        .toList(),
                set.gaps());
    }

    /** Shares in banks and customers that are worth more than the company on the market. */
    @Test
    void longTermInvestmentsAreWorthSomething() {
        var facts = valued("62Q0.T").measures();

        assertThat(facts.number("model_equity_value"))
                .isCloseTo(
                        facts.number("model_enterprise_value")
                                - facts.number("net_debt")
                                + facts.number("long_term_investments"),
                        within(1.0));
    }

    @Test
    void theShareBeyondTheForecastIsThatOfTheEquityValue() {
        var facts = valued("QVLN").measures();

        assertThat(facts.number("share_of_rest"))
                .isCloseTo(
                        100 * facts.number("present_value_of_rest") / facts.number("model_equity_value"), within(1e-4));
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

    private static double entry(ValuationResult value, String id) {
        return value.measures().entries().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow()
                .number();
    }

    @Test
    void theImpliedGrowthGivesThePrice() {
        var value = valued("QVLN", AssumptionOverrides.read(List.of("growth=5%")));
        double implied = value.measures().number("implied_growth");

        var again = valued("QVLN", AssumptionOverrides.read(List.of("growth=" + implied + "%")));

        assertThat(again.view().expectedReturn().orElseThrow().value()).isCloseTo(0, within(0.001));
    }

    /** Charges of $143m in the last twelve months follow $99m in FY24, and the forecast leaves both out. */
    @Test
    void chargesThatRecurAllowNoBuy() {
        var view = valued("HLMD").view();

        assertThat(view.expectedReturn().orElseThrow().value()).isGreaterThan(view.threshold());
        assertThat(view.rating()).isEqualTo(Advice.HOLD);
        assertThat(view.caps()).singleElement().satisfies(cap -> assertThat(cap.text())
                .contains("in LTM Mar-26", "in FY24", "supports no BUY"));
    }

    @Test
    void aGraveRedFlagLowersTheRating() {
        var plain = valued("KRZB.DE").view();

        var flagged = valued("KRZB.DE", grave(RiskCode.RESTATED)).view();

        assertThat(plain.rating()).isEqualTo(Advice.BUY);
        assertThat(flagged.rating()).isEqualTo(Advice.HOLD);
        assertThat(flagged.uncertainty()).isEqualTo(Uncertainty.HIGH);
        assertThat(flagged.caps()).isNotEmpty();
        assertThat(flagged.fairValue()).isEqualTo(plain.fairValue());
    }

    @Test
    void ratesOfACurrencyThatIsNotListedSayThatTheyAreNotItsOwn() {
        var rates = DefaultRates.of(new Denomination("XAF"));

        assertThat(rates.listed()).isFalse();
        assertThat(rates.countryPremium()).isPositive();
    }
}
