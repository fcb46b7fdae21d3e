package footnote.research.valuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.domain.Denomination;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.RiskCode;
import footnote.domain.opinion.Uncertainty;
import footnote.quant.statistics.Sample;
import footnote.research.CompanyKind;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ValuationEngineTest extends ValuedSamples {
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

    /** The larger line of investments counts, for long-term investments may include the other. */
    @Test
    void claimsBeforeCommonSharesAreTakenOffAndInvestmentsAdded() {
        var inputs = with(
                inputs("62Q0.T"),
                Map.of(
                        Metric.MINORITY_INTEREST, 400_000_000,
                        Metric.PREFERRED_STOCK, 250_000_000,
                        Metric.EQUITY_METHOD_INVESTMENTS, 90_000_000));

        var facts = ValuationEngine.value(inputs, AssumptionOverrides.NOTHING, List.of())
                .measures();

        assertThat(facts.number("long_term_investments")).isGreaterThan(90_000_000);
        assertThat(facts.number("model_equity_value"))
                .isCloseTo(
                        facts.number("model_enterprise_value")
                                - facts.number("net_debt")
                                - 650_000_000
                                + facts.number("long_term_investments"),
                        within(1.0));
        assertThat(facts.find("model_equity_value")
                        .orElseThrow()
                        .derivation()
                        .orElseThrow()
                        .terms())
                .as("can be computed again")
                .isPresent();
    }

    @Test
    void aBanksBookValueIsThatOfCommonShareholders() {
        var plain = valued("PLFB").measures();
        double shares = plain.number("shares_in_market_value");

        var facts = ValuationEngine.value(
                        with(inputs("PLFB"), Map.of(Metric.PREFERRED_STOCK, 1_000_000)),
                        AssumptionOverrides.NOTHING,
                        List.of())
                .measures();

        assertThat(facts.number("book_value_per_share"))
                .isCloseTo(plain.number("book_value_per_share") - 1_000_000 / shares, within(1e-6));
    }

    @Test
    void theShareBeyondTheForecastIsThatOfTheEquityValue() {
        var facts = valued("QVLN").measures();

        assertThat(facts.number("share_of_rest"))
                .isCloseTo(
                        100 * facts.number("present_value_of_rest") / facts.number("model_equity_value"), within(1e-4));
    }

    @Test
    void withoutConsensusGrowthStartsFromTheLatestAndTheTrend() {
        var inputs = inputs("QVLN");
        var alone = new ValuationInputs(
                inputs.listing(),
                inputs.asOf(),
                inputs.kind(),
                inputs.reporting(),
                inputs.quoted(),
                inputs.annual(),
                inputs.current(),
                inputs.market(),
                List.of());
        var sales = inputs.years("revenue");
        var first = sales.get(sales.size() - 6);
        double trend = 100 * (Math.pow(sales.getLast().number() / first.number(), 0.2) - 1);
        double latest = inputs.lastYear("revenue_growth").orElseThrow().number();

        var facts = ValuationEngine.value(alone, AssumptionOverrides.NOTHING, List.of())
                .measures();

        assertThat(facts.number("growth_first_year")).isCloseTo((trend + latest) / 2, within(1e-6));
        assertThat(facts.number("growth_second_year"))
                .isCloseTo((facts.number("growth_first_year") + facts.number("growth_last_year")) / 2, within(1e-6));
    }

    /** Peak years made the upper quartile of this steelmaker's margins more than twice the median. */
    @Test
    void noCaseDoublesTheMargin() {
        var value = valued("GRWK");
        var margins = value.scenarios().stream()
                .map(each -> each.assumptions().stream()
                        .filter(assumed -> assumed.key().equals("operating_margin"))
                        .map(assumed -> entry(value, assumed.fact()))
                        .findFirst()
                        .orElseThrow())
                .toList();

        assertThat(margins.getLast()).isCloseTo(1.5 * margins.get(1), within(1e-6));
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
