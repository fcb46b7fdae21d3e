package footnote.workflows.report.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Listing;
import footnote.testing.SampleRoom;
import footnote.testing.ScriptedModel;
import footnote.workflows.report.plan.MetricSpec.ChartType;
import footnote.workflows.report.plan.PlanReplyReader.PlanResponse;
import footnote.workflows.report.plan.ReportSubjects.CompanyNameCandidates;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReportPlanningTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Do a fundamental analysis of Alphabet",
                "Is Apple's moat shrinking?",
                "bitcoin miner Riot Platforms' balance sheet",
                "fundamental analysis of Best Buy",
                "how large are the buybacks of Apple?",
                "valuation of Coinbase, the crypto exchange",
                "what does the sell-side expect of Toyota?",
                "analysis of Weather Group shares",
            })
    void admitsQuestionsOnListedCompanies(String query) {
        assertThat(new Gatekeeper(new ScriptedModel()).admit(query).isValid()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "should I buy Apple now? | Trading advice",
                "Is Apple a good buy? | Trading advice",
                "what is the entry point for TSLA | Trading advice",
                "price outlook for bitcoin | Crypto and NFT",
                "which NFT will rise | Crypto and NFT",
                "startup valuation of my friend's app | Private companies",
                "pre-IPO shares of a rocket maker | Private companies",
                "how should I arrange my portfolio | Personal finance",
                "retirement planning for me | Personal finance",
                "what is the weather tomorrow | Non-financial",
                "a recipe for soup | Non-financial",
                "best penny stocks | Penny stocks",
                "otc markets picks | Penny stocks",
            })
    void refusesByTheRuleThatFits(String query, String rule) {
        var verdict = new Gatekeeper(new ScriptedModel()).admit(query);

        assertThat(verdict.isValid()).isFalse();
        assertThat(verdict.rule()).contains(rule);
        assertThat(verdict.words()).contains(";");
    }

    @Test
    void aModelAddsJudgementByTheSameRules() {
        var model = new ScriptedModel(new Gatekeeper.Judgement(Optional.of("trading_advice")));

        var verdict = new Gatekeeper(model).admit("would Apple suit someone like me right now");

        assertThat(verdict.rule()).contains("Trading advice");
        assertThat(model.lastText()).contains("would Apple suit", "penny_stock");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Do a fundamental analysis of Alphabet | FUNDAMENTAL | Alphabet",
                "valuation of Toyota | VALUATION | Toyota",
                "how fast is Infosys growing? | GROWTH | fast is Infosys growing",
                "a comprehensive report on Tata Motors | COMPREHENSIVE | comprehensive report on Tata Motors",
                "compare Apple with Microsoft | COMPARISON | Apple",
            })
    void readsCompanyAndKindFromTheWords(String query, ReportKind kind, String company) {
        var classified = new QueryClassifier(new ScriptedModel()).classify(query, Map.of());

        assertThat(classified.queryType()).isEqualTo(QueryClassification.Type.NEW_QUERY);
        assertThat(classified.analysisType()).isEqualTo(kind);
        assertThat(classified.detectedCompany()).contains(company);
    }

    @Test
    void findsTheNameWithinTheWords() {
        assertThat(CompanyNameCandidates.parts("Apple moat shrinking", "Is Apple's moat shrinking?"))
                .containsExactly("Apple");
        assertThat(CompanyNameCandidates.parts(
                        "comprehensive report on Tata Motors", "a comprehensive report on Tata Motors"))
                .startsWith("Tata Motors");
    }

    @Test
    void takesAQuestionWithoutACompanyForAFollowUpWhereThereIsAReport() {
        var memory = Map.of("company", "QVLN", "company_name", "Quavelin Systems Inc");

        assertThat(QueryClassifier.rule("what about its margins?", memory).queryType())
                .isEqualTo(QueryClassification.Type.FOLLOW_UP);
        assertThat(QueryClassifier.rule("Do a valuation of Orrenbeck", memory).queryType())
                .isEqualTo(QueryClassification.Type.NEW_QUERY);
    }

    @Test
    void refusesAModelThatInventsACompany() {
        var invented = new QueryClassification(
                QueryClassification.Type.NEW_QUERY,
                Optional.empty(),
                Optional.of("Microsoft"),
                List.of(),
                Optional.empty(),
                ReportKind.FUNDAMENTAL,
                "a guess");

        var classified = new QueryClassifier(new ScriptedModel(invented)).classify("analysis of Apple", Map.of());

        assertThat(classified.detectedCompany()).contains("Apple");
    }

    private static ResearchPlan plan(String symbol) {
        Listing listing = SampleRoom.listing(symbol);
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
                .plan(new MetricPlanner.Wish("q", SampleRoom.listing("QVLN"), ReportKind.GROWTH, 5, List.of()));

        assertThat(plan.ticker()).isEqualTo("QVLN");
    }

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
                        false))
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
                        false))
                .hasMessageContaining("2 to 5 infographics");
    }
}
