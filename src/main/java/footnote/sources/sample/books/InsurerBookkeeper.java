package footnote.sources.sample.books;

import static footnote.sources.sample.books.Account.*;

import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.PublishedQuarters;
import footnote.sources.sample.description.SeededRandom;
import java.util.List;

/** Books of an insurer: premiums against claims, reserves against investments, which take all spare money. */
final class InsurerBookkeeper extends Bookkeeper {
    private final SalesPlan premiums;
    private final SeededRandom random;

    InsurerBookkeeper(Description company, long seed) {
        super(company, seed);
        this.premiums = new SalesPlan(
                company, PublishedQuarters.of(company, seed).terms().size(), dice("premiums"));
        this.random = dice("claims");
    }

    @Override
    Entries opening() {
        var entries = new Entries();
        long year = premiums.year(0);
        entries.set(CASH, part(year, company.course("cash").percent(0)));
        entries.set(LONG_TERM_INVESTMENTS, part(year, company.course("holdings").percent(0)));
        entries.set(
                PROPERTY_PLANT_EQUIPMENT, part(year, company.course("property").percent(0)));
        owed(entries, year, 0);
        return opened(entries);
    }

    @Override
    void trade(Entries before, Entries quarter, FiscalQuarter term, int index) {
        int year = PublishedQuarters.year(index);
        earn(before, quarter, premiums.quarter(index), year);
        owed(quarter, premiums.year(year), year);
        long worn = part(
                before.get(PROPERTY_PLANT_EQUIPMENT), company.course("wear").percent(year) / 4);
        long revalued = part(
                before.get(LONG_TERM_INVESTMENTS), company.course("revaluation").percent(year) / 4);
        quarter.set(DEPRECIATION_AMORTIZATION, worn);
        quarter.set(CAPITAL_EXPENDITURE, worn);
        quarter.set(PROPERTY_PLANT_EQUIPMENT, before.get(PROPERTY_PLANT_EQUIPMENT));
        quarter.set(LONG_TERM_INVESTMENTS, before.get(LONG_TERM_INVESTMENTS) + revalued);
        quarter.set(REVALUATION_RESERVE, before.get(REVALUATION_RESERVE) + revalued);
        quarter.set(STOCK_COMPENSATION, 0);
        long borrowed = quarter.get(TOTAL_DEBT) - before.get(TOTAL_DEBT);
        quarter.set(
                OPERATING_CASH_FLOW,
                quarter.sum(NET_INCOME, DEPRECIATION_AMORTIZATION, INSURANCE_RESERVES, OTHER_LIABILITIES)
                        - before.sum(INSURANCE_RESERVES, OTHER_LIABILITIES));
        quarter.set(FREE_CASH_FLOW, quarter.get(OPERATING_CASH_FLOW) - quarter.get(CAPITAL_EXPENDITURE));
        quarter.set(INVESTING_CASH_FLOW, -quarter.get(CAPITAL_EXPENDITURE));
        quarter.set(DEBT_ISSUED, Math.max(0, borrowed));
        quarter.set(DEBT_REPAID, Math.max(0, -borrowed));
        quarter.set(FINANCING_CASH_FLOW, borrowed);
    }

    private void earn(Entries before, Entries quarter, long earned, int year) {
        double wobble = random.gaussian() * company.course("noise").percent(0);
        quarter.set(PREMIUMS_EARNED, earned);
        quarter.set(
                INVESTMENT_INCOME,
                part(
                        before.get(LONG_TERM_INVESTMENTS),
                        company.course("security_yield").percent(year) / 4));
        quarter.set(REVENUE, quarter.sum(PREMIUMS_EARNED, INVESTMENT_INCOME));
        quarter.set(CLAIMS_INCURRED, part(earned, company.course("loss_ratio").percent(year) + wobble));
        quarter.set(
                OPERATING_EXPENSES, part(earned, company.course("expense_ratio").percent(year)));
        quarter.set(
                INTEREST_EXPENSE,
                part(before.get(TOTAL_DEBT), company.course("debt_rate").percent(year) / 4));
        long pretax = quarter.get(REVENUE) - quarter.sum(CLAIMS_INCURRED, OPERATING_EXPENSES, INTEREST_EXPENSE);
        quarter.set(PRETAX_INCOME, pretax);
        quarter.set(INCOME_TAX, part(Math.max(0, pretax), company.course("tax").percent(year)));
        quarter.set(NET_INCOME, pretax - quarter.get(INCOME_TAX));
        quarter.set(NET_INCOME_TO_COMMON, quarter.get(NET_INCOME));
    }

    private void owed(Entries entries, long yearly, int year) {
        entries.set(INSURANCE_RESERVES, part(yearly, company.course("reserves").percent(year)));
        entries.set(LONG_TERM_DEBT, part(yearly, company.course("debt").percent(year)));
        entries.set(TOTAL_DEBT, entries.get(LONG_TERM_DEBT));
        entries.set(
                OTHER_LIABILITIES,
                part(yearly, company.course("other_liabilities").percent(year)));
    }

    @Override
    void settle(Entries before, Entries quarter, int year, long cash) {
        long bought = cash - part(premiums.year(year), company.course("cash").percent(year));
        quarter.set(INVESTMENTS_BOUGHT, bought);
        quarter.add(LONG_TERM_INVESTMENTS, bought);
        quarter.add(INVESTING_CASH_FLOW, -bought);
    }

    @Override
    void subtotals(Entries balances) {}

    @Override
    List<Account> assets() {
        return List.of(CASH, LONG_TERM_INVESTMENTS, PROPERTY_PLANT_EQUIPMENT);
    }

    @Override
    List<Account> liabilities() {
        return List.of(INSURANCE_RESERVES, LONG_TERM_DEBT, OTHER_LIABILITIES);
    }
}
