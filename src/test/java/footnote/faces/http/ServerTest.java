package footnote.faces.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.json.Json;
import footnote.runtime.run.Fault;
import footnote.runtime.run.storage.RunFilter;
import footnote.testing.WebDesk;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ServerTest {
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
    void saysThatItIsThere() {
        assertThat(web.json(web.get("/health")).path("status").asString()).isEqualTo("ok");
    }

    @Test
    void analysesACompanyInOneCall() {
        var answer = web.post("/analyze", "{\"query\": \"analyze QVLN\", \"session_id\": \"one\"}");

        var state = web.json(answer);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(state.path("user_query").asString()).isEqualTo("analyze QVLN");
        assertThat(state.path("session_id").asString()).isEqualTo("one");
        assertThat(state.path("final_recommendation").path("signal").asString()).isIn("BUY", "HOLD", "SELL", "AVOID");
        assertThat(web.json(web.get("/api/sessions/one")).path("turns").size()).isEqualTo(1);
    }

    @Test
    void followsUpWithinASession() {
        web.post("/analyze", "{\"user_query\": \"analyze QVLN\", \"session_id\": \"two\"}");

        var state = web.json(web.post("/analyze", "{\"user_query\": \"and the news?\", \"session_id\": \"two\"}"));

        assertThat(state.path("ticker").asString()).isEqualTo("QVLN");
    }

    @Test
    void saysWhatToChangeWhereACompanyIsUnknown() {
        var answer = web.post("/analyze", "{\"user_query\": \"analyze Quavelinn\"}");

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("application/problem+json");
        assertThat(web.json(answer).path("detail").asString()).contains("QVLN");
    }

    @Test
    void sendsEveryEventOnceAndResumesWhereAReaderLeft() {
        var id = web.begin("analyze QVLN");

        var all = web.events(id, 0);
        var rest = web.events(id, 5);

        assertThat(all)
                .isEqualTo(IntStream.rangeClosed(1, all.size())
                        .mapToObj(String::valueOf)
                        .toList());
        assertThat(rest).isEqualTo(all.subList(5, all.size()));
        assertThat(web.send(web.request("/api/runs/" + id + "/events?after=" + all.size()))
                        .statusCode())
                .isEqualTo(204);
    }

    @Test
    void goesOnAfterAReply() {
        var id = web.begin("plan widgets");
        web.await(id, "waiting");

        var answer =
                web.post("/api/runs/" + id + "/replies", "{\"reply\": {\"type\": \"revise\", \"wish\": \"no cash\"}}");
        web.await(id, "waiting");
        var again = web.post("/api/runs/" + id + "/replies", "{\"reply\": \"yes\"}");
        web.await(id, "done");

        var run = web.json(web.get("/api/runs/" + id));
        assertThat(List.of(answer.statusCode(), again.statusCode())).containsExactly(202, 202);
        assertThat(run.path("result").path("topics").size()).isEqualTo(1);
        assertThat(run.path("questions").size()).isEqualTo(2);
        assertThat(run.path("artifacts").get(0).path("name").asString()).isEqualTo("run.json");
    }

    @Test
    void takesOneOfTwoRepliesAndTellsTheOther() {
        var id = web.begin("plan twice");
        web.await(id, "waiting");
        var path = web.json(web.get("/api/runs/" + id))
                .path("questions")
                .get(0)
                .path("path")
                .asString();

        var codes = IntStream.range(0, 2)
                .parallel()
                .mapToObj(_ -> web.post(
                        "/api/runs/" + id + "/replies",
                        Json.object().put("reply", "yes").put("question", path).toString()))
                .map(answer -> answer.statusCode())
                .sorted()
                .toList();

        assertThat(codes).containsExactly(202, 409);
    }

    @Test
    void startsOnceUnderOneIdempotencyKey() {
        var order = "{\"query\": \"analyze KLVR\"}";

        var first = idempotent("abc", order);
        var second = idempotent("abc", order);
        var other = idempotent("abc", "{\"query\": \"analyze ORRB\"}");

        assertThat(second.body()).isEqualTo(first.body());
        assertThat(second.headers().firstValue("Idempotent-Replayed")).contains("true");
        assertThat(other.statusCode()).isEqualTo(422);
    }

    private static java.net.http.HttpResponse<String> idempotent(String key, String order) {
        return web.send(web.request("/api/runs")
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", key)
                .POST(BodyPublishers.ofString(order)));
    }

    @Test
    void cancelsARunUnderWayAndErasesIt() {
        var id = web.begin("wait to be cancelled");
        web.await(id, "running");

        var early = web.send(web.request("/api/runs/" + id).DELETE());
        var cancelled = web.post("/api/runs/" + id + "/cancel", "");
        web.await(id, "cancelled");
        var erased = web.send(web.request("/api/runs/" + id).DELETE());

        assertThat(early.statusCode()).isEqualTo(409);
        assertThat(cancelled.statusCode()).isEqualTo(200);
        assertThat(erased.statusCode()).isEqualTo(204);
        assertThat(web.get("/api/runs/" + id).statusCode()).isEqualTo(404);
    }

    @Test
    void pagesThroughRuns() {
        var ids =
                IntStream.range(0, 3).mapToObj(i -> web.begin("plan page " + i)).toList();

        var first = web.json(web.get("/api/runs?q=plan%20page&limit=2"));
        var second = web.json(web.get("/api/runs?q=plan%20page&limit=2&before="
                + first.path("runs").get(1).path("run_id").asString()));

        assertThat(first.path("runs").valueStream().map(run -> run.path("run_id")
                        .asString()))
                .containsExactly(ids.get(2), ids.get(1));
        assertThat(second.path("runs").get(0).path("run_id").asString()).isEqualTo(ids.getFirst());
        assertThat(web.get("/api/runs?limit=201").statusCode()).isEqualTo(400);
    }

    @Test
    void servesFilesUnderAPolicyThatRunsNothing() {
        var id = web.begin("analyze QVLN");
        web.await(id, "done");

        var file = web.get("/api/runs/" + id + "/artifacts/run.json");
        var outside = web.get("/api/runs/" + id + "/artifacts/..%2F..%2Ffootnote.db");

        assertThat(file.headers().firstValue("Content-Security-Policy").orElse(""))
                .startsWith("sandbox;");
        assertThat(file.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(file.headers().firstValue("Content-Disposition").orElse("")).startsWith("attachment");
        assertThat(outside.statusCode()).isIn(400, 404);
    }

    @Test
    void looksThingsUp() {
        assertThat(web.json(web.get("/api/companies?q=quav")).path("companies").size())
                .isEqualTo(1);
        assertThat(web.json(web.get("/api/facts/QVLN?metric=revenue"))
                        .path("facts")
                        .size())
                .isGreaterThan(3);
        assertThat(web.json(web.get("/api/prices/QVLN?period=1mo")).path("bars").size())
                .isGreaterThan(15);
        assertThat(web.get("/api/facts/QVLN?metric=happiness").statusCode()).isEqualTo(422);
        assertThat(web.get("/api/prices/QVLN?as_of=yesterday").statusCode()).isEqualTo(400);
        assertThat(web.json(web.get("/api/workflows?q=analyze+X"))
                        .path("recognised")
                        .asString())
                .isEqualTo("analyze");
    }

    @Test
    void refusesWhatIsTooLargeOrNotJson() {
        assertThat(web.post("/api/runs", "{\"query\": \"" + "x".repeat(1 << 20) + "\"}")
                        .statusCode())
                .isEqualTo(413);
        assertThat(web.post("/api/runs", "{\"query\": \"" + "x".repeat(2001) + "\"}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(web.post("/api/runs", "{nonsense").statusCode()).isEqualTo(400);
        assertThat(web.send(web.request("/api/runs").POST(BodyPublishers.ofString("query=x")))
                        .statusCode())
                .isEqualTo(415);
        assertThat(web.post("/api/runs", "{\"query\":\"x\",\"workflow\":\"nonsense\"}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(web.get("/api/nonsense").statusCode()).isEqualTo(404);
        assertThat(web.send(web.request("/api/runs").PUT(BodyPublishers.noBody()))
                        .statusCode())
                .isEqualTo(405);
    }

    @Test
    void keepsOtherSitesFromPosting() {
        var cross = web.send(web.request("/api/runs")
                .header("Content-Type", "application/json")
                .header("Origin", "https://elsewhere.example")
                .POST(BodyPublishers.ofString("{\"query\":\"analyze QVLN\"}")));
        var fetched = web.send(web.request("/runs")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Sec-Fetch-Site", "cross-site")
                .POST(BodyPublishers.ofString("query=QVLN")));

        assertThat(List.of(cross.statusCode(), fetched.statusCode())).containsExactly(403, 403);
    }

    @Test
    void refusesAnOpenAddressWithoutKeys() {
        assertThatThrownBy(() -> Server.start(web.desk, WebDesk.menu(), new Server.Address("0.0.0.0", 0)))
                .isInstanceOf(Fault.class)
                .hasMessageContaining("keys add");
    }

    @Test
    void measuresItself() {
        web.post("/analyze", "{\"query\": \"analyze QVLN\"}");

        String metrics = web.get("/actuator/prometheus").body();
        while (!metrics.contains("footnote_model_calls_total{workflow=\"analyze\"} " + analysisCalls() + ".0")) {
            metrics = web.get("/actuator/prometheus").body(); // counted after the event, until the test's time-out
        }
        assertThat(metrics)
                .contains(
                        "footnote_steps_seconds_count", "http_server_requests_seconds", "footnote_model_tokens_total{");
        assertThat(web.get("/actuator/health").body()).contains("databaseHealth");
    }

    /** The model calls of all analyses so far; those that other tests began may still make some. */
    private static long analysisCalls() {
        var runs = web.desk.engine().runs();
        return runs.page(RunFilter.latest(200)).stream()
                .filter(run -> run.workflow().equals("analyze"))
                .mapToLong(run -> runs.spending(run.id()).calls())
                .sum();
    }
}
