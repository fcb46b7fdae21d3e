package footnote.quant.ratios;

import static footnote.quant.ratios.StatementLine.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import footnote.quant.MaybeNumber;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** One small company worked out by hand; every ratio also without the lines it needs. */
class RatiosTest {
    private static final Map<StatementLine, Double> LINES = Map.ofEntries(
            Map.entry(REVENUE, 1000.0),
            Map.entry(COST_OF_SALES, 600.0),
            Map.entry(SELLING_AND_ADMINISTRATION, 150.0),
            Map.entry(DEPRECIATION, 50.0),
            Map.entry(OPERATING_INCOME, 200.0),
            Map.entry(INTEREST_EXPENSE, 20.0),
            Map.entry(INCOME_BEFORE_TAX, 180.0),
            Map.entry(INCOME_TAX, 45.0),
            Map.entry(NET_INCOME, 135.0),
            Map.entry(SHARES, 100.0),
            Map.entry(CASH, 80.0),
            Map.entry(SHORT_TERM_INVESTMENTS, 20.0),
            Map.entry(RECEIVABLES, 100.0),
            Map.entry(INVENTORY, 120.0),
            Map.entry(CURRENT_ASSETS, 400.0),
            Map.entry(PROPERTY, 450.0),
            Map.entry(GOODWILL, 60.0),
            Map.entry(INTANGIBLES, 40.0),
            Map.entry(TOTAL_ASSETS, 1000.0),
            Map.entry(PAYABLES, 60.0),
            Map.entry(CURRENT_LIABILITIES, 200.0),
            Map.entry(LONG_TERM_DEBT, 250.0),
            Map.entry(TOTAL_DEBT, 300.0),
            Map.entry(TOTAL_LIABILITIES, 550.0),
            Map.entry(RETAINED_EARNINGS, 300.0),
            Map.entry(EQUITY, 450.0),
            Map.entry(OPERATING_CASH_FLOW, 190.0),
            Map.entry(CAPITAL_EXPENDITURE, 70.0),
            Map.entry(DIVIDENDS_PAID, 54.0));
    private static final Statement YEAR = Statement.of("FY2024", LINES);
    private static final Statement BEFORE =
            with(Map.of(TOTAL_ASSETS, 800.0, EQUITY, 350.0, TOTAL_DEBT, 250.0, INVENTORY, 80.0, PAYABLES, 40.0));
    private static final MaybeNumber MARKET = MaybeNumber.of(2025);

    @Test
    void banking() {
        var bank = with(Map.of(
                INTEREST_INCOME, 50.0,
                OPERATING_EXPENSES, 620.0,
                LOANS, 600.0,
                DEPOSITS, 800.0,
                NONACCRUAL_LOANS, 12.0,
                PROVISION_FOR_CREDIT_LOSSES, 6.0));

        assertIs(Banking.netInterestMargin(bank), 0.03);
        assertIs(Banking.costToIncome(bank), 0.62);
        assertIs(Banking.loansToDeposits(bank), 0.75);
        assertIs(Banking.nonaccrualRatio(bank), 0.02);
        assertIs(Banking.creditCost(bank), 0.01);
        assertThat(Banking.creditCost(YEAR).known()).isFalse();
    }

    @Test
    void underwriting() {
        var insurer = with(Map.of(
                PREMIUMS_EARNED, 200.0, CLAIMS_INCURRED, 130.0, OPERATING_EXPENSES, 56.0, INSURANCE_RESERVES, 900.0));

        assertIs(Underwriting.lossRatio(insurer), 0.65);
        assertIs(Underwriting.expenseRatio(insurer), 0.28);
        assertIs(Underwriting.combinedRatio(insurer), 0.93);
        assertIs(Underwriting.reservesToEquity(insurer), 2);
        assertThat(Underwriting.combinedRatio(YEAR).known()).isFalse();
    }

    @Test
    void profitability() {
        assertIs(Profitability.grossMargin(YEAR), 0.4);
        assertIs(Profitability.operatingMargin(YEAR), 0.2);
        assertIs(Profitability.ebitdaMargin(YEAR), 0.25);
        assertIs(Profitability.netMargin(YEAR), 0.135);
        assertIs(Profitability.effectiveTaxRate(YEAR), 0.25);
        assertIs(Profitability.returnOnEquity(YEAR, BEFORE), 135 / 400.0);
        assertIs(Profitability.returnOnAssets(YEAR, BEFORE), 0.15);
        assertIs(Profitability.returnOnInvestedCapital(YEAR, BEFORE), 150 / 575.0);
    }

    @Test
    void returnsOnCapitalThatIsNotPositiveMeanNothing() {
        var cashRich = with(Map.of(CASH, 900.0));
        var indebted = with(Map.of(EQUITY, -10.0));

        assertThat(Profitability.returnOnInvestedCapital(YEAR, cashRich))
                .isEqualTo(MaybeNumber.missing("invested capital without cash is not positive"));
        assertThat(Profitability.returnOnEquity(indebted, YEAR))
                .isEqualTo(MaybeNumber.missing("shareholders' equity is not positive"));
        assertThat(Profitability.returnOnEquity(YEAR, indebted).known()).isFalse();
        assertThat(Multiples.priceToBook(MARKET, indebted).known()).isFalse();
    }

    @Test
    void liquidity() {
        assertIs(Liquidity.currentRatio(YEAR), 2);
        assertIs(Liquidity.quickRatio(YEAR), 1);
        assertIs(Liquidity.cashRatio(YEAR), 0.5);
        assertIs(Liquidity.workingCapital(YEAR), 200);
    }

    @Test
    void leverage() {
        assertIs(Leverage.debtToEquity(YEAR), 300 / 450.0);
        assertIs(Leverage.netDebt(YEAR), 200);
        assertIs(Leverage.netDebtToEbitda(YEAR), 0.8);
        assertIs(Leverage.interestCoverage(YEAR), 10);
    }

    @Test
    void efficiency() {
        assertIs(Efficiency.assetTurnover(YEAR, BEFORE), 1000 / 900.0);
        assertIs(Efficiency.propertyTurnover(YEAR, BEFORE), 1000 / 450.0);
        assertIs(Efficiency.inventoryTurnover(YEAR, BEFORE), 6);
        assertIs(Efficiency.receivablesTurnover(YEAR, BEFORE), 10);
        assertIs(Efficiency.payablesTurnover(YEAR, BEFORE), 12);
        assertIs(Efficiency.daysOfInventory(YEAR, BEFORE), 365 / 6.0);
        assertIs(Efficiency.daysOfSales(YEAR, BEFORE), 36.5);
        assertIs(Efficiency.daysOfPayables(YEAR, BEFORE), 365 / 12.0);
        assertIs(Efficiency.cashConversionCycle(YEAR, BEFORE), 36.5 + 365 / 12.0);
    }

    @Test
    void growth() {
        assertIs(Growth.of(TOTAL_ASSETS, YEAR, BEFORE), 0.25);
        assertIs(Growth.cagr(MaybeNumber.of(100), MaybeNumber.of(121), 2), 0.1);
        assertIs(Growth.cagr(MaybeNumber.of(100), MaybeNumber.of(81), 2), -0.1);
    }

    @Test
    void growthIsUndefinedAcrossASign() {
        assertThat(Growth.cagr(MaybeNumber.of(-5), MaybeNumber.of(5), 3))
                .isEqualTo(MaybeNumber.missing("the figure changes sign"));
        assertThat(Growth.cagr(MaybeNumber.of(-5), MaybeNumber.of(-9), 3))
                .isEqualTo(MaybeNumber.missing("a figure is not positive"));
        assertThat(Growth.cagr(MaybeNumber.of(0), MaybeNumber.of(9), 3).known()).isFalse();
        assertThat(Growth.of(MaybeNumber.of(-5), MaybeNumber.of(5)).known()).isFalse();
        assertIs(Growth.of(MaybeNumber.of(5), MaybeNumber.of(-5)), -2);
        assertThat(Growth.cagr(MaybeNumber.missing("a"), MaybeNumber.missing("b"), 3))
                .isEqualTo(MaybeNumber.missing("a; b"));
        assertThatThrownBy(() -> Growth.cagr(MARKET, MARKET, 0)).hasMessageContaining("not 0.0");
    }

    @Test
    void cashFlow() {
        assertIs(CashFlow.free(YEAR), 120);
        assertIs(CashFlow.margin(YEAR), 0.12);
        assertIs(CashFlow.conversion(YEAR), 120 / 135.0);
        assertIs(CashFlow.incomeQuality(YEAR), 190 / 135.0);
        assertIs(CashFlow.perShare(YEAR), 1.2);
        assertIs(CashFlow.freeYield(MARKET, YEAR), 120 / 2025.0);
        assertIs(CashFlow.payout(YEAR), 0.4);
    }

    @Test
    void multiples() {
        assertIs(Multiples.enterpriseValue(MARKET, YEAR), 2225);
        assertIs(Multiples.enterpriseValue(MARKET, with(Map.of(MINORITY_INTEREST, 10.0, PREFERRED_STOCK, 5.0))), 2240);
        assertIs(Multiples.priceToEarnings(MARKET, YEAR), 15);
        assertIs(Multiples.priceToBook(MARKET, YEAR), 4.5);
        assertIs(Multiples.priceToSales(MARKET, YEAR), 2.025);
        assertIs(Multiples.dividendYield(MARKET, YEAR), 54 / 2025.0);
        assertIs(Multiples.evToSales(MARKET, YEAR), 2.225);
        assertIs(Multiples.evToEbitda(MARKET, YEAR), 8.9);
    }

    @Test
    void saysWhyThereIsNoRatio() {
        var loss = with(Map.of(NET_INCOME, -5.0, EQUITY, -50.0, INTEREST_EXPENSE, 0.0));
        var bare = Statement.of("FY2024", Map.of(REVENUE, new BigDecimal("10")));

        assertThat(Multiples.priceToEarnings(MARKET, loss))
                .isEqualTo(MaybeNumber.missing("net income is not positive"));
        assertThat(Leverage.debtToEquity(loss)).isEqualTo(MaybeNumber.missing("shareholders' equity is not positive"));
        assertThat(Leverage.interestCoverage(loss)).isEqualTo(MaybeNumber.missing("interest expense is not positive"));
        assertThat(Profitability.netMargin(bare))
                .isEqualTo(MaybeNumber.missing("net income is not reported for FY2024"));
        assertThat(Profitability.grossMargin(bare))
                .isEqualTo(MaybeNumber.missing("gross profit is not reported for FY2024"));
        assertThat(Profitability.returnOnEquity(YEAR, Statement.missing("FY2023 was never filed")))
                .isEqualTo(MaybeNumber.missing("FY2023 was never filed"));
        assertThat(Multiples.priceToSales(MaybeNumber.missing("there is no price"), YEAR))
                .isEqualTo(MaybeNumber.missing("there is no price"));
    }

    /** Ratios have no currency: thousands or millions, the answer is the same. */
    @Test
    void ratiosDoNotDependOnTheUnit() {
        var scaled = new EnumMap<StatementLine, Double>(StatementLine.class);
        LINES.forEach((line, value) -> scaled.put(line, value * 1000));
        var thousands = Statement.of("FY2024", scaled);

        assertIs(
                Profitability.returnOnInvestedCapital(thousands, thousands),
                Profitability.returnOnInvestedCapital(YEAR, YEAR).orNaN());
        assertIs(
                Altman.z(MARKET.times(1000), thousands).score(),
                Altman.z(MARKET, YEAR).score().orNaN());
        assertIs(Beneish.of(thousands, YEAR).salesGrowth(), 1000);
    }

    static Statement with(Map<StatementLine, Double> others) {
        var lines = new EnumMap<StatementLine, Double>(LINES);
        lines.putAll(others);
        return Statement.of("FY2023", lines);
    }

    static Statement without(StatementLine line) {
        var lines = new EnumMap<StatementLine, Double>(LINES);
        lines.remove(line);
        return Statement.of("FY2024", lines);
    }

    static void assertIs(MaybeNumber ours, double expected) {
        assertThat(ours).isInstanceOf(MaybeNumber.Figure.class);
        assertThat(ours.orNaN()).isCloseTo(expected, within(1e-12 * Math.max(1, Math.abs(expected))));
    }
}
