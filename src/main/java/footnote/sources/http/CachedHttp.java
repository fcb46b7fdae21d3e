package footnote.sources.http;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Answers from the cache while the request allows, and fills it with successes. The same question from several threads
 * is asked once. That a vendor has none, or refuses, is remembered for some minutes in this process alone: an absence may
 * end any time.
 */
public final class CachedHttp implements Http {
    static final Duration ABSENT = Duration.ofMinutes(10);
    private static final int MOST_ABSENT = 1000;
    private static final int LOCKS = 64;

    private final Http inner;
    private final ResponseCache cache;
    private final Clock clock;
    private final Map<String, ResponseCache.Entry> absent = new ConcurrentHashMap<>();
    private final ReentrantLock[] locks = new ReentrantLock[LOCKS];

    public CachedHttp(Http inner, ResponseCache cache, Clock clock) {
        this.inner = inner;
        this.cache = cache;
        this.clock = clock;
        for (int i = 0; i < LOCKS; i++) {
            locks[i] = new ReentrantLock();
        }
    }

    @Override
    public Response send(Request request) {
        if (!request.fresh().isPositive()) {
            return inner.send(request);
        }
        var kept = kept(request);
        if (kept.isPresent()) {
            return kept.get();
        }
        var lock = locks[Math.floorMod(request.key().hashCode(), LOCKS)];
        lock.lock();
        try {
            return kept(request).orElseGet(() -> fetch(request));
        } finally {
            lock.unlock();
        }
    }

    private Optional<Response> kept(Request request) {
        return cache.find(request.key())
                .filter(entry -> holds(entry, request.fresh()))
                .or(() -> Optional.ofNullable(absent.get(request.key())).filter(entry -> holds(entry, ABSENT)))
                .map(ResponseCache.Entry::response);
    }

    private boolean holds(ResponseCache.Entry entry, Duration fresh) {
        Instant oldest = clock.instant().minus(fresh);
        Instant newest = clock.instant().plus(fresh); // later: the clock was set back since
        return entry.fetched().isAfter(oldest) && !entry.fetched().isAfter(newest);
    }

    private Response fetch(Request request) {
        Response response = inner.send(request);
        var entry = new ResponseCache.Entry(response, clock.instant());
        switch (response.status()) {
            case 200 -> cache.keep(request.key(), entry);
            case 403, 404, 410 -> {
                if (absent.size() >= MOST_ABSENT) {
                    absent.clear();
                }
                absent.put(request.key(), entry);
            }
            default -> {}
        }
        return response;
    }
}
