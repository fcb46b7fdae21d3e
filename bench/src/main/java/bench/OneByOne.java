package bench;

import footnote.runtime.run.Branch;
import footnote.runtime.run.Fault;
import footnote.runtime.run.BranchOutcomes;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** The same run with nothing at once: each step is done and kept as ever, but only when the one before it is. */
record OneByOne(Run run) implements Run {
    @Override
    public <T> T step(String name, Class<T> type, RetryPolicy retryPolicy, Supplier<T> work) {
        return run.step(name, type, retryPolicy, work);
    }

    @Override
    public <I, O> List<Outcome<O>> each(
            String name, List<I> items, Class<O> type, RetryPolicy retryPolicy, Function<I, O> work) {
        var outcomes = new ArrayList<Outcome<O>>();
        for (var item : items) {
            outcomes.add(outcome(name, new Branch<>(String.valueOf(item), type, retryPolicy, () -> work.apply(item))));
        }
        return outcomes;
    }

    @Override
    public BranchOutcomes together(String name, Branch<?>... branches) {
        var outcomes = new HashMap<String, Outcome<?>>();
        for (var branch : branches) {
            outcomes.put(branch.name(), outcome(name, branch));
        }
        return new BranchOutcomes(outcomes);
    }

    private <T> Outcome<T> outcome(String name, Branch<T> branch) {
        try {
            return new Outcome.Done<>(run.step(name, branch.type(), branch.retryPolicy(), branch.work()));
        } catch (Fault fault) {
            return new Outcome.Gap<>(branch.name(), fault.kind(), String.valueOf(fault.getMessage()));
        }
    }

    @Override
    public RunId id() {
        return run.id();
    }

    @Override
    public RunOptions options() {
        return run.options();
    }

    @Override
    public Clock clock() {
        return run.clock();
    }

    @Override
    public long seed() {
        return run.seed();
    }

    @Override
    public Map<String, String> memory() {
        return run.memory();
    }

    @Override
    public <T> T ask(String question, Object proposal, Class<T> replyType) {
        return run.ask(question, proposal, replyType);
    }

    @Override
    public void emit(String type, Object data) {
        run.emit(type, data);
    }

    @Override
    public void publish(String name, byte[] content) {
        run.publish(name, content);
    }
}
