package footnote.sources.sample.books;

import footnote.domain.Metric;
import footnote.domain.Metric.Nature;
import footnote.domain.Metric.Statement;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** A line of the books in whole units of the company's currency, in the order statements print it. */
public enum Account {
    NET_INTEREST_INCOME(Statement.INCOME, Nature.FLOW),
    FEE_INCOME(Statement.INCOME, Nature.FLOW),
    PREMIUMS_EARNED(Statement.INCOME, Nature.FLOW),
    INVESTMENT_INCOME(Statement.INCOME, Nature.FLOW),
    REVENUE(Statement.INCOME, Nature.FLOW),
    COST_OF_REVENUE(Statement.INCOME, Nature.FLOW),
    GROSS_PROFIT(Statement.INCOME, Nature.FLOW),
    RESEARCH_AND_DEVELOPMENT(Statement.INCOME, Nature.FLOW),
    SELLING_GENERAL_ADMINISTRATIVE(Statement.INCOME, Nature.FLOW),
    PROVISION_FOR_CREDIT_LOSSES(Statement.INCOME, Nature.FLOW),
    CLAIMS_INCURRED(Statement.INCOME, Nature.FLOW),
    IMPAIRMENT_CHARGES(Statement.INCOME, Nature.FLOW),
    EXCEPTIONAL_CHARGES(Statement.INCOME, Nature.FLOW),
    OPERATING_EXPENSES(Statement.INCOME, Nature.FLOW),
    OPERATING_INCOME(Statement.INCOME, Nature.FLOW),
    INTEREST_INCOME(Statement.INCOME, Nature.FLOW),
    INTEREST_EXPENSE(Statement.INCOME, Nature.FLOW),
    FOREIGN_EXCHANGE_LOSS(Statement.INCOME, Nature.FLOW),
    PRETAX_INCOME(Statement.INCOME, Nature.FLOW),
    INCOME_TAX(Statement.INCOME, Nature.FLOW),
    NET_INCOME(Statement.INCOME, Nature.FLOW),
    NET_INCOME_TO_COMMON(Statement.INCOME, Nature.FLOW),

    CASH(Statement.BALANCE, Nature.STOCK),
    SHORT_TERM_INVESTMENTS(Statement.BALANCE, Nature.STOCK),
    RECEIVABLES(Statement.BALANCE, Nature.STOCK),
    INVENTORY(Statement.BALANCE, Nature.STOCK),
    OTHER_CURRENT_ASSETS(Statement.BALANCE, Nature.STOCK),
    CURRENT_ASSETS(Statement.BALANCE, Nature.STOCK),
    LOANS(Statement.BALANCE, Nature.STOCK),
    SECURITIES(Statement.BALANCE, Nature.STOCK),
    PROPERTY_PLANT_EQUIPMENT(Statement.BALANCE, Nature.STOCK),
    RIGHT_OF_USE_ASSETS(Statement.BALANCE, Nature.STOCK),
    GOODWILL(Statement.BALANCE, Nature.STOCK),
    INTANGIBLES(Statement.BALANCE, Nature.STOCK),
    LONG_TERM_INVESTMENTS(Statement.BALANCE, Nature.STOCK),
    ASSETS(Statement.BALANCE, Nature.STOCK),
    PAYABLES(Statement.BALANCE, Nature.STOCK),
    DEFERRED_REVENUE(Statement.BALANCE, Nature.STOCK),
    SHORT_TERM_DEBT(Statement.BALANCE, Nature.STOCK),
    CURRENT_LIABILITIES(Statement.BALANCE, Nature.STOCK),
    DEPOSITS(Statement.BALANCE, Nature.STOCK),
    INSURANCE_RESERVES(Statement.BALANCE, Nature.STOCK),
    LONG_TERM_DEBT(Statement.BALANCE, Nature.STOCK),
    LEASE_LIABILITIES(Statement.BALANCE, Nature.STOCK),
    OTHER_LIABILITIES(Statement.BALANCE, Nature.STOCK),
    TOTAL_DEBT(Statement.BALANCE, Nature.STOCK),
    LIABILITIES(Statement.BALANCE, Nature.STOCK),
    PAID_IN_CAPITAL(Statement.BALANCE, Nature.STOCK),
    RETAINED_EARNINGS(Statement.BALANCE, Nature.STOCK),
    REVALUATION_RESERVE(Statement.BALANCE, Nature.STOCK),
    EQUITY(Statement.BALANCE, Nature.STOCK),

    DEPRECIATION_AMORTIZATION(Statement.CASH_FLOW, Nature.FLOW),
    STOCK_COMPENSATION(Statement.CASH_FLOW, Nature.FLOW),
    WORKING_CAPITAL_INVESTED(Statement.CASH_FLOW, Nature.FLOW),
    OPERATING_CASH_FLOW(Statement.CASH_FLOW, Nature.FLOW),
    CAPITAL_EXPENDITURE(Statement.CASH_FLOW, Nature.FLOW),
    FREE_CASH_FLOW(Statement.CASH_FLOW, Nature.FLOW),
    ACQUISITIONS(Statement.CASH_FLOW, Nature.FLOW),
    LOANS_GRANTED(Statement.CASH_FLOW, Nature.FLOW),
    INVESTMENTS_BOUGHT(Statement.CASH_FLOW, Nature.FLOW),
    INVESTING_CASH_FLOW(Statement.CASH_FLOW, Nature.FLOW),
    DEPOSITS_TAKEN(Statement.CASH_FLOW, Nature.FLOW),
    DEBT_ISSUED(Statement.CASH_FLOW, Nature.FLOW),
    DEBT_REPAID(Statement.CASH_FLOW, Nature.FLOW),
    SHARES_ISSUED(Statement.CASH_FLOW, Nature.FLOW),
    DIVIDENDS_PAID(Statement.CASH_FLOW, Nature.FLOW),
    BUYBACKS(Statement.CASH_FLOW, Nature.FLOW),
    FINANCING_CASH_FLOW(Statement.CASH_FLOW, Nature.FLOW),
    CHANGE_IN_CASH(Statement.CASH_FLOW, Nature.FLOW);

    private static final Map<Account, Metric> METRICS = new EnumMap<>(Account.class);

    static {
        for (Account account : values()) {
            METRICS.put(account, new Metric(account.name().toLowerCase(Locale.ROOT)));
        }
    }

    private final Statement statement;
    private final Nature nature;

    Account(Statement statement, Nature nature) {
        this.statement = statement;
        this.nature = nature;
    }

    public Statement statement() {
        return statement;
    }

    public boolean isFlow() {
        return nature == Nature.FLOW;
    }

    public Metric metric() {
        return Objects.requireNonNull(METRICS.get(this));
    }
}
