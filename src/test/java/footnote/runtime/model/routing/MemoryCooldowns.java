package footnote.runtime.model.routing;

import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Rests as far as this process knows. */
public final class MemoryCooldowns implements Cooldowns {
    private final Map<String, Instant> rests = new ConcurrentHashMap<>();

    @Override
    public Instant until(String candidate) {
        return rests.getOrDefault(candidate, Instant.EPOCH);
    }

    @Override
    public void coolDown(String candidate, Instant until) {
        rests.merge(candidate, until, (one, other) -> one.isAfter(other) ? one : other);
    }
}
