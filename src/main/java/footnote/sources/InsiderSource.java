package footnote.sources;

import footnote.domain.DateRange;
import footnote.domain.InsiderTrade;
import footnote.domain.Listing;
import java.util.List;

/** Trades of insiders in their own company's securities. */
public interface InsiderSource {
    /** The trades of so many latest forms that were filed in those days, newest first; never empty. */
    List<InsiderTrade> trades(Listing listing, DateRange filed, int forms);
}
