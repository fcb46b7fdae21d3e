package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.WebDesk;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class GuardedDoorTest {
    private WebDesk web;

    @BeforeEach
    void start() {
        web = WebDesk.start(Map.of("FOOTNOTE_SERVE_URL", "https://research.example.com"));
    }

    @AfterEach
    void stop() {
        web.close();
    }

    @Test
    void makesAnAddressWaitAfterWrongKeys() {
        String right = web.withKey("ann", "read");
        var statuses = IntStream.range(0, 8)
                .mapToObj(i -> web.as("fn_wrong_" + i).get("/api/runs"))
                .toList();

        assertThat(statuses.getFirst().statusCode()).isEqualTo(401);
        assertThat(statuses.getLast().statusCode()).isEqualTo(429);
        assertThat(statuses.getLast().headers().firstValue("Retry-After")).isPresent();
        assertThat(web.as(right).get("/api/runs").statusCode()).isEqualTo(200);
    }

    @Test
    void makesAnAddressWaitAfterWrongLogins() {
        web.withKey("ann", "read");
        web.anonymous();

        var statuses = IntStream.range(0, 8)
                .mapToObj(i -> logIn("fn_wrong_" + i).statusCode())
                .toList();

        assertThat(statuses).contains(401).endsWith(429);
    }

    @Test
    void givesItsCookieToTlsAloneWhereReadersComeOverIt() {
        String key = web.withKey("ann", "read");
        web.anonymous();

        var answer = logIn(key);

        assertThat(answer.headers().firstValue("Set-Cookie").orElse(""))
                .contains("Secure", "HttpOnly", "SameSite=Strict");
        assertThat(answer.headers().firstValue("Strict-Transport-Security").orElse(""))
                .contains("max-age=");
    }

    @Test
    void showsTheSettingsToAdministratorsAlone() {
        web.withKey("root", "admin");
        assertThat(web.get("/settings").statusCode()).isEqualTo(200);

        web.withKey("eve", "read");

        assertThat(web.get("/settings").statusCode()).isEqualTo(403);
    }

    @Test
    void letsOnlyAnOwnerOrAdministratorDelete() {
        String ann = web.withKey("ann", "desk", "run");
        String bob = web.withKey("bob", "desk", "run");
        String document = web.json(web.as(ann).upload("notes.txt", "The margin of Quavelin rose in the year."))
                .path("document_id")
                .asString();
        String schedule = web.json(web.as(ann)
                        .post(
                                "/api/schedules",
                                "{\"timing\":\"every 30m\",\"query\":\"plan x\",\"workflow\":\"plan\"}"))
                .path("schedule_id")
                .asString();

        assertThat(delete(bob, "/api/documents/" + document)).isEqualTo(403);
        assertThat(delete(bob, "/api/schedules/" + schedule)).isEqualTo(403);
        assertThat(web.as(bob).get("/api/documents").body()).contains("\"own\":false");
        assertThat(delete(ann, "/api/documents/" + document)).isEqualTo(204);
        assertThat(delete(ann, "/api/schedules/" + schedule)).isEqualTo(204);
    }

    @Test
    void doesNotTellThatAStrangerHasTheSameFile() {
        String ann = web.withKey("ann", "run");
        String carl = web.withKey("carl", "run");
        String text = "The zebrafish segment of Quavelin grew.";
        var first = web.as(ann).upload("a.txt", text);
        web.as(ann).upload("a.txt", text);

        var stranger = web.as(carl).upload("a.txt", text);

        assertThat(stranger.statusCode()).isEqualTo(first.statusCode());
        assertThat(stranger.body()).isEqualTo(first.body()).contains("\"known\":false");
    }

    private int delete(String key, String path) {
        return web.as(key).send(web.request(path).DELETE()).statusCode();
    }

    private HttpResponse<String> logIn(String key) {
        return web.send(web.request("/login")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString("key=" + key)));
    }
}
