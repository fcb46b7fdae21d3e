package footnote.runtime.run.storage;

import footnote.runtime.db.Database;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.run.FaultNote;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.ReplyForm;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A run's journal in the database, under one lease. */
public final class SqlJournal implements Journal {
    private final Database database;
    private final JournalWriter writer;
    private final Clock clock;
    private final String runId;
    private final long fence;
    private final Map<String, StepRow> steps = new ConcurrentHashMap<>();
    private final Map<String, Optional<String>> questions = new ConcurrentHashMap<>();
    private final Set<RecordingKey> heard = ConcurrentHashMap.newKeySet();
    private final AtomicLong lastSeq = new AtomicLong();
    private final AtomicReference<@Nullable Throwable> broken = new AtomicReference<>();

    public SqlJournal(Database database, JournalWriter writer, Clock clock, RunId run, long fence) {
        this.database = database;
        this.writer = writer;
        this.clock = clock;
        this.runId = run.value();
        this.fence = fence;
        if (fence > 1) { // somebody worked on it before
            load();
        }
    }

    private void load() {
        ReusableSteps.sound(database.query("SELECT * FROM step WHERE run_id = ?", SqlJournal::stepRow, runId))
                .forEach(step -> steps.put(step.path(), step));
        database.query(
                        "SELECT path, reply FROM question WHERE run_id = ?",
                        row -> Map.entry(row.getString(1), Optional.ofNullable(row.getString(2))),
                        runId)
                .forEach(question -> questions.put(question.getKey(), question.getValue()));
        heard.addAll(database.query(
                "SELECT path, kind, digest, occurrence FROM answer WHERE run_id = ?",
                row -> new RecordingKey(row.getString(1), row.getString(2), row.getString(3), row.getInt(4)),
                runId));
        countEvents();
    }

    private void countEvents() {
        database.first("SELECT COALESCE(MAX(seq), 0) FROM event WHERE run_id = ?", row -> row.getLong(1), runId)
                .ifPresent(lastSeq::set);
    }

    static StepRow stepRow(ResultSet row) throws SQLException {
        var fault = Optional.ofNullable(row.getString("fault")).map(json -> Json.read(json, FaultNote.class));
        return new StepRow(
                row.getString("path"),
                Optional.ofNullable(row.getString("result")).map(CompressedText::unpack),
                fault,
                row.getInt("tries"),
                Instant.ofEpochMilli(row.getLong("started_at")),
                Instant.ofEpochMilli(row.getLong("ended_at")));
    }

    /** What the run's answers have cost so far. */
    public BigDecimal spent() {
        return fence == 1
                ? BigDecimal.ZERO
                : database.first(
                                "SELECT COALESCE(SUM(cost_nanos), 0) FROM answer WHERE run_id = ?",
                                row -> BigDecimal.valueOf(row.getLong(1), 9),
                                runId)
                        .orElse(BigDecimal.ZERO);
    }

    @Override
    public Optional<StepRow> step(String path) {
        return Optional.ofNullable(steps.get(path));
    }

    @Override
    public void finish(StepRow step) {
        var data = Json.object()
                .put("state", step.fault().isPresent() ? "gap" : "finished")
                .put("ms", step.endedAt().toEpochMilli() - step.startedAt().toEpochMilli());
        step.fault().ifPresent(fault -> data.put("kind", fault.kind().word()).put("why", fault.message()));
        write(() -> List.of(
                fenced(
                        JournalWrite.STEP,
                        runId,
                        step.path(),
                        step.result().map(CompressedText::pack).orElse(null),
                        step.fault().map(Json::write).orElse(null),
                        step.tries(),
                        step.startedAt().toEpochMilli(),
                        step.endedAt().toEpochMilli()),
                event(Event.PROGRESS, step.path(), data)));
        steps.put(step.path(), step);
    }

    @Override
    public Optional<String> reply(String path) {
        return questions.getOrDefault(path, Optional.empty());
    }

    @Override
    public void ask(String path, String question, String proposal, ReplyForm form, boolean waits) {
        var waiting = JournalRow.of(JournalWrite.WAIT, path, now(), runId, fence);
        if (questions.containsKey(path)) { // asked before a restart, and still open
            write(() -> List.of(waiting));
            return;
        }
        long now = now();
        var data = Json.object().put("question", question).put("options", form.choices());
        data.set("proposal", Json.tree(proposal));
        write(() -> {
            var asked = fenced(JournalWrite.QUESTION, runId, path, question, proposal, Json.write(form), now);
            var told = event(Event.QUESTION, path, data);
            return waits ? List.of(asked, waiting, told) : List.of(asked, told);
        });
        questions.put(path, Optional.empty());
    }

    @Override
    public void reply(String path, String reply, String by) {
        write(() -> List.of(
                JournalRow.of(JournalWrite.REPLY, reply, by, now(), runId, path, runId, fence),
                event(Event.REPLY, path, Json.object().put("by", by).set("reply", Json.tree(reply)))));
        questions.put(path, Optional.of(reply));
    }

    @Override
    public void reopen(String path, String why) {
        write(() -> List.of(
                fenced(JournalWrite.REOPEN, runId, path),
                JournalRow.of(JournalWrite.WAIT, path, now(), runId, fence),
                event(Event.REPLY, path, Json.object().put("state", "refused").put("why", why))));
        questions.put(path, Optional.empty());
    }

    @Override
    public Optional<RecordedAnswer> recorded(RecordingKey key) {
        return heard.contains(key) ? recorded(database, runId, key) : Optional.empty();
    }

    /** What a run recorded under a key. */
    public static Optional<RecordedAnswer> recorded(Database database, String runId, RecordingKey key) {
        return database.first(
                "SELECT body, note, cost_nanos FROM answer"
                        + " WHERE run_id = ? AND path = ? AND kind = ? AND digest = ? AND occurrence = ?",
                SqlJournal::recorded,
                runId,
                key.path(),
                key.kind(),
                key.digest(),
                key.occurrence());
    }

    @Override
    public List<RecordedAnswer> recorded(String kind) {
        return database.query(
                "SELECT body, note, cost_nanos FROM answer WHERE run_id = ? AND kind = ? ORDER BY answered_at, path",
                SqlJournal::recorded,
                runId,
                kind);
    }

    public static RecordedAnswer recorded(ResultSet row) throws SQLException {
        return new RecordedAnswer(
                CompressedText.unpack(row.getString(1)),
                Json.tree(row.getString(2)),
                BigDecimal.valueOf(row.getLong(3), 9));
    }

    @Override
    public void record(RecordingKey key, String request, RecordedAnswer recorded) {
        String body = CompressedText.pack(recorded.body()); // before the queue, where other steps would wait for it
        write(() -> List.of(fenced(
                JournalWrite.ANSWER,
                runId,
                key.path(),
                key.kind(),
                key.digest(),
                key.occurrence(),
                request,
                body,
                recorded.note().toString(),
                recorded.cost().movePointRight(9).longValue(),
                now())));
        heard.add(key);
    }

    @Override
    public void emit(String type, String step, JsonNode data) {
        var _ = queue(() -> List.of(event(type, step, data)), false);
    }

    @Override
    public void published(String name, String sha256, long bytes) {
        write(() -> List.of(fenced(JournalWrite.ARTIFACT, runId, name, sha256, bytes)));
    }

    /** The run's new standing, with its last event; also after a failed write, whose event's number is given again. */
    public void conclude(
            Status status, Optional<String> result, Optional<FaultNote> fault, String type, JsonNode data) {
        if (broken.get() != null) {
            synchronized (lastSeq) {
                JournalWriter.await(
                        writer.queue(List.of(), true)); // what was queued before is written or refused by now
                countEvents();
                broken.set(null);
            }
        }
        write(() -> {
            var standing = standing(status, result, fault);
            return type.isEmpty() ? List.of(standing) : List.of(standing, event(type, "", data));
        });
    }

    private JournalRow standing(Status status, Optional<String> result, Optional<FaultNote> fault) {
        return JournalRow.of(
                JournalWrite.RUN,
                status.word(),
                result.orElse(null),
                fault.map(Json::write).orElse(null),
                now(),
                runId,
                fence);
    }

    private void write(Supplier<List<JournalRow>> rows) {
        JournalWriter.await(queue(rows, true));
    }

    /**
     * Events are numbered in the order of the queue, so that a watcher never sees a later one first. After a write that
     * failed nothing more is written by this attempt, but how it ended.
     */
    private CompletableFuture<Boolean> queue(Supplier<List<JournalRow>> rows, boolean waitedFor) {
        synchronized (lastSeq) {
            var failed = broken.get();
            return failed == null
                    ? writer.queue(rows.get(), waitedFor, broken)
                    : CompletableFuture.failedFuture(failed);
        }
    }

    private JournalRow event(String type, String step, JsonNode data) {
        var event = new Event(runId, lastSeq.incrementAndGet(), clock.instant(), type, step, data);
        return JournalRow.of(
                event,
                runId,
                event.seq(),
                type,
                step,
                CompressedText.pack(data.toString()),
                event.at().toEpochMilli(),
                runId,
                fence);
    }

    private JournalRow fenced(JournalWrite write, @Nullable Object... values) {
        var all = Arrays.copyOf(values, values.length + 2);
        all[values.length] = runId;
        all[values.length + 1] = fence;
        return JournalRow.of(write, all);
    }

    private long now() {
        return clock.instant().toEpochMilli();
    }
}
