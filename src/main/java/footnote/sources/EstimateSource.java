package footnote.sources;

import footnote.domain.Estimate;
import footnote.domain.Ticker;
import java.util.List;

/** What analysts expect. */
public interface EstimateSource {
    /** Never empty. */
    List<Estimate> estimates(Ticker ticker);
}
