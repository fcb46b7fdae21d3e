package footnote.sources.sample.books;

import static footnote.sources.sample.books.Account.*;

import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.PublishedQuarters;
import footnote.sources.sample.description.SeededRandom;
import java.util.List;

/** Books of a bank: loans, securities and deposits instead of goods; spare money goes into securities. */
final class BankBookkeeper extends Bookkeeper {
    private final SeededRandom random;

    BankBookkeeper(Description company, long seed) {
        super(company, seed);
        this.random = dice("bank");
    }

    @Override
    Entries opening() {
        var entries = new Entries();
        long loans = Math.round(company.course("loans").at(0));
        entries.set(LOANS, loans);
        entries.set(SECURITIES, part(loans, company.course("securities").percent(0)));
        entries.set(
                PROPERTY_PLANT_EQUIPMENT, part(loans, company.course("property").percent(0)));
        borrowed(entries, 0);
        entries.set(CASH, reserve(entries));
        return opened(entries);
    }

    @Override
    void trade(Entries before, Entries quarter, FiscalQuarter term, int index) {
        int year = PublishedQuarters.year(index);
        double wobble = 1 + random.gaussian() * company.course("noise").percent(0);
        earn(before, quarter, year, wobble);
        long granted = part(before.get(LOANS), company.course("growth").percent(year) / 4 * wobble);
        quarter.set(LOANS_GRANTED, granted + quarter.get(PROVISION_FOR_CREDIT_LOSSES));
        quarter.set(LOANS, before.get(LOANS) + granted);
        long worn = part(
                before.get(PROPERTY_PLANT_EQUIPMENT), company.course("wear").percent(year) / 4);
        quarter.set(DEPRECIATION_AMORTIZATION, worn);
        quarter.set(CAPITAL_EXPENDITURE, part(worn, 1.05));
        quarter.set(
                PROPERTY_PLANT_EQUIPMENT,
                before.get(PROPERTY_PLANT_EQUIPMENT) + quarter.get(CAPITAL_EXPENDITURE) - worn);
        quarter.set(STOCK_COMPENSATION, 0);
        quarter.set(REVALUATION_RESERVE, before.get(REVALUATION_RESERVE));
        borrowed(quarter, year);
        quarter.set(
                OPERATING_CASH_FLOW,
                quarter.sum(NET_INCOME, DEPRECIATION_AMORTIZATION, PROVISION_FOR_CREDIT_LOSSES)
                        + quarter.get(OTHER_LIABILITIES)
                        - before.get(OTHER_LIABILITIES));
        quarter.set(FREE_CASH_FLOW, quarter.get(OPERATING_CASH_FLOW) - quarter.get(CAPITAL_EXPENDITURE));
        quarter.set(INVESTING_CASH_FLOW, -quarter.sum(CAPITAL_EXPENDITURE, LOANS_GRANTED));
        funding(before, quarter);
    }

    private void earn(Entries before, Entries quarter, int year, double wobble) {
        long earned = part(before.get(LOANS), company.course("loan_yield").percent(year) / 4)
                + part(before.get(SECURITIES), company.course("security_yield").percent(year) / 4);
        long paid = part(before.get(DEPOSITS), company.course("deposit_cost").percent(year) / 4)
                + part(before.get(TOTAL_DEBT), company.course("debt_rate").percent(year) / 4);
        quarter.set(INTEREST_INCOME, earned);
        quarter.set(INTEREST_EXPENSE, paid);
        quarter.set(NET_INTEREST_INCOME, earned - paid);
        quarter.set(FEE_INCOME, part(before.get(LOANS), company.course("fees").percent(year) / 4 * wobble));
        quarter.set(REVENUE, quarter.sum(NET_INTEREST_INCOME, FEE_INCOME));
        quarter.set(
                PROVISION_FOR_CREDIT_LOSSES,
                part(before.get(LOANS), company.course("provisions").percent(year) / 4 * wobble));
        quarter.set(
                OPERATING_EXPENSES,
                part(quarter.get(REVENUE), company.course("cost_income").percent(year)));
        long pretax = quarter.get(REVENUE) - quarter.sum(PROVISION_FOR_CREDIT_LOSSES, OPERATING_EXPENSES);
        quarter.set(PRETAX_INCOME, pretax);
        quarter.set(INCOME_TAX, part(Math.max(0, pretax), company.course("tax").percent(year)));
        quarter.set(NET_INCOME, pretax - quarter.get(INCOME_TAX));
        quarter.set(NET_INCOME_TO_COMMON, quarter.get(NET_INCOME));
    }

    private void borrowed(Entries entries, int year) {
        long loans = entries.get(LOANS);
        entries.set(DEPOSITS, part(loans, company.course("deposits").percent(year)));
        entries.set(LONG_TERM_DEBT, part(loans, company.course("debt").percent(year)));
        entries.set(TOTAL_DEBT, entries.get(LONG_TERM_DEBT));
        entries.set(
                OTHER_LIABILITIES,
                part(loans, company.course("other_liabilities").percent(year)));
    }

    private static void funding(Entries before, Entries quarter) {
        long borrowed = quarter.get(TOTAL_DEBT) - before.get(TOTAL_DEBT);
        quarter.set(DEPOSITS_TAKEN, quarter.get(DEPOSITS) - before.get(DEPOSITS));
        quarter.set(DEBT_ISSUED, Math.max(0, borrowed));
        quarter.set(DEBT_REPAID, Math.max(0, -borrowed));
        quarter.set(FINANCING_CASH_FLOW, quarter.get(DEPOSITS_TAKEN) + borrowed);
    }

    @Override
    void settle(Entries before, Entries quarter, int year, long cash) {
        long bought = cash - reserve(quarter);
        quarter.set(INVESTMENTS_BOUGHT, bought);
        quarter.set(SECURITIES, before.get(SECURITIES) + bought);
        quarter.add(INVESTING_CASH_FLOW, -bought);
    }

    private long reserve(Entries entries) {
        return part(entries.get(DEPOSITS), company.course("cash").percent(0));
    }

    @Override
    void subtotals(Entries balances) {}

    @Override
    List<Account> assets() {
        return List.of(CASH, LOANS, SECURITIES, PROPERTY_PLANT_EQUIPMENT);
    }

    @Override
    List<Account> liabilities() {
        return List.of(DEPOSITS, LONG_TERM_DEBT, OTHER_LIABILITIES);
    }
}
