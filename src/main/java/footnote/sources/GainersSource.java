package footnote.sources;

import footnote.domain.Mover;
import java.util.List;

/** The day's top gainers of NASDAQ. */
public interface GainersSource {
    /** The largest gain first; never empty. */
    List<Mover> gainers(int count);
}
