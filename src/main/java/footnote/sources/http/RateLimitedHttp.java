package footnote.sources.http;

import footnote.sources.SourceException.Throttled;
import footnote.sources.SourceException.Unreachable;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Keeps each vendor's pace, tries again what may pass, and leaves a vendor that keeps failing alone. */
public final class RateLimitedHttp implements Http {
    static final int TRIES = 3;
    private static final Duration FIRST_BACKOFF = Duration.ofMillis(500);

    /** A vendor that wants us to wait longer than this had better be left to the caller. */
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm:ss 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private static final Duration UNSTATED = Duration.ofSeconds(60);

    private final Http inner;
    private final Function<String, Vendor> vendors;
    private final Clock clock;
    private final VendorPause pause;
    private final RateLimit rateLimit;
    private final Map<String, CircuitBreaker> breakers = new ConcurrentHashMap<>();

    public RateLimitedHttp(Http inner, Function<String, Vendor> vendors, Clock clock, VendorPause pause) {
        this(inner, vendors, RateLimit.here(clock), clock, pause);
    }

    public RateLimitedHttp(
            Http inner, Function<String, Vendor> vendors, RateLimit rateLimit, Clock clock, VendorPause pause) {
        this.rateLimit = rateLimit;
        this.inner = inner;
        this.vendors = vendors;
        this.clock = clock;
        this.pause = pause;
    }

    @Override
    public Response send(Request request) {
        var breaker = breakers.computeIfAbsent(request.vendor(), _ -> new CircuitBreaker(clock));
        breaker.openUntil().ifPresent(until -> {
            throw new Unreachable(
                    request.vendor(), "it failed too often and is left alone until " + TIME.format(until), null);
        });
        for (int attempt = 1; ; attempt++) {
            awaitTurn(request.vendor());
            try {
                return attempt(request, breaker);
            } catch (Throttled busy) {
                if (attempt == TRIES || busy.retryAfter().compareTo(TIMEOUT) > 0) {
                    throw busy;
                }
                pause.pause(busy.retryAfter());
            } catch (Unreachable failure) {
                if (attempt == TRIES || breaker.openUntil().isPresent()) {
                    throw failure;
                }
                pause.pause(FIRST_BACKOFF.multipliedBy(1L << (attempt - 1)));
            }
        }
    }

    private void awaitTurn(String vendor) {
        Duration wait = rateLimit.acquire(vendors.apply(vendor));
        if (wait.isPositive()) {
            pause.pause(wait);
        }
    }

    private Response attempt(Request request, CircuitBreaker breaker) {
        Response response;
        try {
            response = inner.send(request);
        } catch (Unreachable failure) {
            breaker.failed();
            throw failure;
        }
        if (response.status() == 429) {
            throw new Throttled(request.vendor(), request.named(), retryAfter(response));
        }
        if (response.status() == 408 || response.status() >= 500) {
            breaker.failed();
            throw response.header("retry-after").isPresent()
                    ? new Throttled(request.vendor(), request.named(), retryAfter(response))
                    : new Unreachable(request.vendor(), "status " + response.status(), null);
        }
        breaker.succeeded();
        return response;
    }

    /** Seconds or an HTTP date; a minute where the vendor states neither. */
    private Duration retryAfter(Response response) {
        String stated = response.header("retry-after").orElse("").strip();
        if (stated.matches("\\d{1,6}")) {
            return Duration.ofSeconds(Long.parseLong(stated));
        }
        try {
            Instant then = ZonedDateTime.parse(stated, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            Duration wait = Duration.between(clock.instant(), then);
            return wait.isNegative() ? Duration.ZERO : wait;
        } catch (DateTimeException _) {
            return UNSTATED;
        }
    }
}
