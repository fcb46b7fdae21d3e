package footnote.workflows.coverage.thesis;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.runtime.db.Database;
import footnote.runtime.db.HashChain;
import footnote.runtime.json.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Theses in the database, with a history of what settled them that is only ever added to: each line seals the one
 * before, so that a changed or removed line is noticed.
 */
public final class ThesisList {
    private final Database database;
    private final Clock clock;

    /** A line of the history: what was found, by which row, and from where. */
    public record Event(
            long seq,
            String thesis,
            String outcome,
            LocalDate asOf,
            String text,
            String source,
            String fact,
            Instant at) {}

    /** The part of a line that is kept as JSON. */
    record Body(String outcome, LocalDate asOf, String text, String source, String fact) {}

    public ThesisList(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    public Thesis add(String symbol, String name, String sentence, Tripwire tripwire, LocalDate day, boolean offline) {
        return database.transaction(connection -> {
            long before = Database.query(
                            connection, "SELECT COUNT(*) FROM thesis WHERE symbol = ?", row -> row.getLong(1), symbol)
                    .getFirst();
            var thesis = new Thesis(symbol + "-" + (before + 1), symbol, name, sentence, tripwire, day);
            Database.update(
                    connection,
                    "INSERT INTO thesis (id, symbol, offline, name, sentence, test, added_on, removed, created_at)"
                            + " VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)",
                    thesis.id(),
                    symbol,
                    offline ? 1 : 0,
                    name,
                    sentence,
                    Json.write(tripwire),
                    day.toString(),
                    clock.millis());
            return thesis;
        });
    }

    public List<Thesis> all(boolean offline) {
        return database.query(
                "SELECT * FROM thesis WHERE offline = ? AND removed = 0 ORDER BY symbol, created_at, id",
                ThesisList::thesis,
                offline ? 1 : 0);
    }

    public Optional<Thesis> find(String id, boolean offline) {
        return database.first(
                "SELECT * FROM thesis WHERE id = ? AND offline = ? AND removed = 0",
                ThesisList::thesis,
                id,
                offline ? 1 : 0);
    }

    /** Whether it was on the list; its history stays. */
    public boolean remove(String id, boolean offline) {
        return database.update(
                        "UPDATE thesis SET removed = 1 WHERE id = ? AND offline = ? AND removed = 0",
                        id,
                        offline ? 1 : 0)
                == 1;
    }

    private static Thesis thesis(ResultSet row) throws SQLException {
        return new Thesis(
                row.getString("id"),
                row.getString("symbol"),
                row.getString("name"),
                row.getString("sentence"),
                Json.read(row.getString("test"), Tripwire.class),
                LocalDate.parse(row.getString("added_on")));
    }

    /** What settled a thesis, oldest first. */
    public List<Event> events(String thesis) {
        return database.query(
                "SELECT seq, thesis_id, body, at FROM thesis_event WHERE thesis_id = ? ORDER BY seq",
                ThesisList::event,
                thesis);
    }

    private static Event event(ResultSet row) throws SQLException {
        var body = Json.read(row.getString(3), Body.class);
        return new Event(
                row.getLong(1),
                row.getString(2),
                body.outcome(),
                body.asOf(),
                body.text(),
                body.source(),
                body.fact(),
                Instant.ofEpochMilli(row.getLong(4)));
    }

    /** Adds what a check found, where it settles the thesis and was not found before; whether it was added. */
    public boolean record(ThesisCheck check, LocalDate asOf) {
        if (!check.outcome().settled()) {
            return false;
        }
        String item = check.outcome().name();
        var body = new Body(
                check.outcome().words(),
                asOf,
                check.sentence().rendered(id -> check.ledger().stream()
                        .filter(entry -> entry.id().equals(id))
                        .map(entry -> FigureFormat.of(entry.fact()))
                        .findFirst()
                        .orElse(id)),
                check.source(),
                check.row().map(LedgerEntry::id).orElse(""));
        return database.transaction(connection -> {
            boolean known = !Database.query(
                            connection,
                            "SELECT seq FROM thesis_event WHERE thesis_id = ? AND item = ?",
                            row -> row.getLong(1),
                            check.thesis().id(),
                            item)
                    .isEmpty();
            if (known) {
                return false;
            }
            var last = Database.query(
                    connection,
                    "SELECT seq, seal FROM thesis_event ORDER BY seq DESC LIMIT 1",
                    row -> new Sealed(row.getLong(1), row.getString(2)));
            long seq = last.isEmpty() ? 1 : last.getFirst().seq() + 1;
            String before = last.isEmpty() ? HashChain.FIRST : last.getFirst().seal();
            String json = Json.write(body);
            long at = clock.millis();
            Database.update(
                    connection,
                    "INSERT INTO thesis_event (seq, thesis_id, item, body, at, seal) VALUES (?, ?, ?, ?, ?, ?)",
                    seq,
                    check.thesis().id(),
                    item,
                    json,
                    at,
                    HashChain.seal(before, seq, content(check.thesis().id(), item, json, at)));
            return true;
        });
    }

    private record Sealed(long seq, String seal) {}

    private static List<String> content(String thesis, String item, String body, long at) {
        return List.of(thesis, item, body, String.valueOf(at));
    }

    /** The number of the first line that does not fit the one before it; nothing where the history is whole. */
    public Optional<Long> broken() {
        var lines = database.query(
                "SELECT seq, thesis_id, item, body, at, seal FROM thesis_event ORDER BY seq",
                row -> new HashChain.Line(
                        row.getLong(1),
                        content(row.getString(2), row.getString(3), row.getString(4), row.getLong(5)),
                        row.getString(6)));
        return HashChain.verified(lines.iterator()).broken();
    }
}
