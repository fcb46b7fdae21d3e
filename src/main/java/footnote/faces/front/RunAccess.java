package footnote.faces.front;

import footnote.Desk;
import footnote.config.Setting;
import footnote.evidence.EvidenceReader.View;
import footnote.faces.access.AuditTrail;
import footnote.faces.access.Caller;
import footnote.faces.access.Owners;
import footnote.faces.access.Right;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.menu.WorkflowMenu;
import footnote.runtime.run.Fault;
import footnote.runtime.run.ReplyTaken;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.engine.Attempt;
import footnote.runtime.run.storage.RunFilter;
import footnote.runtime.run.storage.RunRow;
import footnote.runtime.run.storage.Runs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Starts, shows, answers, ends and erases runs for a caller who may. */
public final class RunAccess {

    private final Desk desk;
    private final WorkflowMenu menu;
    private final Owners owners;
    private final AuditTrail trail;
    private final RunOrders orders;
    private final EventFeeds feeds;
    private final LocalExecutor executor;
    private final RunAdmission admission;

    public RunAccess(Desk desk, WorkflowMenu menu) {
        this.desk = desk;
        this.menu = menu;
        this.owners = new Owners(desk.database(), desk.clock());
        this.trail = AuditTrail.of(desk);
        this.orders = new RunOrders(desk, menu, owners);
        this.feeds = new EventFeeds(desk.engine());
        this.admission = new RunAdmission(
                desk.database(),
                desk.settings().count(Setting.SERVE_RUNS_PER_KEY),
                desk.settings().count(Setting.SERVE_RUNS));
        this.executor = new LocalExecutor(
                desk.engine(), desk.runQueue(), desk.settings().count(Setting.WORKER_THREADS));
    }

    public Desk desk() {
        return desk;
    }

    public WorkflowMenu menu() {
        return menu;
    }

    public Owners owners() {
        return owners;
    }

    public AuditTrail auditTrail() {
        return trail;
    }

    public EventFeeds feeds() {
        return feeds;
    }

    RunOrders orders() {
        return orders;
    }

    private Runs runs() {
        return desk.engine().runs();
    }

    public static void require(Caller caller, Right right) {
        if (!caller.may(right)) {
            throw new RequestDenied(
                    Reason.FORBIDDEN,
                    "'" + caller.name() + "' may not " + right.word() + "; ask for a key with the right '"
                            + right.word() + "'");
        }
    }

    /** Stores a run and begins it. */
    public RunRow start(Caller caller, StartOrder order) {
        var id = store(caller, order, false);
        executor.take(id);
        return runs().find(id).orElseThrow();
    }

    /** Begins no more runs here, and waits until those under way were handed over to the next process. */
    public void end(Runnable handOver) {
        executor.end(handOver);
    }

    private RunId store(Caller caller, StartOrder order, boolean asksNothing) {
        var ordered = orders.ordered(caller, order, asksNothing);
        admission.admit(caller);
        var id = RunId.fresh(desk.clock().instant());
        owners.own(id, caller); // first: what the run may read goes by whose it is
        desk.engine()
                .start(
                        id,
                        ordered.workflow(),
                        ordered.title(),
                        ordered.request(),
                        ordered.options(),
                        order.session().map(caller::kept));
        trail.add(caller.name(), "start " + ordered.workflow(), id.value(), "queued");
        return id;
    }

    /** Whether the sample market is to be asked; a server that was started on it stays so. */
    public boolean sample(Optional<Boolean> wished) {
        return orders.fictional(wished.orElse(false));
    }

    public View view(boolean sample) {
        return new View(sample, desk.evidence().today(sample));
    }

    public View view(boolean sample, Optional<LocalDate> asOf) {
        asOf.ifPresent(day -> RunOrders.checkDay(day, view(sample).asOf()));
        return asOf.map(day -> new View(sample, day)).orElseGet(() -> view(sample));
    }

    /** Does a whole run now and gives it back when it is over or waits; it asks nothing. */
    public RunRow done(Caller caller, StartOrder order) {
        var id = store(caller, order, true);
        if (!(executor.work(id) instanceof Attempt.Worked)) {
            await(id, Duration.ofMinutes(10)); // a worker was quicker
        }
        return runs().find(id).orElseThrow();
    }

    /** Waits until the run is over or asks something. */
    public RunRow await(RunId id, Duration timeout) {
        try (var feed = feeds.open(id)) {
            long seen = 0;
            long until = System.nanoTime() + timeout.toNanos();
            while (System.nanoTime() < until && !feed.over()) {
                seen += feed.after(seen, Duration.ofMillis(500)).size();
                if (runs().find(id).orElseThrow().status() == Status.WAITING) {
                    break;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return runs().find(id).orElseThrow();
    }

    /** The run, if there is one and the caller may see it. */
    public RunRow run(Caller caller, String id) {
        require(caller, Right.READ);
        if (!caller.may(Right.ADMIN)) {
            owners.adopt();
        }
        return Optional.of(id)
                .filter(text -> text.matches("[A-Za-z0-9-]{1,40}"))
                .flatMap(text -> runs().find(new RunId(text)))
                .filter(run -> owners.sees(caller, run.id()))
                .orElseThrow(
                        () -> new RequestDenied(Reason.NOT_FOUND, "no run '" + id + "'; GET /api/runs lists yours"));
    }

    public List<RunRow> list(Caller caller, RunFilter filter) {
        require(caller, Right.READ);
        owners.adopt();
        return runs().page(filter.seenBy(caller.reader()));
    }

    /** Takes a reply; the path, where given, says which question was meant. */
    public RunRow reply(Caller caller, String id, String reply, Optional<String> path) {
        require(caller, Right.RUN);
        var run = run(caller, id);
        var open = runs().openQuestion(run.id());
        if (run.status().over()
                || open.isEmpty()
                || path.filter(asked -> !asked.equals(open.get().path())).isPresent()) {
            throw new RequestDenied(
                    Reason.CONFLICT,
                    "this question takes no reply any more: it was answered, or the run is " + run.status()
                            + "; look at the run again");
        }
        try {
            desk.engine().reply(run.id(), reply, caller.name());
        } catch (Fault e) {
            boolean late = e instanceof ReplyTaken
                    || runs().openQuestion(run.id())
                            .filter(still -> still.path().equals(open.get().path()))
                            .isEmpty();
            throw late ? new RequestDenied(Reason.CONFLICT, "somebody else answered first; look at the run again") : e;
        }
        trail.add(caller.name(), "reply", id, "taken");
        executor.take(run.id());
        return runs().find(run.id()).orElseThrow();
    }

    public RunRow cancel(Caller caller, String id) {
        require(caller, Right.RUN);
        var run = run(caller, id);
        if (run.status().over() && run.status() != Status.FAILED) {
            throw new RequestDenied(Reason.CONFLICT, "run " + id + " is over already: " + run.status());
        }
        var stands = desk.engine().cancel(run.id());
        trail.add(caller.name(), "cancel", id, stands == Status.CANCELLED ? "cancelled" : "told to stop");
        return runs().find(run.id()).orElseThrow();
    }

    public RunRow resume(Caller caller, String id) {
        require(caller, Right.RUN);
        var run = run(caller, id);
        if (run.status() != Status.PARKED && run.status() != Status.FAILED) {
            throw new RequestDenied(
                    Reason.CONFLICT, "only a parked or failed run is resumed; run " + id + " is " + run.status());
        }
        desk.engine().requeue(run.id());
        trail.add(caller.name(), "resume", id, "queued");
        executor.take(run.id());
        return runs().find(run.id()).orElseThrow();
    }

    /** Forgets a run and its files for good. */
    public void erase(Caller caller, String id) {
        require(caller, Right.RUN);
        var run = run(caller, id);
        if (!run.status().over()) {
            throw new RequestDenied(Reason.CONFLICT, "run " + id + " is " + run.status() + "; cancel it first");
        }
        var folder = desk.engine().folder(run);
        var names = runs().artifacts(run.id()).stream().map(file -> file.name()).toList();
        desk.purge().erase(run.id());
        folder.unshare(names);
        removed(desk.outputs().resolve(id));
        trail.add(caller.name(), "erase", id, "erased");
    }

    private static void removed(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("the run's files could not all be removed from " + folder, e);
        }
    }

    /** A run's file, by the name it was published under. */
    public Path artifact(Caller caller, String id, String name) {
        return artifact(run(caller, id), name)
                .orElseThrow(() -> new RequestDenied(
                        Reason.NOT_FOUND, "run " + id + " has no file '" + name + "'; the run lists its artifacts"));
    }

    /** The same of a run that the caller was shown. */
    public Optional<Path> artifact(RunRow run, String name) {
        return runs().artifacts(run.id()).stream()
                .filter(file -> file.name().equals(name))
                .findFirst()
                .flatMap(desk.engine().folder(run)::file);
    }

    /** What a finished run found, worded as the settings say; nothing where it is not done. */
    public Optional<String> result(RunRow run) {
        return run.result().map(_ -> SignalWording.of(desk.settings()).result(run));
    }
}
