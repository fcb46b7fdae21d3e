package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.testing.SampleEvidence;
import footnote.testing.ScriptedModel;
import footnote.workflows.report.data.FinancialData.Excerpt;
import footnote.workflows.report.data.NewsData;
import footnote.workflows.report.data.NewsGatherer;
import footnote.workflows.report.data.NewsGatherer.NewsReadings;
import footnote.workflows.report.data.ReportData;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.exhibits.InfographicPlan;
import footnote.workflows.report.exhibits.InfographicPlanner;
import footnote.workflows.report.exhibits.InfographicSpec;
import footnote.workflows.report.plan.MetricPlanner;
import footnote.workflows.report.plan.PlanRefiner;
import footnote.workflows.report.plan.PlanReplyReader;
import footnote.workflows.report.plan.PlanReplyReader.PlanResponse;
import footnote.workflows.report.plan.ReportKind;
import footnote.workflows.report.plan.ResearchPlan;
import footnote.workflows.report.text.ReportGuide;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the report's agents ask of a model, what they take from it, and what they refuse. */
class ReportAgentsTest {
    private static final Drafts DRAFT = Drafts.kept("QVLN");
    private static final ResearchTask TASK =
            new ResearchTask(SampleEvidence.listing("QVLN"), 5, SampleEvidence.NOW, SampleEvidence.VIEW);

    private static ResearchPlan plan() {
        return new MetricPlanner(new ScriptedModel())
                .plan(new MetricPlanner.Wish(
                        "q", SampleEvidence.listing("QVLN"), ReportKind.FUNDAMENTAL, 5, List.of()));
    }

    @Test
    void newsIsReadAsQuotedHeadlinesAndKeptInTheModelsOrder() {
        var model = new ScriptedModel(new NewsReadings(List.of(
                new NewsReadings.Reading(2, NewsData.Topic.LEGAL), new NewsReadings.Reading(1, NewsData.Topic.OTHER))));
        var byRule = new NewsGatherer(SampleEvidence.open(), new ScriptedModel()).gather(TASK);

        var news = new NewsGatherer(SampleEvidence.open(), model).gather(TASK);

        assertThat(model.lastText()).contains(byRule.stories().getFirst().title());
        assertThat(news.stories())
                .extracting(NewsData.Story::topic)
                .containsExactly(NewsData.Topic.LEGAL, NewsData.Topic.OTHER);
        assertThat(news.readBy()).isNotEqualTo(byRule.readBy());
    }

    @Test
    void aHeadlineThatIsNotThereIsRefusedAndTheRuleReads() {
        var model = new ScriptedModel(new NewsReadings(List.of(new NewsReadings.Reading(9999, NewsData.Topic.LEGAL))));

        var news = new NewsGatherer(SampleEvidence.open(), model).gather(TASK);

        assertThat(news.stories())
                .isEqualTo(new NewsGatherer(SampleEvidence.open(), new ScriptedModel())
                        .gather(TASK)
                        .stories());
    }

    @Test
    void aReplyIsReadWithThePlansMetricsAtHand() {
        var model = new ScriptedModel(new PlanResponse(PlanResponse.Type.APPROVAL, "so it sounds", Optional.empty()));

        var read = new PlanReplyReader(model).read("sounds about right to me", plan());

        assertThat(read.responseType()).isEqualTo(PlanResponse.Type.APPROVAL);
        assertThat(model.lastText())
                .contains("sounds about right to me")
                .contains(plan().metricsToAnalyze().getFirst().metricName());
    }

    @Test
    void aRefinementKeepsTheCompanyAndRaisesTheVersion() {
        var stale = plan();

        var refined = new PlanRefiner(new ScriptedModel(stale)).refine(plan(), "ten years, compare with Kaverix");

        assertThat(refined.planVersion()).isEqualTo(2);
        assertThat(refined.timeRangeYears()).isEqualTo(10);
        assertThatThrownBy(() -> new PlanResponse(PlanResponse.Type.REFINEMENT, "no wish", Optional.empty()))
                .hasMessageContaining("says what to change");
    }

    @Test
    void aPictureThatNoFactsFillIsRefused() {
        var whole = DRAFT.book().data();
        var silent = ReportFacts.of(new ReportData(
                whole.plan(),
                whole.task(),
                whole.financial(),
                whole.valuation(),
                whole.market(),
                Optional.empty(),
                whole.value(),
                List.of()));
        var possible = pictures(InfographicSpec.Type.GROWTH_DRIVERS);
        var model = new ScriptedModel(possible);

        assertThat(new InfographicPlanner(model).plan(silent)).isEqualTo(possible);
        assertThat(new InfographicPlanner(new ScriptedModel(pictures(InfographicSpec.Type.TIMELINE))).plan(silent))
                .isEqualTo(new InfographicPlanner(new ScriptedModel()).plan(silent));
        assertThat(model.lastText())
                .contains("Quavelin Systems Inc", "growth_drivers")
                .doesNotContain("timeline");
    }

    private static InfographicPlan pictures(InfographicSpec.Type second) {
        return new InfographicPlan(
                "Quavelin Systems", List.of(spec(1, InfographicSpec.Type.BUSINESS_MODEL), spec(2, second)));
    }

    private static InfographicSpec spec(int id, InfographicSpec.Type type) {
        return new InfographicSpec(id, "A picture", type, List.of("an element"), "plain", "draw it");
    }

    @Test
    void anAnswerMayOnlyReferToTheReportsFacts() {
        var fact = DRAFT.book().lastYear("operating_margin").orElseThrow();
        var bound = new ReportGuide.Answer(List.of(new Prose("It kept {fact:" + fact.id() + "} of each sale.")));
        var unbound = new ReportGuide.Answer(List.of(new Prose("It kept 41 % of each sale.")));

        assertThat(answered(fact, bound)).isEqualTo(bound);
        assertThat(answered(fact, unbound).paragraphs().getFirst().references()).contains(fact.id());
    }

    private static ReportGuide.Answer answered(LedgerEntry fact, ReportGuide.Answer scripted) {
        return new ReportGuide(new ScriptedModel(scripted))
                .answer(
                        "what was its operating margin?",
                        "Quavelin Systems Inc",
                        List.of(fact),
                        List.of(new Excerpt(
                                "profile",
                                "It runs payroll for hospitals and schools.",
                                fact.fact().origin())));
    }
}
