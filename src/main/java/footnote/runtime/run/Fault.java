package footnote.runtime.run;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Something went wrong in one of five kinds, one for each way a run reacts. */
public class Fault extends RuntimeException {
    /** The five kinds. */
    public enum Kind {
        /** The reader asked for something that cannot be: say what to change. Never tried again. */
        INPUT,
        /** A data source cannot answer: tried again, then a gap. */
        SOURCE,
        /** A result breaks its own rules: tried again, then a gap. */
        VALIDATION,
        /** An agent or its model failed: tried again, then its rule or a gap. */
        AGENT,
        /** Our own records or program are not as they should be: never tried again. */
        STATE;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Kind kind;
    private final boolean passing;

    public Fault(Kind kind, String message) {
        this(kind, message, passing(kind), null);
    }

    public Fault(Kind kind, String message, Throwable cause) {
        this(kind, message, passing(kind), cause);
    }

    /** A fault whose kind would be tried again, but this one cannot pass, or the other way round. */
    protected Fault(Kind kind, String message, boolean passing, @Nullable Throwable cause) {
        super(message, cause);
        this.kind = kind;
        this.passing = passing;
    }

    /** One of a kind that is tried again as a rule, but trying again does not help here. */
    public static Fault permanent(Kind kind, String message) {
        return new Fault(kind, message, false, null);
    }

    public static Fault permanent(Kind kind, String message, Throwable cause) {
        return new Fault(kind, message, false, cause);
    }

    public static Fault input(String message) {
        return new Fault(Kind.INPUT, message);
    }

    public static Fault state(String message) {
        return new Fault(Kind.STATE, message);
    }

    /** Any exception as a fault: what we did not foresee is a mistake of ours, kind STATE. */
    public static Fault of(Throwable thrown) {
        if (thrown instanceof Fault fault) {
            return fault;
        }
        var storage = StorageFault.behind(thrown);
        if (storage.isPresent()) {
            return storage.get();
        }
        String name = thrown.getClass().getSimpleName();
        String said = thrown.getMessage() == null || internal(thrown)
                ? "internal error (" + name + "); the log says where"
                : name + ": " + thrown.getMessage();
        return new Fault(Kind.STATE, said, false, thrown);
    }

    /** Whether the virtual machine wrote the message, which names classes and fields and helps no reader. */
    private static boolean internal(Throwable thrown) {
        return thrown instanceof NullPointerException
                || thrown instanceof ClassCastException
                || thrown instanceof IndexOutOfBoundsException
                || thrown instanceof StackOverflowError;
    }

    public Kind kind() {
        return kind;
    }

    /** Whether the same work may succeed when tried again. */
    public boolean passing() {
        return passing;
    }

    /** Whether it ends the whole attempt at a run also where an item's fault would be a gap. */
    public boolean endsAttempt() {
        return kind == Kind.INPUT;
    }

    private static boolean passing(Kind kind) {
        return switch (kind) {
            case SOURCE, VALIDATION, AGENT -> true;
            case INPUT, STATE -> false;
        };
    }
}
