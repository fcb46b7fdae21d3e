package footnote.faces.front;

import footnote.runtime.run.Engine;
import footnote.runtime.run.Engine.Attempt;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Wakeups;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Works on runs in this process at once, as many as may be; the others wait in the queue for a worker. */
final class Hands {
    private static final Logger LOG = Logger.getLogger(Hands.class.getName());

    private static final int TRIES = 40;
    private static final long MOMENT = TimeUnit.MILLISECONDS.toNanos(25);

    private final Engine engine;
    private final Wakeups wakeups;
    private final Semaphore free;

    Hands(Engine engine, Wakeups wakeups, int most) {
        this.engine = engine;
        this.wakeups = wakeups;
        this.free = new Semaphore(most);
    }

    /** A reply may come while the question's thread is still letting go; that takes a moment. */
    private void worked(RunId id) {
        for (int left = TRIES; engine.goOn(id) instanceof Attempt.Held; left--) {
            if (left == 0) {
                wakeups.now(id);
                return;
            }
            LockSupport.parkNanos(MOMENT);
        }
    }

    void take(RunId id) {
        if (!free.tryAcquire()) {
            wakeups.now(id);
            return;
        }
        Thread.ofVirtual().name("run-" + id).start(() -> {
            try {
                worked(id);
            } catch (RuntimeException e) {
                LOG.log(Level.WARNING, "run " + id + " was left for a worker", e);
                wakeups.now(id);
            } finally {
                free.release();
            }
        });
    }
}
