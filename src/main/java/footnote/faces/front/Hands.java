package footnote.faces.front;

import footnote.runtime.run.Engine;
import footnote.runtime.run.RunId;
import footnote.runtime.run.Wakeups;
import java.util.concurrent.Semaphore;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Works on runs in this process at once, as many as may be; the others wait in the queue for a worker. */
final class Hands {
    private static final Logger LOG = Logger.getLogger(Hands.class.getName());

    private final Engine engine;
    private final Wakeups wakeups;
    private final Semaphore free;

    Hands(Engine engine, Wakeups wakeups, int most) {
        this.engine = engine;
        this.wakeups = wakeups;
        this.free = new Semaphore(most);
    }

    void take(RunId id) {
        if (!free.tryAcquire()) {
            wakeups.now(id);
            return;
        }
        Thread.ofVirtual().name("run-" + id).start(() -> {
            try {
                engine.goOn(id);
            } catch (RuntimeException e) {
                LOG.log(Level.WARNING, "run " + id + " was left for a worker", e);
                wakeups.now(id);
            } finally {
                free.release();
            }
        });
    }
}
