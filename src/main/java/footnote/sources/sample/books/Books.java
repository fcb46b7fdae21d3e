package footnote.sources.sample.books;

import footnote.sources.sample.description.Description;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** All quarters of a company, oldest first, and the years they add up to. */
public record Books(Description company, List<Quarter> quarters) {
    private static final Set<Account> ALWAYS = EnumSet.of(
            Account.SHORT_TERM_DEBT,
            Account.LONG_TERM_DEBT,
            Account.TOTAL_DEBT,
            Account.DIVIDENDS_PAID,
            Account.BUYBACKS,
            Account.INTEREST_EXPENSE);

    public Books {
        quarters = List.copyOf(quarters);
    }

    /** The year that a quarter closes. */
    public Quarter year(int closing) {
        return span(closing, 4);
    }

    /** So many quarters up to and with one, as if they were one. */
    public Quarter span(int last, int count) {
        int first = Math.max(0, last - count + 1);
        Entries sum = quarters.get(first).entries();
        long shares = quarters.get(first).averageShares();
        BigDecimal dividend = quarters.get(first).dividendPerShare();
        for (int i = first + 1; i <= last; i++) {
            sum = sum.followedBy(quarters.get(i).entries());
            shares += quarters.get(i).averageShares();
            dividend = dividend.add(quarters.get(i).dividendPerShare());
        }
        var closing = quarters.get(last);
        return new Quarter(closing.term(), sum, closing.shares(), shares / (last - first + 1), dividend);
    }

    /** Whether the company prints a line: some always, though they be zero, others if they ever were not. */
    public boolean uses(Account account) {
        return (ALWAYS.contains(account) && quarters.getFirst().entries().keeps(account))
                || quarters.stream().anyMatch(quarter -> quarter.get(account) != 0);
    }

    /** Sales of the four quarters up to one; of the first year until there are four. */
    public long trailingRevenue(int index) {
        return span(Math.max(index, 3), 4).get(Account.REVENUE);
    }

    /** An amount for one share, to two decimals, halves up. */
    public BigDecimal perShare(long amount, long shares) {
        return BigDecimal.valueOf(amount)
                .multiply(BigDecimal.valueOf(company.unit()))
                .divide(BigDecimal.valueOf(shares), 2, RoundingMode.HALF_UP);
    }
}
