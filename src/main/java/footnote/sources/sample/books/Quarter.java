package footnote.sources.sample.books;

import footnote.sources.sample.description.FiscalQuarter;
import java.math.BigDecimal;

/** The closed books of one fiscal quarter; shares are counted as after every split. */
public record Quarter(
        FiscalQuarter term, Entries entries, long shares, long averageShares, BigDecimal dividendPerShare) {
    public long get(Account account) {
        return entries.get(account);
    }
}
