package footnote.workflows.analyze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Metric;
import footnote.domain.Prose;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.RedFlag;
import footnote.domain.opinion.RiskCode;
import footnote.domain.opinion.RiskFlag;
import footnote.evidence.TrackRecords;
import footnote.testing.ScriptedModel;
import footnote.workflows.analyze.CaseAnalyst.ArguedCase;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SynthesizerTest extends SynthesizedViews {
    @Test
    void whatWouldChangeAViewPointsTheOtherWay() {
        assertThat(changes(Advice.SELL)).noneMatch(text -> text.matches(".*(?:fall|falls|close) (?:clearly )?below.*"));
        assertThat(changes(Advice.BUY)).noneMatch(text -> text.matches(".*(?:rise|rises|close) (?:clearly )?above.*"));
        assertThat(changes(Advice.HOLD))
                .anyMatch(text -> text.contains("below the support"))
                .anyMatch(text -> text.contains("above the resistance"));
    }

    @Test
    void opensTheThesisAndTheBearCaseWithAGraveRedFlag() {
        var flag = new RedFlag(
                RiskCode.SHORT_REPORT,
                true,
                new Prose("On 30 Dec 2025, The Example reported a short seller's allegations against Acme."),
                LocalDate.of(2025, 12, 30),
                new RedFlag.Source(
                        ORDER, "The Example", LocalDate.of(2025, 12, 30), Optional.empty(), Optional.of(ORDER)),
                List.of());
        var model = new ScriptedModel();

        var recommendation = new Synthesizer(model, TrackRecords.none())
                .recommend(with(List.of(RiskFlag.of(flag))), ArguedCase.NONE, ArguedCase.NONE)
                .recommendation();

        assertThat(recommendation.signal()).isEqualTo(Advice.HOLD);
        assertThat(recommendation.thesis().text()).startsWith(flag.sentence().text());
        assertThat(recommendation.bearCase().getFirst()).isEqualTo(flag.sentence());
        assertThat(recommendation.whatWouldChangeOurMind())
                .extracting(Prose::text)
                .contains("Audited figures that refute the short seller's allegations.")
                .noneMatch(text -> text.contains("resistance") || text.startsWith("Growth"));
        assertThat(model.lastText()).contains("SHORT_REPORT");
        assertThat(model.lastText().replace("> " + ORDER, "")).doesNotContain(ORDER);
    }

    @Test
    void letsARedFlagReferToFiguresOfEarlierYears() {
        var older = file.measures().entries().stream()
                .filter(entry -> entry.fact().metric().equals(Metric.REVENUE))
                .min(Comparator.comparing(entry -> entry.fact().period()))
                .orElseThrow();
        var restated = new RedFlag(
                RiskCode.RESTATED,
                true,
                new Prose("Revenue was first reported as {fact:" + older.id() + "}."),
                LocalDate.of(2025, 12, 30),
                new RedFlag.Source("10-K/A", "10-K/A", LocalDate.of(2025, 12, 30), Optional.empty(), Optional.empty()),
                List.of());

        var recommendation = recommended(with(List.of(RiskFlag.of(restated)))).recommendation();

        assertThat(recommendation.thesis().references()).contains(older.id());
    }

    @Test
    void showsAModelsSignalBesideTheRatingWhereItArguesBothSides() {
        var price = file.measures().find("price").orElseThrow().id();
        var reason = new Prose("At {fact:" + price + "} much is priced in.");
        var oneSided = take(Advice.HOLD, List.of(reason));
        var weighed = new SynthesisOutput(
                Advice.HOLD,
                new Prose("The case is mixed."),
                List.of(reason),
                List.of(reason),
                List.of(new Prose("Better news.")),
                List.of(reason));

        var refused = new Synthesizer(new ScriptedModel(oneSided), TrackRecords.none())
                .recommend(file, ArguedCase.NONE, ArguedCase.NONE)
                .recommendation();
        var kept = new Synthesizer(new ScriptedModel(weighed), TrackRecords.none())
                .recommend(file, ArguedCase.NONE, ArguedCase.NONE)
                .recommendation();

        assertThat(refused.signal()).isEqualTo(Advice.BUY);
        assertThat(refused.ruleAnsweredBecause().orElseThrow())
                .contains("the rating is BUY; to say HOLD give both cases");
        assertThat(kept.answeredBy()).isEqualTo("model scripted");
        assertThat(kept.signal()).isEqualTo(Advice.HOLD);
        assertThat(kept.ruleSignal()).isEqualTo(Advice.BUY);
    }

    @Test
    void quotesHeadlinesAsEvidence() {
        var model = new ScriptedModel();

        new Synthesizer(model, TrackRecords.none()).recommend(file, ArguedCase.NONE, ArguedCase.NONE);

        assertThat(file.sentiment().orElseThrow().headlines())
                .extracting("title")
                .contains(ORDER);
        assertThat(model.lastText()).contains("> " + ORDER, "red flags: BUY", "Risk flags");
        assertThat(model.lastText().replace("> " + ORDER, "")).doesNotContain(ORDER);
    }

    @Test
    void refusesATakeThatNothingCouldOverturn() {
        assertThatThrownBy(() ->
                        new SynthesisOutput(Advice.BUY, new Prose("Fine."), List.of(), List.of(), List.of(), List.of()))
                .hasMessageContaining("change our mind");
    }
}
