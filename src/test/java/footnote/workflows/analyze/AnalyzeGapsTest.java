package footnote.workflows.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.opinion.Tone;
import footnote.runtime.json.Json;
import footnote.runtime.run.Status;
import footnote.runtime.run.engine.Attempt.Worked;
import footnote.runtime.run.storage.StepRow;
import footnote.testing.BreakingRun;
import footnote.testing.FakeMarket;
import footnote.testing.FakeMarket.Part;
import footnote.testing.ScriptedModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Analyses where data or analysts are missing, or the process ends midway. */
class AnalyzeGapsTest extends AnalyzeRuns {
    @ParameterizedTest
    @CsvSource({
        "BARS, technical",
        "FACTS, fundamental",
    })
    void namesTheViewThatFailedAndStillAnswers(Part part, String view) {
        var analysis = analysed(new FakeMarket().without(part), "ACME.NS");

        assertThat(analysis.error().orElseThrow()).contains("the " + view + " view", "switched off");
        assertThat(analysis.technicalResult().isPresent()).isEqualTo(part != Part.BARS);
        assertThat(analysis.fundamentalResult().isPresent()).isEqualTo(part != Part.FACTS);
        assertThat(analysis.finalRecommendation()).isPresent();
    }

    @Test
    void takesMissingNewsForNeutralAndSaysWhy() {
        var analysis = analysed(new FakeMarket().without(Part.NEWS), "ACME.NS");

        var sentiment = analysis.sentimentResult().orElseThrow();
        assertThat(sentiment.label()).isEqualTo(Tone.NEUTRAL);
        assertThat(sentiment.gaps().getFirst().why()).contains("switched off");
    }

    @Test
    void answersWhenEveryAnalystFails() {
        var analysis = analysed(broken("technical", "fundamental", "sentiment"), "ACME.NS");

        assertThat(analysis.technicalResult()).isEmpty();
        assertThat(analysis.fundamentalResult()).isEmpty();
        assertThat(analysis.sentimentResult()).isEmpty();
        assertThat(analysis.error().orElseThrow())
                .contains("the technical view", "the fundamental view", "the view of the news");
        var recommendation = analysis.finalRecommendation().orElseThrow();
        assertThat(recommendation.signal())
                .isEqualTo(analysis.view().orElseThrow().rating());
        assertThat(recommendation.confidence()).isLessThan(0.5);
    }

    @ParameterizedTest
    @CsvSource({"technical, TechnicalAnalyst", "fundamental, FundamentalAnalyst", "sentiment, SentimentWatchdog"})
    void survivesAnyAnalystFailingAlone(String view, String agent) {
        var analysis = analysed(broken(view), "ACME.NS");

        assertThat(analysis.error().orElseThrow()).contains(agent + " broke");
        assertThat(Stream.of(analysis.technicalResult(), analysis.fundamentalResult(), analysis.sentimentResult())
                        .filter(Optional::isPresent))
                .hasSize(2);
        assertThat(analysis.finalRecommendation()).isPresent();
    }

    @Test
    void goesOnAfterACrashBehindEveryStepWithoutRepeatingOne() {
        var whole = bench(Analyze.of(new FakeMarket().room(), new ScriptedModel(), new ScriptedModel()));
        var expected = run(whole, "ACME.NS", Optional.empty());
        var steps = List.of("parse", "resolve", "views", "estimate", "assess risks", "synthesize");

        for (int after = 0; after < steps.size(); after++) {
            var market = new FakeMarket();
            var model = new ScriptedModel();
            var crashing = BreakingRun.after(steps.get(after), Analyze.of(market.room(), model, model));
            var bench = bench(crashing);
            var id = start(bench, "ACME.NS", Optional.empty());

            assertThat(bench.engine.attempt(id)).isEqualTo(new Worked(Status.FAILED));
            var kept = bench.engine.runs().steps(id);
            assertThat(bench.engine.resume(id)).isEqualTo(new Worked(Status.DONE));

            assertThat(model.asked()).hasSize(4);
            assertThat(bench.engine.runs().steps(id)).containsAll(kept);
            assertThat(Json.write(result(bench, id))).isEqualTo(Json.write(expected));
        }
    }

    @Test
    void replaysToTheSameResult() {
        var market = new FakeMarket();
        var bench = bench(Analyze.of(market.room(), new ScriptedModel(), new ScriptedModel()));
        var id = start(bench, "ACME.NS", Optional.empty());
        bench.engine.attempt(id);
        int asked = market.asked.get();

        var verdict = bench.engine.replay(id, bench.outputs.resolve("replayed"));

        assertThat(verdict.differences()).isEmpty();
        assertThat(market.asked).hasValue(asked);
        assertThat(bench.engine.runs().steps(id))
                .extracting(StepRow::path)
                .contains(
                        "parse", "resolve", "views[technical]", "views[fundamental]", "views[sentiment]", "synthesize");
    }
}
