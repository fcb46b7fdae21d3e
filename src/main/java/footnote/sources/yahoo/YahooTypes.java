package footnote.sources.yahoo;

import footnote.domain.Metric;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Which series of fundamentals-timeseries means which metric; outflows are negative there and positive here. */
final class YahooTypes {
    /** A series' meaning. */
    record Meaning(Metric metric, boolean outflow) {}

    private static final Map<String, Meaning> MEANINGS = Map.ofEntries(
            in("TotalRevenue", Metric.REVENUE),
            in("CostOfRevenue", Metric.COST_OF_REVENUE),
            in("GrossProfit", Metric.GROSS_PROFIT),
            in("ResearchAndDevelopment", Metric.RESEARCH_AND_DEVELOPMENT),
            in("SellingGeneralAndAdministration", Metric.SELLING_GENERAL_ADMINISTRATIVE),
            in("OperatingExpense", Metric.OPERATING_EXPENSES),
            in("OperatingIncome", Metric.OPERATING_INCOME),
            in("InterestExpense", Metric.INTEREST_EXPENSE),
            in("InterestIncome", Metric.INTEREST_INCOME),
            in("PretaxIncome", Metric.PRETAX_INCOME),
            in("TaxProvision", Metric.INCOME_TAX),
            in("NetIncome", Metric.NET_INCOME),
            in("NetIncomeCommonStockholders", Metric.NET_INCOME_TO_COMMON),
            in("ReconciledDepreciation", Metric.DEPRECIATION_AMORTIZATION),
            in("StockBasedCompensation", Metric.STOCK_COMPENSATION),
            in("EBIT", Metric.EBIT),
            in("EBITDA", Metric.EBITDA),
            in("BasicEPS", Metric.EPS_BASIC),
            in("DilutedEPS", Metric.EPS_DILUTED),
            in("BasicAverageShares", Metric.SHARES_BASIC),
            in("DilutedAverageShares", Metric.SHARES_DILUTED),
            in("CashAndCashEquivalents", Metric.CASH),
            in("OtherShortTermInvestments", Metric.SHORT_TERM_INVESTMENTS),
            in("AccountsReceivable", Metric.RECEIVABLES),
            in("Inventory", Metric.INVENTORY),
            in("CurrentAssets", Metric.CURRENT_ASSETS),
            in("NetPPE", Metric.PROPERTY_PLANT_EQUIPMENT),
            in("Goodwill", Metric.GOODWILL),
            in("OtherIntangibleAssets", Metric.INTANGIBLES),
            in("TotalAssets", Metric.ASSETS),
            in("AccountsPayable", Metric.PAYABLES),
            in("CurrentDeferredRevenue", Metric.DEFERRED_REVENUE),
            in("CurrentDebt", Metric.SHORT_TERM_DEBT),
            in("CurrentLiabilities", Metric.CURRENT_LIABILITIES),
            in("LongTermDebt", Metric.LONG_TERM_DEBT),
            in("CapitalLeaseObligations", Metric.LEASE_LIABILITIES),
            in("TotalDebt", Metric.TOTAL_DEBT),
            in("TotalLiabilitiesNetMinorityInterest", Metric.LIABILITIES),
            in("RetainedEarnings", Metric.RETAINED_EARNINGS),
            in("MinorityInterest", Metric.MINORITY_INTEREST),
            in("StockholdersEquity", Metric.EQUITY),
            in("OrdinarySharesNumber", Metric.SHARES_OUTSTANDING),
            in("OperatingCashFlow", Metric.OPERATING_CASH_FLOW),
            out("CapitalExpenditure", Metric.CAPITAL_EXPENDITURE),
            in("FreeCashFlow", Metric.FREE_CASH_FLOW),
            in("InvestingCashFlow", Metric.INVESTING_CASH_FLOW),
            in("FinancingCashFlow", Metric.FINANCING_CASH_FLOW),
            in("ChangesInCash", Metric.CHANGE_IN_CASH),
            out("CashDividendsPaid", Metric.DIVIDENDS_PAID),
            out("RepurchaseOfCapitalStock", Metric.BUYBACKS),
            in("IssuanceOfDebt", Metric.DEBT_ISSUED),
            out("RepaymentOfDebt", Metric.DEBT_REPAID),
            out("PurchaseOfBusiness", Metric.ACQUISITIONS));

    private YahooTypes() {}

    /** The meaning of a series such as annualTotalRevenue; trailing ones are left to the ledger. */
    static Optional<Meaning> of(String type) {
        String name = type.replaceFirst("^(annual|quarterly)", "");
        return name.length() == type.length() ? Optional.empty() : Optional.ofNullable(MEANINGS.get(name));
    }

    static Stream<String> names() {
        return MEANINGS.keySet().stream().sorted();
    }

    private static Map.Entry<String, Meaning> in(String name, Metric metric) {
        return Map.entry(name, new Meaning(metric, false));
    }

    private static Map.Entry<String, Meaning> out(String name, Metric metric) {
        return Map.entry(name, new Meaning(metric, true));
    }
}
