package footnote.delivery;

import java.time.Duration;
import java.util.Optional;

/** A letter or message is not known to be taken: what that means for another try, and why. */
public final class Undelivered extends Exception {
    /** What to do about it. */
    public enum Reaction {
        GIVE_UP,
        TRY_LATER,
        /** The server had the whole message when the line broke: whether it took it is not known. */
        UNANSWERED,
        /** Somebody else sends it by now, so this one ended before the server had it. */
        TAKEN_OVER
    }

    private final Reaction reaction;
    private final transient Optional<Duration> after;

    public Undelivered(String why, Reaction reaction, Throwable cause) {
        super(why, cause);
        this.reaction = reaction;
        this.after = Optional.empty();
    }

    /** Where the server answered, and perhaps said how long to wait. */
    public Undelivered(String why, Reaction reaction, Optional<Duration> after) {
        super(why);
        this.reaction = reaction;
        this.after = after;
    }

    public Reaction reaction() {
        return reaction;
    }

    /** How long the server asked to wait before another try. */
    public Optional<Duration> after() {
        return after;
    }
}
