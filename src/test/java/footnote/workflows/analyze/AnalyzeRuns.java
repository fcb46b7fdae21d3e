package footnote.workflows.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Prose;
import footnote.domain.Words;
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
import footnote.testing.Bench;
import footnote.testing.Databases;
import footnote.testing.FakeMarket;
import footnote.testing.ScriptedModel;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;

/** Analyses in runs on a fake market. */
abstract class AnalyzeRuns {
    static final RunOptions OPTIONS =
            new RunOptions(true, Optional.of(FakeMarket.TODAY), BigDecimal.ONE, false, Optional.empty());

    final List<Bench> benches = new ArrayList<>();

    @AfterEach
    void close() {
        benches.forEach(Bench::close);
    }

    static void met(CyclicBarrier barrier) {
        try {
            barrier.await(20, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new IllegalStateException("the others never asked", e);
        }
    }

    static long time(Bench bench) {
        long begun = System.nanoTime();
        run(bench, "ACME.NS", Optional.empty());
        return System.nanoTime() - begun;
    }

    static Stream<Prose> all(List<Prose> prose) {
        return prose.stream();
    }

    static List<Prose> prose(Analysis analysis) {
        var recommendation = analysis.finalRecommendation().orElseThrow();
        return Stream.of(
                        Stream.of(recommendation.thesis()),
                        all(recommendation.bullCase()),
                        all(recommendation.bearCase()),
                        all(recommendation.whatWouldChangeOurMind()),
                        recommendation.riskFlags().stream().map(flag -> flag.because()),
                        analysis.technicalResult().orElseThrow().votes().stream()
                                .map(vote -> vote.because()),
                        analysis.fundamentalResult().orElseThrow().votes().stream()
                                .map(vote -> vote.because()),
                        Stream.of(analysis.sentimentResult().orElseThrow().summary()))
                .flatMap(each -> each)
                .toList();
    }

    Analysis analysed(FakeMarket market, String query) {
        return analysed(Analyze.of(market.room(), new ScriptedModel(), new ScriptedModel()), query);
    }

    Analysis analysed(Analyze analyze, String query) {
        return run(bench(analyze), query, Optional.empty());
    }

    Bench bench(Workflow<AnalysisRequest, Analysis> workflow) {
        var workflows = new Workflows().with(Analyze.NAME, AnalysisRequest.class, workflow);
        var bench = Bench.with(Databases.SQLITE.fresh(), workflows, "bench");
        benches.add(bench);
        return bench;
    }

    static RunId start(Bench bench, String query, Optional<String> session) {
        return bench.engine.start(Analyze.NAME, query, new AnalysisRequest(query, session), OPTIONS, session);
    }

    static Analysis run(Bench bench, String query, Optional<String> session) {
        var id = start(bench, query, session);
        assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.DONE));
        return result(bench, id);
    }

    static Analysis result(Bench bench, RunId id) {
        return Json.read(bench.engine.runs().find(id).orElseThrow().result().orElseThrow(), Analysis.class);
    }

    /** Models that break whenever one of these analysts asks. */
    static Analyze broken(String... views) {
        var agents = Stream.of(views)
                .map(view -> view.equals("sentiment") ? "SentimentWatchdog" : Words.capitalized(view) + "Analyst")
                .toList();
        Model breaking = new Answering(prompt -> {
            if (agents.contains(prompt.agent())) {
                throw new IllegalStateException(prompt.agent() + " broke");
            }
        });
        return Analyze.of(new FakeMarket().room(), breaking, breaking);
    }

    static Model slowed(Duration time) {
        return new Answering(_ -> {
            long until = System.nanoTime() + time.toNanos();
            while (System.nanoTime() < until) {
                LockSupport.parkNanos(until - System.nanoTime());
            }
        });
    }

    /** Lets rules answer after something happened. */
    record Answering(Consumer<Prompt> first) implements Model {
        @Override
        public <T> ModelAnswer<T> answered(Prompt prompt, Class<T> type, Supplier<T> rule) {
            first.accept(prompt);
            return ModelAnswer.byRule(rule.get(), "no model");
        }

        @Override
        public <T> ModelAnswer<T> acted(Prompt prompt, List<Tool> tools, int rounds, Class<T> type, Supplier<T> rule) {
            return answered(prompt, type, rule);
        }
    }
}
