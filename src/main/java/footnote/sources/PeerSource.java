package footnote.sources;

import footnote.domain.Market;
import footnote.domain.Ticker;
import java.util.List;
import java.util.Optional;

/** Shares that a vendor puts beside another. */
public interface PeerSource {
    /** The nearest first; never empty. */
    List<Ticker> peers(Ticker ticker);

    /** Companies of a sector or an industry by its name, those of the market alone where one is given; never empty. */
    default List<Ticker> members(String sector, Optional<Market> market) {
        throw new SourceException.NoData(getClass().getSimpleName(), "members of the sector '" + sector + "'");
    }
}
