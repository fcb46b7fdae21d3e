package footnote.sources.http;

import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Gives requests to a vendor their turn, so that its pace is kept. */
@FunctionalInterface
public interface RateLimit {
    /** Takes the next turn, a future one where there is none yet, and says how far off it is. */
    Duration acquire(Vendor vendor);

    /** The turns of this process alone. */
    static RateLimit here(Clock clock) {
        Map<String, TokenBucket> buckets = new ConcurrentHashMap<>();
        return vendor -> buckets.computeIfAbsent(
                        vendor.name(), _ -> new TokenBucket(vendor.perSecond(), vendor.burst(), clock))
                .acquire();
    }
}
