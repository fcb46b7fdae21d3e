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
    Optional<Pass> enter(String candidate, int most, Duration patience) throws InterruptedException;

    /** A call on its way. */
    @FunctionalInterface
    interface Pass extends AutoCloseable {
        @Override
        void close();
    }

    /** The gates of this process alone. */
    static ConcurrencyLimit here() {
        Map<String, Semaphore> gates = new ConcurrentHashMap<>();
        return (candidate, most, patience) -> {
            var gate = gates.computeIfAbsent(candidate, _ -> new Semaphore(most, true));
            return gate.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)
                    ? Optional.of(gate::release)
                    : Optional.empty();
        };
    }
}
