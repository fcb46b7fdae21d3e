package footnote.faces.http;

import footnote.runtime.event.Event;
import footnote.runtime.run.RunId;
import footnote.runtime.run.storage.Runs;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;

/** Counts model calls and tokens by workflow, each once, however often a run stops and goes on. */
final class ModelUse {
    private static final Set<String> ENDS = Set.of(Event.RESULT, Event.REJECTED, Event.ERROR);
    private static final int REMEMBERED = 10_000;

    private final Runs runs;
    private final MeterRegistry registry;
    private final Executor executor;
    private final Map<RunId, Counted> counted = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<RunId, Counted> eldest) {
            return size() > REMEMBERED;
        }
    };

    /** The executor does one piece of work after another; the publisher of an event does not wait for it. */
    ModelUse(Runs runs, MeterRegistry registry, Executor executor) {
        this.runs = runs;
        this.registry = registry;
        this.executor = executor;
    }

    private record Counted(long calls, long tokens) {}

    void heard(Event event) {
        if (ENDS.contains(event.type())) {
            executor.execute(() -> count(new RunId(event.runId())));
        }
    }

    private void count(RunId id) {
        runs.find(id).ifPresent(run -> {
            var spent = runs.spending(id);
            var before = counted.getOrDefault(id, new Counted(0, 0));
            registry.counter("footnote.model.calls", "workflow", run.workflow())
                    .increment((double) spent.calls() - before.calls());
            registry.counter("footnote.model.tokens", "workflow", run.workflow())
                    .increment((double) spent.tokens() - before.tokens());
            counted.put(id, new Counted(spent.calls(), spent.tokens()));
        });
    }
}
