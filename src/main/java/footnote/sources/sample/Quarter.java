package footnote.sources.sample;

import java.math.BigDecimal;

/** The closed books of one fiscal quarter; shares are counted as after every split. */
record Quarter(Term term, Entries entries, long shares, long averageShares, BigDecimal dividendPerShare) {
    long get(Account account) {
        return entries.get(account);
    }
}
