package footnote.sources.http;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** So many requests a second, a few of them at once; tells how long to wait instead of waiting. */
final class TokenBucket {
    private final double perSecond;
    private final int burst;
    private final Clock clock;
    private double tokens;
    private Instant filled;

    TokenBucket(double perSecond, int burst, Clock clock) {
        this.perSecond = perSecond;
        this.burst = burst;
        this.clock = clock;
        this.tokens = burst;
        this.filled = clock.instant();
    }

    /** Takes a token, from the future where there is none yet, and says how far that future is. */
    synchronized Duration acquire() {
        Instant now = clock.instant();
        double seconds = Math.max(0, Duration.between(filled, now).toNanos() / 1e9);
        tokens = Math.min(burst, tokens + seconds * perSecond) - 1;
        filled = now;
        return tokens >= 0 ? Duration.ZERO : Duration.ofNanos((long) Math.ceil(-tokens / perSecond * 1e9));
    }
}
