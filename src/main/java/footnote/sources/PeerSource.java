package footnote.sources;

import footnote.domain.Ticker;
import java.util.List;

/** Shares that a vendor puts beside another. */
public interface PeerSource {
    /** The nearest first; never empty. */
    List<Ticker> peers(Ticker ticker);
}
