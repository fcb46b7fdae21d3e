package footnote.sources.sample.books;

import static footnote.sources.sample.books.Account.ASSETS;
import static footnote.sources.sample.books.Account.BUYBACKS;
import static footnote.sources.sample.books.Account.CASH;
import static footnote.sources.sample.books.Account.CHANGE_IN_CASH;
import static footnote.sources.sample.books.Account.DIVIDENDS_PAID;
import static footnote.sources.sample.books.Account.EQUITY;
import static footnote.sources.sample.books.Account.FINANCING_CASH_FLOW;
import static footnote.sources.sample.books.Account.INVESTING_CASH_FLOW;
import static footnote.sources.sample.books.Account.LIABILITIES;
import static footnote.sources.sample.books.Account.NET_INCOME;
import static footnote.sources.sample.books.Account.OPERATING_CASH_FLOW;
import static footnote.sources.sample.books.Account.PAID_IN_CAPITAL;
import static footnote.sources.sample.books.Account.RETAINED_EARNINGS;
import static footnote.sources.sample.books.Account.REVALUATION_RESERVE;
import static footnote.sources.sample.books.Account.REVENUE;
import static footnote.sources.sample.books.Account.SHARES_ISSUED;
import static footnote.sources.sample.books.Account.SHORT_TERM_INVESTMENTS;
import static footnote.sources.sample.books.Account.STOCK_COMPENSATION;

import footnote.sources.sample.description.Description;
import footnote.sources.sample.description.FiscalQuarter;
import footnote.sources.sample.description.PublishedQuarters;
import footnote.sources.sample.description.SeededRandom;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps a company's books by double entry: every change of a balance has its counterpart, so that assets equal
 * liabilities and equity, and cash flows equal the change in cash, by construction.
 */
public abstract class Bookkeeper {
    final Description company;
    private final long seed;
    private long shares;

    Bookkeeper(Description company, long seed) {
        this.company = company;
        this.seed = seed;
        this.shares = Math.round(company.course("shares").at(0) * 1_000_000);
    }

    public static Books keep(Description company, long seed) {
        var keeper =
                switch (company.optional("kind").orElse("trade")) {
                    case "bank" -> new BankBookkeeper(company, seed);
                    case "insurer" -> new InsurerBookkeeper(company, seed);
                    default -> new TradeBookkeeper(company, seed);
                };
        return keeper.keep();
    }

    /** The balances before the first quarter. */
    abstract Entries opening();

    /** Income, balances and cash flows of a quarter, but for what the owners get and give. */
    abstract void trade(Entries before, Entries quarter, FiscalQuarter term, int index);

    /** Settles loans and idle money once everything else is known, given cash before that. */
    abstract void settle(Entries before, Entries quarter, int year, long cash);

    private Books keep() {
        var terms = PublishedQuarters.of(company, seed).terms();
        var quarters = new ArrayList<Quarter>();
        Entries before = opening();
        long lastYear = 0;
        long thisYear = 0;
        for (int i = 0; i < terms.size(); i++) {
            int year = PublishedQuarters.year(i);
            var quarter = new Entries();
            trade(before, quarter, terms.get(i), i);
            thisYear += quarter.get(NET_INCOME);
            BigDecimal dividend = dividend(terms.get(i), year, i < 4 ? 4 * quarter.get(NET_INCOME) : lastYear);
            long opened = shares;
            owners(before, quarter, year, dividend);
            settle(before, quarter, year, before.get(CASH) + flows(quarter));
            close(before, quarter);
            quarters.add(new Quarter(terms.get(i), quarter, shares, (opened + shares) / 2, dividend));
            if (terms.get(i).closesYear()) {
                lastYear = thisYear;
                thisYear = 0;
            }
            before = quarter;
        }
        return new Books(company, quarters);
    }

    /** A share of last year's profit, or what the description fixes, in as many parts as the company pays a year. */
    private BigDecimal dividend(FiscalQuarter term, int year, long lastYear) {
        int parts = company.number("dividends");
        if (parts == 0 || term.quarter() % (4 / parts) != 0) {
            return BigDecimal.ZERO;
        }
        double yearly = company.has("dividend")
                ? company.course("dividend").at(year)
                : company.course("payout").percent(year) * Math.max(0, lastYear) * company.unit() / shares;
        return BigDecimal.valueOf(yearly / parts).setScale(2, RoundingMode.HALF_UP);
    }

    /** Dividends, shares issued and shares bought back; money hoarded beyond the described limit buys shares too. */
    private void owners(Entries before, Entries quarter, int year, BigDecimal dividend) {
        long yearly = 4 * quarter.get(REVENUE);
        double worth = company.course("sales_multiple").at(year) * yearly; // of all shares, in units
        long paid = dividend.multiply(BigDecimal.valueOf(shares))
                .divide(BigDecimal.valueOf(company.unit()), 0, RoundingMode.HALF_UP)
                .longValueExact();
        long idle = before.sum(CASH, SHORT_TERM_INVESTMENTS)
                - part(yearly, company.course("hoard").percent(year));
        double retired = company.course("buyback").percent(year) / 4 + Math.max(0, idle) / 4.0 / worth;
        double issued = company.course("issue").percent(year) / 4;
        quarter.set(DIVIDENDS_PAID, paid);
        quarter.set(BUYBACKS, Math.round(worth * retired));
        quarter.set(SHARES_ISSUED, Math.round(worth * issued));
        shares += Math.round(shares * (issued - retired) / 1000) * 1000;
    }

    private static long flows(Entries quarter) {
        long owners = quarter.get(SHARES_ISSUED) - quarter.sum(DIVIDENDS_PAID, BUYBACKS);
        quarter.set(FINANCING_CASH_FLOW, quarter.get(FINANCING_CASH_FLOW) + owners);
        return quarter.sum(OPERATING_CASH_FLOW, INVESTING_CASH_FLOW, FINANCING_CASH_FLOW);
    }

    private void close(Entries before, Entries quarter) {
        quarter.set(CHANGE_IN_CASH, quarter.sum(OPERATING_CASH_FLOW, INVESTING_CASH_FLOW, FINANCING_CASH_FLOW));
        quarter.set(CASH, before.get(CASH) + quarter.get(CHANGE_IN_CASH));
        quarter.set(
                RETAINED_EARNINGS,
                before.get(RETAINED_EARNINGS) + quarter.get(NET_INCOME) - quarter.get(DIVIDENDS_PAID));
        quarter.set(
                PAID_IN_CAPITAL,
                before.get(PAID_IN_CAPITAL) + quarter.sum(SHARES_ISSUED, STOCK_COMPENSATION) - quarter.get(BUYBACKS));
        total(quarter);
    }

    /** Adds the balances up; both sides are summed on their own. */
    private void total(Entries balances) {
        subtotals(balances);
        balances.set(ASSETS, balances.sum(assets().toArray(Account[]::new)));
        balances.set(LIABILITIES, balances.sum(liabilities().toArray(Account[]::new)));
        balances.set(EQUITY, balances.sum(PAID_IN_CAPITAL, RETAINED_EARNINGS, REVALUATION_RESERVE));
    }

    /** Gives the owners what is left of the opening balances. */
    Entries opened(Entries balances) {
        long equity = balances.sum(assets().toArray(Account[]::new))
                - balances.sum(liabilities().toArray(Account[]::new));
        balances.set(RETAINED_EARNINGS, part(equity, company.course("retained").percent(0)));
        balances.set(REVALUATION_RESERVE, 0);
        balances.set(PAID_IN_CAPITAL, equity - balances.get(RETAINED_EARNINGS));
        total(balances);
        return balances;
    }

    /** Sums that are no part of the totals, such as current assets. */
    abstract void subtotals(Entries balances);

    abstract List<Account> assets();

    abstract List<Account> liabilities();

    SeededRandom dice(String... names) {
        return SeededRandom.of(seed, company.symbol(), String.join(".", names));
    }

    public static long part(long whole, double share) {
        return Math.round(whole * share);
    }
}
