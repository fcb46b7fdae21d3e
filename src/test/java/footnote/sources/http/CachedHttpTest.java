package footnote.sources.http;

import static footnote.testing.RecordedHttp.response;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.sources.http.Http.Request;
import footnote.testing.MovingClock;
import footnote.testing.RecordedHttp;
import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class CachedHttpTest {
    private static final Request REQUEST =
            Request.get("acme", URI.create("https://acme.example/x")).fresh(Duration.ofHours(1));

    private final MovingClock clock = new MovingClock("2024-01-02T00:00:00Z");
    private final RecordedHttp recorded = new RecordedHttp().on("/x", response(200, "old"), response(200, "new"));
    private final Http http = new CachedHttp(recorded, new MemoryCache(100), clock);

    @Test
    void answersFromTheCacheUntilItIsTooOld() {
        assertThat(http.send(REQUEST).text()).isEqualTo("old");
        clock.advance(Duration.ofMinutes(59));
        assertThat(http.send(REQUEST).text()).isEqualTo("old");
        clock.advance(Duration.ofMinutes(1));
        assertThat(http.send(REQUEST).text()).isEqualTo("new");
    }

    @Test
    void secretsMakeNoDifferenceToTheKey() {
        http.send(REQUEST.secret("crumb", "one"));

        assertThat(http.send(REQUEST.secret("crumb", "two")).text()).isEqualTo("old");
        assertThat(REQUEST.secret("crumb", "one").toString()).doesNotContain("one");
    }

    @Test
    void asksAgainWhatMustBeFresh() {
        http.send(REQUEST.fresh(Duration.ZERO));

        assertThat(http.send(REQUEST.fresh(Duration.ZERO)).text()).isEqualTo("new");
    }

    @Test
    void forgetsTheLeastUsedWhenFull() {
        var cache = new MemoryCache(10);
        cache.keep("a", new ResponseCache.Entry(response(200, "12345"), clock.instant()));
        cache.keep("b", new ResponseCache.Entry(response(200, "12345"), clock.instant()));
        cache.find("a");

        cache.keep("c", new ResponseCache.Entry(response(200, "12345"), clock.instant()));

        assertThat(cache.find("a")).isPresent();
        assertThat(cache.find("b")).isEmpty();
    }
}
