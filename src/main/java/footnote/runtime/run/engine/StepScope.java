package footnote.runtime.run.engine;

import footnote.runtime.json.Json;
import footnote.runtime.run.Budget;
import footnote.runtime.run.RecordedAnswer;
import footnote.runtime.run.Recording;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Step;
import footnote.runtime.run.storage.Journal.RecordingKey;
import footnote.runtime.secret.Sha256;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** One try at a step: its path, and how often each name and request came up in it so far. */
final class StepScope implements Step, Recording {
    private final Execution execution;
    private final String path;
    private final Watchdog.Deadline deadline;
    private final Optional<StepScope> above;
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    StepScope(Execution execution, String path, Watchdog.Deadline deadline) {
        this.execution = execution;
        this.path = path;
        this.deadline = deadline;
        this.above = bound();
    }

    /** The scope of this thread; none outside a run. */
    static Optional<StepScope> bound() {
        return Step.current().map(StepScope.class::cast);
    }

    /** The path of the next step of this name: the second {@code revise} is {@code revise#2}. */
    String child(String name) {
        if (name.isEmpty() || name.chars().anyMatch(letter -> "/#[]".indexOf(letter) >= 0)) {
            throw new IllegalArgumentException("a step's name has no / # [ ], unlike '" + name + "'");
        }
        int occurrence = counts.merge(name, 1, Integer::sum);
        String last = occurrence == 1 ? name : name + "#" + occurrence;
        return path.isEmpty() ? last : path + "/" + last;
    }

    Execution execution() {
        return execution;
    }

    @Override
    public RunId run() {
        return execution.id();
    }

    @Override
    public RunOptions options() {
        return execution.options();
    }

    @Override
    public String path() {
        return path;
    }

    @Override
    public Duration left() {
        return deadline.left();
    }

    @Override
    public void allow(Duration time) {
        deadline.allow(time);
        above.ifPresent(step -> step.allow(time));
    }

    @Override
    public Recording recording() {
        return this;
    }

    @Override
    public Budget budget() {
        return execution.budget();
    }

    @Override
    public Clock clock() {
        return execution.clock();
    }

    @Override
    public void emit(String type, Object data) {
        execution.journal().emit(type, path, Json.node(data));
    }

    @Override
    public void draft(String text, boolean checked) {
        execution.drafts().put(execution.id().value(), path, text, checked);
    }

    @Override
    public <T> T perRun(Class<T> type, Supplier<T> fresh) {
        return execution.perRun(type, fresh);
    }

    @Override
    public <T> T part(String name, Class<T> type, Supplier<T> work) {
        return execution.step(name, type, RetryPolicy.of(left().plusMillis(1)).once(), work);
    }

    @Override
    public RecordedAnswer answer(String kind, String request, Supplier<RecordedAnswer> live) {
        String digest = Sha256.hex(request);
        int occurrence = counts.merge(kind + ' ' + digest, 1, Integer::sum); // no step's name has a space first
        var key = new RecordingKey(path, kind, digest, occurrence);
        return execution.journal().recorded(key).orElseGet(() -> {
            var recorded = live.get();
            execution.journal().record(key, request, recorded);
            return recorded;
        });
    }

    @Override
    public List<RecordedAnswer> recorded(String kind) {
        return execution.journal().recorded(kind);
    }
}
