package footnote.sources.http;

import static footnote.testing.RecordedHttp.response;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.sources.http.Http.Request;
import footnote.testing.MovingClock;
import footnote.testing.RecordedHttp;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
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
    void remembersAnAbsenceForMinutes() {
        var absent = new RecordedHttp().on("/x", response(404, ""), response(200, "there"));
        var http = new CachedHttp(absent, new MemoryCache(100), clock);

        assertThat(http.send(REQUEST).status()).isEqualTo(404);
        assertThat(http.send(REQUEST).status()).isEqualTo(404);
        clock.advance(CachedHttp.ABSENT);

        assertThat(http.send(REQUEST).text()).isEqualTo("there");
        assertThat(absent.requests).hasSize(2);
    }

    @Test
    void asksOnceForSeveralThreads() throws Exception {
        var asked = new AtomicInteger();
        var ready = new CountDownLatch(2);
        Http slow = _ -> {
            asked.incrementAndGet();
            return response(200, "body");
        };
        var http = new CachedHttp(slow, new MemoryCache(100), clock);
        Callable<String> question = () -> {
            ready.countDown();
            ready.await();
            return http.send(REQUEST).text();
        };

        try (var threads = Executors.newFixedThreadPool(2)) {
            assertThat(threads.invokeAll(List.of(question, question)))
                    .allSatisfy(each -> assertThat(each.get()).isEqualTo("body"));
        }

        assertThat(asked).hasValue(1);
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
