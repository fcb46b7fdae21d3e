package footnote.runtime.run;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** The step being worked on, known to whatever the work calls without being handed down. */
public interface Step {
    /** Bound by the engine alone. */
    ScopedValue<Step> CURRENT = ScopedValue.newInstance();

    /** The step of this thread; none outside a run. */
    static Optional<Step> current() {
        return CURRENT.isBound() ? Optional.of(CURRENT.get()) : Optional.empty();
    }

    RunId run();

    RunOptions options();

    /** Where in the run: {@code gather[3]/fetch#2}. */
    String path();

    /** The time left until this step's time-out. */
    Duration left();

    /** Puts the time-out off, so that at least so much time is left from now. */
    void allow(Duration time);

    Recording recording();

    Budget budget();

    Clock clock();

    /** Tells the watchers of this run. */
    void emit(String type, Object data);

    /** Shows text that is still being worked on to those who watch now; it is not kept, and another takes its place. */
    void draft(String text, boolean checked);

    /** Something that lasts as long as this run is worked on here, made when first asked for. */
    <T> T perRun(Class<T> type, Supplier<T> fresh);

    /** Does a part of this step once, as a step of its own below it. */
    <T> T part(String name, Class<T> type, Supplier<T> work);
}
