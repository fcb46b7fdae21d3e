package footnote.faces.front;

import footnote.runtime.run.RunId;
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

    private final Engine engine;
    private final RunQueue queue;
    private final Semaphore free;

    LocalExecutor(Engine engine, RunQueue queue, int most) {
        this.engine = engine;
        this.queue = queue;
        this.free = new Semaphore(most, true);
    }

    /** Works on the run as soon as there is a place, and waits for the end of that. */
    Attempt work(RunId id) {
        free.acquireUninterruptibly();
        try {
            return engine.attempt(id);
        } finally {
            free.release();
        }
    }

    /** A reply may come while the question's thread is still letting go; that takes a moment. */
    private void worked(RunId id) {
        for (int left = TRIES; engine.attempt(id) instanceof Attempt.Held; left--) {
            if (left == 0) {
                queue.now(id);
                return;
            }
            LockSupport.parkNanos(MOMENT);
        }
    }

    void take(RunId id) {
        if (!free.tryAcquire()) {
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
}
