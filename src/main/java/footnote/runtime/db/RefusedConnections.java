package footnote.runtime.db;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;

/**
 * Has the pool close a SQLite connection that was refused a lock or space: its driver believes itself in a transaction
 * that never began, so the next user's rows would be written one by one and its commit would fail.
 */
public final class RefusedConnections implements SQLExceptionOverride {
    @java.lang.Override
    public SQLExceptionOverride.Override adjudicate(SQLException e) {
        boolean sqlite = e.getClass().getName().startsWith("org.sqlite.");
        return sqlite
                        && switch (DatabaseProblem.of(e)) {
                            case LOCKED, FULL -> true;
                            case READ_ONLY, CORRUPT, UNREACHABLE, INTERRUPTED, OTHER -> false;
                        }
                ? SQLExceptionOverride.Override.MUST_EVICT
                : SQLExceptionOverride.Override.CONTINUE_EVICT;
    }
}
