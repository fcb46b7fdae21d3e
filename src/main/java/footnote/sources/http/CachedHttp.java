package footnote.sources.http;

import java.time.Clock;
import java.time.Instant;

/** Answers from the cache while the request allows, and fills it with successes; an absence may end any time. */
public final class CachedHttp implements Http {
    private final Http inner;
    private final ResponseCache cache;
    private final Clock clock;

    public CachedHttp(Http inner, ResponseCache cache, Clock clock) {
        this.inner = inner;
        this.cache = cache;
        this.clock = clock;
    }

    @Override
    public Response send(Request request) {
        if (!request.fresh().isPositive()) {
            return inner.send(request);
        }
        Instant oldest = clock.instant().minus(request.fresh());
        Instant newest = clock.instant().plus(request.fresh()); // later: the clock was set back since
        return cache.find(request.key())
                .filter(entry ->
                        entry.fetched().isAfter(oldest) && !entry.fetched().isAfter(newest))
                .map(ResponseCache.Entry::response)
                .orElseGet(() -> fetch(request));
    }

    private Response fetch(Request request) {
        Response response = inner.send(request);
        if (response.status() == 200) {
            cache.keep(request.key(), new ResponseCache.Entry(response, clock.instant()));
        }
        return response;
    }
}
