package footnote.runtime.model.routing;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.model.Prompt;
import footnote.runtime.model.Role;
import footnote.testing.ModelDesk;
import footnote.testing.ModelServer;
import footnote.testing.ModelServer.Answer;
import footnote.testing.ModelServer.Asked;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the gateway reacts when candidates do not answer, inside real runs on SQLite. */
class GatewayTest {
    private static final Prompt PROMPT = Prompt.text("Greeter", "Be kind.\n---\nGreet.");
    private static final Answer GOOD = Answer.says("{\"text\": \"hello\"}");
    private static final Answer LIMITED = Answer.json(429, "{\"error\":{\"message\":\"slow down\"}}");

    @TempDir
    private Path folder;

    private ModelDesk desk;

    record Greeting(String text) {}

    @BeforeEach
    void open() {
        desk = new ModelDesk(folder);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void answersByTheFirstCandidate() {
        desk.server.script(GOOD);

        var by = desk.run("greet", this::greet);

        assertThat(by).isEqualTo("hello by model test/a");
    }

    @Test
    void movesOnAtALimitAndStaysThereForTheRun() {
        for (int status : new int[] {428, 429}) {
            desk.server.asked().clear();
            desk.restingIn(new MemoryCooldowns()).gateway(desk.settings(List.of("k"), "a", "b"));
            desk.server.script(Answer.json(status, "{}"), GOOD, GOOD);

            var by = desk.run("twice" + status, () -> greet() + ", " + greet("again"));

            assertThat(by).isEqualTo("hello by model test/b, hello by model test/b");
            assertThat(desk.server.asked()).extracting(Asked::model).containsExactly("a", "b", "b");
        }
    }

    @Test
    void movesOnAtALimitInsideAStreamOrABody() {
        for (var limited : List.of(
                Answer.stream(
                        ": WAITING\n\ndata: {\"error\":{\"code\":429,\"message\":\"no room\"},\"choices\":[]}\n\n"),
                Answer.json(200, "{\"error\":{\"code\":\"rate_limit_exceeded\",\"message\":\"no room\"}}"),
                Answer.stream(
                        "data: {\"choices\":[{\"error\":{\"code\":429,\"message\":\"no\"},\"delta\":{}}]}\n\n"))) {
            desk.server.asked().clear();
            desk.restingIn(new MemoryCooldowns()).gateway(desk.settings(List.of("k"), "a", "b"));
            desk.server.script(limited, GOOD);

            var by = desk.run("inside" + limited.hashCode(), this::greet);

            assertThat(by).isEqualTo("hello by model test/b");
        }
    }

    @Test
    void triesAllKeysOfAModelBeforeTheNextModel() {
        desk.gateway(desk.settings(List.of("k1", "k2"), "a", "b"));
        desk.server.script(LIMITED, LIMITED, GOOD);

        var by = desk.run("keys", this::greet);

        assertThat(by).isEqualTo("hello by model test/b key 1");
        assertThat(desk.server.asked())
                .extracting(asked -> asked.model() + " " + asked.key())
                .containsExactly("a Bearer k1", "a Bearer k2", "b Bearer k1");
    }

    @Test
    void letsALimitedCandidateRestAcrossRuns() {
        desk.restingIn(new SqlCooldowns(desk.database, desk.clock)).gateway(desk.settings(List.of("k"), "a", "b"));
        desk.server.script(LIMITED.with("Retry-After", "30")).otherwise(_ -> GOOD);
        desk.run("first", this::greet);
        desk.server.asked().clear();

        desk.run("second", this::greet);
        desk.clock.pause(Duration.ofSeconds(31));
        desk.run("third", this::greet);

        assertThat(desk.server.asked()).extracting(Asked::model).containsExactly("b", "a");
    }

    @Test
    void restsAMinuteWhenNotToldHowLong() {
        var cooldowns = new MemoryCooldowns();
        desk.restingIn(cooldowns).gateway(desk.settings(List.of("k"), "a", "b"));
        desk.server.script(LIMITED, GOOD);
        var now = desk.clock.instant();

        desk.run("greet", this::greet);

        assertThat(cooldowns.until("test/a")).isEqualTo(now.plusSeconds(60));
    }

    @Test
    void waitsForTheLastCandidateLeft() {
        desk.server.script(LIMITED, LIMITED.with("Retry-After", "20"), GOOD);

        var by = desk.run("wait", this::greet);

        assertThat(by).isEqualTo("hello by model test/b");
        assertThat(desk.clock.pauses()).containsExactly(Duration.ofSeconds(20));
    }

    @Test
    void letsTheRuleAnswerWhenTheWaitIsLongerThanTheStep() {
        desk.server.script(LIMITED, LIMITED.with("Retry-After", "3000"));

        var by = desk.run("long", this::greet);

        assertThat(by).startsWith("ruled by rule").contains("longer than the step may take");
        assertThat(desk.clock.pauses()).isEmpty();
    }

    @Test
    void stopsWaitingBeforeTheStepsTimeIsUp() {
        desk.server.otherwise(_ -> LIMITED);

        var by = desk.run("ever", this::greet);

        assertThat(by).startsWith("ruled by rule");
        assertThat(desk.clock.pauses()).hasSizeBetween(1, 5);
    }

    @Test
    void triesAgainAfterAServerErrorACutAStallAndGarbage() {
        desk.waiting(Duration.ofSeconds(2));
        for (var broken : List.of(
                Answer.json(500, "{}"),
                Answer.of(503, "text/html", "<html>busy</html>"),
                GOOD.cut(),
                GOOD.stalled(),
                Answer.stream("data: {\"choices\":[{\"delta\":{\"content\":\"half\"}}]}\n\n"),
                Answer.stream("data: {nonsense\n\n"),
                Answer.stream("data: {\"error\":{\"code\":502,\"message\":\"upstream\"}}\n\n"))) {
            desk.server.asked().clear();
            desk.server.script(broken, GOOD);

            var by = desk.run("broken" + broken.hashCode(), this::greet);

            assertThat(by).isEqualTo("hello by model test/a");
            assertThat(desk.server.asked()).hasSize(2);
        }
        assertThat(desk.clock.pauses()).containsOnly(Duration.ofSeconds(1));
    }

    @Test
    void goesToTheNextCandidateAfterThreeServerErrors() {
        desk.server.otherwise(asked -> asked.model().equals("a") ? Answer.json(500, "{}") : GOOD);

        var by = desk.run("down", this::greet);

        assertThat(by).isEqualTo("hello by model test/b");
        assertThat(desk.server.asked()).extracting(Asked::model).containsExactly("a", "a", "a", "b");
        assertThat(desk.clock.pauses()).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2));
    }

    @Test
    void skipsARefusedKeyWithAWarning() {
        for (int status : new int[] {401, 403}) {
            desk.server.asked().clear();
            desk.gateway(desk.settings(List.of("bad", "good"), "a", "b"));
            desk.server.otherwise(
                    asked -> asked.key().contains("bad") ? Answer.json(status, "{\"error\":\"who?\"}") : GOOD);

            var by = desk.run("refused" + status, () -> greet() + ", " + greet("again"));

            assertThat(by).isEqualTo("hello by model test/a key 2, hello by model test/a key 2");
            assertThat(desk.server.asked()).hasSize(3);
            assertThat(desk.rows("event")).anyMatch(row -> row.contains("warning") && row.contains("check the key"));
        }
    }

    @Test
    void asksTheNextCandidateAfterABadRequestAndNamesTheSettingToFix() {
        var bad = Answer.json(400, "{\"error\":{\"message\":\"maximum context length is 8192\"}}");
        desk.server.script(bad, GOOD);

        assertThat(desk.run("bad", this::greet)).isEqualTo("hello by model test/b");
        assertThat(desk.rows("event"))
                .anyMatch(row -> row.contains("warning") && row.contains("the next candidate is asked"));

        desk.server.script(bad, bad);

        assertThat(desk.run("worse", this::greet))
                .startsWith("ruled by rule")
                .contains("maximum context length")
                .contains("models.fast")
                .contains("models.max_output_tokens");
    }

    @Test
    void leavesOutAModelNobodyKnows() {
        desk.server.script(Answer.json(404, "{\"error\":{\"message\":\"no such model\"}}"), GOOD);

        var by = desk.run("unknown", this::greet);

        assertThat(by).isEqualTo("hello by model test/b");
    }

    @Test
    void usesAModelOfUnknownPriceOutsideARun() {
        desk.gateway(desk.settings(List.of("k"), "c"));
        desk.server.script(GOOD);

        assertThat(greet()).isEqualTo("hello by model test/c");
    }

    @Test
    void answersWithinTheStepsTimeWhenTheServerStalls() {
        desk.waiting(Duration.ofMillis(300)).server.otherwise(_ -> GOOD.stalled());

        var by = desk.run("stalled", this::greet);

        assertThat(by).startsWith("ruled by rule").contains("nothing came for too long");
    }

    @Test
    void cutsAnAnswerThatNeverEnds() {
        String words =
                "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"" + "and so on ".repeat(4000) + "\"}}]}\n\n";
        var zipped = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(zipped)) {
            out.write(words.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (var endless : List.of(
                Answer.stream(words),
                Answer.stream("no line ever ends ".repeat(1000)),
                new Answer(
                        200,
                        Map.of("Content-Type", "text/event-stream", "Content-Encoding", "gzip"),
                        zipped.toByteArray(),
                        ModelServer.Fault.NONE))) {
            desk.server.asked().clear();
            desk.server.script(endless.endless());
            desk.server.otherwise(_ -> GOOD);

            var by = desk.run("endless" + endless.hashCode(), this::greet);

            assertThat(by).isEqualTo("hello by model test/a");
            assertThat(desk.server.asked()).hasSize(2);
        }
    }

    private String greet() {
        return greet("Greet");
    }

    private String greet(String wish) {
        var prompt = wish.equals("Greet") ? PROMPT : Prompt.text("Greeter", wish);
        var answered = desk.gateway().model(Role.FAST).answered(prompt, Greeting.class, () -> new Greeting("ruled"));
        return answered.value().text() + " by " + answered.by()
                + answered.reason().map(reason -> ": " + reason).orElse("");
    }
}
