package footnote.runtime.run;

import footnote.runtime.artifact.ArtifactStore;
import footnote.runtime.db.Database;
import footnote.runtime.event.Event;
import footnote.runtime.event.EventBus;
import footnote.runtime.json.Json;
import footnote.runtime.replay.Replay;
import footnote.runtime.run.Leases.Lease;
import footnote.runtime.run.RunInterrupt.Why;
import footnote.runtime.session.SessionResult;
import footnote.runtime.session.Sessions;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.random.RandomGenerator;
import tools.jackson.databind.node.ObjectNode;

/** Starts runs, works on them under a lease, takes replies, stops them. */
public final class Engine implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Engine.class.getName());

    private static final RandomGenerator RANDOM = new SecureRandom();
    private static final Set<Status> GOES_ON = Set.of(Status.QUEUED, Status.RUNNING);
    private static final Set<Status> RESUMES =
            Set.of(Status.QUEUED, Status.RUNNING, Status.WAITING, Status.PARKED, Status.FAILED);

    private final Database database;
    private final Workflows workflows;
    private final Place place;
    private final EventBus bus;
    private final JournalWriter writer;
    private final Watchdog watchdog = new Watchdog();
    private final Leases leases;
    private final Runs runs;
    private final Sessions sessions;
    private final Execution.Tools tools;
    private final ArtifactStore store;

    /** Where and as whom this process works. */
    public record Place(
            Path outputs,
            String owner,
            Duration lease,
            String settings,
            BigDecimal monthlyBudget,
            Clock clock,
            Pause pause) {
        public static final Duration LEASE = Duration.ofSeconds(6);
    }

    public Engine(Database database, Workflows workflows, EventBus bus, Place place) {
        this(database, workflows, bus, place, ArtifactStore.NONE);
    }

    /** One whose runs' files other nodes find in the store. */
    public Engine(Database database, Workflows workflows, EventBus bus, Place place, ArtifactStore store) {
        this.store = store;
        this.database = database;
        this.workflows = workflows;
        this.place = place;
        this.bus = bus;
        this.writer = new JournalWriter(database, bus);
        this.leases = new Leases(database, place.owner(), place.lease());
        this.runs = new Runs(database);
        this.sessions = new Sessions(database, place.clock());
        this.tools = new Execution.Tools(place.clock(), place.pause(), watchdog, bus.drafts());
    }

    public Runs runs() {
        return runs;
    }

    public Sessions sessions() {
        return sessions;
    }

    public EventBus events() {
        return bus;
    }

    public Workflows workflows() {
        return workflows;
    }

    /** Whether this process does runs of that workflow; one of a newer program or another worker's is left alone. */
    public boolean serves(RunId id) {
        return runs.find(id).map(run -> workflows.serves(run.workflow())).orElse(true);
    }

    /** Stores a new run; nobody works on it yet. */
    public RunId start(String workflow, String title, Object request, RunOptions options, Optional<String> session) {
        return start(RunId.fresh(place.clock().instant()), workflow, title, request, options, session);
    }

    /** As before, under a name that the caller has made and wrote down already. */
    public RunId start(
            RunId id, String workflow, String title, Object request, RunOptions options, Optional<String> session) {
        if (!workflows.knows(workflow)) {
            throw Fault.input("no workflow '" + workflow + "'; there are " + workflows.names());
        }
        return started(id, workflow, title, request, options, session);
    }

    private RunId started(
            RunId id, String workflow, String title, Object request, RunOptions options, Optional<String> session) {
        return database.with(connection -> {
            insert(connection, id, workflow, title, Json.write(request), options, session);
            return id;
        });
    }

    /** Stores a new run together with what else the caller writes. */
    public void startWithin(
            Connection connection, RunId id, String workflow, String title, String request, RunOptions options)
            throws SQLException {
        insert(connection, id, workflow, title, request, options, Optional.empty());
    }

    private void insert(
            Connection connection,
            RunId id,
            String workflow,
            String title,
            String request,
            RunOptions options,
            Optional<String> session)
            throws SQLException {
        long now = place.clock().millis();
        Database.update(
                connection,
                "INSERT INTO run (id, workflow, title, session, status, request, options, settings, seed, created_at,"
                        + " updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                id.value(),
                workflow,
                title,
                session.orElse(null),
                Status.QUEUED.word(),
                request,
                Json.write(options),
                place.settings(),
                RANDOM.nextLong(),
                now,
                now);
    }

    /** What became of an attempt to work on a run. */
    public sealed interface Attempt {
        /** It was worked on until it was over, waits, or was handed over. */
        record Worked(Status status) implements Attempt {}

        /** Somebody else is alive and has it for at least this long. */
        record Held(Duration left) implements Attempt {}

        /** There is nothing to do: it is over, or waits for the reader. */
        record Idle(Status status) implements Attempt {}
    }

    /** Goes on with a run that is queued, or whose worker died. */
    public Attempt attempt(RunId id) {
        return attempt(id, GOES_ON);
    }

    /** Goes on at the reader's wish, also with a run that was parked or failed. */
    public Attempt resume(RunId id) {
        return attempt(id, RESUMES);
    }

    private Attempt attempt(RunId id, Set<Status> from) {
        var lease = leases.acquire(id, from);
        if (lease.isEmpty()) {
            var status = runs.find(id)
                    .orElseThrow(() -> Fault.input("no run '" + id + "'; 'footnote runs' lists them"))
                    .status();
            // a lease that ran out since then is still held as far as the caller goes: it tries again
            return from.contains(status) ? new Attempt.Held(leases.left(id)) : new Attempt.Idle(status);
        }
        try {
            return new Attempt.Worked(work(lease.get()));
        } finally {
            bus.drafts().forget(id.value());
            leases.release(lease.get());
        }
    }

    private Status work(Lease lease) {
        var run = runs.find(lease.run()).orElseThrow();
        var journal = new SqlJournal(database, writer, place.clock(), run.id(), lease.fence());
        var execution = new Execution(
                run.id(), run.options(), run.seed(), journal, budget(run, journal), tools, folder(run), memory(run));
        leases.hold(lease, execution);
        try {
            var result = execution.call(over -> workflows.run(run.workflow(), run.request(), over));
            writeSheet(run, journal);
            remember(run, result);
            var json = Json.node(result);
            journal.conclude(Status.DONE, Optional.of(json.toString()), Optional.empty(), Event.RESULT, json);
            return Status.DONE;
        } catch (RunInterrupt unwinding) {
            return unwound(unwinding.why(), journal);
        } catch (RunEnded ended) {
            ended.next().ifPresent(request -> succeed(run, request));
            return concluded(
                    journal,
                    ended.status(),
                    Optional.of(new FaultNote(Fault.Kind.INPUT, ended.reason())),
                    ended.status() == Status.REFUSED ? Event.REJECTED : Event.PROGRESS,
                    Json.object().put("state", ended.status().word()).put("why", ended.reason()));
        } catch (RuntimeException | Error e) {
            return failed(e, journal);
        }
    }

    /** Stores the run that takes this one's place, once: its id follows from this one's. */
    private void succeed(RunRow run, Object request) {
        var id = run.id().successor();
        if (runs.find(id).isEmpty()) {
            String asked = Json.node(request).path("query").asString(run.title());
            database.update(
                    "INSERT INTO ownership (run_id, owner, team) SELECT ?, owner, team FROM ownership WHERE run_id = ?"
                            + " ON CONFLICT (run_id) DO NOTHING",
                    id.value(),
                    run.id().value());
            started(id, run.workflow(), asked, request, run.options(), run.session());
        }
    }

    private Status unwound(Why why, SqlJournal journal) {
        return switch (why) {
            case WAITING -> Status.WAITING; // said so together with the question
            case FENCED -> Status.RUNNING; // by somebody else
            case CANCELLED -> stopped(Status.CANCELLED, journal);
            case PARKED -> stopped(Status.PARKED, journal);
            case HANDED_OVER -> stopped(Status.QUEUED, journal);
        };
    }

    private static Status stopped(Status status, SqlJournal journal) {
        var _ = Thread.interrupted(); // the stop reached us; what follows is not to be interrupted
        return concluded(
                journal, status, Optional.empty(), Event.PROGRESS, Json.object().put("state", status.word()));
    }

    private static Status failed(Throwable e, SqlJournal journal) {
        var note = FaultNote.of(e);
        var status = note.kind() == Fault.Kind.INPUT ? Status.REFUSED : Status.FAILED;
        ObjectNode data = Json.object().put("kind", note.kind().word()).put("why", note.message());
        if (note.kind() == Fault.Kind.STATE) {
            LOG.log(Level.WARNING, e instanceof Fault ? null : e, () -> "a run failed: " + note.message());
        }
        return concluded(
                journal, status, Optional.of(note), status == Status.REFUSED ? Event.REJECTED : Event.ERROR, data);
    }

    /** Writes how it ended; when somebody else has the run by now, it goes on there. */
    private static Status concluded(
            SqlJournal journal, Status status, Optional<FaultNote> fault, String type, ObjectNode data) {
        try {
            journal.conclude(status, Optional.empty(), fault, type, data);
            return status;
        } catch (RunInterrupt fenced) {
            return Status.RUNNING;
        }
    }

    private Budget budget(RunRow run, SqlJournal journal) {
        var spent = journal.spent();
        var monthLeft = place.monthlyBudget().subtract(spentThisMonth()).max(BigDecimal.ZERO);
        return new Budget(run.options().budget().min(spent.add(monthLeft)), spent);
    }

    /** What all runs have cost since the first of this month. */
    public BigDecimal spentThisMonth() {
        long first = YearMonth.now(place.clock())
                .atDay(1)
                .atStartOfDay(ZoneOffset.UTC)
                .toInstant()
                .toEpochMilli();
        return database.first(
                        "SELECT (SELECT COALESCE(SUM(cost_nanos), 0) FROM answer WHERE answered_at >= ?)"
                                + " + (SELECT COALESCE(SUM(cost_nanos), 0) FROM erased_cost WHERE at >= ?)",
                        row -> BigDecimal.valueOf(row.getLong(1), 9),
                        first,
                        first)
                .orElse(BigDecimal.ZERO);
    }

    /** The folder a run's files go to. */
    public RunFolder folder(RunRow run) {
        var standard = place.outputs().resolve(run.id().value());
        return RunFolder.of(
                run.options().out().map(Path::of).orElse(standard),
                store,
                run.id().value(),
                standard);
    }

    private Supplier<String> memory(RunRow run) {
        return () ->
                Json.write(run.session().map(id -> sessions.open(id).memory()).orElse(Map.of()));
    }

    private void remember(RunRow run, Object result) {
        if (result instanceof SessionResult remembered && run.session().isPresent()) {
            sessions.append(
                    run.session().get(), run.id().value(), run.title(), remembered.summary(), remembered.memory());
        }
    }

    private void writeSheet(RunRow run, SqlJournal journal) {
        var sheet = RunRecord.of(
                run,
                runs.steps(run.id()),
                runs.questions(run.id()),
                runs.answers(run.id(), "model"),
                runs.artifacts(run.id()));
        byte[] content = Json.pretty(sheet).getBytes(StandardCharsets.UTF_8);
        folder(run).write(RunRecord.FILE, content);
        journal.published(RunRecord.FILE, StepScope.digest(content), content.length);
    }

    /** Puts a parked or failed run back into the queue, for a worker to go on with. */
    public void requeue(RunId id) {
        database.update("UPDATE run SET status = 'queued' WHERE id = ? AND status IN ('parked', 'failed')", id.value());
    }

    /** Takes a reply to the open question; of two at once one wins and the other is told. */
    public void reply(RunId id, String typed, String by) {
        var run = runs.find(id).orElseThrow(() -> Fault.input("no run '" + id + "'; 'footnote runs' lists them"));
        var question = runs.openQuestion(id)
                .orElseThrow(() -> Fault.input("run " + id + " waits for no reply; it is " + run.status()));
        if (run.status().over()) {
            throw Fault.input("run " + id + " takes no reply; it is " + run.status());
        }
        String reply = question.form().read(typed);
        long now = place.clock().instant().toEpochMilli();
        boolean won = database.transaction(connection -> {
            int changed = Database.update(
                    connection,
                    "UPDATE question SET reply = ?, replied_by = ?, replied_at = ?"
                            + " WHERE run_id = ? AND path = ? AND reply IS NULL",
                    reply,
                    by,
                    now,
                    id.value(),
                    question.path());
            if (changed == 1) {
                Database.update(
                        connection,
                        "UPDATE run SET status = 'queued', updated_at = ? WHERE id = ? AND status IN ('waiting', 'parked')",
                        now,
                        id.value());
            }
            return changed == 1;
        });
        if (!won) {
            throw Fault.input("somebody else answered first; 'footnote runs show " + id + "' says what");
        }
    }

    /** Ends a run for good; work under way here is interrupted at once, elsewhere within seconds. */
    public void cancel(RunId id) {
        var run = runs.find(id).orElseThrow(() -> Fault.input("no run '" + id + "'; 'footnote runs' lists them"));
        if (run.status().over() && run.status() != Status.FAILED) {
            throw Fault.input("run " + id + " is over; it is " + run.status());
        }
        database.update("UPDATE run SET cancelled = 1 WHERE id = ?", id.value());
        leases.stop(id, Why.CANCELLED);
        leases.acquire(id, RESUMES).ifPresent(lease -> {
            stopped(Status.CANCELLED, new SqlJournal(database, writer, place.clock(), id, lease.fence()));
            leases.release(lease);
        });
    }

    /** Stops work under way here until the reader resumes it. */
    public void park(RunId id) {
        leases.stop(id, Why.PARKED);
    }

    /** Stops everything here so that others can go on with it. */
    public void handOver() {
        leases.stopAll(Why.HANDED_OVER);
    }

    /** Runs a finished run again from its records alone. */
    public Replay.Verdict replay(RunId id, Path into) {
        return new Replay(database, workflows, tools)
                .replay(
                        runs.find(id).orElseThrow(),
                        new RunFolder(into),
                        folder(runs.find(id).orElseThrow()));
    }

    @Override
    public void close() {
        leases.close();
        writer.close();
        watchdog.close();
    }
}
