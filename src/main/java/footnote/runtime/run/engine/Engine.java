package footnote.runtime.run.engine;

import footnote.runtime.artifact.ArtifactStore;
import footnote.runtime.db.Database;
import footnote.runtime.db.DatabaseException;
import footnote.runtime.db.OutagePolicy;
import footnote.runtime.event.Event;
import footnote.runtime.event.EventBus;
import footnote.runtime.json.Json;
import footnote.runtime.replay.Replay;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Pause;
import footnote.runtime.run.RunEnded;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunInterrupt;
import footnote.runtime.run.RunInterrupt.Why;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Leases.Lease;
import footnote.runtime.run.storage.JournalWriter;
import footnote.runtime.run.storage.RunFolder;
import footnote.runtime.run.storage.RunRecord;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.RunStore;
import footnote.runtime.run.storage.Runs;
import footnote.runtime.run.storage.SqlJournal;
import footnote.runtime.secret.Sha256;
import footnote.runtime.session.Sessions;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Starts runs, works on them under a lease, takes replies, stops them. */
public final class Engine implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Engine.class.getName());
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
    private final RunStore stored;
    private final MonthlyBudget month;
    private final StepThreads threads = new StepThreads();
    private final Sessions sessions;
    private final RunMemory memory;
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
        public static final Duration LEASE = Runs.LEASE;
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
        this.month = new MonthlyBudget(database, place.monthlyBudget(), place.clock());
        this.stored = new RunStore(database, place.settings(), place.clock());
        this.sessions = new Sessions(database, place.clock());
        this.memory = new RunMemory(sessions);
        this.tools = new Execution.Tools(place.clock(), place.pause(), watchdog, bus.drafts(), threads);
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
            throw Fault.input("no workflow '" + workflow + "'; there are " + String.join(", ", workflows.names()));
        }
        return stored.add(id, workflow, title, request, options, session);
    }

    /** Stores a new run together with what else the caller writes. */
    public void startWithin(
            Connection connection, RunId id, String workflow, String title, String request, RunOptions options)
            throws SQLException {
        stored.insert(connection, id, workflow, title, request, options, Optional.empty());
    }

    /** Goes on with a run that is queued, or whose worker died. */
    public Attempt attempt(RunId id) {
        return attempt(id, GOES_ON);
    }

    /** Goes on at the reader's wish, also with a run that was parked or failed. */
    public Attempt resume(RunId id) {
        return attempt(id, RESUMES);
    }

    /** On a platform thread, and patient with a database that is locked or away. */
    private Attempt attempt(RunId id, Set<Status> from) {
        var policy = new OutagePolicy(OutagePolicy.TIMEOUT, _ -> {});
        return threads.call("run-" + id, () -> policy.during(() -> attempted(id, from)));
    }

    private Attempt attempted(RunId id, Set<Status> from) {
        var lease = leases.acquire(id, from);
        if (lease.isEmpty()) {
            var status = find(id).status();
            // a lease that ran out since then is still held as far as the caller goes: it tries again
            return from.contains(status) ? new Attempt.Held(leases.left(id)) : new Attempt.Idle(status);
        }
        try {
            return new Attempt.Worked(work(lease.get()));
        } finally {
            bus.drafts().forget(id.value());
            release(lease.get());
        }
    }

    private void release(Lease lease) {
        try {
            leases.release(lease);
        } catch (DatabaseException e) {
            LOG.log(Level.WARNING, "the lease of run " + lease.run() + " runs out by itself: " + e.getMessage());
        }
    }

    private RunRow find(RunId id) {
        return runs.find(id).orElseThrow(() -> Fault.input("no run '" + id + "'; 'footnote runs' lists them"));
    }

    private Status work(Lease lease) {
        var run = runs.find(lease.run()).orElseThrow();
        var journal = new SqlJournal(database, writer, place.clock(), run.id(), lease.fence());
        var execution = new Execution(
                run.id(),
                run.options(),
                run.seed(),
                journal,
                month.budget(run, journal.spent()),
                tools,
                folder(run),
                memory.of(run));
        leases.hold(lease, execution);
        try {
            var result = execution.call(over -> workflows.run(run.workflow(), run.request(), over));
            writeSheet(run, journal);
            memory.keep(run, result);
            var json = Json.node(result);
            journal.conclude(Status.DONE, Optional.of(json.toString()), Optional.empty(), Event.RESULT, json);
            return Status.DONE;
        } catch (RunInterrupt unwinding) {
            return new AttemptEnd(journal).unwound(unwinding.why());
        } catch (RunEnded ended) {
            ended.next().ifPresent(request -> stored.succeed(run, request));
            return new AttemptEnd(journal).ended(ended);
        } catch (RuntimeException | Error e) {
            return new AttemptEnd(journal).failed(e);
        }
    }

    /** Who works on the run, as long as that one's lease holds. */
    public Optional<String> holder(RunId id) {
        return leases.holder(id);
    }

    /** From now on runs leave this program's other threads, such as those that answer requests, their share. */
    public void lowerPriority() {
        threads.lowerPriority();
    }

    /** What all runs have cost since the first of this month. */
    public BigDecimal spentThisMonth() {
        return month.spent();
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

    private void writeSheet(RunRow run, SqlJournal journal) {
        byte[] content = RunRecord.content(run, runs);
        folder(run).write(RunRecord.FILE, content);
        journal.published(RunRecord.FILE, Sha256.hex(content), content.length);
    }

    /** Puts a parked or failed run back into the queue, for a worker to go on with. */
    public void requeue(RunId id) {
        database.update("UPDATE run SET status = 'queued' WHERE id = ? AND status IN ('parked', 'failed')", id.value());
    }

    /** Takes a reply to the open question; of two at once one wins and the other is told. */
    public void reply(RunId id, String typed, String by) {
        stored.reply(id, typed, by);
    }

    /**
     * Ends a run for good; work under way here is interrupted at once, elsewhere within seconds. Says how the run stands
     * now: still running where somebody else has it.
     */
    public Status cancel(RunId id) {
        var run = find(id);
        if (run.status().over() && run.status() != Status.FAILED) {
            throw Fault.input("run " + id + " is over; it is " + run.status());
        }
        database.update("UPDATE run SET cancelled = 1 WHERE id = ?", id.value());
        leases.stop(id, Why.CANCELLED);
        leases.acquire(id, RESUMES).ifPresent(lease -> {
            var journal = new SqlJournal(database, writer, place.clock(), id, lease.fence());
            new AttemptEnd(journal).stopped(Status.CANCELLED);
            leases.release(lease);
        });
        return find(id).status();
    }

    /** Stops work under way here until the reader resumes it. */
    public void park(RunId id) {
        leases.stop(id, Why.PARKED);
    }

    /** Stops everything here, for good, so that others can go on with it. */
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
        threads.close();
    }
}
