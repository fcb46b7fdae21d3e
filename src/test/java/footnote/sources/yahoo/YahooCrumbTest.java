package footnote.sources.yahoo;

import static footnote.testing.RecordedHttp.response;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Ticker;
import footnote.sources.http.Http.Response;
import footnote.testing.MovingClock;
import footnote.testing.RecordedHttp;
import footnote.testing.SharedData;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** How Yahoo's crumb, cookies and consent page are had. */
class YahooCrumbTest {
    private static final MovingClock CLOCK = new MovingClock("2026-01-01T00:00:00Z");
    private static final Ticker AAPL = new Ticker("AAPL");

    /** An assumption inside an expected failure would pass for that failure, so it is made once, before. */
    @BeforeAll
    static void needsRecordings() {
        SharedData.files("yahoo");
    }

    private static Yahoo yahoo(RecordedHttp http) {
        return new Yahoo(http, CLOCK);
    }

    @Test
    void takesTheCrumbWithAPlainCookieWhereThatIsEnough() {
        var http = new RecordedHttp()
                .on("fc.yahoo.com", cookies("A3=abc; Domain=.yahoo.com; Path=/; Secure"))
                .on("getcrumb", "haT3oykhHqZ")
                .on("quoteSummary/AAPL", YahooRecordings.body("quoteSummary-all-AAPL.json.gz"));

        new YahooProfiles(yahoo(http)).profile(AAPL);

        var asked = http.requests.getLast();
        assertThat(asked.secrets()).containsEntry("crumb", "haT3oykhHqZ");
        assertThat(asked.headers()).containsEntry("cookie", "A3=abc");
        assertThat(asked.key()).doesNotContain("haT3oykhHqZ");
    }

    @Test
    void agreesToTheConsentPageWhereItMust() {
        var http = new RecordedHttp()
                .on("fc.yahoo.com", response(404, ""))
                .on("GET https://finance.yahoo.com/quote/AAPL?guccounter", response(200, "<html></html>"))
                .on("finance.yahoo.com/quote/AAPL", YahooRecordings.response("getCrumb-quote-AAPL.json"))
                .on("guce.yahoo.com/consent", YahooRecordings.response("getCrumb-quote-AAPL-consent.html.json"))
                .on("guce.yahoo.com/copyConsent", YahooRecordings.response("getCrumb-quote-AAPL-copyConsent.json"))
                .on("POST", YahooRecordings.response("getCrumb-quote-AAPL-collectConsentSubmit.json"))
                .on("collectConsent", YahooRecordings.response("getCrumb-quote-AAPL-collectConsent.html.json"))
                .on("getcrumb", YahooRecordings.response("getCrumb-getcrumb.json"))
                .on("quoteSummary/AAPL", YahooRecordings.body("quoteSummary-all-AAPL.json.gz"));

        new YahooProfiles(yahoo(http)).profile(AAPL);

        assertThat(http.requests).anySatisfy(request -> {
            assertThat(request.method()).isEqualTo("POST");
            assertThat(request.body()).contains("csrfToken=", "agree=agree");
        });
        assertThat(http.requests.getLast().headers().get("cookie"))
                .contains("A3=", "GUC=")
                .doesNotContain("CFC=");
    }

    @Test
    void sendsACookieOnlyToTheHostsItWasSetFor() {
        var http = new RecordedHttp()
                .on(
                        "fc.yahoo.com",
                        cookies(
                                "A3=abc; Domain=.yahoo.com; Max-Age=60; Secure; HttpOnly; SameSite=None",
                                "mine=1",
                                "gone=1; Domain=.yahoo.com; Max-Age=0",
                                "alien=1; Domain=.com"))
                .on("getcrumb", "haT3oykhHqZ")
                .on("quoteSummary/AAPL", YahooRecordings.body("quoteSummary-all-AAPL.json.gz"));

        new YahooProfiles(yahoo(http)).profile(AAPL);

        assertThat(http.requests.getLast().uri().getHost()).endsWith(".finance.yahoo.com");
        assertThat(http.requests.getLast().headers()).containsEntry("cookie", "A3=abc");
    }

    @Test
    void renewsAStaleCrumbOnce() {
        var http = new RecordedHttp()
                .on("fc.yahoo.com", cookies("A3=abc; Domain=.yahoo.com"))
                .on("getcrumb", response(200, "staleCrumb1"), response(200, "freshCrumb2"))
                .on(
                        "quoteSummary/AAPL",
                        response(401, "{}"),
                        response(200, YahooRecordings.body("quoteSummary-all-AAPL.json.gz")));

        new YahooProfiles(yahoo(http)).profile(AAPL);

        assertThat(http.requests.getLast().secrets()).containsEntry("crumb", "freshCrumb2");
    }

    private static Response cookies(String... setCookies) {
        return new Response(
                404, Map.of("set-cookie", List.of(setCookies)), new byte[0], URI.create("https://fc.yahoo.com/"));
    }
}
