package footnote.workflows.ask.formulas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.Desk;
import footnote.config.SettingsReader;
import footnote.evidence.EvidenceReader.View;
import footnote.runtime.json.Json;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Tool;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Workflows;
import footnote.testing.Bench;
import footnote.testing.Databases;
import footnote.workflows.ask.Ask;
import footnote.workflows.ask.AskAnswer;
import footnote.workflows.ask.AskRequest;
import footnote.workflows.ask.formulas.ProposedProgram.Operation;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProposedProgramTest {
    private static final String QUESTION = "How much capex per dollar of assets did Quavelin spend in FY2025?";

    @TempDir
    Path folder;

    @Test
    void runsTheProgramThatAModelProposes() {
        var program = new ProposedProgram(
                "capex to average assets",
                true,
                List.of(
                        cell("capital_expenditure", 2025),
                        new Operation("average", Optional.of("assets"), List.of(2024, 2025), Optional.empty()),
                        new Operation("divide", Optional.empty(), List.of(), Optional.empty())));

        var answer = answered(QUESTION, program);

        var figure = answer.figures().getFirst();
        assertThat(figure.metric()).isEqualTo("capex_to_average_assets");
        assertThat(figure.unit()).isEqualTo("percent");
        assertThat(answer.answer()).contains("capital expenditure / average total assets");
    }

    @Test
    void leavesTheFigureToTheRulesWhereTheProgramDoesNotRun() {
        var program = new ProposedProgram("net income", false, List.of(cell("net_income", 1999)));

        var answer = answered("What was the net income of Quavelin in FY2025?", program);

        assertThat(answer.answer()).contains("net income was $484m in FY25");
    }

    @Test
    void refusesAProgramThatNamesAnUnknownMetricOrLeavesTwoResults() {
        assertThatThrownBy(() -> new ProposedProgram("x", false, List.of(cell("happiness", 2025))))
                .hasMessageContaining("no metric 'happiness'");
        assertThatThrownBy(
                        () -> new ProposedProgram("x", false, List.of(cell("revenue", 2025), cell("net_income", 2025))))
                .hasMessageContaining("leave 2 results");
    }

    @ParameterizedTest
    @ValueSource(strings = {"add", "pow", "number", "change"})
    void refusesAnOperationThatIsUnknownOrLacksWhatItNeeds(String op) {
        var step = new Operation(op, Optional.empty(), List.of(), Optional.empty());

        assertThatThrownBy(() -> new ProposedProgram("x", false, List.of(step)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void refusesANumberThatTheQuestionDoesNotState() {
        var program = new ProposedProgram(
                "x", false, List.of(new Operation("number", Optional.empty(), List.of(), Optional.of(1463.0))));

        assertThatThrownBy(() -> program.checkNumbers("What was revenue?")).hasMessageContaining("1463");
        program.checkNumbers("What is 1463 less revenue?");
    }

    private static Operation cell(String metric, int year) {
        return new Operation("cell", Optional.of(metric), List.of(year), Optional.empty());
    }

    private AskAnswer answered(String question, ProposedProgram program) {
        var environment = Map.of("FOOTNOTE_HOME", folder.resolve("home").toString(), "FOOTNOTE_SEARCH_VECTOR", "0");
        try (var desk = new Desk(new SettingsReader(environment, folder).read(Map.of()))) {
            var ask = new Ask(
                    desk.evidence(),
                    desk.reading(),
                    desk.search().answerScores(),
                    new Proposing(program),
                    Model.rules());
            try (var bench = Bench.with(
                    Databases.SQLITE.fresh(), new Workflows().with(Ask.NAME, AskRequest.class, ask), "bench")) {
                var day = new View(true, desk.evidence().today(true)).asOf();
                var options = new RunOptions(true, Optional.of(day), BigDecimal.ONE, true, Optional.empty());
                var request = new AskRequest(question, Optional.empty(), List.of(), Optional.empty());
                var id = bench.engine.start(Ask.NAME, question, request, options, Optional.empty());
                bench.engine.attempt(id);
                return Json.read(
                        bench.engine.runs().find(id).orElseThrow().result().orElseThrow(), AskAnswer.class);
            }
        }
    }

    /** Proposes one program; all else is left to rules. */
    private record Proposing(ProposedProgram program) implements Model {
        @Override
        public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
            return type == ProposedProgram.class
                    ? ModelAnswer.byModel(type.cast(program), "scripted")
                    : ModelAnswer.byRule(rule.get(), "not asked here");
        }

        @Override
        public <T> ModelAnswer<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
            return answered(prompt, type, rule);
        }
    }
}
