package footnote.sources.sample.books;

import footnote.sources.sample.description.Term;
import java.math.BigDecimal;

/** The closed books of one fiscal quarter; shares are counted as after every split. */
public record Quarter(Term term, Entries entries, long shares, long averageShares, BigDecimal dividendPerShare) {
    public long get(Account account) {
        return entries.get(account);
    }
}
