package footnote.runtime.sandbox;

import footnote.runtime.run.engine.ComputePermits;
import footnote.runtime.sandbox.SandboxResult.SandboxStatus;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;

/** Sandboxes of one tier: a few workers wait with everything loaded, each is used once and replaced. */
final class WarmSandboxes implements Sandbox, AutoCloseable {
    private static final int START_SECONDS = 30;

    private final SandboxTier tier;
    private final int waiting;
    private final String filter;
    private final String indicators = SandboxFiles.text("ta.py");
    /** Starts every worker, and lives as long as they do: a worker ends with the thread that started it. */
    private final ExecutorService launcher = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("sandbox-launcher").factory());
    /** Nothing but kills what is late, so that no other work can keep it from it. */
    private final ScheduledExecutorService reaper = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("sandbox-reaper").factory());

    private final Deque<CompletableFuture<Started>> ready = new ArrayDeque<>();
    private final AtomicInteger calls = new AtomicInteger();
    private boolean closed;

    /** A worker that waits, or why there is none. */
    private record Started(Optional<SandboxWorker> worker, String trouble) {}

    WarmSandboxes(SandboxTier tier, int waiting) {
        this.tier = tier;
        this.waiting = waiting;
        this.filter = SandboxWorker.base64(Seccomp.beforeCode(Syscalls.Machine.here()));
    }

    /** Has as many workers load in the background. */
    void warmUp(int wanted) {
        synchronized (ready) {
            while (!closed && ready.size() < wanted) {
                ready.add(started(SandboxTier.Outfit.WARM));
            }
        }
    }

    @Override
    public SandboxResult run(SandboxTask task) {
        var wrong = SandboxInput.objection(task);
        if (wrong.isPresent()) {
            return SandboxResult.unrun(SandboxStatus.REFUSED, tier.name(), wrong.get());
        }
        try (var _ = ComputePermits.pause()) {
            return on(next().join(), task);
        } finally {
            replace();
        }
    }

    /** Most processes run one program and end; only one that comes back gets workers that wait for it. */
    private void replace() {
        if (calls.incrementAndGet() > 1) {
            warmUp(waiting);
        }
    }

    /** Runs in a worker that loads nothing first, for a quick look at the wall itself. */
    SandboxResult bare(SandboxTask task) {
        return on(started(SandboxTier.Outfit.BARE).join(), task);
    }

    private CompletableFuture<Started> next() {
        synchronized (ready) {
            var waitingOne = ready.poll();
            return waitingOne == null ? started(SandboxTier.Outfit.WARM) : waitingOne;
        }
    }

    private SandboxResult on(Started started, SandboxTask task) {
        return started.worker()
                .map(worker -> worker.run(task, filter, indicators))
                .orElseGet(() -> SandboxResult.unrun(SandboxStatus.UNAVAILABLE, tier.name(), started.trouble()));
    }

    /** The process is begun on the launcher; that it gets ready is awaited elsewhere. */
    private CompletableFuture<Started> started(SandboxTier.Outfit outfit) {
        var future = new CompletableFuture<Started>();
        Callable<SandboxWorker> begin = () -> SandboxWorker.start(tier, outfit, reaper);
        Thread.ofPlatform().daemon().name("sandbox-start").start(() -> {
            try {
                var worker = launcher.submit(begin).get();
                future.complete(
                        worker.ready(START_SECONDS)
                                ? new Started(Optional.of(worker), "")
                                : new Started(Optional.empty(), "the worker did not start: " + worker.lastWords()));
            } catch (Exception e) {
                future.complete(new Started(Optional.empty(), "the worker did not start: " + reason(e)));
            }
        });
        return future;
    }

    private static String reason(Exception e) {
        var cause = e.getCause() instanceof IOException io ? io : e;
        return String.valueOf(cause.getMessage());
    }

    @Override
    public SandboxCheck tier() {
        return new SandboxCheck(
                tier.name(), true, "a hostile program was held" + (tier.leaks().isEmpty() ? "" : "; " + tier.leaks()));
    }

    @Override
    public void close() {
        synchronized (ready) {
            closed = true;
            ready.forEach(each -> {
                var _ = each.thenAccept(started -> started.worker().ifPresent(SandboxWorker::kill));
            });
            ready.clear();
        }
        launcher.shutdown();
        reaper.shutdown();
    }
}
