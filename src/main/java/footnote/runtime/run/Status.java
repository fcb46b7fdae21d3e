package footnote.runtime.run;

import java.util.Locale;

/** Where a run stands. */
public enum Status {
    /** Stored, and nobody works on it yet. */
    QUEUED,
    RUNNING,
    /** A question is open; no thread is held. */
    WAITING,
    /** The reader stopped it for now; only 'resume' goes on. */
    PARKED,
    DONE,
    FAILED,
    CANCELLED,
    /** The request is not one we serve. */
    REFUSED,
    /** Another request of the session took its place. */
    SUPERSEDED;

    /** Whether nothing further will happen by itself or by a reply. */
    public boolean over() {
        return switch (this) {
            case DONE, FAILED, CANCELLED, REFUSED, SUPERSEDED -> true;
            case QUEUED, RUNNING, WAITING, PARKED -> false;
        };
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Status of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    @Override
    public String toString() {
        return word();
    }
}
