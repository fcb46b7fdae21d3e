package footnote.workflows.report.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Listing;
import footnote.testing.SampleRoom;
import footnote.testing.ScriptedModel;
import footnote.workflows.report.plan.MetricSpec.ChartType;
import footnote.workflows.report.plan.PlanReplyReader.PlanResponse;
import footnote.workflows.report.plan.ReportSubjects.CompanyNameCandidates;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReportPlanningTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Compare margins of Quavelin and Orrenbeck over the last three years | Quavelin, Orrenbeck | 3",
                "Compare Quavelin with Orrenbeck for the past 7 years | Quavelin, Orrenbeck | 7",
                "Orrenbeck versus Quavelin since 2022 | Orrenbeck, Quavelin | 4",
                "Compare Quavelin, Orrenbeck and Brisk in terms of cash flow | Quavelin, Orrenbeck, Brisk | 0",
                "Do a fundamental analysis of Quavelin, five-year view | Quavelin | 5",
                "Valuation of 3M | 3M | 0",
            })
    void readsCompaniesAndYearsApart(String query, String companies, int years) {
        var read = QueryClassifier.rule(query, Map.of());

        assertThat(Stream.concat(read.detectedCompany().stream(), read.otherCompanies().stream()))
                .containsExactly(companies.split(", "));
        assertThat(TimeRange.years(query, LocalDate.of(2026, 6, 30)).orElse(0)).isEqualTo(years);
    }

    @Test
    void addsTheMetricThatWasAskedForInsteadOfOneThatSharesAWord() {
        assertThat(MetricCatalogue.shipped().mentioned(" add dividend yield "))
                .extracting(MetricCatalogue.Entry::key)
                .containsExactly("dividend_yield");
    }

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
                "How did Tim Cook change Apple?",
                "Netflix vs Disney in movie streaming",
                "Bumble dating app growth",
                "How do travel bookings drive Expedia's margin?",
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
                "make travel plans to Paris | Non-financial",
                "how do I cook rice | Non-financial",
                "write me a poem about the sea | Non-financial",
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Rank the banks | bank |",
                "Which banks look best? | bank |",
                "Which pharma company is the cheapest? | pharmaceuticals |",
                "Which bank has the highest CET1 ratio? | bank | ",
                "How is the US software sector doing? | software | US",
                "Which Indian drugmaker grows fastest? | pharmaceuticals | India",
                "the cheapest semiconductor stocks | semiconductors |",
                "Compare the software sector in the United States | software | US",
            })
    void readsAQuestionOnAnIndustry(String query, String sector, String market) {
        var classified = QueryClassifier.rule(query, Map.of());

        assertThat(classified.analysisType()).isEqualTo(ReportKind.SECTOR);
        assertThat(classified.sector()).contains(sector);
        assertThat(classified.detectedMarket()).isEqualTo(Optional.ofNullable(market));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Wells Fargo the best bank?",
                "Do a valuation of Bank of America",
                "Which risks does Delta Airlines face?",
                "How is Texas Instruments doing?",
            })
    void aCompanyIsNoIndustry(String query) {
        assertThat(QueryClassifier.rule(query, Map.of()).analysisType()).isNotEqualTo(ReportKind.SECTOR);
    }

    @Test
    void comparesTheCompanyOfTheLastReportWithOneNamedLater() {
        var memory = Map.of("company", "QVLN", "company_name", "Quavelin Systems Inc");

        var classified = QueryClassifier.rule("And how does it compare with Orrenbeck?", memory);

        assertThat(classified.analysisType()).isEqualTo(ReportKind.COMPARISON);
        assertThat(classified.detectedCompany()).contains("Quavelin Systems Inc");
        assertThat(classified.otherCompanies()).containsExactly("Orrenbeck");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Why did the margin rise?", "and the dividend?", "why is revenue growth lower?"})
    void aQuestionOnFiguresAloneFollowsUp(String query) {
        var memory = Map.of("company", "QVLN", "company_name", "Quavelin Systems Inc");

        assertThat(QueryClassifier.rule(query, memory).queryType()).isEqualTo(QueryClassification.Type.FOLLOW_UP);
        assertThat(QueryClassifier.rule("valuation of apple", memory).queryType())
                .isEqualTo(QueryClassification.Type.NEW_QUERY);
    }

    @Test
    void aModelMayOverruleThatAQueryIsOffTopicAndNothingElse() {
        var lenient = new Gatekeeper.Judgement(Optional.empty());

        assertThat(new Gatekeeper(new ScriptedModel(lenient))
                        .admit("Who gains from recipes with oat milk?")
                        .isValid())
                .isTrue();
        assertThat(new Gatekeeper(new ScriptedModel(lenient))
                        .admit("should I buy Apple now?")
                        .isValid())
                .isFalse();
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
