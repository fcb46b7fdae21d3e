package footnote.faces.access;

import java.time.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Lets each caller through so many times a minute, evenly refilled, and says how long to wait otherwise. */
public final class RateLimiter {
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();
    private final Clock clock;

    public RateLimiter(Clock clock) {
        this.clock = clock;
    }

    private record Bucket(double left, long at, boolean served) {}

    /** Seconds to wait, or 0 when the caller may go on. */
    public int waitFor(Caller caller) {
        if (caller.perMinute().isEmpty()) {
            return 0;
        }
        int most = caller.perMinute().get();
        long now = clock.millis();
        var after = buckets.compute(caller.name(), (_, before) -> {
            double refilled = before == null
                    ? most
                    : Math.min(most, before.left() + Math.max(0, now - before.at()) * most / 60_000.0);
            return refilled >= 1 ? new Bucket(refilled - 1, now, true) : new Bucket(refilled, now, false);
        });
        return after.served() ? 0 : (int) Math.max(1, Math.ceil((1 - after.left()) * 60.0 / most));
    }
}
