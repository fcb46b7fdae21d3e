package footnote.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.runtime.run.Fault;
import footnote.runtime.run.RetryPolicy;
import footnote.runtime.run.Status;
import footnote.testing.ModelDesk;
import footnote.testing.ModelServer.Answer;
import footnote.testing.ModelServer.Asked;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models that use tools, inside real runs. */
class ToolLoopTest {
    private static final Prompt PROMPT = Prompt.text("Gatherer", "Find the price.");
    private static final Answer DONE = Answer.says("{\"found\":\"41\"}");

    @TempDir
    private Path folder;

    private ModelDesk desk;
    private final List<String> called = new ArrayList<>();

    record Findings(String found) {}

    record Symbol(String ticker, Optional<Integer> days) {}

    @BeforeEach
    void open() {
        desk = new ModelDesk(folder);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void givesToolResultsBackUntilTheModelAnswers() {
        desk.server.script(Answer.calls("price", "{\"ticker\":\"ACME\"}", "price", "{\"ticker\":\"BOLT\"}"), DONE);

        var by = desk.run("tools", () -> act(5));

        assertThat(by).isEqualTo("41 by model test/a");
        assertThat(called).containsExactly("ACME", "BOLT");
        assertThat(desk.server.asked().getLast().body())
                .contains("price of ACME")
                .contains("price of BOLT");
    }

    @Test
    void tellsTheModelWhatIsWrongWithItsArguments() {
        desk.server.script(
                Answer.calls("price", "{\"ticker\":\"ACME\",\"symbol\":\"X\"}"),
                Answer.calls("price", "{\"days\":3}"),
                Answer.calls("price", "{\"ticker\":7}"),
                Answer.calls("cost", "{}"),
                Answer.calls("price", "{\"ticker\":"),
                DONE);

        desk.run("wrong", () -> act(9));

        assertThat(called).isEmpty();
        assertThat(results())
                .satisfiesExactly(
                        result -> assertThat(result).contains("'symbol' is not an argument; there are ticker, days"),
                        result -> assertThat(result).contains("'ticker' is missing"),
                        result -> assertThat(result).contains("'ticker' is 7, not text"),
                        result -> assertThat(result).contains("there is no tool 'cost'"),
                        result -> assertThat(result).contains("breaks off"));
    }

    @Test
    void tellsTheModelOfAToolThatFailed() {
        desk.server.script(Answer.calls("price", "{\"ticker\":\"DOWN\"}"), DONE);

        var by = desk.run("failing", () -> act(3));

        assertThat(by).isEqualTo("41 by model test/a");
        assertThat(results()).containsExactly("{\"error\":\"the vendor is down\"}");
    }

    @Test
    void letsTheRuleAnswerWhenTheRoundsAreUsedUp() {
        desk.server.otherwise(_ -> Answer.calls("price", "{\"ticker\":\"ACME\"}"));

        var by = desk.run("endless", () -> act(3));

        assertThat(by).startsWith("ruled by rule").contains("3 rounds");
        assertThat(desk.server.asked()).hasSize(3);
        assertThat(desk.server.asked().getLast().body()).contains("Answer now");
        assertThat(called).hasSize(2);
    }

    @Test
    void keepsFinishedToolResultsWhenTheModelIsSwitched() {
        desk.server.script(Answer.calls("price", "{\"ticker\":\"ACME\"}"), Answer.json(429, "{}"), DONE);

        var by = desk.run("switched", () -> act(5));

        assertThat(by).isEqualTo("41 by model test/b");
        assertThat(called).containsExactly("ACME");
        assertThat(desk.server.asked()).extracting(Asked::model).containsExactly("a", "a", "b");
        assertThat(desk.server.asked().getLast().body()).contains("price of ACME");
    }

    @Test
    void asksForTheAnswerAgainWhenItDoesNotFit() {
        desk.server.script(Answer.calls("price", "{\"ticker\":\"ACME\"}"), Answer.says("41!"), DONE);

        var by = desk.run("unfit", () -> act(5));

        assertThat(by).isEqualTo("41 by model test/a");
        assertThat(desk.server.asked().getLast().body()).contains("Your answer was refused");
    }

    @Test
    void repeatsNoFinishedCallAfterACrashBetweenTwoRounds() {
        for (int crash = 1; crash <= 5; crash++) {
            int at = crash;
            called.clear();
            desk.server.asked().clear();
            desk.server.script(
                    Answer.calls("price", "{\"ticker\":\"ACME\"}"),
                    Answer.calls("price", "{\"ticker\":\"BOLT\"}"),
                    DONE);
            var moments = new int[1];
            var crashed = new boolean[1];
            desk.workflow(
                    "crash" + crash,
                    (_, run) -> run.step(
                            "only",
                            String.class,
                            RetryPolicy.DEFAULT.once(),
                            () -> act(5, () -> {
                                if (++moments[0] == at && !crashed[0]) {
                                    crashed[0] = true;
                                    throw new Fault(Fault.Kind.STATE, "crash");
                                }
                            })));
            var id = desk.start("crash" + crash);
            var first = desk.work(id);
            desk.restart();

            var second = first == Status.DONE ? first : desk.work(id);

            assertThat(second).isEqualTo(Status.DONE);
            assertThat(desk.server.asked())
                    .as("model calls with a crash at %s", at)
                    .hasSize(3);
            assertThat(called)
                    .as("the tool in flight alone is called again")
                    .hasSizeBetween(2, 3)
                    .contains("ACME", "BOLT");
        }
    }

    @Test
    void refusesNoMoreThanOneToolOfAName() {
        var twice = List.of(price(() -> {}), price(() -> {}));

        var model = desk.gateway().model(Role.ADVANCED);

        assertThatThrownBy(() -> model.act(PROMPT, twice, 3, Findings.class, () -> new Findings("ruled")))
                .hasMessageContaining("two tools named 'price'");
    }

    private List<String> results() {
        return desk.server
                .asked()
                .getLast()
                .json()
                .path("messages")
                .valueStream()
                .filter(message -> message.path("role").asString("").equals("tool"))
                .map(message -> message.path("content").asString(""))
                .toList();
    }

    private String act(int rounds) {
        return act(rounds, () -> {});
    }

    private String act(int rounds, Runnable moment) {
        var answered = desk.gateway()
                .model(Role.ADVANCED)
                .acted(PROMPT, List.of(price(moment)), rounds, Findings.class, () -> new Findings("ruled"));
        return answered.value().found() + " by " + answered.by()
                + answered.reason().map(why -> ": " + why).orElse("");
    }

    private Tool price(Runnable moment) {
        return Tool.of("price", "The latest price of a ticker", Symbol.class, symbol -> {
            moment.run();
            if (symbol.ticker().equals("DOWN")) {
                throw new Fault(Fault.Kind.SOURCE, "the vendor is down");
            }
            called.add(symbol.ticker());
            moment.run();
            return "price of " + symbol.ticker();
        });
    }
}
