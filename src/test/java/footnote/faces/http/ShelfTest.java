package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.faces.front.ReaderDocuments;
import footnote.runtime.json.Json;
import footnote.testing.WebDesk;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class ShelfTest {
    private static final String PAPER = "Zorblatt Industries annual report. Zorblatt sold quartz lamps. ";

    private static WebDesk web;
    private static String ann;
    private static String bob;
    private static String root;

    @BeforeAll
    static void start() {
        web = WebDesk.start();
        ann = web.withKey("ann", "run");
        bob = web.withKey("bob", "run");
        root = web.withKey("root", "admin");
    }

    @AfterAll
    static void stop() {
        web.close();
    }

    private static HttpResponse<String> upload(String name, String content) {
        return web.upload(name, content);
    }

    private static HttpResponse<String> delete(String path) {
        return web.send(web.request(path).DELETE());
    }

    @Test
    void takesADocumentInFindsItsPassageAndDeletesIt() {
        web.as(ann);

        var taken = upload("zorblatt_2024_10K.txt", PAPER.repeat(40));
        String id = web.json(taken).path("document_id").asString();
        var listed = web.get("/api/documents").body();
        var others = web.as(bob).get("/api/documents").body();
        int refused = delete("/api/documents/" + id).statusCode();
        int gone =
                web.as(ann).send(web.request("/api/documents/" + id).DELETE()).statusCode();

        assertThat(taken.statusCode()).as(taken.body()).isEqualTo(201);
        assertThat(listed).contains(id).contains("\"own\":true");
        assertThat(others).doesNotContain(id);
        assertThat(refused).isEqualTo(404);
        assertThat(gone).isEqualTo(204);
        assertThat(web.get("/api/documents").body()).doesNotContain(id);
        assertThat(web.as(root).get("/api/audit?limit=1000").body())
                .contains("upload document")
                .contains("delete document");
    }

    @Test
    void findsADocumentAddedWhereModelsAnswerOnTheSampleMarket() {
        try (var sample = WebDesk.start(Map.of("FOOTNOTE_OFFLINE", "false", "FOOTNOTE_SAMPLE", "true"))) {
            String id = sample.json(sample.upload("lamps.txt", PAPER.repeat(40)))
                    .path("document_id")
                    .asString();

            assertThat(sample.get("/api/documents").body()).contains(id);
            assertThat(sample.get("/api/passages?q=Zorblatt+quartz+lamps").body())
                    .contains(id);
        }
    }

    @Test
    void keepsTheSameDocumentForTheOtherReader() {
        web.as(ann);
        String id = web.json(upload("quartz.txt", PAPER.repeat(30)))
                .path("document_id")
                .asString();
        var again = web.as(bob) != null ? upload("quartz.txt", PAPER.repeat(30)) : null;

        delete("/api/documents/" + id);

        assertThat(web.json(again).path("document_id").asString()).isEqualTo(id);
        assertThat(web.as(ann).get("/api/documents").body()).contains(id);
        assertThat(web.as(bob).get("/api/documents").body()).doesNotContain(id);
    }

    @Test
    void takesNoFileWhoseNameNoFileCanHave() {
        web.as(ann);

        var answer = upload("half\u0000a name.txt", PAPER.repeat(40));

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
        assertThat(web.json(answer).path("detail").asString()).contains("plain name");
        assertThat(web.get("/api/documents").body()).doesNotContain("a name");
    }

    @Test
    void saysWhatIsWrongWithAnUpload() {
        web.as(ann);

        assertThat(upload("empty.txt", "").statusCode()).isEqualTo(422);
        assertThat(upload("picture.exe", "MZ").statusCode()).isEqualTo(422);
        assertThat(upload("../../etc/passwd\u0000.txt", PAPER).body()).doesNotContain("etc");
        assertThat(upload("large.txt", "x".repeat(ReaderDocuments.MOST_BYTES + 1))
                        .statusCode())
                .isEqualTo(413);
        assertThat(web.post("/api/documents", "{}").statusCode()).isEqualTo(415);
    }

    @Test
    void findsPassagesOfTheSampleMarket() {
        web.as(ann);

        var found = web.json(web.get("/api/passages?q=Why+did+revenue+grow%3F&company=QVLN&top=3"));

        assertThat(found.path("passages").size()).isBetween(1, 3);
        assertThat(found.path("passages").path(0).path("place").asString()).contains("Quavelin");
        assertThat(web.get("/api/passages?q=x&top=900").statusCode()).isEqualTo(400);
    }

    @Test
    void keepsASchedulePausesItAndRemovesIt() {
        web.as(ann);
        String order = Json.object()
                .put("timing", "16:30 America/New_York")
                .put("workflow", "movers")
                .toString();

        var added = web.post("/api/schedules", order);
        String id = web.json(added).path("schedule_id").asString();
        var others = web.as(bob).get("/api/schedules").body();
        int refused = delete("/api/schedules/" + id).statusCode();
        web.as(ann);
        var paused = web.json(web.post("/api/schedules/" + id + "/pause", ""));
        var resumed = web.json(web.post("/api/schedules/" + id + "/resume", ""));
        int removed = delete("/api/schedules/" + id).statusCode();

        assertThat(added.statusCode()).as(added.body()).isEqualTo(201);
        assertThat(others).doesNotContain(id);
        assertThat(refused).isEqualTo(404);
        assertThat(paused.path("paused").asBoolean()).isTrue();
        assertThat(resumed.has("next")).isTrue();
        assertThat(removed).isEqualTo(204);
        assertThat(web.post("/api/schedules", "{\"timing\":\"whenever\",\"workflow\":\"movers\"}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(web.as(root).get("/api/audit?limit=1000").body())
                .contains("add schedule")
                .contains("remove schedule");
    }

    @Test
    void givesAScheduledRunToTheSchedulesOwner() {
        web.as(ann);
        String run = web.begin("plan for the schedule");
        String schedule = web.json(web.post(
                        "/api/schedules",
                        Json.object().put("timing", "every 1d").put("like", run).toString()))
                .path("schedule_id")
                .asString();
        web.desk.database().update("DELETE FROM ownership WHERE run_id = ?", run);
        web.desk
                .database()
                .update(
                        "INSERT INTO scheduled_run (run_id, schedule_id, due_at, told) VALUES (?, ?, 1, 0)",
                        run,
                        schedule);

        int hers = web.get("/api/runs/" + run).statusCode();
        int his = web.as(bob).get("/api/runs/" + run).statusCode();

        assertThat(hers).isEqualTo(200);
        assertThat(his).isEqualTo(404);
    }
}
