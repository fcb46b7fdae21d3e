package footnote.workflows.ask;

import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Efficiency;
import footnote.quant.ratios.Liquidity;
import footnote.quant.ratios.Profitability;
import footnote.quant.ratios.Statement;
import footnote.quant.ratios.StatementLine;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** How figures that no statement prints are computed from those it does. */
final class FigureFormulas {
    /** A computation on a year and the year before, its unit (none for an amount), and its words. */
    record Formula(BiFunction<Statement, Statement, MaybeNumber> work, Optional<Unit> unit, String words) {}

    private static final Map<String, Formula> FORMULAS = Map.ofEntries(
            percent("gross_margin", (y, _) -> Profitability.grossMargin(y), "gross profit over revenue"),
            percent("operating_margin", (y, _) -> Profitability.operatingMargin(y), "operating income over revenue"),
            percent(
                    "ebitda_margin",
                    (y, _) -> Profitability.ebitdaMargin(y),
                    "operating income plus depreciation and amortization over revenue"),
            percent("net_margin", (y, _) -> Profitability.netMargin(y), "net income over revenue"),
            percent(
                    "effective_tax_rate",
                    (y, _) -> Profitability.effectiveTaxRate(y),
                    "income tax over income before tax"),
            percent("return_on_assets", Profitability::returnOnAssets, "net income over average total assets"),
            percent("return_on_equity", Profitability::returnOnEquity, "net income over average equity"),
            percent(
                    "return_on_capital",
                    Profitability::returnOnInvestedCapital,
                    "operating result after tax over average equity and debt"),
            percent(
                    "capex_to_revenue",
                    (y, _) -> over(y, StatementLine.CAPITAL_EXPENDITURE, StatementLine.REVENUE),
                    "capital expenditure over revenue"),
            percent(
                    "property_to_assets",
                    (y, _) -> over(y, StatementLine.PROPERTY, StatementLine.TOTAL_ASSETS),
                    "property, plant and equipment over total assets"),
            ratio(
                    "operating_cash_flow_ratio",
                    (y, _) -> over(y, StatementLine.OPERATING_CASH_FLOW, StatementLine.CURRENT_LIABILITIES),
                    "operating cash flow over current liabilities"),
            percent(
                    "dividend_payout",
                    (y, _) -> over(y, StatementLine.DIVIDENDS_PAID, StatementLine.NET_INCOME),
                    "dividends paid over net income"),
            ratio("current_ratio", (y, _) -> Liquidity.currentRatio(y), "current assets over current liabilities"),
            ratio(
                    "quick_ratio",
                    (y, _) -> Liquidity.quickRatio(y),
                    "cash, short-term investments and receivables over current liabilities"),
            ratio(
                    "cash_ratio",
                    (y, _) -> Liquidity.cashRatio(y),
                    "cash and short-term investments over current liabilities"),
            ratio("inventory_turnover", Efficiency::inventoryTurnover, "cost of revenue over average inventory"),
            ratio("receivables_turnover", Efficiency::receivablesTurnover, "revenue over average receivables"),
            ratio("payables_turnover", Efficiency::payablesTurnover, "cost of revenue over average payables"),
            ratio(
                    "fixed_asset_turnover",
                    Efficiency::propertyTurnover,
                    "revenue over average property, plant and equipment"),
            ratio("asset_turnover", Efficiency::assetTurnover, "revenue over average total assets"),
            ratio(
                    "cash_conversion",
                    (y, _) -> over(y, StatementLine.OPERATING_CASH_FLOW, StatementLine.NET_INCOME),
                    "operating cash flow over net income"),
            ratio(
                    "debt_to_equity",
                    (y, _) -> over(y, StatementLine.TOTAL_DEBT, StatementLine.EQUITY),
                    "total debt over equity"),
            ratio(
                    "interest_coverage",
                    (y, _) -> over(y, StatementLine.OPERATING_INCOME, StatementLine.INTEREST_EXPENSE),
                    "operating income over interest expense"),
            days("inventory_days", Efficiency::daysOfInventory, "average inventory over cost of revenue, in days"),
            days("receivables_days", Efficiency::daysOfSales, "average receivables over revenue, in days"),
            days("payables_days", Efficiency::daysOfPayables, "average payables over cost of revenue, in days"),
            days(
                    "cash_conversion_cycle",
                    Efficiency::cashConversionCycle,
                    "days of inventory and of sales less days of payables"),
            amount("working_capital", (y, _) -> Liquidity.workingCapital(y), "current assets less current liabilities"),
            amount("ebitda", (y, _) -> Profitability.ebitda(y), "operating income plus depreciation and amortization"),
            amount(
                    "free_cash_flow",
                    (y, _) ->
                            y.line(StatementLine.OPERATING_CASH_FLOW).minus(y.line(StatementLine.CAPITAL_EXPENDITURE)),
                    "operating cash flow less capital expenditure"),
            amount(
                    "net_debt",
                    (y, _) -> y.line(StatementLine.TOTAL_DEBT)
                            .minus(y.line(StatementLine.CASH))
                            .minus(y.line(StatementLine.SHORT_TERM_INVESTMENTS)),
                    "total debt less cash and short-term investments"),
            amount("gross_profit", (y, _) -> Profitability.grossProfit(y), "revenue less cost of revenue"),
            amount("total_debt", (y, _) -> y.line(StatementLine.TOTAL_DEBT), "short-term and long-term debt"));

    private FigureFormulas() {}

    static Optional<Formula> of(String metric) {
        return Optional.ofNullable(FORMULAS.get(metric));
    }

    private static MaybeNumber over(Statement year, StatementLine above, StatementLine below) {
        return year.line(above).overPositive(year.line(below), below.label());
    }

    private static Map.Entry<String, Formula> percent(
            String name, BiFunction<Statement, Statement, MaybeNumber> work, String words) {
        BiFunction<Statement, Statement, MaybeNumber> hundredfold =
                (y, b) -> work.apply(y, b).times(100);
        return Map.entry(name, new Formula(hundredfold, Optional.of(Unit.PERCENT), words));
    }

    private static Map.Entry<String, Formula> ratio(
            String name, BiFunction<Statement, Statement, MaybeNumber> work, String words) {
        return Map.entry(name, new Formula(work, Optional.of(Unit.RATIO), words));
    }

    private static Map.Entry<String, Formula> days(
            String name, BiFunction<Statement, Statement, MaybeNumber> work, String words) {
        return Map.entry(name, new Formula(work, Optional.of(Unit.DAYS), words));
    }

    private static Map.Entry<String, Formula> amount(
            String name, BiFunction<Statement, Statement, MaybeNumber> work, String words) {
        return Map.entry(name, new Formula(work, Optional.empty(), words));
    }
}
