package footnote.runtime.run.engine;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Permits to compute, one for each processor that runs may keep busy at once. A thread gives its permit back while it
 * waits for the outside. Where all who hold one wait for a lock instead, one more is lent, so that whoever holds that
 * lock can go on.
 */
public final class ComputePermits implements AutoCloseable {
    private static final ThreadLocal<@Nullable ComputePermits> HELD = new ThreadLocal<>();
    private static final long LOOK_EVERY_MS = 250;

    private final Semaphore free;
    private final Set<Thread> holders = ConcurrentHashMap.newKeySet();
    private final AtomicInteger lent = new AtomicInteger();
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("compute-permits").factory());

    ComputePermits(int count) {
        this.free = new Semaphore(count, true);
        var _ = timer.scheduleWithFixedDelay(this::lend, LOOK_EVERY_MS, LOOK_EVERY_MS, TimeUnit.MILLISECONDS);
    }

    /** Does the work under a permit. */
    <T> T computing(Supplier<T> work) {
        acquire();
        try {
            return work.get();
        } finally {
            release();
        }
    }

    /** Leaves the processor to others while this thread waits for something outside, until the handle is closed. */
    public static Paused pause() {
        var held = HELD.get();
        if (held == null) {
            return () -> {};
        }
        held.release();
        return held::acquire;
    }

    /** Ends a pause. */
    @FunctionalInterface
    public interface Paused extends AutoCloseable {
        @Override
        void close();
    }

    private void acquire() {
        free.acquireUninterruptibly();
        holders.add(Thread.currentThread());
        HELD.set(this);
    }

    private void release() {
        HELD.remove();
        holders.remove(Thread.currentThread());
        if (lent.getAndUpdate(count -> Math.max(0, count - 1)) == 0) {
            free.release();
        }
    }

    private void lend() {
        if (free.hasQueuedThreads() && holders.stream().noneMatch(ComputePermits::busy)) {
            lent.incrementAndGet();
            free.release();
        }
    }

    private static boolean busy(Thread thread) {
        return thread.getState() == Thread.State.RUNNABLE;
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
