package footnote.sources;

import footnote.domain.Estimate;
import footnote.domain.Ticker;
import java.util.List;

/** What analysts expect. */
public interface EstimateSource {
    /** Never empty. */
    List<Estimate> estimates(Ticker ticker);

    /** The same with what was expected before, where the vendor keeps it; several days of one period may be among them. */
    default List<Estimate> history(Ticker ticker) {
        return estimates(ticker);
    }
}
