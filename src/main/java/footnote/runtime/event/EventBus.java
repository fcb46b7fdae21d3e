package footnote.runtime.event;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Hands stored events to the watchers of this process, in order. */
public final class EventBus {
    private static final String EVERY_RUN = "";

    private final DraftBus drafts = new DraftBus();
    private final String token = UUID.randomUUID().toString();
    private final ConcurrentHashMap<String, List<Runnable>> lookers = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, List<Consumer<Event>>> watchers = new ConcurrentHashMap<>();

    /** Watches one run until the returned handle is closed. */
    public Watch watch(String runId, Consumer<Event> watcher) {
        watchers.computeIfAbsent(runId, _ -> new CopyOnWriteArrayList<>()).add(watcher);
        return () -> watchers.computeIfPresent(runId, (_, all) -> {
            all.remove(watcher);
            return all.isEmpty() ? null : all;
        });
    }

    public Watch watchAll(Consumer<Event> watcher) {
        return watch(EVERY_RUN, watcher);
    }

    public void publish(Event event) {
        publish(event.runId(), event);
        publish(EVERY_RUN, event);
    }

    private void publish(String key, Event event) {
        for (var watcher : watchers.getOrDefault(key, List.of())) {
            watcher.accept(event);
        }
    }

    /** What is being written right now, which is not stored. */
    public DraftBus drafts() {
        return drafts;
    }

    /** Tells this process from others on the same database. */
    public String token() {
        return token;
    }

    /** Hears that another process stored events of the run, until the returned handle is closed. */
    public Watch onStoredElsewhere(String runId, Runnable look) {
        lookers.computeIfAbsent(runId, _ -> new CopyOnWriteArrayList<>()).add(look);
        return () -> lookers.computeIfPresent(runId, (_, all) -> {
            all.remove(look);
            return all.isEmpty() ? null : all;
        });
    }

    /** Another process stored events of the run. */
    void nudge(String runId) {
        lookers.getOrDefault(runId, List.of()).forEach(Runnable::run);
    }

    /** Ends a watch. */
    @FunctionalInterface
    public interface Watch extends AutoCloseable {
        @Override
        void close();
    }
}
