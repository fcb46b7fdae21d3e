package footnote.runtime.session;

import footnote.runtime.db.Database;
import footnote.runtime.json.Json;
import footnote.runtime.session.SessionState.Turn;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Keeps conversations. Memory that cannot be read is rebuilt from the turns, or starts over, and the reader is told. */
public final class Sessions {
    private final Database database;
    private final Clock clock;

    public Sessions(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    public SessionState open(String id) {
        var turns = turns(id);
        var stored = database.first("SELECT memory FROM session WHERE id = ?", row -> row.getString(1), id);
        if (stored.isEmpty()) {
            return new SessionState(id, Map.of(), List.of(), Optional.empty());
        }
        var memory = memory(stored.get());
        if (memory != null) {
            return new SessionState(id, memory, turns, Optional.empty());
        }
        var rebuilt = new HashMap<String, String>();
        turns.forEach(turn -> rebuilt.putAll(turn.memory()));
        String warning = rebuilt.isEmpty()
                ? "session '" + id + "' could not be read and starts over"
                : "session '" + id + "' could not be read and was rebuilt from its " + turns.size() + " turns";
        database.update("UPDATE session SET memory = ? WHERE id = ?", Json.write(rebuilt), id);
        return new SessionState(id, rebuilt, turns, Optional.of(warning));
    }

    /** Adds a turn once: the same run is not added twice. */
    public void append(String id, String runId, String query, String answer, Map<String, String> memory) {
        var before = open(id).memory();
        var after = new HashMap<>(before);
        after.putAll(memory);
        long now = clock.instant().toEpochMilli();
        database.transaction(connection -> {
            boolean known = !Database.query(
                            connection,
                            "SELECT seq FROM turn WHERE session = ? AND run_id = ?",
                            row -> row.getInt(1),
                            id,
                            runId)
                    .isEmpty();
            if (known) {
                return false;
            }
            Database.update(
                    connection,
                    "INSERT INTO session (id, memory, created_at, updated_at) VALUES (?, ?, ?, ?)"
                            + " ON CONFLICT (id) DO UPDATE SET memory = excluded.memory, updated_at = excluded.updated_at",
                    id,
                    Json.write(after),
                    now,
                    now);
            Database.update(
                    connection,
                    "INSERT INTO turn (session, seq, run_id, query, answer, memory, at)"
                            + " SELECT ?, COALESCE(MAX(seq), 0) + 1, ?, ?, ?, ?, ? FROM turn WHERE session = ?",
                    id,
                    runId,
                    query,
                    answer,
                    Json.write(memory),
                    now,
                    id);
            return true;
        });
    }

    /** A conversation in a list. */
    public record Brief(String id, int turns, Instant updatedAt) {}

    /** The conversations last spoken in, of those whose id begins so. */
    public List<Brief> latest(String prefix, int most) {
        return database.query(
                "SELECT id, updated_at, (SELECT COUNT(*) FROM turn WHERE turn.session = session.id) FROM session"
                        + " WHERE substr(id, 1, ?) = ? ORDER BY updated_at DESC, id LIMIT ?",
                row -> new Brief(row.getString(1), row.getInt(3), Instant.ofEpochMilli(row.getLong(2))),
                prefix.length(),
                prefix,
                most);
    }

    /** Forgets a conversation; says whether there was one. */
    public boolean erase(String id) {
        return database.transaction(connection -> {
            int turns = Database.update(connection, "DELETE FROM turn WHERE session = ?", id);
            return turns + Database.update(connection, "DELETE FROM session WHERE id = ?", id) > 0;
        });
    }

    public List<Turn> turns(String id) {
        return database.query("SELECT * FROM turn WHERE session = ? ORDER BY seq", Sessions::turn, id);
    }

    private static Turn turn(ResultSet row) throws SQLException {
        var memory = memory(row.getString("memory"));
        return new Turn(
                row.getInt("seq"),
                row.getString("run_id"),
                row.getString("query"),
                row.getString("answer"),
                memory == null ? Map.of() : memory,
                Instant.ofEpochMilli(row.getLong("at")));
    }

    private static @Nullable Map<String, String> memory(String json) {
        try {
            var memory = new HashMap<String, String>();
            var tree = Json.tree(json);
            if (!tree.isObject()) {
                return null;
            }
            tree.properties()
                    .forEach(
                            entry -> memory.put(entry.getKey(), entry.getValue().asString("")));
            return memory;
        } catch (JacksonException e) {
            return null;
        }
    }
}
