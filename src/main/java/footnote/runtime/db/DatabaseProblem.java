package footnote.runtime.db;

import java.sql.SQLException;
import java.util.Locale;
import java.util.stream.Stream;

/** The kinds of database trouble that ask for different reactions and advice. */
public enum DatabaseProblem {
    /** Another holds what the statement needs; it was refused whole. */
    LOCKED,
    FULL,
    READ_ONLY,
    CORRUPT,
    /** No connection, or one that broke: what was under way may or may not have happened. */
    UNREACHABLE,
    /** The thread was interrupted while it waited for a connection. */
    INTERRUPTED,
    OTHER;

    public static DatabaseProblem of(SQLException e) {
        String text = String.valueOf(e.getMessage()).toUpperCase(Locale.ROOT);
        String state = e.getSQLState() == null ? "" : e.getSQLState();
        if (e.getCause() instanceof InterruptedException) {
            return INTERRUPTED;
        }
        // a connection whose transaction was refused says on commit that there is none
        if (any(text, "SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL", "NO TRANSACTION IS ACTIVE")
                || state.startsWith("40")
                || state.equals("55P03")
                || state.equals("57014")) {
            return LOCKED;
        }
        if (any(text, "SQLITE_FULL", "DISK IS FULL", "SQLITE_IOERR") || state.equals("53100")) {
            return FULL; // an I/O error is a write that the disk or a size limit refused
        }
        if (any(text, "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")) {
            return READ_ONLY;
        }
        if (any(text, "SQLITE_CORRUPT", "SQLITE_NOTADB")) {
            return CORRUPT;
        }
        return state.startsWith("08")
                        || state.startsWith("57P")
                        || state.equals("53300")
                        || any(text, "CONNECTION IS NOT AVAILABLE")
                ? UNREACHABLE
                : OTHER;
    }

    private static boolean any(String text, String... words) {
        return Stream.of(words).anyMatch(text::contains);
    }

    /** Whether it may be over by itself in a moment. */
    public boolean passing() {
        return this == LOCKED || this == UNREACHABLE;
    }

    String advice() {
        return switch (this) {
            case LOCKED -> "another program holds the database; close it or wait, then try again";
            case FULL -> "the disk is full; free some space, then 'footnote resume' the run";
            case READ_ONLY -> "the file cannot be written; check its rights or set FOOTNOTE_HOME";
            case CORRUPT -> "the file is damaged; restore a backup or move it away";
            case UNREACHABLE -> "the server cannot be reached; check the URL and that it runs";
            case INTERRUPTED -> "the work was stopped";
            case OTHER -> "see the message before";
        };
    }
}
