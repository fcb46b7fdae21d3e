package footnote.domain;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The name of a figure in snake_case: one of the catalogue, or a company's own (same_store_sales).
 *
 * <p>Outflows (capital_expenditure, dividends_paid, buybacks, debt_repaid, acquisitions) are positive.
 */
public record Metric(@JsonValue String name) implements Comparable<Metric> {
    /** Where a figure stands in the accounts. */
    public enum Statement {
        INCOME,
        BALANCE,
        CASH_FLOW,
        MARKET,
        OWNERSHIP,
        OPERATIONS
    }

    /** Whether a figure describes a span of days or one instant. */
    public enum Nature {
        FLOW,
        STOCK
    }

    private record Entry(Metric metric, String label, Statement statement, Nature nature, Unit.Kind unit) {}

    private static final Pattern SHAPE = Pattern.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*");
    private static final Map<String, Entry> CATALOGUE = new LinkedHashMap<>();
    /** Words of names that readers know in capitals. */
    private static final Set<String> ACRONYMS =
            Set.of("rsi", "sma", "ema", "macd", "adx", "di", "atr", "ev", "ebit", "ebitda", "eps", "z", "m", "f");

    /** A span in a name is said in words: digits are for figures. */
    private static final Pattern SPAN = Pattern.compile(" (\\d|10|11|12) ((?:day|week|month|quarter|year)s?)\\b");

    private static final List<String> COUNTS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    public static final Metric REVENUE = entry("revenue", "Revenue", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric COST_OF_REVENUE =
            entry("cost_of_revenue", "Cost of revenue", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric GROSS_PROFIT =
            entry("gross_profit", "Gross profit", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric RESEARCH_AND_DEVELOPMENT = entry(
            "research_and_development", "Research and development", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric SELLING_GENERAL_ADMINISTRATIVE = entry(
            "selling_general_administrative",
            "Selling, general and administrative expense",
            Statement.INCOME,
            Nature.FLOW,
            Unit.Kind.CURRENCY);
    public static final Metric OPERATING_EXPENSES =
            entry("operating_expenses", "Operating expenses", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric OPERATING_INCOME =
            entry("operating_income", "Operating income", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric INTEREST_EXPENSE =
            entry("interest_expense", "Interest expense", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric INTEREST_INCOME =
            entry("interest_income", "Interest income", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric PRETAX_INCOME =
            entry("pretax_income", "Income before tax", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric INCOME_TAX =
            entry("income_tax", "Income tax", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric NET_INCOME =
            entry("net_income", "Net income", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric NET_INCOME_TO_COMMON = entry(
            "net_income_to_common",
            "Net income to common shareholders",
            Statement.INCOME,
            Nature.FLOW,
            Unit.Kind.CURRENCY);
    public static final Metric DEPRECIATION_AMORTIZATION = entry(
            "depreciation_amortization",
            "Depreciation and amortization",
            Statement.INCOME,
            Nature.FLOW,
            Unit.Kind.CURRENCY);
    public static final Metric STOCK_COMPENSATION =
            entry("stock_compensation", "Stock-based compensation", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric EBIT = entry("ebit", "EBIT", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric EBITDA = entry("ebitda", "EBITDA", Statement.INCOME, Nature.FLOW, Unit.Kind.CURRENCY);

    public static final Metric EPS_BASIC =
            entry("eps_basic", "Basic earnings per share", Statement.INCOME, Nature.FLOW, Unit.Kind.PER_SHARE);
    public static final Metric EPS_DILUTED =
            entry("eps_diluted", "Diluted earnings per share", Statement.INCOME, Nature.FLOW, Unit.Kind.PER_SHARE);
    public static final Metric DIVIDEND_PER_SHARE =
            entry("dividend_per_share", "Dividend per share", Statement.INCOME, Nature.FLOW, Unit.Kind.PER_SHARE);

    public static final Metric SHARES_BASIC =
            entry("shares_basic", "Basic weighted average shares", Statement.INCOME, Nature.FLOW, Unit.Kind.SHARES);
    public static final Metric SHARES_DILUTED =
            entry("shares_diluted", "Diluted weighted average shares", Statement.INCOME, Nature.FLOW, Unit.Kind.SHARES);

    public static final Metric CASH =
            entry("cash", "Cash and cash equivalents", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric SHORT_TERM_INVESTMENTS = entry(
            "short_term_investments", "Short-term investments", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric RECEIVABLES =
            entry("receivables", "Trade receivables", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric INVENTORY =
            entry("inventory", "Inventory", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric CURRENT_ASSETS =
            entry("current_assets", "Current assets", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric PROPERTY_PLANT_EQUIPMENT = entry(
            "property_plant_equipment",
            "Property, plant and equipment, net",
            Statement.BALANCE,
            Nature.STOCK,
            Unit.Kind.CURRENCY);
    public static final Metric GOODWILL =
            entry("goodwill", "Goodwill", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric INTANGIBLES = entry(
            "intangibles",
            "Intangible assets other than goodwill",
            Statement.BALANCE,
            Nature.STOCK,
            Unit.Kind.CURRENCY);
    public static final Metric LONG_TERM_INVESTMENTS = entry(
            "long_term_investments", "Long-term investments", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric ASSETS =
            entry("assets", "Total assets", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric PAYABLES =
            entry("payables", "Trade payables", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric DEFERRED_REVENUE =
            entry("deferred_revenue", "Deferred revenue", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric SHORT_TERM_BORROWINGS = entry(
            "short_term_borrowings", "Short-term borrowings", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric CURRENT_LONG_TERM_DEBT = entry(
            "current_long_term_debt",
            "Long-term debt due within a year",
            Statement.BALANCE,
            Nature.STOCK,
            Unit.Kind.CURRENCY);
    /** All debt due within a year: borrowings and the current part of long-term debt together. */
    public static final Metric SHORT_TERM_DEBT =
            entry("short_term_debt", "Short-term debt", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);

    public static final Metric CURRENT_LIABILITIES =
            entry("current_liabilities", "Current liabilities", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric LONG_TERM_DEBT =
            entry("long_term_debt", "Long-term debt", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric LEASE_LIABILITIES =
            entry("lease_liabilities", "Lease liabilities", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric TOTAL_DEBT =
            entry("total_debt", "Total debt", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric LIABILITIES =
            entry("liabilities", "Total liabilities", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric RETAINED_EARNINGS =
            entry("retained_earnings", "Retained earnings", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric MINORITY_INTEREST =
            entry("minority_interest", "Minority interest", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);
    public static final Metric EQUITY =
            entry("equity", "Shareholders' equity", Statement.BALANCE, Nature.STOCK, Unit.Kind.CURRENCY);

    public static final Metric SHARES_PER_DEPOSITARY_SHARE = entry(
            "shares_per_depositary_share",
            "Shares per depositary share",
            Statement.MARKET,
            Nature.STOCK,
            Unit.Kind.RATIO);
    public static final Metric SHARES_OUTSTANDING =
            entry("shares_outstanding", "Shares outstanding", Statement.BALANCE, Nature.STOCK, Unit.Kind.SHARES);

    public static final Metric OPERATING_CASH_FLOW =
            entry("operating_cash_flow", "Operating cash flow", Statement.CASH_FLOW, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric CAPITAL_EXPENDITURE =
            entry("capital_expenditure", "Capital expenditure", Statement.CASH_FLOW, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric FREE_CASH_FLOW =
            entry("free_cash_flow", "Free cash flow", Statement.CASH_FLOW, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric INVESTING_CASH_FLOW =
            entry("investing_cash_flow", "Investing cash flow", Statement.CASH_FLOW, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric FINANCING_CASH_FLOW =
            entry("financing_cash_flow", "Financing cash flow", Statement.CASH_FLOW, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric CHANGE_IN_CASH =
            entry("change_in_cash", "Change in cash", Statement.CASH_FLOW, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric DIVIDENDS_PAID =
            entry("dividends_paid", "Dividends paid", Statement.CASH_FLOW, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric BUYBACKS =
            entry("buybacks", "Share repurchases", Statement.CASH_FLOW, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric DEBT_ISSUED =
            entry("debt_issued", "Debt issued", Statement.CASH_FLOW, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric DEBT_REPAID =
            entry("debt_repaid", "Debt repaid", Statement.CASH_FLOW, Nature.FLOW, Unit.Kind.CURRENCY);
    public static final Metric ACQUISITIONS =
            entry("acquisitions", "Acquisitions", Statement.CASH_FLOW, Nature.FLOW, Unit.Kind.CURRENCY);

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
        return Collections.unmodifiableList(
                CATALOGUE.values().stream().map(Entry::metric).toList());
    }

    /** The standard metric of that name. */
    public static Optional<Metric> standard(String name) {
        return Optional.ofNullable(CATALOGUE.get(name)).map(Entry::metric);
    }

    /** The name as a reader sees it. */
    public String label() {
        Entry entry = CATALOGUE.get(name);
        if (entry != null) {
            return entry.label;
        }
        String words = Arrays.stream(name.split("_", -1))
                .map(word -> ACRONYMS.contains(word) ? word.toUpperCase(Locale.ROOT) : word)
                .collect(Collectors.joining(" "));
        words = SPAN.matcher(words)
                .replaceAll(found -> " over " + COUNTS.get(Integer.parseInt(found.group(1))) + " " + found.group(2));
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    public Optional<Statement> statement() {
        return Optional.ofNullable(CATALOGUE.get(name)).map(Entry::statement);
    }

    public Optional<Nature> nature() {
        return Optional.ofNullable(CATALOGUE.get(name)).map(Entry::nature);
    }

    public Optional<Unit.Kind> unit() {
        return Optional.ofNullable(CATALOGUE.get(name)).map(Entry::unit);
    }

    @Override
    public int compareTo(Metric other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }

    private static Metric entry(String name, String label, Statement statement, Nature nature, Unit.Kind unit) {
        var metric = new Metric(name);
        CATALOGUE.put(name, new Entry(metric, label, statement, nature, unit));
        return metric;
    }
}
