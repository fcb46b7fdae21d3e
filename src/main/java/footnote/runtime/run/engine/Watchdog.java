package footnote.runtime.run.engine;

import footnote.runtime.run.Fault;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ScheduledFuture;
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
    <T> T within(Deadline deadline, String what, Supplier<T> work) {
        var guard = new Guard(Thread.currentThread(), deadline);
        guard.watch();
        try {
            return work.get();
        } catch (RuntimeException e) {
            if (guard.rang()) {
                throw new Fault(Fault.Kind.AGENT, what + " took longer than " + words(deadline.limit()), e);
            }
            throw e;
        } finally {
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

    /** When work must be over; it can be put off while the work goes on. */
    static final class Deadline {
        private final long from = System.nanoTime();
        private volatile long limitNanos;

        Deadline(Duration limit) {
            this.limitNanos = limit.toNanos();
        }

        Duration limit() {
            return Duration.ofNanos(limitNanos);
        }

        Duration left() {
            return Duration.ofNanos(Math.max(0, limitNanos - (System.nanoTime() - from)));
        }

        /** Leaves at least so much time from now. */
        synchronized void allow(Duration time) {
            limitNanos = Math.max(limitNanos, System.nanoTime() - from + time.toNanos());
        }
    }

    /** Makes sure that the interrupt comes while the work goes on, or not at all. */
    private final class Guard {
        private final Thread thread;
        private final Deadline deadline;
        private Optional<ScheduledFuture<?>> alarm = Optional.empty();
        private boolean rang;
        private boolean ended;

        Guard(Thread thread, Deadline deadline) {
            this.thread = thread;
            this.deadline = deadline;
        }

        synchronized void watch() {
            alarm = Optional.of(timer.schedule(this::ring, deadline.left().toNanos(), TimeUnit.NANOSECONDS));
        }

        synchronized void ring() {
            if (ended) {
                return;
            }
            if (deadline.left().isPositive()) {
                watch();
                return;
            }
            rang = true;
            thread.interrupt();
        }

        synchronized boolean rang() {
            return rang;
        }

        synchronized void end() {
            ended = true;
            alarm.ifPresent(each -> each.cancel(false));
            if (rang) {
                Thread.interrupted(); // ours; a stop of the whole run is seen by its flag
            }
        }
    }
}
