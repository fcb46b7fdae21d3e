package footnote.runtime.db;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * How long the work on a thread waits for a database that is locked or away, and who is told when it failed after all.
 * Work without one does not wait.
 */
public record OutagePolicy(Duration timeout, Consumer<DatabaseException> failed) {
    /** How long a run waits before it is left to be resumed. */
    public static final Duration TIMEOUT = Duration.ofSeconds(60);

    private static final ScopedValue<OutagePolicy> CURRENT = ScopedValue.newInstance();
    private static final OutagePolicy NONE = new OutagePolicy(Duration.ZERO, _ -> {});

    /** The one of this thread; also for handing on to a thread that this one starts. */
    public static OutagePolicy current() {
        return CURRENT.orElse(NONE);
    }

    public <T> T during(Supplier<T> work) {
        return ScopedValue.where(CURRENT, this).call(work::get);
    }
}
