package footnote.runtime.run;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Interrupts work that takes longer than it may. */
public final class Watchdog implements AutoCloseable {
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("watchdog").factory());

    Watchdog() {
        timer.setRemoveOnCancelPolicy(true);
    }

    /** Does the work on this thread; late work is interrupted and ends in a fault that may pass. */
    <T> T within(Duration limit, String what, Supplier<T> work) {
        var guard = new Guard(Thread.currentThread());
        var alarm = timer.schedule(guard::ring, limit.toNanos(), TimeUnit.NANOSECONDS);
        try {
            return work.get();
        } catch (RuntimeException e) {
            if (guard.rang()) {
                throw new Fault(Fault.Kind.AGENT, what + " took longer than " + words(limit), true, e);
            }
            throw e;
        } finally {
            alarm.cancel(false);
            guard.end();
        }
    }

    private static String words(Duration limit) {
        return limit.toMillis() < 1000 ? limit.toMillis() + " ms" : limit.toSeconds() + " s";
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }

    /** Makes sure that the interrupt comes while the work goes on, or not at all. */
    private static final class Guard {
        private final Thread thread;
        private boolean rang;
        private boolean ended;

        Guard(Thread thread) {
            this.thread = thread;
        }

        synchronized void ring() {
            if (!ended) {
                rang = true;
                thread.interrupt();
            }
        }

        synchronized boolean rang() {
            return rang;
        }

        synchronized void end() {
            ended = true;
            if (rang) {
                Thread.interrupted(); // ours; a stop of the whole run is seen by its flag
            }
        }
    }
}
