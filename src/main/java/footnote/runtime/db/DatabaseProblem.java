package footnote.runtime.db;

import java.sql.SQLException;
import java.util.Locale;

/** The kinds of database trouble that ask for different advice. */
enum DatabaseProblem {
    LOCKED,
    FULL,
    READ_ONLY,
    CORRUPT,
    UNREACHABLE,
    OTHER;

    static DatabaseProblem of(SQLException e) {
        String text = String.valueOf(e.getMessage()).toUpperCase(Locale.ROOT);
        String state = e.getSQLState() == null ? "" : e.getSQLState();
        if (text.contains("SQLITE_BUSY") || text.contains("SQLITE_LOCKED")) {
            return LOCKED;
        }
        if (text.contains("SQLITE_FULL") || text.contains("DISK IS FULL") || state.equals("53100")) {
            return FULL;
        }
        if (text.contains("SQLITE_IOERR")) {
            return FULL; // a write that the disk or a size limit refused
        }
        if (text.contains("SQLITE_READONLY") || text.contains("SQLITE_CANTOPEN") || text.contains("SQLITE_PERM")) {
            return READ_ONLY;
        }
        if (text.contains("SQLITE_CORRUPT") || text.contains("SQLITE_NOTADB")) {
            return CORRUPT;
        }
        return state.startsWith("08") || text.contains("CONNECTION IS NOT AVAILABLE") ? UNREACHABLE : OTHER;
    }
}
