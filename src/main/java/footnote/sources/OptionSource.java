package footnote.sources;

import footnote.domain.OptionChain;
import footnote.domain.Ticker;
import java.time.LocalDate;
import java.util.Optional;

/** Options on a share. */
public interface OptionSource {
    /** The chain of that expiry, or of the next one. */
    OptionChain options(Ticker ticker, Optional<LocalDate> expiry);
}
