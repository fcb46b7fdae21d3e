package footnote.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.json.Json;
import footnote.runtime.model.routing.Gateway;
import footnote.runtime.model.routing.MemoryCooldowns;
import footnote.runtime.model.routing.SqlCooldowns;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Step;
import footnote.runtime.telemetry.Telemetry;
import footnote.testing.ModelDesk;
import footnote.testing.ModelServer.Answer;
import footnote.testing.ModelServer.Asked;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a run keeps of its model calls, what they may cost, and how they stop. */
class GatewayRunTest {
    private static final Prompt PROMPT = Prompt.text("Greeter", "Be kind.\n---\nGreet.");
    private static final Answer GOOD = Answer.says("{\"text\": \"hello\"}");
    private static final Answer LIMITED = Answer.json(429, "{\"error\":{\"message\":\"slow down\"}}");

    @TempDir
    private Path folder;

    private ModelDesk desk;

    record Greeting(String text) {}

    sealed interface GoOn {
        record Yes() implements GoOn {}
    }

    @BeforeEach
    void open() {
        desk = new ModelDesk(folder);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void refusesAModelOfUnknownPriceInARun() {
        desk.gateway(desk.settings(List.of("k"), "c", "b"));
        desk.server.script(GOOD);

        var by = desk.run("priceless", this::greet);

        assertThat(by).isEqualTo("hello by model test/b");
        assertThat(desk.rows("event")).anyMatch(row -> row.contains("models.prices to test/c=INPUT/OUTPUT"));
        assertThat(desk.gateway().unpriced()).containsExactly("test/c");
    }

    @Test
    void tellsHowFarAnAnswerHasComeAndKeepsNothingOfIt() {
        var heard = new CopyOnWriteArrayList<String>();
        desk.server.script(Answer.says("{\"text\": \"hello, dear \\u00e9lan and all the others\"}"));

        desk.run("aloud", () -> desk.gateway()
                .model(Role.FAST)
                .aloud("text", heard::add)
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
    void countsARefusedFirstAnswerForNobody() {
        desk.server.script(Answer.says("No."), GOOD);

        desk.run("repaired", this::greet);

        var notes = desk.database.query("SELECT note FROM answer WHERE kind = 'model'", row -> row.getString(1));
        assertThat(notes).filteredOn(note -> note.contains("\"refused\"")).hasSize(1);
        assertThat(notes).filteredOn(note -> !note.contains("\"refused\"")).hasSize(1);
    }

    @Test
    void asksACutAnswerAgainWithMoreRoom() {
        desk.server.script(Answer.says("{\"text\": \"hel").finished("length"), GOOD);

        desk.run("cut", this::greet);

        assertThat(desk.server.asked())
                .extracting(asked -> asked.json().path("max_tokens").asInt())
                .containsExactly(100, 400);
    }

    @Test
    void putsAStepsTimeoutOffWhileItIsAllowedMore() {
        desk.workflow(
                "slow",
                (_, run) -> run.step(
                        "only",
                        String.class,
                        RetryPolicy.of(Duration.ofMillis(20)).once(),
                        () -> {
                            Step.current().orElseThrow().allow(Duration.ofSeconds(30));
                            return waited(Duration.ofMillis(60));
                        }));

        var status = desk.work(desk.start("slow"));

        assertThat(status).isEqualTo(Status.DONE);
    }

    private static String waited(Duration time) {
        try {
            return String.valueOf(new CountDownLatch(1).await(time.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
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
    void neverCrossesTheBudgetUnderFiftyParallelCalls() {
        desk.server.otherwise(_ -> Answer.says("{\"text\":\"hello\"}", 100, 100));
        var budget = new BigDecimal("0.003");
        desk.workflow(
                "many",
                (_, run) -> String.valueOf(
                        run.each("call", IntStream.range(0, 50).boxed().toList(), String.class, i -> greet("n" + i))
                                .size()));
        var id = desk.start("many", new RunOptions(false, Optional.empty(), budget, false, Optional.empty()));

        assertThat(desk.work(id)).isEqualTo(Status.DONE);

        long spent = desk.database
                .first("SELECT SUM(cost_nanos) FROM answer", row -> row.getLong(1))
                .orElseThrow();
        assertThat(spent)
                .isPositive()
                .isLessThanOrEqualTo(budget.movePointRight(9).longValue());
        assertThat(desk.server.asked()).hasSizeBetween(1, 49);
        assertThat(desk.rows("step"))
                .filteredOn(row -> row.contains("ruled by rule: the budget of $0.003"))
                .isNotEmpty();
        assertThat(desk.rows("event"))
                .filteredOn(row -> row.contains("\"about\":\"budget\""))
                .hasSize(1);
    }

    @Test
    void keepsTheCapOnCallsInFlight() {
        var most = new AtomicInteger();
        var now = new AtomicInteger();
        var met = new CyclicBarrier(8);
        desk.server.otherwise(_ -> {
            most.accumulateAndGet(now.incrementAndGet(), Math::max);
            try {
                met.await(); // eight at a time can meet, so a lower cap would hang and a higher one show
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            } finally {
                now.decrementAndGet();
            }
            return GOOD;
        });
        desk.workflow(
                "flight",
                (_, run) -> String.valueOf(
                        run.each("call", IntStream.range(0, 24).boxed().toList(), String.class, i -> greet("n" + i))
                                .size()));

        assertThat(desk.work(desk.start("flight"))).isEqualTo(Status.DONE);

        assertThat(most.get()).isEqualTo(8);
    }

    @Test
    void stopsACallWhenTheRunIsCancelled() throws InterruptedException {
        var settings = desk.settings(List.of("k"), "a");
        desk.gateway(new ModelSettings(
                settings.providers(),
                settings.candidates(),
                settings.allowedHosts(),
                1,
                100,
                Optional.empty(),
                settings.prices(),
                Duration.ofMinutes(5),
                false));
        var asked = new CountDownLatch(1);
        desk.server.otherwise(_ -> {
            asked.countDown();
            return GOOD.stalled();
        });
        desk.workflow(
                "stopped",
                (_, run) -> run.step("only", String.class, RetryPolicy.of(Duration.ofMinutes(5)), this::greet));
        var id = desk.start("stopped");
        var status = new AtomicReference<Status>();
        var worker = Thread.ofVirtual().start(() -> status.set(desk.work(id)));
        asked.await();

        desk.engine().cancel(id);
        worker.join();

        assertThat(status.get()).isEqualTo(Status.CANCELLED);
        assertThat(desk.rows("answer")).isEmpty();
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
    void countsWhatABrokenAnswerMayHaveCost() {
        desk.server.script(Answer.says("{\"text\":\"hello\"}", 0, 0).cut(), Answer.says("{\"text\":\"hello\"}", 0, 0));

        desk.run("broken", this::greet);

        assertThat(desk.database.first("SELECT cost_nanos FROM answer WHERE kind = 'model'", row -> row.getLong(1)))
                .hasValueSatisfying(nanos -> assertThat(nanos).isPositive());
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
