package footnote.runtime.batch;

import footnote.runtime.run.RunId;
import footnote.runtime.run.engine.Attempt;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.storage.RunQueue;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Works on a batch in this process, beside whatever workers there are, until it is over or stopped. */
public final class BatchDriver {
    private static final Logger LOG = Logger.getLogger(BatchDriver.class.getName());
    private static final long LOOK_EVERY_MS = 400;

    private final Batches batches;
    private final Engine engine;
    private final RunQueue queue;
    private final Set<RunId> mine = ConcurrentHashMap.newKeySet();
    private final Semaphore changed = new Semaphore(0);
    private volatile boolean stopped;

    public BatchDriver(Batches batches, Engine engine, RunQueue queue) {
        this.batches = batches;
        this.engine = engine;
        this.queue = queue;
    }

    /** Tells of each item once it is settled. */
    public BatchRow run(String id, Consumer<ItemRow> settled) {
        var told = new HashSet<RunId>();
        var known = new HashSet<RunId>();
        while (true) {
            for (var run : stopped ? Set.<RunId>of() : Set.copyOf(batches.fill(id))) {
                work(run, known.add(run));
            }
            var now = batches.find(id).orElseThrow();
            tell(now, told, settled);
            if (now.state() == BatchState.CANCELLED || (now.state() != BatchState.OPEN && mine.isEmpty())) {
                return now;
            }
            await();
        }
    }

    private void tell(BatchRow row, Set<RunId> told, Consumer<ItemRow> settled) {
        for (var item : batches.items(row.id())) {
            if (item.settled(row.limits().retries()) && told.add(item.run())) {
                settled.accept(item);
            }
        }
    }

    private void work(RunId run, boolean fresh) {
        if (fresh) {
            queue.guard(run); // a worker goes on with it if this process dies
        }
        if (!stopped && mine.add(run)) {
            Thread.ofVirtual().name("batch-" + run).start(() -> worked(run));
        }
    }

    private void worked(RunId run) {
        try {
            if (engine.attempt(run) instanceof Attempt.Held) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(LOOK_EVERY_MS)); // a worker has it
                return;
            }
            var _ = Thread.interrupted(); // a stop reached the run; the rest is not to be interrupted
            queue.unguard(run);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "run " + run + " was left: " + e.getMessage());
        } finally {
            mine.remove(run);
            changed.release();
        }
    }

    private void await() {
        try {
            if (changed.tryAcquire(LOOK_EVERY_MS, TimeUnit.MILLISECONDS)) {
                changed.drainPermits();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stopped = true;
        }
    }

    /** Stops the runs in hand here; nothing finished is lost. */
    public void stop(String id) {
        stopped = true;
        batches.park(id);
        mine.forEach(engine::park);
        changed.release();
    }
}
