package footnote.runtime.run.engine;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The platform threads that runs are worked on. Virtual threads share a few carriers with those that answer web requests,
 * and one that computes leaves its carrier to nobody; the system parts these fairly.
 */
public final class StepThreads implements AutoCloseable {
    private static final int MOST = 400;

    private final Semaphore places = new Semaphore(MOST);
    private volatile @Nullable ComputePermits permits;

    /** From now on runs keep no more processors busy than there are, and give way to the rest of this program. */
    synchronized void lowerPriority() {
        if (permits == null) {
            permits = new ComputePermits(Runtime.getRuntime().availableProcessors());
        }
    }

    /** A thread for the work, not yet started; none when there are too many, so that the caller does the work itself. */
    Optional<Thread> thread(String name, Runnable work) {
        if (!places.tryAcquire()) {
            return Optional.empty();
        }
        return Optional.of(platform(name, () -> {
            try {
                work.run();
            } finally {
                places.release();
            }
        }));
    }

    /** Does the work and waits for it: on this thread if that is a platform thread, else on one of ours. */
    <T> T call(String name, Supplier<T> work) {
        if (!Thread.currentThread().isVirtual()) {
            return work.get();
        }
        var task = new FutureTask<>(work::get);
        var thread = platform(name, task);
        thread.start();
        if (join(List.of(thread))) {
            Thread.currentThread().interrupt();
        }
        return switch (task.state()) {
            case SUCCESS -> task.resultNow();
            case FAILED -> throw rethrown(task.exceptionNow());
            case CANCELLED, RUNNING -> throw new IllegalStateException(name + " did not end");
        };
    }

    private Thread platform(String name, Runnable work) {
        var shared = permits;
        return Thread.ofPlatform()
                .daemon()
                .name(name)
                .unstarted(
                        shared == null
                                ? work
                                : () -> {
                                    ThreadNiceness.lowerPriority();
                                    shared.computing(() -> {
                                        work.run();
                                        return true;
                                    });
                                });
    }

    /** Waits for the end of all; an interrupt is handed on to them, and told. */
    static boolean join(List<Thread> threads) {
        boolean interrupted = false;
        try (var _ = ComputePermits.pause()) {
            for (var thread : threads) {
                while (true) {
                    try {
                        thread.join();
                        break;
                    } catch (InterruptedException e) {
                        interrupted = true;
                        threads.forEach(Thread::interrupt);
                    }
                }
            }
        }
        return interrupted;
    }

    /** For a throw statement: what another thread threw, as it is. */
    static RuntimeException rethrown(Throwable thrown) {
        switch (thrown) {
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            default -> throw new IllegalStateException(thrown);
        }
    }

    @Override
    public synchronized void close() {
        var shared = permits;
        if (shared != null) {
            shared.close();
        }
    }
}
