package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.WebDesk;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class CoverageAndBatchesTest {
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
    void followsACompanyUntilItIsTakenOffTheList() {
        var added = web.post("/api/coverage", "{\"company\":\"Quavelin Systems\"}");
        String listed = web.get("/api/coverage").body();
        var removed = web.send(web.request("/api/coverage/QVLN").DELETE());

        assertThat(added.statusCode()).isEqualTo(201);
        assertThat(web.json(added).path("symbol").asString()).isEqualTo("QVLN");
        assertThat(listed).contains("Quavelin Systems Inc");
        assertThat(removed.statusCode()).isEqualTo(204);
        assertThat(web.get("/api/coverage").body()).doesNotContain("QVLN");
        assertThat(web.send(web.request("/api/coverage/QVLN").DELETE()).statusCode())
                .isEqualTo(404);
    }

    @Test
    void showsADigestInFiguresAndNotInTheirIds() {
        web.post("/api/coverage", "{\"company\":\"QVLN\",\"shares\":\"120\",\"cost\":\"31.50\",\"currency\":\"USD\"}");
        String id = web.json(web.post("/api/runs", "{\"workflow\":\"digest\",\"options\":{\"offline\":true}}"))
                .path("run_id")
                .asString();
        while (!web.json(web.get("/api/runs/" + id)).path("status").asString().equals("done")) {
            LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
        }

        String page = web.get("/runs/" + id).body();

        assertThat(page).contains("Holdings", "Quavelin Systems Inc (QVLN)", "$22,849", "+");
        assertThat(page).doesNotContainPattern(">f[0-9a-f]{12}<").doesNotContain("<dt>Up</dt>");
        web.send(web.request("/api/coverage/QVLN").DELETE());
    }

    @Test
    void writesAProblemAsASentenceThatNamesPages() {
        String page = web.send(web.request("/runs/nosuch").header("Accept", "text/html"))
                .body();

        assertThat(page)
                .contains("No run ", "the page of all runs lists yours.")
                .doesNotContain("GET /api");
    }

    @Test
    void keepsPositionsAndReportsLinesThatCannotBeRead() {
        var held = web.json(web.post(
                "/api/coverage", "{\"company\":\"ORRB\",\"shares\":\"120\",\"cost\":\"31.50\",\"currency\":\"USD\"}"));
        var wrong = web.post("/api/coverage", "{\"company\":\"ORRB\",\"shares\":\"many\"}");
        var imported = web.json(web.post(
                "/api/coverage/positions", "{\"csv\":\"Ticker,Shares,Currency\\nTRVM,10,USD\\nNOPE,1,USD\\n\"}"));

        assertThat(held.path("shares").asInt()).isEqualTo(120);
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("shares is 'many'");
        assertThat(imported.path("kept").path(0).path("symbol").asString()).isEqualTo("TRVM");
        assertThat(imported.path("refused").path(0).path("line").asInt()).isEqualTo(3);
        assertThat(web.get("/").body()).contains("Shares", ">120<");
        web.send(web.request("/api/coverage/ORRB").DELETE());
        web.send(web.request("/api/coverage/TRVM").DELETE());
    }

    @Test
    void takesSharesAndCostAsNumbersToo() {
        var held = web.json(web.post(
                "/api/coverage", "{\"company\":\"ORRB\",\"shares\":120.5,\"cost\":31.50,\"currency\":\"USD\"}"));
        var wrong = web.post("/api/coverage", "{\"company\":\"ORRB\",\"shares\":true}");

        assertThat(held.path("shares").decimalValue()).isEqualByComparingTo("120.5");
        assertThat(held.path("cost").decimalValue()).isEqualByComparingTo("31.5");
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("shares must be a number");
        web.send(web.request("/api/coverage/ORRB").DELETE());
    }

    @Test
    void keepsThesesAndRefusesWhatIsNoTest() {
        var added = web.post(
                "/api/theses",
                "{\"company\":\"KLVR\",\"sentence\":\"wrong if operating margin falls below 20% in any quarter\"}");
        var refused = web.post("/api/theses", "{\"company\":\"KLVR\",\"sentence\":\"wrong if vibes drop\"}");
        String listed = web.get("/api/theses").body();
        var removed = web.send(web.request("/api/theses/KLVR-1").DELETE());

        assertThat(added.statusCode()).isEqualTo(201);
        assertThat(web.json(added).path("finding").asString()).startsWith("The thesis is open: the latest operating");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("cannot become a test");
        assertThat(listed).contains("wrong if operating margin is below 20.0% in any quarter");
        assertThat(removed.statusCode()).isEqualTo(204);
        web.send(web.request("/api/coverage/KLVR").DELETE());
    }

    @Test
    void runsAWorkflowForEveryCompanyOfAList() {
        var batch = web.json(web.post("/api/batches", "{\"workflow\":\"analyze\",\"companies\":[\"QVLN\",\"ORRB\"]}"));
        String id = batch.path("batch_id").asString();
        long until = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        while (web.json(web.get("/api/batches/" + id)).path("done").asInt() < 2 && System.nanoTime() < until) {
            LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
        }

        var runs = web.json(web.get("/api/batches/" + id)).path("runs");

        assertThat(runs.valueStream()
                        .map(run -> run.path("company").asString() + " "
                                + run.path("status").asString()))
                .containsExactly("QVLN done", "ORRB done");
        assertThat(web.get("/batches/" + id).body()).contains("2 of 2 finished");
        assertThat(web.get("/api/batches").body()).contains(id);
    }

    @Test
    void refusesABatchThatSaysNoQuestionOrNoCompany() {
        var noQuestion = web.post("/api/batches", "{\"workflow\":\"ask\",\"companies\":[\"QVLN\"]}");
        var noCompany = web.post("/api/batches", "{\"workflow\":\"analyze\",\"companies\":[]}");
        var noWorkflow = web.post("/api/batches", "{\"workflow\":\"movers\",\"companies\":[\"QVLN\"]}");

        assertThat(noQuestion.statusCode()).isEqualTo(422);
        assertThat(noQuestion.body()).contains("{company}");
        assertThat(noCompany.statusCode()).isEqualTo(422);
        assertThat(noWorkflow.body()).contains("report, analyze, ask or leads");
    }

    @Test
    void keepsABatchFromStrangers() {
        try (var guarded = WebDesk.start()) { // once there are keys, every caller needs one
            keepsABatchFromStrangers(guarded);
        }
    }

    private static void keepsABatchFromStrangers(WebDesk web) {
        String ann = web.withKey("ann", "run");
        String id = web.json(web.post("/api/batches", "{\"workflow\":\"analyze\",\"companies\":[\"QVLN\"]}"))
                .path("batch_id")
                .asString();
        web.withKey("bob", "run");

        var seen = web.get("/api/batches/" + id);

        assertThat(seen.statusCode()).isEqualTo(404);
        assertThat(web.get("/api/batches").body()).doesNotContain(id);
        assertThat(web.as(ann).get("/api/batches/" + id).statusCode()).isEqualTo(200);
    }

    @Test
    void findsAnUploadOnTheSampleMarket() {
        String text =
                "Corning Incorporated annual report 2022. Capital expenditures were $1,604 million in fiscal 2022,"
                        + " compared with $1,637 million in fiscal 2021.";

        var added = web.upload("Corning_2022_10K.txt", text);
        String found =
                web.get("/api/passages?q=Corning+capital+expenditures+2022").body();
        String id = web.json(added).path("document_id").asString();

        assertThat(added.statusCode()).isLessThan(300);
        assertThat(found).contains("1,604 million");
        assertThat(web.get("/documents/" + id + "/pages/1?from=0&to=20").body()).contains("<mark id=\"cited\"");
        assertThat(web.get("/api/documents").body()).contains("Corning");
    }
}
