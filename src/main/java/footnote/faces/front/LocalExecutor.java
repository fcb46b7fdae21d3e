package footnote.faces.front;

import footnote.runtime.run.RunId;
import footnote.runtime.run.Status;
import footnote.runtime.run.engine.Attempt;
import footnote.runtime.run.engine.Engine;
import footnote.runtime.run.storage.RunQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Works on runs in this process at once, as many as may be; the others wait in the queue for a worker. */
final class LocalExecutor {
    private static final Logger LOG = Logger.getLogger(LocalExecutor.class.getName());

    private static final int TRIES = 40;
    private static final long MOMENT = TimeUnit.MILLISECONDS.toNanos(25);
    private static final long LONGEST_END_SECONDS = 10;

    private final Engine engine;
    private final RunQueue queue;
    private final int most;
    private final Semaphore free;
    private volatile boolean ending;

    LocalExecutor(Engine engine, RunQueue queue, int most) {
        this.engine = engine;
        this.queue = queue;
        this.most = most;
        this.free = new Semaphore(most, true);
    }

    /** Works on the run as soon as there is a place, and waits for the end of that. */
    Attempt work(RunId id) {
        free.acquireUninterruptibly();
        try {
            return attempted(id);
        } finally {
            free.release();
        }
    }

    /** What was handed over to others is put where they look, for no worker was told of it before. */
    private Attempt attempted(RunId id) {
        var attempt = engine.attempt(id);
        if (attempt instanceof Attempt.Worked(Status status) && status == Status.QUEUED) {
            queue.now(id);
        }
        return attempt;
    }

    /** A reply may come while the question's thread is still letting go; that takes a moment. */
    private void worked(RunId id) {
        for (int left = TRIES; attempted(id) instanceof Attempt.Held; left--) {
            if (left == 0) {
                queue.now(id);
                return;
            }
            LockSupport.parkNanos(MOMENT);
        }
    }

    void take(RunId id) {
        if (ending || !free.tryAcquire()) {
            queue.now(id);
            return;
        }
        Thread.ofVirtual().name("run-" + id).start(() -> {
            try {
                worked(id);
            } catch (RuntimeException e) {
                LOG.log(Level.WARNING, "run " + id + " was left for a worker", e);
                queue.now(id);
            } finally {
                free.release();
            }
        });
    }

    /** Takes no more runs, has those under way handed over, and waits until they were: the next process goes on at once. */
    void end(Runnable handOver) {
        if (ending) {
            return;
        }
        ending = true;
        handOver.run();
        try {
            if (!free.tryAcquire(most, LONGEST_END_SECONDS, TimeUnit.SECONDS)) {
                LOG.warning("a run did not stop in time; it goes on once its lease is over");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
