package footnote.runtime.run.storage;

import footnote.runtime.db.Database;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.FaultNote;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.ReplyForm;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads what is stored of runs, for any face. */
public final class Runs {
    /** How long a run is held by one that does not renew its lease. */
    public static final Duration LEASE = Duration.ofSeconds(6);

    private final Database database;

    public Runs(Database database) {
        this.database = database;
    }

    /** What is true of a run that nobody holds, in SQL. */
    public static String free(Database database, Duration length) {
        String now = database.dialect().nowMillis();
        long longest = Math.max(length.toMillis(), LEASE.toMillis());
        return "(lease_until < " + now + " OR lease_until > " + now + " + " + longest + ")";
    }

    public List<RunRow> latest(int most) {
        return database.query("SELECT * FROM run ORDER BY created_at DESC, id DESC LIMIT ?", Runs::run, most);
    }

    /** A run as a list shows it, without its request, settings and result. */
    public record Headline(
            RunId id, String workflow, String title, Optional<String> session, Status status, Instant createdAt) {}

    /** The latest runs for a list; reads nothing but what a list shows. */
    public List<Headline> headlines(int most) {
        return database.query(
                "SELECT id, workflow, title, session, status, created_at FROM run"
                        + " ORDER BY created_at DESC, id DESC LIMIT ?",
                row -> new Headline(
                        new RunId(row.getString(1)),
                        row.getString(2),
                        row.getString(3),
                        Optional.ofNullable(row.getString(4)),
                        Status.of(row.getString(5)),
                        Instant.ofEpochMilli(row.getLong(6))),
                most);
    }

    /** A page of runs, newest first. */
    public List<RunRow> page(RunFilter filter) {
        var sql = new StringBuilder("SELECT run.* FROM run WHERE 1 = 1");
        var values = new ArrayList<@Nullable Object>();
        filter.status().ifPresent(status -> narrow(sql, values, " AND status = ?", status.word()));
        filter.workflow().ifPresent(workflow -> narrow(sql, values, " AND workflow = ?", workflow));
        filter.session().ifPresent(session -> narrow(sql, values, " AND session = ?", session));
        filter.words().ifPresent(words -> {
            String like = "%" + words.toLowerCase(Locale.ROOT).replaceAll("([!%_])", "!$1") + "%";
            narrow(sql, values, " AND (LOWER(title) LIKE ? ESCAPE '!'", like);
            narrow(sql, values, " OR LOWER(SUBSTR(result, 1, 4000)) LIKE ? ESCAPE '!')", like);
        });
        filter.reader().ifPresent(reader -> {
            narrow(sql, values, " AND id IN (SELECT run_id FROM ownership WHERE owner = ?", reader.name());
            reader.team().ifPresent(team -> narrow(sql, values, " OR team = ?", team));
            sql.append(')');
        });
        filter.before().flatMap(this::find).ifPresent(last -> {
            long at = last.createdAt().toEpochMilli();
            narrow(sql, values, " AND (created_at < ?", at);
            narrow(sql, values, " OR created_at = ?", at);
            narrow(sql, values, " AND id < ?)", last.id().value());
        });
        narrow(sql, values, " ORDER BY created_at DESC, id DESC LIMIT ?", filter.most());
        return database.query(sql.toString(), Runs::run, values.toArray());
    }

    private static void narrow(StringBuilder sql, List<@Nullable Object> values, String condition, Object value) {
        sql.append(condition);
        values.add(value);
    }

    public Optional<RunRow> find(RunId id) {
        return database.first("SELECT * FROM run WHERE id = ?", Runs::run, id.value());
    }

    /** The one run whose id is, begins with or ends with what was typed. */
    public RunRow called(String typed) {
        if (!typed.matches("[A-Za-z0-9-]{1,40}")) {
            throw Fault.input("'" + typed + "' is no run id; 'footnote runs' lists them");
        }
        var exact = find(new RunId(typed));
        if (exact.isPresent()) {
            return exact.get();
        }
        var near = database.query(
                "SELECT * FROM run WHERE id LIKE ? OR id LIKE ? ORDER BY id LIMIT 6",
                Runs::run,
                typed + "%",
                "%" + typed);
        if (near.size() == 1) {
            return near.getFirst();
        }
        throw Fault.input(
                near.isEmpty()
                        ? "no run '" + typed + "'; 'footnote runs' lists them"
                        : "'" + typed + "' could be "
                                + String.join(
                                        ", ",
                                        near.stream()
                                                .map(run -> run.id().value())
                                                .toList())
                                + "; type more of it");
    }

    /** Runs nobody works on although they should go on; also those whose reply crossed with the question. */
    public List<RunId> orphans() {
        String free = " AND " + free(database, LEASE);
        database.update("UPDATE run SET status = 'queued' WHERE status = 'waiting'" + free
                + " AND NOT EXISTS (SELECT 1 FROM question WHERE run_id = run.id AND reply IS NULL)");
        return database.query(
                "SELECT id FROM run WHERE status IN ('queued', 'running')" + free, row -> new RunId(row.getString(1)));
    }

    public List<StepRow> steps(RunId id) {
        return database.query("SELECT * FROM step WHERE run_id = ?", SqlJournal::stepRow, id.value()).stream()
                .sorted((one, other) -> StepPaths.compare(one.path(), other.path()))
                .toList();
    }

    public List<QuestionRow> questions(RunId id) {
        return database.query(
                "SELECT * FROM question WHERE run_id = ? ORDER BY asked_at, path", Runs::question, id.value());
    }

    public Optional<QuestionRow> openQuestion(RunId id) {
        return questions(id).stream()
                .filter(question -> question.reply().isEmpty())
                .findFirst();
    }

    /** The events after the given number, oldest first. */
    public List<Event> events(RunId id, long after) {
        return database.query(
                "SELECT * FROM event WHERE run_id = ? AND seq > ? ORDER BY seq",
                row -> new Event(
                        row.getString("run_id"),
                        row.getLong("seq"),
                        Instant.ofEpochMilli(row.getLong("at")),
                        row.getString("type"),
                        row.getString("step"),
                        Json.tree(CompressedText.unpack(row.getString("data")))),
                id.value(),
                after);
    }

    /** What a run's answers took and cost. */
    public record Spending(long calls, long tokens, BigDecimal cost) {}

    public Spending spending(RunId id) {
        long calls = 0;
        long tokens = 0;
        var cost = BigDecimal.ZERO;
        for (var answer : answers(id, "model")) {
            calls++;
            var note = answer.recorded().note();
            tokens += note.path("input_tokens").asLong(0)
                    + note.path("output_tokens").asLong(0);
            cost = cost.add(answer.recorded().cost());
        }
        return new Spending(calls, tokens, cost);
    }

    /** One file of a run. */
    public record ArtifactRow(String name, String sha256, long bytes) {}

    public List<ArtifactRow> artifacts(RunId id) {
        return database.query(
                "SELECT name, sha256, bytes FROM artifact WHERE run_id = ? ORDER BY name",
                row -> new ArtifactRow(row.getString(1), row.getString(2), row.getLong(3)),
                id.value());
    }

    /** One answer from outside, without its text. */
    public record AnswerRow(String path, String kind, RecordedAnswer recorded) {}

    public List<AnswerRow> answers(RunId id, String kind) {
        return database
                .query(
                        "SELECT body, note, cost_nanos, path, kind FROM answer WHERE run_id = ? AND kind = ?",
                        row -> new AnswerRow(row.getString("path"), row.getString("kind"), SqlJournal.recorded(row)),
                        id.value(),
                        kind)
                .stream()
                .sorted((one, other) -> StepPaths.compare(one.path(), other.path()))
                .toList();
    }

    /** What a run heard when it asked something that begins so, word for word; nothing where it was purged. */
    public List<String> recordings(RunId id, String kind, String beginning) {
        return database.query(
                "SELECT body FROM answer WHERE run_id = ? AND kind = ? AND substr(request, 1, ?) = ? ORDER BY request",
                row -> CompressedText.unpack(row.getString(1)),
                id.value(),
                kind,
                beginning.length(),
                beginning);
    }

    private static RunRow run(ResultSet row) throws SQLException {
        return new RunRow(
                new RunId(row.getString("id")),
                row.getString("workflow"),
                row.getString("title"),
                Optional.ofNullable(row.getString("session")),
                Status.of(row.getString("status")),
                row.getString("request"),
                Json.read(row.getString("options"), RunOptions.class),
                row.getString("settings"),
                row.getLong("seed"),
                Instant.ofEpochMilli(row.getLong("created_at")),
                Instant.ofEpochMilli(row.getLong("updated_at")),
                Optional.ofNullable(row.getString("result")),
                Optional.ofNullable(row.getString("fault")).map(json -> Json.read(json, FaultNote.class)),
                row.getLong("fence"));
    }

    private static QuestionRow question(ResultSet row) throws SQLException {
        return new QuestionRow(
                row.getString("path"),
                row.getString("question"),
                Json.tree(row.getString("proposal")),
                Json.read(row.getString("form"), ReplyForm.class),
                Instant.ofEpochMilli(row.getLong("asked_at")),
                Optional.ofNullable(row.getString("reply")).map(Json::tree),
                Optional.ofNullable(row.getString("replied_by")));
    }
}
