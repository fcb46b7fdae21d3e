package footnote.runtime.run;

import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** A run that keeps nothing and asks nobody, for carrying a workflow out a thousand times over the past. */
public final class EphemeralRun implements Run {
    private static final RunId NONE = new RunId("unrecorded");

    private final RunOptions options;
    private final Clock clock;

    public EphemeralRun(RunOptions options, Clock clock) {
        this.options = options;
        this.clock = clock;
    }

    @Override
    public RunId id() {
        return NONE;
    }

    @Override
    public RunOptions options() {
        return options;
    }

    @Override
    public Clock clock() {
        return clock;
    }

    @Override
    public long seed() {
        return 0;
    }

    @Override
    public Map<String, String> memory() {
        return Map.of();
    }

    @Override
    public <T> T step(String name, Class<T> type, RetryPolicy retryPolicy, Supplier<T> work) {
        return work.get();
    }

    @Override
    public <I, O> List<Outcome<O>> each(
            String name, List<I> items, Class<O> type, RetryPolicy retryPolicy, Function<I, O> work) {
        return items.stream().map(item -> outcome(name, () -> work.apply(item))).toList();
    }

    @Override
    public BranchOutcomes together(String name, Branch<?>... branches) {
        var outcomes = new LinkedHashMap<String, Outcome<?>>();
        for (var branch : branches) {
            outcomes.put(branch.name(), outcome(branch.name(), branch.work()));
        }
        return new BranchOutcomes(outcomes);
    }

    private static <T> Outcome<T> outcome(String what, Supplier<? extends T> work) {
        try {
            return new Outcome.Done<>(work.get());
        } catch (Fault e) {
            if (e.endsAttempt()) {
                throw e;
            }
            return new Outcome.Gap<>(what, e.kind(), String.valueOf(e.getMessage()));
        }
    }

    @Override
    public <T> T ask(String question, Object proposal, Class<T> replyType) {
        throw Fault.input("nobody is there to answer: " + question);
    }

    @Override
    public void emit(String type, Object data) {}

    @Override
    public void publish(String name, byte[] content) {}
}
