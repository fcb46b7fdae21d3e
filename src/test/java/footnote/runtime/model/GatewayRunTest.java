package footnote.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import footnote.runtime.model.routing.Gateway;
import footnote.runtime.model.routing.MemoryCooldowns;
import footnote.runtime.model.routing.SqlCooldowns;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.telemetry.Telemetry;
import footnote.testing.ModelServer.Answer;
import footnote.testing.ModelServer.Asked;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** What a run keeps of its model calls. */
class GatewayRunTest extends GatewayRuns {
    private static final Answer LIMITED = Answer.json(429, "{\"error\":{\"message\":\"slow down\"}}");

    sealed interface GoOn {
        record Yes() implements GoOn {}
    }

    @Test
    void tellsHowFarAnAnswerHasComeAndKeepsNothingOfIt() {
        var heard = new CopyOnWriteArrayList<String>();
        desk.server.script(Answer.says("{\"text\": \"hello, dear \\u00e9lan and all the others\"}"));

        desk.run("aloud", () -> desk.gateway()
                .model(Role.FAST)
                .streamingField("text", heard::add)
                .answer(PROMPT, Greeting.class, () -> new Greeting("rule"))
                .text());

        assertThat(heard).hasSizeGreaterThan(1).last().isEqualTo("hello, dear élan and all the others");
        assertThat(heard.getFirst()).isNotEqualTo(heard.getLast());
        assertThat(heard.getLast()).startsWith(heard.getFirst());
        assertThat(desk.rows("event")).noneMatch(row -> row.contains("draft"));
    }

    @Test
    void letsRulesAnswerWithoutAnyModelAndSaysSoOnce() {
        desk.gateway(ModelSettings.none());

        var by = desk.run("none", () -> greet() + ", " + greet("again"));

        assertThat(by).contains("ruled by rule: no model is configured for the role fast");
        assertThat(desk.rows("event"))
                .filteredOn(row -> row.contains("|warning|"))
                .hasSize(1);
        assertThat(desk.rows("answer")).hasSize(2).allMatch(row -> row.contains("\"by\":\"rule\""));
    }

    @Test
    void letsRulesAnswerAnOfflineRun() {
        desk.workflow("offline", (_, run) -> run.step("only", String.class, this::greet));
        var offline = new RunOptions(true, Optional.empty(), BigDecimal.ONE, false, Optional.empty());

        desk.work(desk.start("offline", offline));

        assertThat(desk.server.asked()).isEmpty();
    }

    @Test
    void saysOnceForAnAgentWhyItsModelWasNotUsed() {
        desk.server.otherwise(_ -> Answer.says("I cannot help with that."));

        desk.run("refused", () -> greet() + ", " + greet("again"));

        assertThat(desk.rows("event"))
                .filteredOn(row -> row.contains("|warning|"))
                .singleElement()
                .asString()
                .contains("Greeter: an answer of the model was not used: the answer holds no JSON object");
    }

    @Test
    void namesAnAgentInWordsAndByItsPresentName() {
        assertThat(AgentName.of("SentimentWatchdog")).isEqualTo("Sentiment analyst");
        assertThat(AgentName.of("ChapterWriter")).isEqualTo("Chapter writer");
    }

    @Test
    void countsARefusedFirstAnswerForNobody() {
        desk.server.script(Answer.says("No."), GOOD);

        desk.run("repaired", this::greet);

        var notes = desk.database.query("SELECT note FROM answer WHERE kind = 'model'", row -> row.getString(1));
        assertThat(notes).filteredOn(note -> note.contains("\"refused\"")).hasSize(1);
        assertThat(notes).filteredOn(note -> !note.contains("\"refused\"")).hasSize(1);
    }

    @Test
    void asksAServerOnThisMachineWithoutAKeyThoughNobodyKnowsItsPrice() {
        desk.gateway(desk.settings(List.of(), "local"));
        desk.server.script(GOOD);

        desk.run("local", this::greet);

        assertThat(desk.server.asked()).hasSize(1);
    }

    @Test
    void letsAModelAnswerARunOnTheSampleMarket() {
        desk.server.script(Answer.says("{\"text\":\"hello\"}", 10, 5));
        desk.workflow("sample", (_, run) -> run.step("only", String.class, this::greet));
        var sample = new RunOptions(false, true, Optional.empty(), BigDecimal.ONE, false, Optional.empty());

        desk.work(desk.start("sample", sample));

        assertThat(desk.server.asked()).hasSize(1);
    }

    @Test
    void readsTheOptionsOfRunsFromBeforeTheSampleOption() {
        var kept = Json.read("{\"offline\":true,\"budget\":1,\"yes\":true}", RunOptions.class);

        assertThat(kept.sample()).isFalse();
        assertThat(kept.offline()).isTrue();
        assertThat(kept.fictional()).isTrue();
    }

    @Test
    void keepsWhoAnsweredAndWhatItTook() {
        desk.server.script(LIMITED, Answer.says("{\"text\":\"hello\"}", 1000, 500));

        desk.run("noted", this::greet);

        var note = Json.tree(desk.database
                .first("SELECT note FROM answer WHERE kind = 'model'", row -> row.getString(1))
                .orElseThrow());
        assertThat(note.path("by").asString()).isEqualTo("test/b");
        assertThat(note.path("role").asString()).isEqualTo("fast");
        assertThat(note.path("agent").asString()).isEqualTo("Greeter");
        assertThat(note.path("prompt_hash").asString()).isEqualTo(PROMPT.hash());
        assertThat(note.path("candidate_index").asInt()).isEqualTo(1);
        assertThat(note.path("input_tokens").asInt()).isEqualTo(1000);
        assertThat(note.path("attempts").asInt()).isEqualTo(2);
        assertThat(desk.database.first("SELECT cost_nanos FROM answer WHERE kind = 'model'", row -> row.getLong(1)))
                .contains(2_000_000L); // 1000 tokens at $1 and 500 at $2 a million
    }

    @Test
    void standsWhereItStoodAfterARestart() {
        desk.server.script(LIMITED, GOOD).otherwise(_ -> GOOD);
        desk.workflow("resumed", (_, run) -> {
            var first = run.step("one", String.class, this::greet);
            run.ask("go on?", "x", GoOn.class);
            return first + ", " + run.step("two", String.class, () -> greet("again"));
        });
        var id = desk.start("resumed");
        assertThat(desk.work(id)).isEqualTo(Status.WAITING);
        desk.engine().reply(id, "{\"type\":\"yes\"}", "test");
        desk.restart();
        desk.restingIn(new MemoryCooldowns()).gateway(desk.settings(List.of("k"), "a", "b"));

        assertThat(desk.work(id)).isEqualTo(Status.DONE);

        assertThat(desk.server.asked()).extracting(Asked::model).containsExactly("a", "b", "b");
    }

    @Test
    void replaysWithoutSendingAnything() {
        desk.server.script(LIMITED, GOOD, Answer.says("no JSON"), Answer.says("none either"));
        desk.workflow("replayed", (_, run) -> run.step("only", String.class, () -> greet() + greet("again")));
        var id = desk.start("replayed");
        assertThat(desk.work(id)).isEqualTo(Status.DONE);
        desk.server.asked().clear();
        desk.restart();

        var verdict = desk.engine().replay(id, folder.resolve("replay"));

        assertThat(verdict.differences()).isEmpty();
        assertThat(desk.server.asked()).isEmpty();
    }

    @Test
    void keepsKeysOutOfAllThatIsKept() {
        var canary = "canary-key-7f3a";
        desk.restingIn(new SqlCooldowns(desk.database, desk.clock))
                .gateway(desk.settings(List.of(canary, canary + "-two"), "a", "b"));
        var echo = "{\"error\":{\"message\":\"bad key " + canary + " and " + canary + "-two\",\"code\":%d}}";
        desk.server.script(
                Answer.json(429, echo.formatted(429)),
                Answer.json(500, echo.formatted(500)),
                Answer.stream("data: " + echo.formatted(500) + "\n\n"),
                Answer.says("not JSON, but " + canary),
                Answer.json(400, echo.formatted(400)));

        desk.run("secret", this::greet);

        for (var table : List.of("run", "step", "answer", "event", "question", "artifact", "resting")) {
            assertThat(desk.rows(table)).noneMatch(row -> row.contains("canary-key"));
        }
        assertThat(desk.rows("resting")).hasSize(1);
        assertThat(desk.settings(List.of(canary), "a").toString()).doesNotContain(canary);
        assertThat(Json.write(desk.settings(List.of(canary), "a"))).doesNotContain(canary);
    }

    @Test
    void putsPromptsIntoSpansOnlyWhenToldTo() {
        for (boolean told : new boolean[] {true, false}) {
            var calls = new CopyOnWriteArrayList<Telemetry.Call>();
            var plain = desk.settings(List.of("k"), "a");
            var settings = new ModelSettings(
                    plain.providers(),
                    plain.candidates(),
                    plain.allowedHosts(),
                    8,
                    100,
                    Optional.empty(),
                    plain.prices(),
                    plain.silence(),
                    told);
            var telemetry = new SpansKept(calls);
            var gateway = new Gateway(settings, new MemoryCooldowns(), telemetry, desk.clock, desk.clock);
            desk.server.script(GOOD);

            desk.run("span" + told, () -> gateway.model(Role.FAST)
                    .answer(PROMPT, Greeting.class, () -> new Greeting("ruled"))
                    .text());

            assertThat(calls).hasSize(1);
            assertThat(calls.getFirst().prompt().isPresent()).isEqualTo(told);
            assertThat(calls.getFirst().step()).contains("only");
        }
    }

    /** Keeps the calls it was told of. */
    private record SpansKept(List<Telemetry.Call> calls) implements Telemetry {
        @Override
        public Span call(Call call) {
            calls.add(call);
            return Telemetry.silent().call(call);
        }

        @Override
        public void work(Work work) {}

        @Override
        public void close() {}
    }
}
