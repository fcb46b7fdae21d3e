package footnote.faces.web;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.WebDesk;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageWordingTest {
    private static WebDesk web;

    @BeforeAll
    static void start() {
        web = WebDesk.start();
    }

    @AfterAll
    static void stop() {
        web.close();
    }

    @Test
    void keepsWhatWasTypedWhenAScheduleIsRefused() {
        var refused = web.send(web.request("/schedules")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString("query=today%27s+top+gainer&workflow=movers&timing=every+weekday+at+9")));

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("role=\"alert\"", "value=\"every weekday at 9\"", "today&#39;s top gainer");
    }

    @Test
    void keepsWhatWasTypedWhenACompanyCannotBeFollowed() {
        var refused = form("/watchlist", "company=Nosuchco&shares=12&cost=3.50");

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body())
                .contains("role=\"alert\"", "value=\"Nosuchco\"", "value=\"12\"", "value=\"3.50\"")
                .contains("The Companies page lists the sample market.")
                .doesNotContain("footnote sample");
    }

    @Test
    void keepsAThesisThatCannotBeTestedInItsBox() {
        var refused = form("/theses", "company=QVLN&sentence=it+will+do+well");

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("role=\"alert\"", "value=\"it will do well\"", "Quavelin Systems Inc");
    }

    @Test
    void opensTheFilingsOfTheSampleMarketAndNamesPeers() {
        var page = web.get("/companies/QVLN?offline=true").body();
        var filing = Pattern.compile("href=\"(/documents/QVLN-[^\"]+/pages/1)\">10-K<")
                .matcher(page);

        assertThat(filing.find()).isTrue();
        assertThat(web.get(filing.group(1)).body()).contains("Quavelin Systems Inc 10-K", "Part 1");
        assertThat(page).contains("Orrenbeck Software Corp (ORRB)");
    }

    @Test
    void showsWhatWasReportedByYearAndByQuarter() {
        var page = web.get("/companies/QVLN?offline=true").body();

        assertThat(page.substring(page.indexOf("Reported figures by fiscal year")))
                .containsSubsequence(
                        ">FY25<", ">Revenue", ">Total assets", "Reported figures by quarter", ">1Q26<", ">Revenue");
    }

    @Test
    void takesTheWordsOfASessionThatGoesOnForAFurtherQuestion() {
        var first =
                web.json(web.post("/api/runs", "{\"query\": \"What was Quavelin's revenue?\", \"session\": \"s1\"}"));
        web.await(first.path("run_id").asString(), "done");

        var further = web.json(web.post("/api/runs", "{\"query\": \"And in FY2024?\", \"session\": \"s1\"}"));
        var alone = web.json(web.post("/api/runs", "{\"query\": \"And in FY2024?\", \"session\": \"s2\"}"));

        assertThat(further.path("workflow").asString()).isEqualTo("ask");
        assertThat(alone.path("workflow").asString()).isEqualTo("analyze");
    }

    private static HttpResponse<String> form(String path, String content) {
        return web.send(web.request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(content)));
    }

    @Test
    void leadsFromTheBeginningOfANameToTheCompany() {
        var found = web.get("/companies/find?q=quav");
        var lost = web.get("/companies/find?q=zzzz");

        assertThat(found.statusCode()).isEqualTo(303);
        assertThat(found.headers().firstValue("Location")).contains("/companies/QVLN?offline=true");
        assertThat(lost.statusCode()).isEqualTo(404);
        assertThat(lost.body()).contains("No company is called ‘zzzz’", "value=\"zzzz\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", ""})
    void leadsNowhereElseAfterALogin(String next) {
        assertThat(LoginPage.own(Optional.of(next))).isEmpty();
        assertThat(LoginPage.own(Optional.of("/runs/20261116-abc?x=1"))).isPresent();
    }
}
