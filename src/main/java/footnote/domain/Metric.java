package footnote.domain;

import static footnote.domain.StandardMetrics.balance;
import static footnote.domain.StandardMetrics.cashFlow;
import static footnote.domain.StandardMetrics.entry;
import static footnote.domain.StandardMetrics.income;
import static footnote.domain.StandardMetrics.regulatory;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collection;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The name of a figure in snake_case: one of the catalogue, or a company's own (same_store_sales).
 *
 * <p>Outflows (capital_expenditure, dividends_paid, buybacks, debt_repaid, acquisitions, investments_bought) are positive, and so is
 * treasury_stock.
 */
public record Metric(@JsonValue String name) implements Comparable<Metric> {
    /** Where a figure stands in the accounts. */
    public enum Statement {
        INCOME,
        BALANCE,
        CASH_FLOW,
        MARKET,
        REGULATORY,
        OWNERSHIP,
        OPERATIONS
    }

    /** Whether a figure describes a span of days or one instant. */
    public enum Nature {
        FLOW,
        STOCK
    }

    private static final Pattern SHAPE = Pattern.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*");
    private static final String AS_FILED = "_as_filed";

    public static final Metric REVENUE = income("revenue", "Revenue");
    public static final Metric COST_OF_REVENUE = income("cost_of_revenue", "Cost of revenue");
    public static final Metric GROSS_PROFIT = income("gross_profit", "Gross profit");
    public static final Metric RESEARCH_AND_DEVELOPMENT =
            income("research_and_development", "Research and development");
    public static final Metric SALES_AND_MARKETING = income("sales_and_marketing", "Sales and marketing");
    public static final Metric GENERAL_AND_ADMINISTRATIVE =
            income("general_and_administrative", "General and administrative");
    public static final Metric SELLING_GENERAL_ADMINISTRATIVE =
            income("selling_general_administrative", "Selling, general and administrative expense");
    public static final Metric OPERATING_EXPENSES = income("operating_expenses", "Operating expenses");
    public static final Metric OPERATING_INCOME = income("operating_income", "Operating income");
    public static final Metric IMPAIRMENT_CHARGES = income("impairment_charges", "Impairment charges");
    public static final Metric EXCEPTIONAL_CHARGES = income("exceptional_charges", "Exceptional charges");
    public static final Metric INTEREST_EXPENSE = income("interest_expense", "Interest expense");
    public static final Metric INTEREST_INCOME = income("interest_income", "Interest income");
    public static final Metric NET_INTEREST_INCOME = income("net_interest_income", "Net interest income");
    public static final Metric FEE_INCOME = income("fee_income", "Fee income");
    public static final Metric PROVISION_FOR_CREDIT_LOSSES =
            income("provision_for_credit_losses", "Provision for credit losses");
    public static final Metric PREMIUMS_EARNED = income("premiums_earned", "Premiums earned");
    public static final Metric INVESTMENT_INCOME = income("investment_income", "Investment income");
    public static final Metric CLAIMS_INCURRED = income("claims_incurred", "Claims incurred");
    public static final Metric PROPERTY_SALE_GAINS = income("property_sale_gains", "Gains on sale of real estate");
    public static final Metric OTHER_INCOME = income("other_income", "Other income, net");
    public static final Metric ASSOCIATE_INCOME = income("associate_income", "Income from equity-method investments");
    /** What equity-method investments earned and did not pay out. */
    public static final Metric ASSOCIATE_INCOME_KEPT =
            income("associate_income_kept", "Undistributed income from equity-method investments");
    /** Interest and other items below operating income, together. */
    public static final Metric NONOPERATING_INCOME = income("nonoperating_income", "Non-operating income, net");

    public static final Metric PRETAX_INCOME = income("pretax_income", "Income before tax");
    public static final Metric INCOME_TAX = income("income_tax", "Income tax");
    public static final Metric NET_INCOME_CONTINUING =
            income("net_income_continuing", "Net income from continuing operations");
    public static final Metric DISCONTINUED_INCOME =
            income("discontinued_income", "Income from discontinued operations");
    public static final Metric NET_INCOME = income("net_income", "Net income");
    public static final Metric NET_INCOME_TO_COMMON =
            income("net_income_to_common", "Net income to common shareholders");
    public static final Metric COMPREHENSIVE_INCOME = income("comprehensive_income", "Comprehensive income");
    public static final Metric DEPRECIATION_AMORTIZATION =
            income("depreciation_amortization", "Depreciation and amortization");
    public static final Metric STOCK_COMPENSATION = income("stock_compensation", "Stock-based compensation");
    public static final Metric EBIT = income("ebit", "EBIT");
    public static final Metric EBITDA = income("ebitda", "EBITDA");

    public static final Metric EPS_BASIC =
            entry("eps_basic", "Basic earnings per share", Statement.INCOME, Nature.FLOW, Unit.Kind.PER_SHARE);
    public static final Metric EPS_DILUTED =
            entry("eps_diluted", "Diluted earnings per share", Statement.INCOME, Nature.FLOW, Unit.Kind.PER_SHARE);
    public static final Metric EPS_CONTINUING = entry(
            "eps_continuing",
            "Diluted earnings per share, continuing operations",
            Statement.INCOME,
            Nature.FLOW,
            Unit.Kind.PER_SHARE);
    public static final Metric DIVIDEND_PER_SHARE =
            entry("dividend_per_share", "Dividend per share", Statement.INCOME, Nature.FLOW, Unit.Kind.PER_SHARE);

    public static final Metric SHARES_BASIC =
            entry("shares_basic", "Basic weighted average shares", Statement.INCOME, Nature.FLOW, Unit.Kind.SHARES);
    public static final Metric SHARES_DILUTED =
            entry("shares_diluted", "Diluted weighted average shares", Statement.INCOME, Nature.FLOW, Unit.Kind.SHARES);

    public static final Metric CASH = balance("cash", "Cash and cash equivalents");
    public static final Metric SHORT_TERM_INVESTMENTS = balance("short_term_investments", "Short-term investments");
    public static final Metric RECEIVABLES = balance("receivables", "Trade receivables");
    public static final Metric INVENTORY = balance("inventory", "Inventory");
    public static final Metric OTHER_CURRENT_ASSETS = balance("other_current_assets", "Other current assets");
    public static final Metric CURRENT_ASSETS = balance("current_assets", "Current assets");
    public static final Metric PROPERTY_PLANT_EQUIPMENT =
            balance("property_plant_equipment", "Property, plant and equipment, net");
    public static final Metric LEASE_ASSETS = balance("lease_assets", "Operating lease right-of-use assets");
    public static final Metric LOANS = balance("loans", "Loans");
    public static final Metric NONACCRUAL_LOANS = balance("nonaccrual_loans", "Nonaccrual loans");
    public static final Metric DEPOSITS = balance("deposits", "Deposits");
    public static final Metric INSURANCE_RESERVES = balance("insurance_reserves", "Insurance reserves");
    public static final Metric GOODWILL = balance("goodwill", "Goodwill");
    public static final Metric INTANGIBLES = balance("intangibles", "Intangible assets other than goodwill");
    public static final Metric LONG_TERM_INVESTMENTS = balance("long_term_investments", "Long-term investments");
    public static final Metric OTHER_ASSETS = balance("other_assets", "Other noncurrent assets");
    public static final Metric ASSETS = balance("assets", "Total assets");
    public static final Metric PAYABLES = balance("payables", "Trade payables");
    public static final Metric ACCRUED_LIABILITIES = balance("accrued_liabilities", "Accrued liabilities");
    public static final Metric DEFERRED_REVENUE = balance("deferred_revenue", "Deferred revenue");
    public static final Metric SHORT_TERM_BORROWINGS = balance("short_term_borrowings", "Short-term borrowings");
    public static final Metric CURRENT_LONG_TERM_DEBT =
            balance("current_long_term_debt", "Long-term debt due within a year");
    /** All debt due within a year: borrowings and the current part of long-term debt together. */
    public static final Metric SHORT_TERM_DEBT = balance("short_term_debt", "Short-term debt");

    public static final Metric COMMERCIAL_PAPER = balance("commercial_paper", "Commercial paper");
    /** Notes, loans and overdrafts due within a year, where no total of short-term borrowings is told. */
    public static final Metric OTHER_SHORT_TERM_BORROWINGS =
            balance("other_short_term_borrowings", "Other short-term notes and loans");

    public static final Metric OTHER_CURRENT_LIABILITIES =
            balance("other_current_liabilities", "Other current liabilities");
    public static final Metric CURRENT_LIABILITIES = balance("current_liabilities", "Current liabilities");
    public static final Metric LONG_TERM_DEBT = balance("long_term_debt", "Long-term debt");
    /** All long-term debt, the part due within a year included. */
    public static final Metric LONG_TERM_DEBT_TOTAL =
            balance("long_term_debt_total", "Long-term debt with its current part");

    public static final Metric LEASE_LIABILITIES = balance("lease_liabilities", "Lease liabilities");
    public static final Metric TOTAL_DEBT = balance("total_debt", "Total debt");
    public static final Metric DEBT_DUE_1 = balance("debt_due_year_1", "Debt due within one year");
    public static final Metric DEBT_DUE_2 = balance("debt_due_year_2", "Debt due in the second year");
    public static final Metric DEBT_DUE_3 = balance("debt_due_year_3", "Debt due in the third year");
    public static final Metric DEBT_DUE_4 = balance("debt_due_year_4", "Debt due in the fourth year");
    public static final Metric DEBT_DUE_5 = balance("debt_due_year_5", "Debt due in the fifth year");
    public static final Metric DEBT_DUE_LATER = balance("debt_due_later", "Debt due after the fifth year");
    public static final Metric OTHER_LIABILITIES = balance("other_liabilities", "Other noncurrent liabilities");
    public static final Metric LIABILITIES = balance("liabilities", "Total liabilities");
    public static final Metric PAID_IN_CAPITAL = balance("paid_in_capital", "Additional paid-in capital");
    public static final Metric TREASURY_STOCK = balance("treasury_stock", "Treasury stock, at cost");
    public static final Metric ACCUMULATED_OTHER_COMPREHENSIVE_INCOME =
            balance("accumulated_other_comprehensive_income", "Accumulated other comprehensive income");
    public static final Metric RETAINED_EARNINGS = balance("retained_earnings", "Retained earnings");
    public static final Metric EQUITY_METHOD_INVESTMENTS =
            balance("equity_method_investments", "Equity-method investments");
    /** Preferred stock within shareholders' equity. */
    public static final Metric PREFERRED_STOCK = balance("preferred_stock", "Preferred stock");

    public static final Metric MINORITY_INTEREST = balance("minority_interest", "Minority interest");
    public static final Metric EQUITY = balance("equity", "Shareholders' equity");

    public static final Metric SHARES_PER_DEPOSITARY_SHARE = entry(
            "shares_per_depositary_share",
            "Shares per depositary share",
            Statement.MARKET,
            Nature.STOCK,
            Unit.Kind.RATIO);
    public static final Metric SHARES_OUTSTANDING =
            entry("shares_outstanding", "Shares outstanding", Statement.BALANCE, Nature.STOCK, Unit.Kind.SHARES);

    public static final Metric OPERATING_CASH_FLOW = cashFlow("operating_cash_flow", "Operating cash flow");
    public static final Metric CAPITAL_EXPENDITURE = cashFlow("capital_expenditure", "Capital expenditure");
    public static final Metric FREE_CASH_FLOW = cashFlow("free_cash_flow", "Free cash flow");
    public static final Metric INVESTING_CASH_FLOW = cashFlow("investing_cash_flow", "Investing cash flow");
    public static final Metric FINANCING_CASH_FLOW = cashFlow("financing_cash_flow", "Financing cash flow");
    public static final Metric CHANGE_IN_CASH = cashFlow("change_in_cash", "Change in cash");
    public static final Metric DIVIDENDS_PAID = cashFlow("dividends_paid", "Dividends paid");
    public static final Metric BUYBACKS = cashFlow("buybacks", "Share repurchases");
    public static final Metric DEBT_ISSUED = cashFlow("debt_issued", "Debt issued");
    public static final Metric DEBT_REPAID = cashFlow("debt_repaid", "Debt repaid");
    public static final Metric STOCK_ISSUED = cashFlow("stock_issued", "Stock issued, in cash or for acquisitions");
    public static final Metric ACQUISITIONS = cashFlow("acquisitions", "Acquisitions");
    public static final Metric INVESTMENTS_BOUGHT = cashFlow("investments_bought", "Purchases of investments");
    public static final Metric INVESTMENTS_SOLD = cashFlow("investments_sold", "Sales and maturities of investments");
    public static final Metric ASSOCIATE_DIVIDENDS =
            cashFlow("associate_dividends", "Dividends from equity-method investments");
    public static final Metric INTEREST_PAID = cashFlow("interest_paid", "Interest paid");
    public static final Metric TAXES_PAID = cashFlow("taxes_paid", "Income taxes paid");

    public static final Metric MARKET_CAP =
            entry("market_cap", "Market value", Statement.MARKET, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric ENTERPRISE_VALUE =
            entry("enterprise_value", "Enterprise value", Statement.MARKET, Nature.STOCK, Unit.Kind.CURRENCY);

    /** What a unit of one currency is worth in another, the pair being its subject. */
    public static final Metric EXCHANGE_RATE =
            entry("exchange_rate", "Exchange rate", Statement.MARKET, Nature.STOCK, Unit.Kind.RATIO);

    public static final Metric PRICE =
            entry("price", "Share price", Statement.MARKET, Nature.STOCK, Unit.Kind.PER_SHARE);
    public static final Metric TARGET_PRICE =
            entry("target_price", "Target price", Statement.MARKET, Nature.STOCK, Unit.Kind.PER_SHARE);

    public static final Metric INSIDER_HOLDING =
            entry("insider_holding", "Held by insiders", Statement.OWNERSHIP, Nature.STOCK, Unit.Kind.PERCENT);
    public static final Metric INSTITUTIONAL_HOLDING = entry(
            "institutional_holding", "Held by institutions", Statement.OWNERSHIP, Nature.STOCK, Unit.Kind.PERCENT);
    public static final Metric PROMOTER_HOLDING =
            entry("promoter_holding", "Held by promoters", Statement.OWNERSHIP, Nature.STOCK, Unit.Kind.PERCENT);
    public static final Metric PROMOTER_PLEDGE =
            entry("promoter_pledge", "Promoter shares pledged", Statement.OWNERSHIP, Nature.STOCK, Unit.Kind.PERCENT);
    public static final Metric STATE_HOLDING =
            entry("state_holding", "Held by the state", Statement.OWNERSHIP, Nature.STOCK, Unit.Kind.PERCENT);

    /** Common Equity Tier 1 capital over risk-weighted assets. */
    public static final Metric CET1_RATIO =
            entry("cet1_ratio", "CET1 ratio", Statement.REGULATORY, Nature.STOCK, Unit.Kind.PERCENT);
    /** An insurer's own funds over the capital that its supervisor requires. */
    public static final Metric SOLVENCY_RATIO =
            entry("solvency_ratio", "Solvency ratio", Statement.REGULATORY, Nature.STOCK, Unit.Kind.PERCENT);

    public static final Metric STATUTORY_CAPITAL = regulatory("statutory_capital", "Statutory capital and surplus");
    public static final Metric STATUTORY_CAPITAL_REQUIRED =
            regulatory("statutory_capital_required", "Required statutory capital and surplus");

    public static final Metric EMPLOYEES =
            entry("employees", "Employees", Statement.OPERATIONS, Nature.STOCK, Unit.Kind.COUNT);

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Metric {
        if (!SHAPE.matcher(name).matches()) {
            throw new IllegalArgumentException("not a metric: '" + name + "'; write it like gross_profit");
        }
    }

    /** Every standard metric, in the order of the statements. */
    public static Collection<Metric> standard() {
        return StandardMetrics.all();
    }

    /** The standard metric of that name. */
    public static Optional<Metric> standard(String name) {
        return StandardMetrics.find(name).map(StandardMetrics.Entry::metric);
    }

    /** The same figure before it was put on another basis, so that the two are never taken for one. */
    public Metric asFiled() {
        return new Metric(name + AS_FILED);
    }

    /** The name as a reader sees it. */
    public String label() {
        if (name.endsWith(AS_FILED)) {
            return new Metric(name.substring(0, name.length() - AS_FILED.length())).label() + ", as filed";
        }
        return StandardMetrics.find(name).map(StandardMetrics.Entry::label).orElseGet(() -> MetricLabel.words(name));
    }

    public Optional<Statement> statement() {
        return StandardMetrics.find(name).map(StandardMetrics.Entry::statement);
    }

    public Optional<Nature> nature() {
        return StandardMetrics.find(name).map(StandardMetrics.Entry::nature);
    }

    public Optional<Unit.Kind> unit() {
        return StandardMetrics.find(name).map(StandardMetrics.Entry::unit);
    }

    @Override
    public int compareTo(Metric other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }
}
