package footnote.workflows.report.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Listing;
import footnote.testing.SampleEvidence;
import footnote.testing.ScriptedModel;
import footnote.workflows.report.plan.MetricSpec.ChartType;
import footnote.workflows.report.plan.PlanReplyReader.PlanResponse;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a plan of metrics holds, and how a reader changes it. */
class ReportPlanningTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "looks good, go ahead | APPROVAL",
                "yes please | APPROVAL",
                "drop P/B, add free cash flow | REFINEMENT",
                "ten years | REFINEMENT",
                "yes but compare with Microsoft | REFINEMENT",
                "what about Orrenbeck Software instead? | NEW_QUERY",
                "Do a valuation of Kaverix | NEW_QUERY",
            })
    void readsWhatAReplyMeans(String reply, PlanResponse.Type type) {
        assertThat(PlanReplyReader.rule(reply, plan("QVLN")).responseType()).isEqualTo(type);
    }

    @Test
    void addsTheMetricThatWasAskedForInsteadOfOneThatSharesAWord() {
        assertThat(MetricCatalogue.shipped().mentioned(" add dividend yield "))
                .extracting(MetricCatalogue.Entry::key)
                .containsExactly("dividend_yield");
    }

    @Test
    void aWishForAFocusAddsAndPromotesItAndDropsOnlyWhatItSays() {
        var refined = new PlanRefiner(new ScriptedModel())
                .refine(plan("PLFB"), "drop the valuation section and don't mention technicals; focus on the dividend");

        assertThat(refined.topic()).contains(QuestionTopic.DIVIDEND);
        assertThat(refined.reportSections())
                .doesNotContain("valuation", "price")
                .contains("management", "risks");
        assertThat(refined.metricsToAnalyze())
                .filteredOn(metric -> metric.priority() == 10)
                .extracting(MetricSpec::metricName)
                .contains("Dividend per share", "Payout ratio");
    }

    @Test
    void aQuestionInAReplySetsTheFocus() {
        var refined =
                new PlanRefiner(new ScriptedModel()).refine(plan("PLFB"), "What is the dividend yield right now?");

        assertThat(refined.topic()).contains(QuestionTopic.DIVIDEND);
        assertThat(PlanReview.PlanChanges.between(plan("PLFB"), refined)).contains("focus on dividend");
    }

    private static ResearchPlan plan(String symbol) {
        Listing listing = SampleEvidence.listing(symbol);
        return new MetricPlanner(new ScriptedModel())
                .plan(new MetricPlanner.Wish("q", listing, ReportKind.FUNDAMENTAL, 5, List.of()));
    }

    @Test
    void plansTenToFifteenMetricsWithAllTheirFields() {
        var plan = plan("QVLN");

        assertThat(plan.metricsToAnalyze()).hasSizeBetween(10, 15).allSatisfy(metric -> {
            assertThat(metric.searchQuery()).contains("Quavelin");
            assertThat(metric.priority()).isBetween(1, 10);
        });
        assertThat(plan.timeRangeYears()).isEqualTo(5);
        assertThat(plan.infographicCount()).isEqualTo(3);
        assertThat(plan.planVersion()).isEqualTo(1);
        assertThat(plan.approvedByUser()).isFalse();
    }

    @Test
    void addsWhatTheMarketLooksAtByItself() {
        assertThat(plan("SURYAVANT.NS").metricsToAnalyze())
                .filteredOn(MetricSpec::isMarketSpecific)
                .extracting(MetricSpec::metricName)
                .contains("Promoter holding", "Promoter shares pledged");
        assertThat(plan("609901.SS").metricsToAnalyze())
                .extracting(MetricSpec::metricName)
                .contains("State ownership");
    }

    @Test
    void plansNoGrossMarginForABank() {
        assertThat(plan("PLFB").metricsToAnalyze())
                .extracting(MetricSpec::metricName)
                .contains("Net interest margin", "Cost to income")
                .doesNotContain("Gross margin", "Free cash flow");
    }

    @Test
    void refinesClauseByClause() {
        var refined = new PlanRefiner(new ScriptedModel())
                .refine(
                        plan("QVLN"),
                        "drop P/B and P/E, add free cash flow margin as bars, seven years, five infographics");

        assertThat(refined.planVersion()).isEqualTo(2);
        assertThat(refined.timeRangeYears()).isEqualTo(7);
        assertThat(refined.infographicCount()).isEqualTo(5);
        assertThat(refined.metricsToAnalyze())
                .extracting(MetricSpec::metricName)
                .contains("Free cash flow margin")
                .doesNotContain("Price to earnings");
        assertThat(refined.metricsToAnalyze())
                .filteredOn(metric -> metric.metricName().equals("Free cash flow margin"))
                .extracting(MetricSpec::chartType)
                .containsExactly(ChartType.BAR);
    }

    @Test
    void refusesAModelsPlanForAnotherCompany() {
        var plan = new MetricPlanner(new ScriptedModel(plan("ORRB")))
                .plan(new MetricPlanner.Wish("q", SampleEvidence.listing("QVLN"), ReportKind.GROWTH, 5, List.of()));

        assertThat(plan.ticker()).isEqualTo("QVLN");
    }

    @Test
    void aPlanRefusesNonsense() {
        var plan = plan("QVLN");

        assertThatThrownBy(() -> new ResearchPlan(
                        "X",
                        "X",
                        "X",
                        "US",
                        ReportKind.GROWTH,
                        5,
                        plan.metricsToAnalyze().subList(0, 3),
                        List.of(),
                        List.of(),
                        3,
                        1,
                        false,
                        Optional.empty()))
                .hasMessageContaining("10 to 15 metrics");
        assertThatThrownBy(() -> new ResearchPlan(
                        "X",
                        "X",
                        "X",
                        "US",
                        ReportKind.GROWTH,
                        5,
                        plan.metricsToAnalyze(),
                        List.of(),
                        List.of(),
                        9,
                        1,
                        false,
                        Optional.empty()))
                .hasMessageContaining("2 to 5 infographics");
    }
}
