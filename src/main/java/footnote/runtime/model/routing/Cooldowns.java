package footnote.runtime.model.routing;

import java.time.Instant;

/** Which candidates asked for a rest, and until when, across runs. */
public interface Cooldowns {
    /** Until when this candidate rests; a time past when it does not. */
    Instant until(String candidate);

    /** Lets a candidate rest; a longer rest already asked for stays. */
    void coolDown(String candidate, Instant until);
}
