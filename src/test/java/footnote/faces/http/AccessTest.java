package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.faces.access.AuditTrail;
import footnote.faces.access.Keys;
import footnote.faces.access.Right;
import footnote.testing.WebDesk;
import java.math.BigDecimal;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class AccessTest {
    private static WebDesk web;
    private static String ann;
    private static String ben;
    private static String eve;
    private static String admin;

    @BeforeAll
    static void start() {
        web = WebDesk.start();
        ann = key("ann", Optional.of("desk"), "run");
        ben = key("ben", Optional.of("desk"), "run");
        eve = key("eve", Optional.empty(), "run");
        admin = key("root", Optional.empty(), "admin");
    }

    private static String key(String name, Optional<String> team, String rights) {
        return web.keys()
                .add(new Keys.Wish(name, team, Right.of(rights), 10_000, Optional.empty()))
                .secret();
    }

    @AfterAll
    static void stop() {
        web.close();
    }

    @Test
    void showsARunToItsOwnerTeamAndAdministratorsOnly() {
        var id = web.as(ann).begin("plan ours");

        assertThat(web.as(ann).get("/api/runs/" + id).statusCode()).isEqualTo(200);
        assertThat(web.as(ben).get("/api/runs/" + id).statusCode()).isEqualTo(200);
        assertThat(web.as(admin).get("/api/runs/" + id).statusCode()).isEqualTo(200);
        assertThat(web.as(eve).get("/api/runs/" + id).statusCode()).isEqualTo(404);
        assertThat(web.as(eve).get("/api/runs/" + id + "/events").statusCode()).isEqualTo(404);
        assertThat(web.as(eve).get("/runs/" + id).statusCode()).isEqualTo(404);
        assertThat(web.as(eve).post("/api/runs/" + id + "/cancel", "").statusCode())
                .isEqualTo(404);
        assertThat(web.as(eve).get("/api/runs").body()).doesNotContain(id);
    }

    @Test
    void keepsSessionsOfTheSameNameApart() {
        web.as(ann).post("/analyze", "{\"query\": \"analyze QVLN\", \"session_id\": \"mine\"}");

        assertThat(web.as(ann).get("/api/sessions/mine").statusCode()).isEqualTo(200);
        assertThat(web.as(eve).get("/api/sessions/mine").statusCode()).isEqualTo(404);
        assertThat(web.as(eve).get("/api/sessions").body()).doesNotContain("mine");
    }

    @Test
    void givesEachKeyNoMoreThanItsRights() {
        var reader = key("reader", Optional.empty(), "read");

        assertThat(web.as(reader).get("/api/runs").statusCode()).isEqualTo(200);
        assertThat(web.as(reader)
                        .post("/api/runs", "{\"query\":\"analyze QVLN\"}")
                        .statusCode())
                .isEqualTo(403);
        assertThat(web.as(ann).get("/api/keys").statusCode()).isEqualTo(403);
        assertThat(web.as(ann).get("/actuator/prometheus").statusCode()).isEqualTo(403);
        assertThat(web.as(ann).get("/actuator/health").body()).doesNotContain("databaseHealth");
        assertThat(web.as(admin).get("/api/audit").statusCode()).isEqualTo(200);
    }

    @Test
    void slowsAKeyDownThatAsksTooOften() {
        var slow = web.keys()
                .add(new Keys.Wish("slow", Optional.empty(), Right.of("read"), 2, Optional.empty()))
                .secret();

        var answers = List.of(web.as(slow).get("/api/runs"), web.get("/api/runs"), web.get("/api/runs"));

        assertThat(answers.stream().map(answer -> answer.statusCode())).containsExactly(200, 200, 429);
        assertThat(answers.getLast().headers().firstValue("Retry-After")).isPresent();
    }

    @Test
    void startsNothingOnceAKeysBudgetIsSpent() {
        var poor = web.keys()
                .add(new Keys.Wish("poor", Optional.empty(), Right.of("run"), 100, Optional.of(BigDecimal.ZERO)))
                .secret();

        assertThat(web.as(poor)
                        .post("/api/runs", "{\"query\":\"analyze QVLN\"}")
                        .statusCode())
                .isEqualTo(402);
    }

    @Test
    void endsWithTheKey() {
        var gone = key("gone", Optional.empty(), "read");
        var cookie = loggedIn(gone);

        web.keys().revoke("gone");

        assertThat(web.as(gone).get("/api/runs").statusCode()).isEqualTo(401);
        web.anonymous();
        assertThat(web.send(web.request("/api/runs").header("Cookie", cookie)).statusCode())
                .isEqualTo(401);
    }

    @Test
    void logsABrowserInByCookie() {
        var cookie = loggedIn(ann);

        var page = web.send(web.request("/").header("Cookie", cookie));

        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("ann, log out");
    }

    private static String loggedIn(String secret) {
        web.anonymous();
        var answer = web.send(web.request("/login")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString("key=" + secret)));
        var cookie = answer.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("HttpOnly", "SameSite=Strict");
        return cookie.substring(0, cookie.indexOf(';'));
    }

    @Test
    void writesATrailThatShowsTampering() {
        web.as(ann).begin("plan trail");
        web.as(ben).begin("plan trail too");
        var trail = new AuditTrail(web.desk.database(), web.desk.clock());
        var before = trail.verified();

        web.desk.database().update("UPDATE audit SET actor = 'nobody' WHERE seq = 2");
        var after = trail.verified();
        web.desk.database().update("DELETE FROM audit");

        assertThat(before.broken()).isEmpty();
        assertThat(before.lines()).isGreaterThan(1);
        assertThat(after.broken()).contains(2L);
        assertThat(trail.holds(before.seal())).isFalse();
    }
}
