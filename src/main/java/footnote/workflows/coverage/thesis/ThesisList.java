package footnote.workflows.coverage.thesis;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.runtime.db.ChainHead;
import footnote.runtime.db.Database;
import footnote.runtime.db.HashChain;
import footnote.runtime.json.Json;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Theses in the database, each sealed on its day, with a history of what settled them that is only ever added to: each
 * line seals the one before, and the home notes where they end, so that a changed, removed or cut-off line is noticed.
 */
public final class ThesisList {
    /** The item of the line that seals a thesis itself. */
    private static final String ADDED = "added";

    private final Database database;
    private final Clock clock;
    private final Supplier<Path> home;

    /** A line of the history: what was found, by which row, from where, and the seal of it and of all before. */
    public record Event(
            long seq,
            String thesis,
            String outcome,
            LocalDate asOf,
            String text,
            String source,
            String fact,
            Instant at,
            String seal) {}

    /** The part of a line that is kept as JSON. */
    record Body(String outcome, LocalDate asOf, String text, String source, String fact) {}

    /** Whether theses and history are whole: how many lines, and what does not fit. */
    public record Verdict(long lines, Optional<String> broken) {}

    public ThesisList(Database database, Clock clock, Supplier<Path> home) {
        this.database = database;
        this.clock = clock;
        this.home = home;
    }

    public Thesis add(String symbol, String name, String sentence, Tripwire tripwire, LocalDate day, boolean sample) {
        var added = database.transaction(connection -> {
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
                    sample ? 1 : 0,
                    name,
                    sentence,
                    Json.write(tripwire),
                    day.toString(),
                    clock.millis());
            return new Added(thesis, append(connection, thesis.id(), ADDED, Json.write(added(thesis))));
        });
        note(added.end());
        return added.thesis();
    }

    private record Added(Thesis thesis, ChainHead.End end) {}

    private static Body added(Thesis thesis) {
        return new Body(ADDED, thesis.addedOn(), thesis.sentence() + "\n" + Json.write(thesis.tripwire()), "", "");
    }

    public List<Thesis> all(boolean sample) {
        return database.query(
                "SELECT * FROM thesis WHERE offline = ? AND removed = 0 ORDER BY symbol, created_at, id",
                ThesisList::thesis,
                sample ? 1 : 0);
    }

    public Optional<Thesis> find(String id, boolean sample) {
        return database.first(
                "SELECT * FROM thesis WHERE id = ? AND offline = ? AND removed = 0",
                ThesisList::thesis,
                id,
                sample ? 1 : 0);
    }

    /** Whether it was on the list; its history stays. */
    public boolean remove(String id, boolean sample) {
        return database.update(
                        "UPDATE thesis SET removed = 1 WHERE id = ? AND offline = ? AND removed = 0",
                        id,
                        sample ? 1 : 0)
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
                "SELECT seq, thesis_id, body, at, seal FROM thesis_event WHERE thesis_id = ? AND item <> ? ORDER BY seq",
                ThesisList::event,
                thesis,
                ADDED);
    }

    /** The line that sealed a thesis on its day; theses of earlier versions have none. */
    public Optional<Event> added(String thesis) {
        return database.first(
                "SELECT seq, thesis_id, body, at, seal FROM thesis_event WHERE thesis_id = ? AND item = ?",
                ThesisList::event,
                thesis,
                ADDED);
    }

    /** "open", or how the last line of its history settled it. */
    public String state(String thesis) {
        var events = events(thesis);
        return events.isEmpty()
                ? ThesisCheck.Outcome.OPEN.words()
                : events.getLast().outcome();
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
                Instant.ofEpochMilli(row.getLong(4)),
                row.getString(5));
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
        var end = database.transaction(
                connection -> known(connection, check.thesis().id(), item)
                        ? Optional.<ChainHead.End>empty()
                        : Optional.of(append(connection, check.thesis().id(), item, Json.write(body))));
        end.ifPresent(this::note);
        return end.isPresent();
    }

    private static boolean known(Connection connection, String thesis, String item) throws SQLException {
        return !Database.query(
                        connection,
                        "SELECT seq FROM thesis_event WHERE thesis_id = ? AND item = ?",
                        row -> row.getLong(1),
                        thesis,
                        item)
                .isEmpty();
    }

    private ChainHead.End append(Connection connection, String thesis, String item, String body) throws SQLException {
        var last = Database.query(
                connection,
                "SELECT seq, seal FROM thesis_event ORDER BY seq DESC LIMIT 1",
                row -> new ChainHead.End(row.getLong(1), row.getString(2)));
        long seq = last.isEmpty() ? 1 : last.getFirst().lines() + 1;
        String before = last.isEmpty() ? HashChain.FIRST : last.getFirst().seal();
        long at = clock.millis();
        String seal = HashChain.seal(before, seq, content(thesis, item, body, at));
        Database.update(
                connection,
                "INSERT INTO thesis_event (seq, thesis_id, item, body, at, seal) VALUES (?, ?, ?, ?, ?, ?)",
                seq,
                thesis,
                item,
                body,
                at,
                seal);
        return new ChainHead.End(seq, seal);
    }

    private void note(ChainHead.End end) {
        end().note(end.lines(), end.seal(), this::seal);
    }

    private ChainHead end() {
        return new ChainHead(home.get(), "theses");
    }

    private Optional<String> seal(long seq) {
        return database.first("SELECT seal FROM thesis_event WHERE seq = ?", row -> row.getString(1), seq);
    }

    private static List<String> content(String thesis, String item, String body, long at) {
        return List.of(thesis, item, body, String.valueOf(at));
    }

    /** Checks every line against its seal, the end against what the home noted, and each thesis against its line. */
    public Verdict verified() {
        var lines = database.query(
                "SELECT seq, thesis_id, item, body, at, seal FROM thesis_event ORDER BY seq",
                row -> new HashChain.Line(
                        row.getLong(1),
                        content(row.getString(2), row.getString(3), row.getString(4), row.getLong(5)),
                        row.getString(6)));
        var chain = HashChain.verified(lines.iterator());
        return new Verdict(
                chain.lines(),
                chain.broken()
                        .map(seq -> "line " + seq + " of the theses' history was changed or removed")
                        .or(() -> end().cut(chain.lines(), this::seal))
                        .or(this::rewritten));
    }

    /** A thesis whose sentence, test or day is not the one that was sealed. */
    private Optional<String> rewritten() {
        return database
                .query(
                        "SELECT thesis.*, thesis_event.body AS sealed FROM thesis JOIN thesis_event"
                                + " ON thesis_event.thesis_id = thesis.id AND thesis_event.item = ?",
                        row -> Map.entry(thesis(row), Json.read(row.getString("sealed"), Body.class)),
                        ADDED)
                .stream()
                .filter(each -> !added(each.getKey()).equals(each.getValue()))
                .map(each -> "thesis " + each.getKey().id() + " was changed after it was sealed")
                .findFirst();
    }
}
