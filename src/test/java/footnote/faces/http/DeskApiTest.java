package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.WebDesk;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Results notes, theses, screens and the sealed record over HTTP. */
@Timeout(180)
class DeskApiTest {
    private static WebDesk web;
    private static String reader;
    private static String ann;
    private static String bob;

    @BeforeAll
    static void start() {
        web = WebDesk.start();
        ann = web.withKey("ann", "run");
        bob = web.withKey("bob", "run");
        reader = web.withKey("eve", "read");
    }

    @AfterAll
    static void stop() {
        web.close();
    }

    @Test
    void givesTheResultsNoteToAReader() {
        var note = web.as(reader).get("/api/earnings/QVLN");
        var earlier = web.as(reader).get("/api/earnings/QVLN?as_of=2026-03-31");
        var unknown = web.as(reader).get("/api/earnings/NOPE");

        assertThat(note.statusCode()).isEqualTo(200);
        assertThat(web.json(note).path("results").path(0).path("metric").asString())
                .isEqualTo("revenue");
        assertThat(web.json(note).path("ledger").size()).isPositive();
        assertThat(web.json(earlier).path("published").asString()).isLessThanOrEqualTo("2026-03-31");
        assertThat(unknown.statusCode()).isEqualTo(422);
    }

    @Test
    void showsAndChecksThesesWithTheirSeals() {
        var added = web.json(web.as(ann)
                .post("/api/theses", "{\"company\":\"KLVR\",\"sentence\":\"wrong if revenue is above $1 in FY25\"}"));

        var open = web.json(web.as(reader).get("/api/theses/KLVR-1?as_of=2024-12-31"));
        var refused = web.as(reader).post("/api/theses/check", "{}");
        var checked = web.json(web.as(ann).post("/api/theses/check", "{\"company\":\"KLVR\"}"));
        var again = web.json(web.as(ann).post("/api/theses/check", "{\"company\":\"KLVR\"}"));
        var shown = web.json(web.as(reader).get("/api/theses/KLVR-1"));

        assertThat(open.path("state").asString()).isEqualTo("open");
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(added.path("state").asString()).isEqualTo("broken");
        assertThat(checked.path("theses").path(0).path("new").asBoolean()).isFalse();
        assertThat(again.path("theses").path(0).path("new").asBoolean()).isFalse();
        assertThat(shown.path("state").asString()).isEqualTo("broken");
        assertThat(shown.path("seal").asString()).hasSize(64);
        assertThat(shown.path("history").path(0).path("seal").asString()).hasSize(64);
        assertThat(shown.path("figures").size()).isPositive();
        assertThat(shown.path("record_whole").asBoolean()).isTrue();
        assertThat(web.as(reader).get("/api/theses/KLVR-9").statusCode()).isEqualTo(404);
    }

    @Test
    void savesRunsAndRemovesScreens() {
        var saved = web.as(ann).post("/api/screens", "{\"name\":\"margin\",\"condition\":\"operating margin > 20%\"}");
        var wrong = web.as(ann).post("/api/screens", "{\"name\":\"vibes\",\"condition\":\"vibes > 3\"}");
        String listed = web.as(reader).get("/api/screens").body();
        var denied = web.as(reader).post("/api/screens/run", "{\"condition\":\"margin\"}");
        var run = web.json(web.as(ann)
                .post("/api/screens/run", "{\"condition\":\"margin\",\"companies\":[\"QVLN\",null,\"ORRB\"]}"));
        int removed =
                web.as(ann).send(web.request("/api/screens/margin").DELETE()).statusCode();
        int gone = web.as(ann).send(web.request("/api/screens/margin").DELETE()).statusCode();

        assertThat(saved.statusCode()).isEqualTo(201);
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(listed).contains("operating margin > 20%");
        assertThat(denied.statusCode()).isEqualTo(403);
        assertThat(run.path("screened").asInt()).isEqualTo(2);
        assertThat(run.path("rows").path(0).path("symbol").asString()).isEqualTo("QVLN");
        assertThat(run.path("ledger").size()).isPositive();
        assertThat(removed).isEqualTo(204);
        assertThat(gone).isEqualTo(404);
    }

    @Test
    void givesTheRecordOfOnesOwnRatingsAndSaysWhetherItIsWhole() {
        web.as(ann);
        String id = web.begin("analyze QVLN");
        web.await(id, "done");

        var own = web.json(web.as(ann).get("/api/record"));
        var others = web.json(web.as(bob).get("/api/record"));
        var whole = web.json(web.as(reader).get("/api/record/verification"));
        web.desk.database().update("UPDATE sealed_rating SET body = replace(body, 'QVLN', 'ORRB')");
        var changed = web.json(web.as(reader).get("/api/record/verification"));

        assertThat(own.path("ratings").path(0).path("rating").path("symbol").asString())
                .isEqualTo("QVLN");
        assertThat(others.path("ratings").size()).isZero();
        assertThat(whole.path("whole").asBoolean()).isTrue();
        assertThat(whole.path("ratings").asInt()).isEqualTo(1);
        assertThat(changed.path("whole").asBoolean()).isFalse();
        assertThat(changed.path("faults").path(0).asString()).contains("rating 1 was changed or removed");
    }
}
