package footnote.runtime.run;

import footnote.runtime.db.DatabaseException;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Our own records could not be read or written. That says nothing about the world, so it is never a step's outcome nor a
 * gap: it ends this attempt at the run, which goes on from its last kept step once the records can be written again.
 */
public class StorageFault extends Fault {
    private static final String UNWRITTEN = "the run's records could not be written";

    public StorageFault(String message, Throwable cause) {
        super(Kind.STATE, message, false, cause);
    }

    public static StorageFault unwritten(Throwable cause) {
        return new StorageFault(
                UNWRITTEN + ": " + cause.getMessage() + "; once they can be, 'footnote resume' the run", cause);
    }

    public static StorageFault of(DatabaseException e) {
        return new StorageFault(String.valueOf(e.getMessage()), e);
    }

    /** The failure of our records behind what was thrown, if there is one. */
    static Optional<StorageFault> behind(Throwable thrown) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            if (each instanceof StorageFault fault) {
                return Optional.of(fault);
            }
            if (each instanceof DatabaseException e) {
                return Optional.of(of(e));
            }
        }
        return Optional.empty();
    }

    /** Whether a note kept by an earlier version, as a step's outcome, tells of one of these. */
    public static boolean noted(FaultNote note) {
        return note.kind() == Kind.STATE
                && Stream.of(
                                UNWRITTEN,
                                "DatabaseException: database ",
                                "[SQLITE_FULL]",
                                "[SQLITE_BUSY]",
                                "[SQLITE_IOERR")
                        .anyMatch(note.message()::contains);
    }

    @Override
    public boolean endsAttempt() {
        return true;
    }
}
