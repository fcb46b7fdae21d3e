package footnote.sources.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.run.storage.Purge;
import footnote.sources.http.Http.Response;
import footnote.testing.Databases;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SqlCacheTest {
    private static final Instant THEN = Instant.parse("2026-01-02T03:04:05Z");

    @ParameterizedTest
    @EnumSource
    void keepsAnAnswerUntilANewerOneAndWithoutCookies(Databases databases) {
        try (var database = databases.fresh()) {
            var cache = new SqlCache(database);

            cache.keep("GET a", new ResponseCache.Entry(answer("old"), THEN));
            cache.keep("GET a", new ResponseCache.Entry(answer("new ü"), THEN.plusSeconds(60)));

            var found = cache.find("GET a").orElseThrow();
            assertThat(found.response().text()).isEqualTo("new ü");
            assertThat(found.response().header("set-cookie")).isEmpty();
            assertThat(found.fetched()).isEqualTo(THEN.plusSeconds(60));
            assertThat(cache.find("GET b")).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void forgetsOnPurge(Databases databases) {
        try (var database = databases.fresh()) {
            var cache = new SqlCache(database);
            cache.keep("GET a", new ResponseCache.Entry(answer("old"), THEN));

            var forgotten = new Purge(database, Clock.fixed(THEN.plusSeconds(86_400 * 3), ZoneOffset.UTC)).olderThan(2);

            assertThat(forgotten.vendorAnswers()).isEqualTo(1);
            assertThat(cache.find("GET a")).isEmpty();
        }
    }

    private static Response answer(String body) {
        return new Response(
                200,
                Map.of("content-type", List.of("text/plain; charset=utf-8"), "set-cookie", List.of("secret=1")),
                body.getBytes(StandardCharsets.UTF_8),
                URI.create("https://vendor.example/a"));
    }
}
