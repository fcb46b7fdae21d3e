package footnote.runtime.run;

/** Leaves the workflow method for a reason that is no failure; nothing but the engine catches it. */
public final class RunInterrupt extends Error {
    private static final long serialVersionUID = 1;

    /** Why the thread is given back. */
    public enum Why {
        /** A question waits for its reply. */
        WAITING,
        /** The reader cancelled. */
        CANCELLED,
        /** The reader pressed Ctrl-C. */
        PARKED,
        /** Another worker holds the run now; nothing more may be written. */
        FENCED,
        /** This program shuts down; another goes on. */
        HANDED_OVER
    }

    private final Why why;

    public RunInterrupt(Why why) {
        super(why.name(), null, false, false);
        this.why = why;
    }

    public Why why() {
        return why;
    }
}
