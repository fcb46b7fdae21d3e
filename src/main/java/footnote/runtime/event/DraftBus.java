package footnote.runtime.event;

import footnote.runtime.event.EventBus.Watch;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Hands drafts to the watchers of this process. Only a run's latest counts: it is neither stored nor numbered among the
 * events, and gone when the run is.
 */
public final class DraftBus {
    private static final long APART = TimeUnit.MILLISECONDS.toNanos(80);

    private final Map<String, Draft> latest = new ConcurrentHashMap<>();
    private final Map<String, Long> told = new ConcurrentHashMap<>();
    private final Map<String, List<Consumer<Draft>>> watchers = new ConcurrentHashMap<>();
    private final AtomicLong numbers = new AtomicLong();

    /** Shows the text so far; one that comes right after another is left out, unless it is a checked one. */
    public void put(String runId, String step, String text, boolean checked) {
        long now = System.nanoTime();
        var before = told.get(runId);
        if (text.isBlank() || (!checked && before != null && now - before < APART)) {
            return;
        }
        told.put(runId, now);
        var draft = new Draft(runId, step, text, checked, numbers.incrementAndGet());
        latest.put(runId, draft);
        watchers.getOrDefault(runId, List.of()).forEach(watcher -> watcher.accept(draft));
    }

    /** The latest of a run that is being worked on here. */
    public Optional<Draft> of(String runId) {
        return Optional.ofNullable(latest.get(runId));
    }

    public Watch watch(String runId, Consumer<Draft> watcher) {
        watchers.computeIfAbsent(runId, _ -> new CopyOnWriteArrayList<>()).add(watcher);
        return () -> watchers.computeIfPresent(runId, (_, all) -> {
            all.remove(watcher);
            return all.isEmpty() ? null : all;
        });
    }

    public void forget(String runId) {
        latest.remove(runId);
        told.remove(runId);
    }

    /** Text that a step is still at, shown while it grows and never kept; checked when what it says of figures was. */
    public record Draft(String runId, String step, String text, boolean checked, long number) {}
}
