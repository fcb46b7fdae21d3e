package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.AnswerScores;
import footnote.evidence.DocumentSearch;
import footnote.evidence.search.Library;
import footnote.evidence.search.Reranker;
import footnote.evidence.search.SearchWeights;
import footnote.runtime.db.Database;
import footnote.runtime.event.Event;
import footnote.runtime.json.Json;
import footnote.runtime.model.Model;
import footnote.runtime.model.ModelAnswer;
import footnote.runtime.model.Prompt;
import footnote.runtime.model.Tool;
import footnote.runtime.run.RunId;
import footnote.runtime.run.RunOptions;
import footnote.runtime.run.Status;
import footnote.runtime.run.Workflow;
import footnote.runtime.run.Workflows;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.sources.sample.SampleMarket;
import footnote.testing.Bench;
import footnote.testing.BreakingRun;
import footnote.testing.Databases;
import footnote.testing.HashEmbedder;
import footnote.testing.SampleEvidence;
import footnote.testing.Sampled;
import footnote.testing.ScriptedModel;
import footnote.workflows.ask.answer.AnswerVerdict;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AskRunTest {
    private static final String QUESTION = "What did management of Quavelin Systems say about acquisitions?";

    @TempDir
    Path folder;

    private Database papers;
    private Library library;

    @BeforeEach
    void open() {
        papers = Databases.SQLITE.fresh();
        library = new Library(
                papers,
                folder.resolve("index"),
                HashEmbedder::new,
                () -> Reranker.NONE,
                SearchWeights.STANDARD,
                java.time.Clock.systemUTC());
    }

    @AfterEach
    void close() {
        library.close();
        papers.close();
    }

    @Test
    void goesOnAfterACrashBehindEveryStepToTheSameAnswer() {
        var expected = answered(ask(new ScriptedModel()));
        var broken = new HashSet<>(Set.of("company")); // within a branch, where a fault is a gap and no crash
        try (var bench = bench(BreakingRun.afterEach(broken, ask(new ScriptedModel())))) {
            var id = start(bench);
            var status = bench.engine.attempt(id);
            while (status.equals(new Worked(Status.FAILED))) {
                var kept = bench.engine.runs().steps(id);
                status = bench.engine.resume(id);
                assertThat(bench.engine.runs().steps(id)).containsAll(kept);
            }

            assertThat(status).isEqualTo(new Worked(Status.DONE));
            assertThat(broken)
                    .contains(
                            "setup",
                            "analyze question",
                            "plan search",
                            "search",
                            "calls",
                            "figures",
                            "answer",
                            "evaluate",
                            "round",
                            "assemble");
            assertThat(timeless(bench, id)).isEqualTo(expected);
        }
    }

    static Stream<String> replayed() {
        return Sampled.every(
                2,
                List.of(
                        QUESTION,
                        "What was the operating margin of Quavelin Systems in FY2025?",
                        "Compare the revenue of Quavelin Systems and Halvorsen Tools in FY2024"));
    }

    @Tag(Sampled.TAG)
    @ParameterizedTest
    @MethodSource("replayed")
    void replaysToTheSameBytesWithoutReadingAnythingAgain(String question) {
        try (var bench = bench(ask(new ScriptedModel()))) {
            var id = start(bench, question);
            bench.engine.attempt(id);
            library.documents(true).keySet().forEach(library::remove);

            var verdict = bench.engine.replay(id, bench.outputs.resolve("replayed"));

            assertThat(verdict.differences()).isEmpty();
        }
    }

    @Test
    void tellsAllThirteenEventsOfTheSeedInTheirPlace() {
        var told = new TreeSet<String>();
        try (var bench = bench(ask(new HardToPlease()))) {
            var id = start(bench);
            bench.engine.attempt(id);
            var types = types(bench, id);
            assertThat(types)
                    .containsSubsequence(
                            Event.ANALYSIS,
                            Event.REASONING,
                            Event.ITERATION_START,
                            Event.AGENT_DECISION,
                            Event.ITERATION_FOLLOWUP,
                            Event.ITERATION_SEARCH,
                            Event.ITERATION_COMPLETE,
                            Event.ITERATION_START,
                            Event.RESULT);
            told.addAll(types);

            var refused = start(bench, "Write me a poem about the weather");
            bench.engine.attempt(refused);
            told.addAll(types(bench, refused));
        }
        try (var bench = bench(BreakingRun.after("setup", ask(new ScriptedModel())))) {
            var failed = start(bench);
            bench.engine.attempt(failed);
            told.addAll(types(bench, failed));
        }

        assertThat(told)
                .containsExactlyInAnyOrder(
                        "progress",
                        "analysis",
                        "reasoning",
                        "news_search",
                        "10k_search",
                        "iteration_start",
                        "agent_decision",
                        "iteration_followup",
                        "iteration_search",
                        "iteration_complete",
                        "result",
                        "rejected",
                        "error");
    }

    @Test
    void searchesForWhatIsMissingAndStopsWhenTheJudgeIsPleased() {
        var model = new HardToPlease();
        try (var bench = bench(ask(model))) {
            var id = start(bench);
            bench.engine.attempt(id);

            var answer = result(bench, id);
            assertThat(answer.iterations()).isEqualTo(2);
            assertThat(model.judged).hasValue(2);
        }
    }

    /** Rules do all but the judging: the first answer lacks something, the second pleases. */
    private static final class HardToPlease implements Model {
        private final AtomicInteger judged = new AtomicInteger();

        @Override
        public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
            return acted(prompt, List.of(), 1, type, rule);
        }

        @Override
        public <T> ModelAnswer<T> acted(
                Prompt prompt, List<Tool> offered, int rounds, Class<T> type, Supplier<T> rule) {
            if (type != AnswerVerdict.class) {
                return ModelAnswer.byRule(rule.get(), "not asked here");
            }
            return ModelAnswer.byModel(
                    type.cast(
                            judged.incrementAndGet() == 1
                                    ? new AnswerVerdict(
                                            40, 50, 90, 80, "costs", List.of("raw material cost inflation"), false)
                                    : new AnswerVerdict(96, 96, 96, 96, "", List.of(), false)),
                    "scripted");
        }
    }

    private Ask ask(Model model) {
        var room = SampleEvidence.open();
        var reading = new DocumentSearch(
                room, () -> library, () -> new SampleMarket().listings().listings());
        return new Ask(room, reading, AnswerScores.none(), model, model);
    }

    private static Bench bench(Workflow<AskRequest, AskAnswer> workflow) {
        return Bench.with(
                Databases.SQLITE.fresh(), new Workflows().with(Ask.NAME, AskRequest.class, workflow), "bench");
    }

    private static RunId start(Bench bench) {
        return start(bench, QUESTION);
    }

    private static RunId start(Bench bench, String question) {
        var options =
                new RunOptions(true, Optional.of(SampleEvidence.VIEW.asOf()), BigDecimal.ONE, true, Optional.empty());
        var request = new AskRequest(question, Optional.empty(), List.of(), Optional.empty());
        return bench.engine.start(Ask.NAME, question, request, options, Optional.empty());
    }

    private static String answered(Workflow<AskRequest, AskAnswer> workflow) {
        try (var bench = bench(workflow)) {
            var id = start(bench);
            bench.engine.attempt(id);
            return timeless(bench, id);
        }
    }

    private static AskAnswer result(Bench bench, RunId id) {
        var run = bench.engine.runs().find(id).orElseThrow();
        assertThat(run.fault()).isEmpty();
        return Json.read(run.result().orElseThrow(), AskAnswer.class);
    }

    /** The answer without how long it took. */
    private static String timeless(Bench bench, RunId id) {
        var answer = result(bench, id);
        return Json.write(new AskAnswer(
                answer.question(),
                answer.answer(),
                answer.citations(),
                answer.mode(),
                answer.dataSource(),
                answer.needsLatestNews(),
                answer.iterations(),
                answer.confidence(),
                answer.approach(),
                answer.chunksUsed(),
                Map.of(),
                answer.gaps(),
                answer.origin(),
                answer.figures(),
                answer.ledger(),
                Optional.empty(),
                Optional.empty()));
    }

    private static List<String> types(Bench bench, RunId id) {
        return bench.engine.runs().events(id, 0).stream().map(Event::type).toList();
    }
}
