package footnote.workflows.report.plan;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.SampleEvidence;
import footnote.testing.ScriptedModel;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the first question wants of a report beside its company. */
class QueryWishTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Granwick with dividend yield | Granwick | Dividend yield",
                "Report on Granwick including return on assets and the payout ratio | Granwick | Return on assets, Payout ratio",
                "Granwick Steel, focusing on asset turnover | Granwick Steel | Asset turnover",
                "Could you do a report on Granwick plus ROA? | Granwick | Return on assets",
                "What is the dividend yield of Granwick? | dividend yield of Granwick | Dividend yield",
                "comprehensive report on Granwick with dividend yield | Granwick | Dividend yield",
            })
    void plansWhatTheQuestionNames(String query, String company, String metrics) {
        assertThat(QueryClassifier.rule(query, Map.of()).detectedCompany()).contains(company);
        assertThat(plan(query).metricsToAnalyze())
                .extracting(MetricSpec::metricName)
                .contains(metrics.split(", "));
    }

    @Test
    void leavesOutWhatTheQuestionDoesNotWant() {
        String query = "report on Granwick, no valuation, without gross margin";
        var plan = plan(query);

        assertThat(QueryClassifier.rule(query, Map.of()).analysisType()).isEqualTo(ReportKind.FUNDAMENTAL);
        assertThat(plan.topic()).isEmpty();
        assertThat(plan.reportSections()).doesNotContain("valuation").contains("financials");
        assertThat(plan.metricsToAnalyze())
                .extracting(MetricSpec::metricName)
                .doesNotContain("Gross margin")
                .contains("Operating margin");
    }

    @Test
    void aMetricThatIsAddedIsNoTopicAndAFocusIs() {
        assertThat(plan("Granwick with dividend yield").topic()).isEmpty();
        assertThat(plan("Granwick with a focus on the dividend").topic()).contains(QuestionTopic.DIVIDEND);
        assertThat(plan("Granwick's dividend").topic()).contains(QuestionTopic.DIVIDEND);
    }

    @Test
    void aConditionInAQuestionIsNoWish() {
        var plan = plan("Can Granwick grow without buybacks?");

        assertThat(plan.planVersion()).isEqualTo(1);
        assertThat(plan).isEqualTo(plan("Can Granwick grow?"));
    }

    @Test
    void companiesThatAreComparedStayCompanies() {
        var classified = QueryClassifier.rule("Compare Granwick with Quavelin including dividend yield", Map.of());

        assertThat(classified.detectedCompany()).contains("Granwick");
        assertThat(classified.otherCompanies()).containsExactly("Quavelin");
        assertThat(QueryWish.of("Compare Granwick with Quavelin").notUnderstood())
                .isEmpty();
    }

    @Test
    void saysWhatWasTakenUpAndWhatWasNot() {
        String query = "Granwick with dividend yield, charts, headcount by region and 4 infographics";

        assertThat(QueryWish.of(query).notes(plan(query)))
                .containsExactly(
                        "included as requested: Dividend yield",
                        "not included: \"headcount by region\" is no metric and no chapter that is known");
        assertThat(plan(query).infographicCount()).isEqualTo(4);
    }

    private static ResearchPlan plan(String query) {
        var kind = QueryClassifier.rule(query, Map.of()).analysisType();
        return new MetricPlanner(new ScriptedModel())
                .plan(new MetricPlanner.Wish(query, SampleEvidence.listing("GRWK"), kind, 5, List.of()));
    }
}
