package footnote.runtime.run;

import java.time.Duration;

/** How long a step may take, how often it is tried, and how long we wait between tries. */
public record RetryPolicy(Duration timeout, int tries, Duration firstDelay, Duration longestDelay) {
    public static final RetryPolicy DEFAULT =
            new RetryPolicy(Duration.ofMinutes(5), 3, Duration.ofSeconds(2), Duration.ofSeconds(10));

    public RetryPolicy {
        if (timeout.isNegative() || timeout.isZero()) {
            throw new IllegalArgumentException("a time-out is above zero, not " + timeout);
        }
        if (tries < 1 || tries > 10) {
            throw new IllegalArgumentException("a step is tried 1 to 10 times, not " + tries);
        }
        if (firstDelay.isNegative() || longestDelay.compareTo(firstDelay) < 0) {
            throw new IllegalArgumentException("delays grow from 0 up, not " + firstDelay + " to " + longestDelay);
        }
    }

    public static RetryPolicy of(Duration timeout) {
        return new RetryPolicy(timeout, DEFAULT.tries, DEFAULT.firstDelay, DEFAULT.longestDelay);
    }

    public RetryPolicy once() {
        return new RetryPolicy(timeout, 1, firstDelay, longestDelay);
    }

    /** The wait after the given failed try: doubling from the first delay up to the longest. */
    public Duration delayAfter(int tried) {
        var delay = firstDelay.multipliedBy(1L << Math.min(tried - 1, 20));
        return delay.compareTo(longestDelay) > 0 ? longestDelay : delay;
    }
}
