package footnote.faces.web;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.HeldWorkflows;
import footnote.testing.ModelServer;
import footnote.testing.ModelServer.Answer;
import footnote.testing.WebDesk;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class RetryAndChecksTest {
    private static final String CANARY = "sk-canary-8c1f5d3b9e";

    private static ModelServer models;
    private static WebDesk web;
    private static String ann;
    private static String reader;
    private static String root;

    @BeforeAll
    static void start() {
        models = new ModelServer();
        web = WebDesk.start(Map.of(
                "FOOTNOTE_OFFLINE", "false",
                "OPENAI_API_KEY", CANARY,
                "OPENAI_BASE_URL", models.url().toString(),
                "FOOTNOTE_MODELS_FAST", "openai/tiny",
                "FOOTNOTE_MODELS_ADVANCED", "openai/tiny",
                "FOOTNOTE_MODELS_PRICES", "openai/tiny=1/1",
                "SMTP_PASSWORD", CANARY));
        ann = web.withKey("ann", "run");
        reader = web.withKey("reader", "read");
        root = web.withKey("root", "admin");
    }

    @AfterAll
    static void stop() {
        web.close();
        models.close();
    }

    private static HttpResponse<String> press(String path) {
        return web.send(web.request(path).header("Accept", "text/html").POST(BodyPublishers.noBody()));
    }

    private static String page(String path) {
        return web.send(web.request(path).header("Accept", "text/html")).body();
    }

    @Test
    void offersToTryTheFailedStepAgainAndKeepsWhatWasFinished() {
        web.as(ann);
        String id = web.begin("stumble over paper");
        web.await(id, "failed");
        String failed = page("/runs/" + id);

        HeldWorkflows.gate("stumble over paper").countDown();
        int pressed = press("/runs/" + id + "/resume").statusCode();
        web.await(id, "done");

        assertThat(failed)
                .contains("the adding machine is out of paper")
                .contains("<button>Try again</button>")
                .contains("Finished steps are kept.");
        assertThat(pressed).isEqualTo(303);
        assertThat(web.json(web.get("/api/runs/" + id))
                        .path("result")
                        .path("read")
                        .asInt())
                .as("how often the finished step was done")
                .isEqualTo(1);
        assertThat(page("/runs/" + id)).doesNotContain("again</button> <span");
    }

    @Test
    void offersNoRetryToWhoMayOnlyReadAndTakesNoneForAFinishedRun() {
        web.as(ann);
        String id = web.begin("stumble for good");
        web.await(id, "failed");
        String done = web.begin("plan a thing");
        web.await(done, "waiting");

        int early = press("/runs/" + done + "/resume").statusCode();
        String seen = web.as(root).get("/runs/" + id).body();
        int refused = web.as(reader)
                .send(web.request("/api/runs/" + id + "/resume").POST(BodyPublishers.noBody()))
                .statusCode();

        assertThat(early).isEqualTo(409);
        assertThat(seen).contains("<button>Try again</button>");
        assertThat(refused).isIn(403, 404);
    }

    @Test
    void testsTheModelsAndTheSandboxForAnAdministrator() {
        web.as(root);
        models.otherwise(_ -> Answer.says("{\"word\":\"ready\"}"));

        String fine = press("/settings/check/models").body();
        String cell = press("/settings/check/sandbox").body();

        assertThat(fine).contains("Checked just now").containsPattern("openai/tiny[^<]* answered in");
        assertThat(cell).contains("<dt>Sandbox</dt>");
        assertThat(press("/settings/check/nonsense").statusCode()).isEqualTo(404);
        assertThat(web.get("/api/audit?limit=1000").body()).contains("\"check\"");
    }

    @Test
    void saysWhyAModelDoesNotAnswerButNeverWithItsKey() {
        web.as(root);
        models.otherwise(asked -> Answer.json(401, "{\"error\":{\"message\":\"bad key " + asked.key() + "\"}}"));

        String told = press("/settings/check/models").body();

        assertThat(told).contains("no answer").doesNotContain(CANARY);
        assertThat(page("/settings")).contains("openai.key").doesNotContain(CANARY);
    }

    @Test
    void refusesChecksToOthersAndShowsThemNoButton() {
        for (var key : new String[] {ann, reader}) {
            web.as(key);

            assertThat(press("/settings/check/models").statusCode()).isEqualTo(403);
            assertThat(press("/settings/check/vendors").statusCode()).isEqualTo(403);
            assertThat(press("/settings/check/sandbox").statusCode()).isEqualTo(403);
            assertThat(page("/settings")).doesNotContain("/settings/check/").doesNotContain(CANARY);
        }
    }
}
