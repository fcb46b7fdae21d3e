package footnote.sources.http;

import static footnote.testing.RecordedHttp.response;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.sources.SourceException.Throttled;
import footnote.sources.SourceException.Unreachable;
import footnote.sources.Vendors;
import footnote.sources.http.Http.Request;
import footnote.sources.http.Http.Response;
import footnote.testing.MovingClock;
import footnote.testing.RecordedHttp;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RateLimitedHttpTest {
    private static final Request REQUEST = Request.get("acme", URI.create("https://acme.example/x"));

    private final MovingClock clock = new MovingClock("2024-01-02T00:00:00Z");

    @Test
    void keepsTheVendorsPace() {
        var http = polite(new RecordedHttp().on("/x", "ok"), 10);

        for (int i = 0; i < 31; i++) {
            http.send(REQUEST);
        }

        assertThat(clock.waits).hasSize(30);
        assertThat(clock.instant()).isEqualTo("2024-01-02T00:00:03Z");
    }

    @Test
    void waitsAsLongAsTheVendorSays() {
        var http = polite(new RecordedHttp().on("/x", busy("7"), response(200, "ok")), 1000);

        assertThat(http.send(REQUEST).text()).isEqualTo("ok");
        assertThat(clock.waits).contains(Duration.ofSeconds(7));
    }

    @Test
    void readsRetryAfterAsADateToo() {
        var http =
                polite(new RecordedHttp().on("/x", busy("Tue, 02 Jan 2024 00:00:05 GMT"), response(200, "ok")), 1000);

        http.send(REQUEST);

        assertThat(clock.waits).contains(Duration.ofSeconds(5));
    }

    @Test
    void leavesALongWaitToTheCaller() {
        var http = polite(new RecordedHttp().on("/x", busy("3600")), 1000);

        assertThatThrownBy(() -> http.send(REQUEST))
                .isInstanceOfSatisfying(
                        Throttled.class, busy -> assertThat(busy.retryAfter()).isEqualTo(Duration.ofHours(1)))
                .hasMessageContaining("1 h");
    }

    @Test
    void triesServerErrorsAgainWithBackoff() {
        var recorded = new RecordedHttp().on("/x", response(503, ""), response(502, ""), response(200, "ok"));

        assertThat(polite(recorded, 1000).send(REQUEST).status()).isEqualTo(200);
        assertThat(clock.waits).contains(Duration.ofMillis(500), Duration.ofSeconds(1));
    }

    @Test
    void leavesAFailingVendorAloneForAWhile() {
        var recorded = new RecordedHttp().on("/x", response(500, ""));
        var http = polite(recorded, 1000);

        assertThatThrownBy(() -> http.send(REQUEST)).isInstanceOf(Unreachable.class);
        assertThatThrownBy(() -> http.send(REQUEST)).isInstanceOf(Unreachable.class);
        assertThatThrownBy(() -> http.send(REQUEST))
                .hasMessageMatching(
                        ".* could not be reached \\(it failed too often and is left alone until \\d\\d:\\d\\d:\\d\\d UTC\\).*");
        assertThat(recorded.requests).hasSize(CircuitBreaker.FAILURES);

        clock.advance(CircuitBreaker.REST);

        assertThatThrownBy(() -> http.send(REQUEST)).hasMessageContaining("sample market");
        assertThat(recorded.requests).hasSize(CircuitBreaker.FAILURES + 1);
    }

    @Test
    void handsOtherStatusesToTheSource() {
        assertThat(polite(new RecordedHttp().on("/x", response(404, "{}")), 10)
                        .send(REQUEST)
                        .status())
                .isEqualTo(404);
    }

    private RateLimitedHttp polite(Http inner, double perSecond) {
        var vendor = Vendor.of("acme", perSecond, "acme.example");
        return new RateLimitedHttp(inner, Vendors.of(List.of(vendor)), clock, clock);
    }

    private static Response busy(String retryAfter) {
        return new Response(429, Map.of("Retry-After", List.of(retryAfter)), new byte[0], REQUEST.uri());
    }
}
