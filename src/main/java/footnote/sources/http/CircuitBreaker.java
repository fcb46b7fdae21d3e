package footnote.sources.http;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Leaves a vendor alone for a while after it failed several times in a row. */
final class CircuitBreaker {
    static final int FAILURES = 5;
    static final Duration REST = Duration.ofSeconds(60);

    private final Clock clock;
    private int failures;
    private Instant until = Instant.MIN;

    CircuitBreaker(Clock clock) {
        this.clock = clock;
    }

    /** Until when the vendor rests, if it does. After that one request may try, and a failure starts a new rest. */
    synchronized Optional<Instant> openUntil() {
        var now = clock.instant();
        boolean rests = now.isBefore(until) && !until.isAfter(now.plus(REST)); // later: the clock was set back
        return rests ? Optional.of(until) : Optional.empty();
    }

    synchronized void succeeded() {
        failures = 0;
    }

    synchronized void failed() {
        failures++;
        if (failures >= FAILURES) {
            until = clock.instant().plus(REST);
        }
    }
}
