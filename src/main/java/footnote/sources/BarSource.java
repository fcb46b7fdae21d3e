package footnote.sources;

import footnote.domain.DateRange;
import footnote.domain.PriceHistory;
import footnote.domain.Ticker;

/** Daily prices. */
public interface BarSource {
    /** Never empty: a vendor without a single bar in those days throws {@link SourceException.NoData}. */
    PriceHistory history(Ticker ticker, DateRange days);
}
