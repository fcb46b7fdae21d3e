package footnote.runtime.run.storage;

import footnote.runtime.db.Database;
import footnote.runtime.db.Dialect;
import footnote.runtime.event.Event;
import footnote.runtime.event.EventListener;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The journal's own connection with its prepared statements, reopened after each failure; for one thread. */
final class JournalConnection {
    private static final Logger LOG = Logger.getLogger(JournalConnection.class.getName());
    private static final String CONNECTION_FAILURE = "08006";

    private final Database database;
    private final String token;
    private final Map<JournalWrite, PreparedStatement> statements = new EnumMap<>(JournalWrite.class);
    private @Nullable Connection connection;

    /** With the token that tells this process's notices from others'. */
    JournalConnection(Database database, String token) {
        this.database = database;
        this.token = token;
    }

    /** Writes all groups in one transaction; tells for each whether its rows were written under a lease that holds. */
    boolean[] send(List<List<JournalRow>> groups) throws SQLException {
        try {
            return written(groups);
        } catch (SQLException e) {
            drop();
            throw e;
        } catch (AssertionError e) { // PostgreSQL's driver, when a connection dies during a batch
            drop();
            throw new SQLException("the connection broke during a batch", CONNECTION_FAILURE, e);
        }
    }

    private boolean[] written(List<List<JournalRow>> groups) throws SQLException {
        var kept = new boolean[groups.size()];
        Arrays.fill(kept, true);
        var owners = new EnumMap<JournalWrite, List<Integer>>(JournalWrite.class);
        connection().setAutoCommit(false);
        for (int i = 0; i < groups.size(); i++) {
            for (var row : groups.get(i)) {
                var statement = statement(row.write());
                Database.bind(statement, row.values());
                statement.addBatch();
                owners.computeIfAbsent(row.write(), _ -> new ArrayList<>()).add(i);
            }
        }
        for (var entry : owners.entrySet()) {
            int[] counts = statement(entry.getKey()).executeBatch();
            for (int i = 0; i < counts.length; i++) {
                if (counts[i] == 0) {
                    kept[entry.getValue().get(i)] = false;
                }
            }
        }
        if (database.dialect() == Dialect.POSTGRESQL) {
            notifyOthers(groups);
        }
        Database.commit(connection());
        return kept;
    }

    /** Reaches the others at commit, and only then. */
    private void notifyOthers(List<List<JournalRow>> groups) throws SQLException {
        var runs = groups.stream()
                .flatMap(List::stream)
                .flatMap(row -> row.event().stream())
                .map(Event::runId)
                .distinct()
                .toList();
        if (runs.isEmpty()) {
            return;
        }
        try (var notice = connection().prepareStatement("SELECT pg_notify('" + EventListener.CHANNEL + "', ?)")) {
            for (var run : runs) {
                notice.setString(1, token + " " + run);
                notice.execute();
            }
        }
    }

    private PreparedStatement statement(JournalWrite write) throws SQLException {
        var known = statements.get(write);
        if (known != null) {
            return known;
        }
        var fresh = connection().prepareStatement(write.sql(database.dialect()));
        statements.put(write, fresh);
        return fresh;
    }

    private Connection connection() throws SQLException {
        var open = connection;
        if (open == null) {
            open = database.pool().getConnection();
            connection = open;
        }
        return open;
    }

    /** Rolls back and gives the connection up with its statements. */
    void drop() {
        var broken = connection;
        connection = null;
        var open = List.copyOf(statements.values());
        statements.clear();
        if (broken != null) {
            try (broken) {
                for (Statement statement : open) {
                    statement.close();
                }
                broken.rollback();
            } catch (SQLException e) {
                LOG.log(Level.FINE, "rollback", e);
            }
        }
    }
}
