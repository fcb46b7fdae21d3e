package footnote.sources;

import footnote.domain.Quote;
import footnote.domain.Ticker;

/** The latest price. */
public interface QuoteSource {
    Quote quote(Ticker ticker);
}
