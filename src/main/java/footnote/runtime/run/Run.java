package footnote.runtime.run;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** One durable run: a finished step is never done twice, even after a crash. */
public interface Run {
    RunId id();

    RunOptions options();

    /** The time as this run saw it; recorded, so that a replay sees the same. */
    Clock clock();

    /** The seed of everything random in this run. */
    long seed();

    /** What earlier turns of its session left behind: company, market, period. */
    Map<String, String> memory();

    /** Does the work once and keeps its result under the name and its occurrence. */
    default <T> T step(String name, Class<T> type, Supplier<T> work) {
        return step(name, type, RetryPolicy.DEFAULT, work);
    }

    <T> T step(String name, Class<T> type, RetryPolicy retryPolicy, Supplier<T> work);

    /** Does the work for all items at once, each its own step; a failed item is a gap, not the end. */
    default <I, O> List<Outcome<O>> each(String name, List<I> items, Class<O> type, Function<I, O> work) {
        return each(name, items, type, RetryPolicy.DEFAULT, work);
    }

    <I, O> List<Outcome<O>> each(
            String name, List<I> items, Class<O> type, RetryPolicy retryPolicy, Function<I, O> work);

    /** Does branches of different types at once; a failed branch is a gap, not the end. */
    BranchOutcomes together(String name, Branch<?>... branches);

    /** Asks the reader and gives the thread back until the reply is there, minutes or days later. */
    <T> T ask(String question, Object proposal, Class<T> replyType);

    /** Tells the watchers; the types are those of {@link footnote.runtime.event.Event}. */
    void emit(String type, Object data);

    /** Puts a file into the run's output folder. */
    void publish(String name, byte[] content);
}
