package footnote.workflows.report.plan;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.ScriptedModel;
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

/** Which questions are taken, and what is read from their words. */
class ReportAdmissionTest {
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Do a fundamental analysis of Alphabet | FUNDAMENTAL | Alphabet",
                "valuation of Toyota | VALUATION | Toyota",
                "how fast is Infosys growing? | GROWTH | fast is Infosys growing",
                "a comprehensive report on Tata Motors | COMPREHENSIVE | Tata Motors",
                "compare Apple with Microsoft | COMPARISON | Apple",
            })
    void readsCompanyAndKindFromTheWords(String query, ReportKind kind, String company) {
        var classified = new QueryClassifier(new ScriptedModel()).classify(query, Map.of());

        assertThat(classified.queryType()).isEqualTo(QueryClassification.Type.NEW_QUERY);
        assertThat(classified.analysisType()).isEqualTo(kind);
        assertThat(classified.detectedCompany()).contains(company);
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

    @ParameterizedTest
    @ValueSource(strings = {"Why did the margin rise?", "and the dividend?", "why is revenue growth lower?"})
    void aQuestionOnFiguresAloneFollowsUp(String query) {
        var memory = Map.of("company", "QVLN", "company_name", "Quavelin Systems Inc");

        assertThat(QueryClassifier.rule(query, memory).queryType()).isEqualTo(QueryClassification.Type.FOLLOW_UP);
        assertThat(QueryClassifier.rule("valuation of apple", memory).queryType())
                .isEqualTo(QueryClassification.Type.NEW_QUERY);
    }

    @Test
    void aModelAddsJudgementByTheSameRules() {
        var model = new ScriptedModel(new Gatekeeper.Judgement(Optional.of("trading_advice")));

        var verdict = new Gatekeeper(model).admit("would Apple suit someone like me right now");

        assertThat(verdict.rule()).contains("Trading advice");
        assertThat(model.lastText()).contains("would Apple suit", "penny_stock");
    }

    @Test
    void findsTheNameWithinTheWords() {
        assertThat(CompanyNameCandidates.parts("Apple moat shrinking", "Is Apple's moat shrinking?"))
                .containsExactly("Apple");
        assertThat(CompanyNameCandidates.parts(
                        "comprehensive report on Tata Motors", "a comprehensive report on Tata Motors"))
                .startsWith("Tata Motors");
        assertThat(CompanyNameCandidates.parts("Tim Cook change Apple", "How did Tim Cook change Apple?"))
                .containsSubsequence("Tim Cook", "Apple", "Tim", "Cook");
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

    @Test
    void comparesTheCompanyOfTheLastReportWithOneNamedLater() {
        var memory = Map.of("company", "QVLN", "company_name", "Quavelin Systems Inc");

        var classified = QueryClassifier.rule("And how does it compare with Orrenbeck?", memory);

        assertThat(classified.analysisType()).isEqualTo(ReportKind.COMPARISON);
        assertThat(classified.detectedCompany()).contains("Quavelin Systems Inc");
        assertThat(classified.otherCompanies()).containsExactly("Orrenbeck");
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
}
