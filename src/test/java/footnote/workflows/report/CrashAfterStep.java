package footnote.workflows.report;

import footnote.runtime.run.Branch;
import footnote.runtime.run.Fault;
import footnote.runtime.run.Joined;
import footnote.runtime.run.Outcome;
import footnote.runtime.run.Patience;
import footnote.runtime.run.Run;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** A run that breaks right after each step, once for each. */
record CrashAfterStep(Run run, Set<String> broken) implements Run {
    private <T> T after(String name, T value) {
        if (broken.add(name)) {
            throw Fault.state("crashed after " + name);
        }
        return value;
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
    public <T> T step(String name, Class<T> type, Patience patience, Supplier<T> work) {
        return after(name, run.step(name, type, patience, work));
    }

    @Override
    public <I, O> List<Outcome<O>> each(
            String name, List<I> items, Class<O> type, Patience patience, Function<I, O> work) {
        return after(name, run.each(name, items, type, patience, work));
    }

    @Override
    public Joined together(String name, Branch<?>... branches) {
        return after(name, run.together(name, branches));
    }

    @Override
    public <T> T ask(String question, Object proposal, Class<T> replyType) {
        return run.ask(question, proposal, replyType);
    }

    @Override
    public void tell(String type, Object data) {
        run.tell(type, data);
    }

    @Override
    public void publish(String name, byte[] content) {
        run.publish(name, content);
    }
}
