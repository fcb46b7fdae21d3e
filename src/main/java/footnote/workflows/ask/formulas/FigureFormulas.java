package footnote.workflows.ask.formulas;

import footnote.domain.Denomination;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.quant.MaybeNumber;
import footnote.quant.ratios.Efficiency;
import footnote.quant.ratios.Liquidity;
import footnote.quant.ratios.Profitability;
import footnote.quant.ratios.Statement;
import footnote.quant.ratios.StatementLine;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** How figures that no statement prints are computed from those it does. */
public final class FigureFormulas {
    /** A computation on a year and the year before, what its result is counted in, and how it reads. */
    public record Formula(BiFunction<Statement, Statement, MaybeNumber> work, Unit.Kind kind, String words) {
        public Unit unit(Denomination currency) {
            return switch (kind) {
                case CURRENCY -> Unit.of(currency);
                case PER_SHARE -> Unit.perShare(currency);
                default -> new Unit(kind, Optional.empty());
            };
        }
    }

    private static final Map<String, Formula> FORMULAS = withLenders(Map.ofEntries(
            percent("gross_margin", (y, _) -> Profitability.grossMargin(y), "gross profit / revenue"),
            percent("operating_margin", (y, _) -> Profitability.operatingMargin(y), "operating income / revenue"),
            percent(
                    "ebitda_margin",
                    (y, _) -> Profitability.ebitdaMargin(y),
                    "(operating income + depreciation and amortization) / revenue"),
            percent("net_margin", (y, _) -> Profitability.netMargin(y), "net income / revenue"),
            percent(
                    "effective_tax_rate",
                    (y, _) -> Profitability.effectiveTaxRate(y),
                    "income tax / income before tax"),
            percent("return_on_assets", Profitability::returnOnAssets, "net income / average total assets"),
            percent("return_on_equity", Profitability::returnOnEquity, "net income / average equity"),
            percent(
                    "return_on_capital",
                    Profitability::returnOnInvestedCapital,
                    "operating income after tax / average equity and debt"),
            percent(
                    "capex_to_revenue",
                    (y, _) -> over(y, StatementLine.CAPITAL_EXPENDITURE, StatementLine.REVENUE),
                    "capital expenditure / revenue"),
            percent(
                    "property_to_assets",
                    (y, _) -> over(y, StatementLine.PROPERTY, StatementLine.TOTAL_ASSETS),
                    "property, plant and equipment / total assets"),
            ratio(
                    "operating_cash_flow_ratio",
                    (y, _) -> over(y, StatementLine.OPERATING_CASH_FLOW, StatementLine.CURRENT_LIABILITIES),
                    "operating cash flow / current liabilities"),
            percent(
                    "dividend_payout",
                    (y, _) -> over(y, StatementLine.DIVIDENDS_PAID, StatementLine.NET_INCOME),
                    "dividends paid / net income"),
            ratio(
                    "retention_ratio",
                    (y, _) -> y.line(StatementLine.NET_INCOME)
                            .minus(y.line(StatementLine.DIVIDENDS_PAID))
                            .overPositive(y.line(StatementLine.NET_INCOME), StatementLine.NET_INCOME.label()),
                    "(net income - dividends paid) / net income"),
            ratio("current_ratio", (y, _) -> Liquidity.currentRatio(y), "current assets / current liabilities"),
            ratio(
                    "quick_ratio",
                    (y, _) -> Liquidity.quickRatio(y),
                    "(cash + short-term investments + receivables) / current liabilities"),
            ratio(
                    "cash_ratio",
                    (y, _) -> Liquidity.cashRatio(y),
                    "(cash + short-term investments) / current liabilities"),
            ratio("inventory_turnover", Efficiency::inventoryTurnover, "cost of revenue / average inventory"),
            ratio("receivables_turnover", Efficiency::receivablesTurnover, "revenue / average receivables"),
            ratio("payables_turnover", Efficiency::payablesTurnover, "cost of revenue / average payables"),
            ratio(
                    "fixed_asset_turnover",
                    Efficiency::propertyTurnover,
                    "revenue / average property, plant and equipment"),
            ratio("asset_turnover", Efficiency::assetTurnover, "revenue / average total assets"),
            ratio(
                    "cash_conversion",
                    (y, _) -> over(y, StatementLine.OPERATING_CASH_FLOW, StatementLine.NET_INCOME),
                    "operating cash flow / net income"),
            percent(
                    "free_cash_flow_conversion",
                    (y, _) -> freeCashFlow(y)
                            .overPositive(y.line(StatementLine.NET_INCOME), StatementLine.NET_INCOME.label()),
                    "free cash flow / net income"),
            ratio(
                    "debt_to_equity",
                    (y, _) -> over(y, StatementLine.TOTAL_DEBT, StatementLine.EQUITY),
                    "total debt / equity"),
            ratio(
                    "interest_coverage",
                    (y, _) -> over(y, StatementLine.OPERATING_INCOME, StatementLine.INTEREST_EXPENSE),
                    "operating income / interest expense"),
            ratio(
                    "dividend_cover",
                    (y, _) -> freeCashFlow(y)
                            .overPositive(y.line(StatementLine.DIVIDENDS_PAID), StatementLine.DIVIDENDS_PAID.label()),
                    "free cash flow / dividends paid"),
            ratio(
                    "net_debt_to_ebitda",
                    (y, _) -> netDebt(y).overPositive(Profitability.ebitda(y), "EBITDA"),
                    "net debt / EBITDA"),
            percent(
                    "debt_to_assets",
                    (y, _) -> over(y, StatementLine.TOTAL_DEBT, StatementLine.TOTAL_ASSETS),
                    "total debt / total assets"),
            percent(
                    "free_cash_flow_margin",
                    (y, _) ->
                            freeCashFlow(y).overPositive(y.line(StatementLine.REVENUE), StatementLine.REVENUE.label()),
                    "free cash flow / revenue"),
            perShare(
                    "book_value_per_share",
                    (y, _) -> over(y, StatementLine.EQUITY, StatementLine.SHARES),
                    "shareholders' equity / diluted weighted average shares"),
            perShare(
                    "dividend_per_share",
                    (y, _) -> over(y, StatementLine.DIVIDENDS_PAID, StatementLine.SHARES),
                    "dividends paid / diluted weighted average shares"),
            days(
                    "cash_runway",
                    (y, _) -> y.line(StatementLine.CASH)
                            .plus(y.line(StatementLine.SHORT_TERM_INVESTMENTS))
                            .times(365)
                            .overPositive(freeCashFlow(y).times(-1), "cash used in the year (negative free cash flow)"),
                    "(cash + short-term investments) / free cash flow used x days in the year"),
            days(
                    "inventory_days",
                    Efficiency::daysOfInventory,
                    "average inventory / cost of revenue x days in the year"),
            days("receivables_days", Efficiency::daysOfSales, "average receivables / revenue x days in the year"),
            days("payables_days", Efficiency::daysOfPayables, "average payables / cost of revenue x days in the year"),
            days(
                    "cash_conversion_cycle",
                    Efficiency::cashConversionCycle,
                    "inventory days + receivables days - payables days"),
            amount("working_capital", (y, _) -> Liquidity.workingCapital(y), "current assets - current liabilities"),
            amount("ebitda", (y, _) -> Profitability.ebitda(y), "operating income + depreciation and amortization"),
            amount("free_cash_flow", (y, _) -> freeCashFlow(y), "operating cash flow - capital expenditure"),
            amount("net_debt", (y, _) -> netDebt(y), "total debt - cash and short-term investments"),
            amount("net_cash", (y, _) -> netDebt(y).times(-1), "cash and short-term investments - total debt"),
            amount("gross_profit", (y, _) -> Profitability.grossProfit(y), "revenue - cost of revenue"),
            amount("total_debt", (y, _) -> y.line(StatementLine.TOTAL_DEBT), "short-term and long-term debt")));

    private static final Set<String> OF_ONE_PERIOD = Set.of(
            "gross_margin",
            "operating_margin",
            "ebitda_margin",
            "net_margin",
            "effective_tax_rate",
            "capex_to_revenue",
            "free_cash_flow_margin",
            "cash_conversion",
            "free_cash_flow_conversion",
            "interest_coverage",
            "current_ratio",
            "quick_ratio",
            "cash_ratio",
            "debt_to_equity",
            "debt_to_assets",
            "working_capital",
            "ebitda",
            "free_cash_flow",
            "net_debt",
            "net_cash",
            "gross_profit",
            "total_debt",
            "cost_to_income",
            "loss_ratio",
            "expense_ratio",
            "combined_ratio",
            "loans_to_deposits",
            "nonaccrual_ratio");

    private FigureFormulas() {}

    private static Map<String, Formula> withLenders(Map<String, Formula> formulas) {
        var all = new HashMap<>(formulas);
        all.putAll(LenderFormulas.FORMULAS);
        return Map.copyOf(all);
    }

    public static Optional<Formula> of(String metric) {
        return Optional.ofNullable(FORMULAS.get(metric));
    }

    /** Whether a figure of that name can be looked up or computed. */
    public static boolean isKnown(String metric) {
        return Metric.standard(metric).isPresent() || metric.endsWith("growth") || FORMULAS.containsKey(metric);
    }

    /** The names of all figures that can be looked up or computed, in order. */
    public static List<String> known() {
        return Stream.concat(Metric.standard().stream().map(Metric::name), FORMULAS.keySet().stream())
                .distinct()
                .sorted()
                .toList();
    }

    /** Whether a figure needs one period alone, so that it is the same of a quarter as of a year. */
    public static boolean isOfOnePeriod(String metric) {
        return OF_ONE_PERIOD.contains(metric);
    }

    private static MaybeNumber freeCashFlow(Statement year) {
        return year.line(StatementLine.OPERATING_CASH_FLOW).minus(year.line(StatementLine.CAPITAL_EXPENDITURE));
    }

    private static MaybeNumber netDebt(Statement year) {
        return year.line(StatementLine.TOTAL_DEBT)
                .minus(year.line(StatementLine.CASH))
                .minus(year.line(StatementLine.SHORT_TERM_INVESTMENTS));
    }

    private static MaybeNumber over(Statement year, StatementLine above, StatementLine below) {
        return year.line(above).overPositive(year.line(below), below.label());
    }

    private static Map.Entry<String, Formula> percent(
            String name, BiFunction<Statement, Statement, MaybeNumber> work, String words) {
        BiFunction<Statement, Statement, MaybeNumber> hundredfold =
                (y, b) -> work.apply(y, b).times(100);
        return Map.entry(name, new Formula(hundredfold, Unit.Kind.PERCENT, words));
    }

    private static Map.Entry<String, Formula> ratio(
            String name, BiFunction<Statement, Statement, MaybeNumber> work, String words) {
        return Map.entry(name, new Formula(work, Unit.Kind.RATIO, words));
    }

    private static Map.Entry<String, Formula> days(
            String name, BiFunction<Statement, Statement, MaybeNumber> work, String words) {
        return Map.entry(name, new Formula(work, Unit.Kind.DAYS, words));
    }

    private static Map.Entry<String, Formula> perShare(
            String name, BiFunction<Statement, Statement, MaybeNumber> work, String words) {
        return Map.entry(name, new Formula(work, Unit.Kind.PER_SHARE, words));
    }

    private static Map.Entry<String, Formula> amount(
            String name, BiFunction<Statement, Statement, MaybeNumber> work, String words) {
        return Map.entry(name, new Formula(work, Unit.Kind.CURRENCY, words));
    }
}
