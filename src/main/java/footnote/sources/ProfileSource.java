package footnote.sources;

import footnote.domain.Profile;
import footnote.domain.Ticker;

/** What a company is. */
public interface ProfileSource {
    Profile profile(Ticker ticker);
}
