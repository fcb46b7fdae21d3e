package footnote.runtime.model.routing;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Lets so many calls at once through to each candidate. */
@FunctionalInterface
public interface ConcurrencyLimit {
    /** A way through, to be closed after the call; nothing when none came free in time. */
    Optional<Pass> enter(String candidate, int most, Duration timeout) throws InterruptedException;

    /** A call on its way. */
    @FunctionalInterface
    interface Pass extends AutoCloseable {
        @Override
        void close();
    }

    /** The limits of this process alone. */
    static ConcurrencyLimit here() {
        Map<String, Semaphore> slots = new ConcurrentHashMap<>();
        return (candidate, most, timeout) -> {
            var slot = slots.computeIfAbsent(candidate, _ -> new Semaphore(most, true));
            return slot.tryAcquire(timeout.toMillis(), TimeUnit.MILLISECONDS)
                    ? Optional.of(slot::release)
                    : Optional.empty();
        };
    }
}
