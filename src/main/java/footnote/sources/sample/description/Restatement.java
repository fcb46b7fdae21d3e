package footnote.sources.sample.description;

import static footnote.sources.sample.books.Account.*;

import footnote.sources.sample.books.Account;
import footnote.sources.sample.books.Bookkeeper;
import footnote.sources.sample.books.Books;
import footnote.sources.sample.books.Entries;
import java.time.LocalDate;
import java.util.Optional;

/** A year that was first printed too well, by how much in each account, and the day the right figures came. */
public record Restatement(FiscalQuarter term, Entries overstated, LocalDate known) {

    /** Sales booked too early in the last quarter, or costs booked on the wrong line; cash is never touched. */
    public static Optional<Restatement> of(Books books) {
        var told = books.company().named("restatement");
        if (told.isEmpty()) {
            return Optional.empty();
        }
        int year = Integer.parseInt(String.valueOf(told.get("year")));
        double share = Double.parseDouble(String.valueOf(told.get("share"))) / 100;
        for (int i = 3; i < books.quarters().size() - 1; i += 4) {
            FiscalQuarter term = books.quarters().get(i).term();
            if (term.fiscalYear() == year) {
                long amount = Bookkeeper.part(books.year(i).get(REVENUE), share);
                var wrong = "sales".equals(told.get("kind")) ? sales(books, amount, i / 4) : costs(amount);
                return Optional.of(new Restatement(
                        term, wrong, books.quarters().get(i + 1).term().published()));
            }
        }
        return Optional.empty();
    }

    private static Entries sales(Books books, long amount, int year) {
        long tax = Bookkeeper.part(amount, books.company().course("tax").percent(year));
        var wrong = new Entries();
        for (Account account : new Account[] {
            REVENUE, GROSS_PROFIT, OPERATING_INCOME, PRETAX_INCOME, RECEIVABLES, CURRENT_ASSETS, ASSETS
        }) {
            wrong.set(account, amount);
        }
        for (Account account : new Account[] {INCOME_TAX, OTHER_LIABILITIES, LIABILITIES}) {
            wrong.set(account, tax);
        }
        for (Account account :
                new Account[] {NET_INCOME, NET_INCOME_TO_COMMON, RETAINED_EARNINGS, EQUITY, WORKING_CAPITAL_INVESTED}) {
            wrong.set(account, amount - tax);
        }
        return wrong;
    }

    private static Entries costs(long amount) {
        return new Entries()
                .set(COST_OF_REVENUE, -amount)
                .set(GROSS_PROFIT, amount)
                .set(SELLING_GENERAL_ADMINISTRATIVE, amount)
                .set(OPERATING_EXPENSES, amount);
    }
}
