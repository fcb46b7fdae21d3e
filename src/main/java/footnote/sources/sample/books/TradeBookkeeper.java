package footnote.sources.sample.books;

import static footnote.sources.sample.books.Account.*;

import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.PublishedQuarters;
import footnote.sources.sample.description.SeededRandom;
import java.util.List;

/** Books of a company that makes or sells things. */
final class TradeBookkeeper extends Bookkeeper {
    private static final double QUARTER_DAYS = 91;
    private static final double GOODWILL_SHARE = 0.7;
    private static final double ROLLED_OVER = 0.25;

    private final SalesPlan plan;
    private final SeededRandom random;

    TradeBookkeeper(Description company, long seed) {
        super(company, seed);
        this.plan = new SalesPlan(
                company, PublishedQuarters.of(company, seed).terms().size(), dice("sales"));
        this.random = dice("margins");
    }

    @Override
    Entries opening() {
        var entries = new Entries();
        long year = plan.year(0);
        long quarter = plan.quarter(0);
        long cost = part(quarter, 1 - company.course("gross_margin").percent(0));
        workingCapital(entries, quarter, cost, 0);
        entries.set(CASH, share(year, "cash"));
        entries.set(SHORT_TERM_INVESTMENTS, 0);
        entries.set(PROPERTY_PLANT_EQUIPMENT, share(year, "property"));
        entries.set(GOODWILL, share(year, "goodwill"));
        entries.set(INTANGIBLES, share(year, "intangibles"));
        entries.set(LONG_TERM_INVESTMENTS, share(year, "holdings"));
        owe(entries, share(year, "debt"), 0);
        return opened(entries);
    }

    @Override
    void trade(Entries before, Entries quarter, FiscalQuarter term, int index) {
        int year = PublishedQuarters.year(index);
        income(before, quarter, term, plan.quarter(index), year);
        workingCapital(quarter, quarter.get(REVENUE), quarter.get(COST_OF_REVENUE), year);
        invest(before, quarter, year);
        quarter.set(WORKING_CAPITAL_INVESTED, tiedUp(quarter) - tiedUp(before));
        quarter.set(
                OPERATING_CASH_FLOW,
                quarter.sum(
                                NET_INCOME,
                                DEPRECIATION_AMORTIZATION,
                                STOCK_COMPENSATION,
                                IMPAIRMENT_CHARGES,
                                FOREIGN_EXCHANGE_LOSS)
                        - quarter.get(WORKING_CAPITAL_INVESTED));
        quarter.set(FREE_CASH_FLOW, quarter.get(OPERATING_CASH_FLOW) - quarter.get(CAPITAL_EXPENDITURE));
        quarter.set(INVESTING_CASH_FLOW, -quarter.sum(CAPITAL_EXPENDITURE, ACQUISITIONS));
        quarter.set(FINANCING_CASH_FLOW, 0);
    }

    private void income(Entries before, Entries quarter, FiscalQuarter term, long sales, int year) {
        double wobble = random.gaussian() * company.course("noise").percent(0) / 4;
        long cost = part(sales, 1 - company.course("gross_margin").percent(year) + wobble);
        quarter.set(REVENUE, sales);
        quarter.set(COST_OF_REVENUE, cost);
        quarter.set(GROSS_PROFIT, sales - cost);
        quarter.set(
                RESEARCH_AND_DEVELOPMENT, part(sales, company.course("research").percent(year)));
        quarter.set(
                SELLING_GENERAL_ADMINISTRATIVE,
                part(sales, company.course("overhead").percent(year)));
        quarter.set(IMPAIRMENT_CHARGES, Math.min(charge("impairment", term, sales), before.get(GOODWILL)));
        quarter.set(EXCEPTIONAL_CHARGES, charge("exceptional", term, sales));
        quarter.set(FOREIGN_EXCHANGE_LOSS, charge("exchange", term, sales));
        quarter.set(
                OPERATING_EXPENSES,
                quarter.sum(
                        RESEARCH_AND_DEVELOPMENT,
                        SELLING_GENERAL_ADMINISTRATIVE,
                        IMPAIRMENT_CHARGES,
                        EXCEPTIONAL_CHARGES));
        quarter.set(OPERATING_INCOME, quarter.get(GROSS_PROFIT) - quarter.get(OPERATING_EXPENSES));
        long idle = before.sum(CASH, SHORT_TERM_INVESTMENTS);
        quarter.set(INTEREST_INCOME, part(idle, company.course("cash_rate").percent(year) / 4));
        quarter.set(
                INTEREST_EXPENSE,
                part(before.get(TOTAL_DEBT), company.course("debt_rate").percent(year) / 4));
        long pretax =
                quarter.sum(OPERATING_INCOME, INTEREST_INCOME) - quarter.sum(INTEREST_EXPENSE, FOREIGN_EXCHANGE_LOSS);
        quarter.set(PRETAX_INCOME, pretax);
        quarter.set(INCOME_TAX, part(Math.max(0, pretax), company.course("tax").percent(year)));
        quarter.set(NET_INCOME, pretax - quarter.get(INCOME_TAX));
        quarter.set(NET_INCOME_TO_COMMON, quarter.get(NET_INCOME));
        quarter.set(
                STOCK_COMPENSATION, part(sales, company.course("compensation").percent(year)));
    }

    /** A charge of the quarter, described as a share of its sales. */
    private long charge(String kind, FiscalQuarter term, long sales) {
        return company.rows("charges").stream()
                .filter(row -> term.label().equals(row.get("quarter")) && kind.equals(row.get("kind")))
                .mapToLong(row -> part(sales, Double.parseDouble(String.valueOf(row.get("share"))) / 100))
                .sum();
    }

    private void workingCapital(Entries entries, long sales, long cost, int year) {
        long yearly = 4 * sales;
        entries.set(RECEIVABLES, part(sales, company.course("receivable_days").at(year) / QUARTER_DAYS));
        entries.set(INVENTORY, part(cost, company.course("inventory_days").at(year) / QUARTER_DAYS));
        entries.set(OTHER_CURRENT_ASSETS, share(yearly, "other_assets", year));
        entries.set(PAYABLES, part(cost, company.course("payable_days").at(year) / QUARTER_DAYS));
        entries.set(DEFERRED_REVENUE, share(yearly, "deferred", year));
        entries.set(OTHER_LIABILITIES, share(yearly, "other_liabilities", year));
        entries.set(RIGHT_OF_USE_ASSETS, share(yearly, "leases", year));
        entries.set(LEASE_LIABILITIES, entries.get(RIGHT_OF_USE_ASSETS)); // both grow without cash
    }

    private static long tiedUp(Entries entries) {
        return entries.sum(RECEIVABLES, INVENTORY, OTHER_CURRENT_ASSETS)
                - entries.sum(PAYABLES, DEFERRED_REVENUE, OTHER_LIABILITIES);
    }

    private void invest(Entries before, Entries quarter, int year) {
        long sales = quarter.get(REVENUE);
        long worn = part(
                before.get(PROPERTY_PLANT_EQUIPMENT), company.course("wear").percent(year) / 4);
        long amortised =
                part(before.get(INTANGIBLES), company.course("amortisation").percent(year) / 4);
        long bought = share(sales, "acquisitions", year);
        long goodwill = part(bought, GOODWILL_SHARE);
        long revalued = part(
                before.get(LONG_TERM_INVESTMENTS), company.course("revaluation").percent(year) / 4);
        quarter.set(DEPRECIATION_AMORTIZATION, worn + amortised);
        quarter.set(CAPITAL_EXPENDITURE, share(sales, "capex", year));
        quarter.set(ACQUISITIONS, bought);
        quarter.set(
                PROPERTY_PLANT_EQUIPMENT,
                before.get(PROPERTY_PLANT_EQUIPMENT) + quarter.get(CAPITAL_EXPENDITURE) - worn);
        quarter.set(GOODWILL, before.get(GOODWILL) + goodwill - quarter.get(IMPAIRMENT_CHARGES));
        quarter.set(INTANGIBLES, before.get(INTANGIBLES) + bought - goodwill - amortised);
        quarter.set(LONG_TERM_INVESTMENTS, before.get(LONG_TERM_INVESTMENTS) + revalued);
        quarter.set(REVALUATION_RESERVE, before.get(REVALUATION_RESERVE) + revalued);
    }

    /** Moves debt towards its target, sells or buys idle investments, and borrows what is still short. */
    @Override
    void settle(Entries before, Entries quarter, int year, long cash) {
        long yearly = plan.year(year);
        long floor = share(yearly, "cash_floor", year);
        long debt = before.get(TOTAL_DEBT) + quarter.get(FOREIGN_EXCHANGE_LOSS);
        long wanted = share(yearly, "debt", year) - debt;
        long issued = Math.max(0, wanted);
        long repaid = Math.clamp(-wanted, 0, Math.max(0, cash - floor));
        long rest = cash + issued - repaid;
        long invested = rest < floor
                ? -Math.min(floor - rest, before.get(SHORT_TERM_INVESTMENTS))
                : Math.max(0, rest - share(yearly, "cash_ceiling", year));
        issued += Math.max(0, floor - (rest - invested));
        long rolled = part(before.get(SHORT_TERM_DEBT), ROLLED_OVER);
        quarter.set(DEBT_ISSUED, issued + rolled);
        quarter.set(DEBT_REPAID, repaid + rolled);
        quarter.set(INVESTMENTS_BOUGHT, invested);
        quarter.set(SHORT_TERM_INVESTMENTS, before.get(SHORT_TERM_INVESTMENTS) + invested);
        quarter.add(INVESTING_CASH_FLOW, -invested);
        quarter.add(FINANCING_CASH_FLOW, issued - repaid);
        owe(quarter, debt + issued - repaid, year);
    }

    private void owe(Entries entries, long debt, int year) {
        entries.set(SHORT_TERM_DEBT, part(debt, company.course("short_debt").percent(year)));
        entries.set(LONG_TERM_DEBT, debt - entries.get(SHORT_TERM_DEBT));
        entries.set(TOTAL_DEBT, debt);
    }

    @Override
    void subtotals(Entries balances) {
        balances.set(
                CURRENT_ASSETS,
                balances.sum(CASH, SHORT_TERM_INVESTMENTS, RECEIVABLES, INVENTORY, OTHER_CURRENT_ASSETS));
        balances.set(CURRENT_LIABILITIES, balances.sum(PAYABLES, DEFERRED_REVENUE, SHORT_TERM_DEBT));
    }

    @Override
    List<Account> assets() {
        return List.of(
                CASH,
                SHORT_TERM_INVESTMENTS,
                RECEIVABLES,
                INVENTORY,
                OTHER_CURRENT_ASSETS,
                PROPERTY_PLANT_EQUIPMENT,
                RIGHT_OF_USE_ASSETS,
                GOODWILL,
                INTANGIBLES,
                LONG_TERM_INVESTMENTS);
    }

    @Override
    List<Account> liabilities() {
        return List.of(
                PAYABLES, DEFERRED_REVENUE, SHORT_TERM_DEBT, LONG_TERM_DEBT, LEASE_LIABILITIES, OTHER_LIABILITIES);
    }

    private long share(long whole, String key) {
        return share(whole, key, 0);
    }

    private long share(long whole, String key, int year) {
        return part(whole, company.course(key).percent(year));
    }
}
