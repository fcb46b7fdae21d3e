package footnote.runtime.batch;

import java.util.Locale;

/** Where a batch stands as a whole. */
public enum BatchState {
    /** Goes on while somebody works on it. */
    OPEN,
    /** The reader stopped it for now. */
    PARKED,
    /** What is left could cost more than the budget holds. */
    SPENT,
    DONE,
    CANCELLED;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static BatchState of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    @Override
    public String toString() {
        return word();
    }
}
