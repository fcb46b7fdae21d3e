package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.config.Lazy;
import footnote.runtime.json.Json;
import footnote.testing.S3Server;
import footnote.testing.Scratch;
import footnote.testing.WebDesk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Two nodes with homes of their own on one database: a reader of one opens what the other made. */
class SharedArtifactsTest {
    private static final Lazy<S3Server> STORE = new Lazy<>(S3Server::start);

    @AfterAll
    static void stop() {
        STORE.made().ifPresent(S3Server::close);
    }

    private static WebDesk node(String database, Map<String, String> store) {
        var environment = new HashMap<>(store);
        environment.put("FOOTNOTE_DB", database);
        return WebDesk.start(environment);
    }

    private static String done(WebDesk node, String workflow, String query) {
        var order = Json.object().put("workflow", workflow).put("query", query);
        order.set("options", Json.object().put("yes", true));
        String run = node.json(node.post("/api/runs", order.toString()))
                .path("run_id")
                .asString();
        node.events(run, 0);
        node.await(run, "done");
        return run;
    }

    private static String database() {
        return "jdbc:sqlite:" + Scratch.folder("shared-db").resolve("footnote.db");
    }

    private static void readAndErasedElsewhere(WebDesk a, WebDesk b, String run, String file) {
        String path = "/api/runs/" + run + "/artifacts/" + file;

        var read = b.get(path);
        var erased = b.send(b.request("/api/runs/" + run).DELETE());

        assertThat(read.statusCode()).isEqualTo(200);
        assertThat(read.body()).contains("Quavelin");
        assertThat(erased.statusCode()).isEqualTo(204);
        assertThat(a.get(path).statusCode()).isEqualTo(404);
    }

    private static void picturesOnRequest(WebDesk node, String run) {
        var plain = node.json(node.get("/api/runs/" + run)).path("result").path("publication");
        var whole = node.json(node.get("/api/runs/" + run + "?base64=true"))
                .path("result")
                .path("publication");

        assertThat(plain.path("charts").get(0).has("base64_data")).isFalse();
        for (var list : List.of("charts", "infographics")) {
            assertThat(whole.path(list)).isNotEmpty().allSatisfy(picture -> assertThat(Base64.getDecoder()
                            .decode(picture.path("base64_data").asString()))
                    .startsWith(0x89, 'P', 'N', 'G'));
        }
    }

    private static void aNodeMendsWhatItsStoreLost(WebDesk a, WebDesk b, Path object, String run) throws IOException {
        String sheet = "/api/runs/" + run + "/artifacts/" + object.getFileName();
        Files.delete(object);
        assertThat(b.get(sheet).statusCode()).isEqualTo(404);

        var mended = a.desk.repair().all();

        assertThat(mended).anyMatch(each -> each.said().contains("was put into the store"));
        assertThat(b.get(sheet).statusCode()).isEqualTo(200);
    }

    @Test
    void throughABucketOfAStore() throws IOException {
        String database = database();
        var store = STORE.get();
        try (var a = node(database, store.environment());
                var b = node(database, store.environment())) {
            String run = done(a, "report", "Do a fundamental analysis of Quavelin Systems");
            aNodeMendsWhatItsStoreLost(a, b, store.object("runs/" + run + "/equity_report.html"), run);
            assertThat(b.get("/runs/" + run + "/view/equity_report.html").body())
                    .contains("All figures", "<li>");
            picturesOnRequest(b, run);

            readAndErasedElsewhere(a, b, run, "equity_report.html");

            try (var left = Files.walk(store.object(""))) {
                assertThat(left.map(Object::toString)).noneMatch(path -> path.endsWith(".html"));
            }
        }
    }

    @Test
    void throughASharedFolder() {
        String database = database();
        var store = Map.of("FOOTNOTE_ARTIFACTS_STORE", Scratch.folder("shared").toString());
        try (var a = node(database, store);
                var b = node(database, store)) {
            readAndErasedElsewhere(a, b, done(a, "analyze", "analyze QVLN"), "run.json");
        }
    }
}
