package footnote.workflows.ask.answer.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SentenceFitTest {
    @Test
    void takesNoReasonOfAnotherYear() {
        String question = "Why did Acme's margin fall in 2022?";

        assertThat(SentenceFit.fits(question, "In 2021, margins fell due to higher freight."))
                .isFalse();
        assertThat(SentenceFit.fits(question, "Margins fell compared to 2021 due to higher freight."))
                .isTrue();
    }

    @Test
    void takesASentenceOnOnePartForNoRank() {
        String question = "Which segment of Acme had the highest sales in 2022?";

        assertThat(SentenceFit.fits(question, "The Lamps segment had 14% of sales in 2022."))
                .isFalse();
        assertThat(SentenceFit.fits(question, "Lamps was our largest segment in 2022."))
                .isTrue();
    }

    @Test
    void takesASumWithOthersForNothingAlone() {
        assertThat(SentenceFit.fits(
                        "How much revenue did Glow alone bring in?",
                        "Lamps, which include Glow, brought in $5 million."))
                .isFalse();
        assertThat(SentenceFit.fits("How much revenue did Glow alone bring in?", "Glow brought in $5 million."))
                .isTrue();
    }

    @Test
    void takesNoShareForANumberOfThings() {
        String question = "How many Glow shops (outlets included) did Acme run in 2022?";

        assertThat(SentenceFit.fits(question, "In 2022, Glow made 42% of our sales."))
                .isFalse();
        assertThat(SentenceFit.fits(question, "In 2022, we ran 42 Glow shops.")).isTrue();
    }

    @Test
    void takesAnExpectationOfTheBusinessForGuidance() {
        assertThat(SentenceFit.fits(
                        "What guidance did Acme give for 2025?",
                        "We expect revenue of $5 billion to $6 billion in 2025."))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "In 2025, we expect our net periodic pension cost to be approximately $81 million.",
                "The expected long-term rate of return on plan assets is based upon the long-term outlook.",
                "We anticipate that we will be able to extend or renew the grants in these locations."
            })
    void takesNoExpectationOfANoteForGuidance(String sentence) {
        assertThat(SentenceFit.fits("What guidance did Acme give for 2025?", sentence))
                .isFalse();
    }

    @Test
    void quotesANoteWhereItIsAskedFor() {
        assertThat(SentenceFit.fits(
                        "What guidance did Acme give on pension cost?",
                        "In 2025, we expect our net periodic pension cost to be approximately $81 million."))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            Who is Acme's largest customer?; Our customers are surgeons and hospitals.; Our largest customer is the army.
            Is Acme being sued?; An outage could lead to claims.; Patients have sued us over one implant.
            When will Acme open its plant?; The plant may open once it is approved.; The plant will open in May 2026.
            What was Acme's comparable sales growth?; Online revenue decreased 12.0% on a comparable basis, and sales too.; Our comparable sales increased 10.4%.
            What was Acme's net interest margin?; Net interest income was $15 million.; Net interest margin was 3.1%.
            What percentage of Acme's backlog belongs to Boats?; About 80% of Boats’ backlog is with airlines.; Boats made up 80% of our backlog.
            Who is the main customer of Acme's navy unit?; The navy unit has strong rivals.; The navy unit's main customer is the army.
            Which company did Acme buy in 2022?; Assets acquired are recorded at fair value.; In May 2022, we acquired all shares of Elm Paints.
            Which company did Acme acquire in 2022?; In May 2020, we acquired all shares of Fir Paints.; We completed the acquisition of Elm Paints in 2022.
            Does Acme depend on a few customers?; Our ability to meet customer demand depends on equipment.; Three customers account for half of our sales.
            """)
    void takesASentenceOnlyForWhatIsAsked(String question, String beside, String answer) {
        assertThat(SentenceFit.fits(question, beside)).isFalse();
        assertThat(SentenceFit.fits(question, answer)).isTrue();
    }

    @Test
    void takesWhatMayBeForAnAnswerOnRisks() {
        assertThat(SentenceFit.fits("Does Acme face a risk of claims?", "An outage could lead to claims."))
                .isTrue();
    }

    @Test
    void asksForNoDayWhereWhenBeginsAClause() {
        assertThat(SentenceFit.fits("When looking at the income statement, who is named?", "Ann Lee is named."))
                .isTrue();
    }

    @Test
    void takesNoDayOrYearForANumber() {
        assertThat(SentenceFit.hasNumber("Sales rose in fiscal 2022 and on January 31, 2023."))
                .isFalse();
        assertThat(SentenceFit.hasNumber("Sales rose 10% in 2022.")).isTrue();
        assertThat(SentenceFit.hasNumber("Sales rose to $1.3 billion.")).isTrue();
    }

    @Test
    void amountsOfPartsDisagreeOnThatOfTheWhole() {
        var parts = List.of(
                "BCA backlog of $329,824 million at December 31, 2022 increased.",
                "Total backlog of $54,373 million at December 31, 2022 was lower.");

        assertThat(SentenceFit.disagree("What was Acme's backlog at the end of 2022?", parts))
                .isTrue();
        assertThat(SentenceFit.disagree("What was Acme's backlog at the end of 2022?", parts.subList(0, 1)))
                .isFalse();
        assertThat(SentenceFit.disagree("What did Acme say about its backlog?", parts))
                .isFalse();
    }

    @Test
    void takesNoDefinitionForAnAmount() {
        assertThat(SentenceFit.givesAmount(
                        "Comparable sales includes revenue from stores open for at least 14 months."))
                .isFalse();
        assertThat(SentenceFit.givesAmount("Comparable sales is a metric of sales in stores open for 14 months."))
                .isFalse();
        assertThat(SentenceFit.givesAmount("Comparable sales increased 10.4%.")).isTrue();
        assertThat(SentenceFit.givesAmount("The company had 838 warehouses.")).isTrue();
    }

    @Test
    void takesNoNumberOfNewOnesForHowManyThereAre() {
        String question = "How many warehouses did Acme operate at the end of fiscal 2019?";

        assertThat(SentenceFit.fits(question, "We opened 25 new warehouses in 2019."))
                .isFalse();
        assertThat(SentenceFit.fits(question, "At September 1, 2019, we operated 782 membership warehouses."))
                .isTrue();
        assertThat(SentenceFit.fits(
                        "How many warehouses did Acme open in 2019?", "We opened 25 new warehouses in 2019."))
                .isTrue();
        assertThat(SentenceFit.fits(
                        "How many paid members did Acme have in 2020?",
                        "The count rose by 2.0 million cardholders in 2020, of which 1.3 million were paid members."))
                .isFalse();
    }

    @Test
    void takesNoNumberOfAnotherYearOrMonth() {
        assertThat(SentenceFit.fits("How many cards did Acme have in 2022?", "Acme had 12 million cards in 2020."))
                .isFalse();
        assertThat(SentenceFit.fits(
                        "How many stores did Acme have in fiscal 2022?", "At January 28, 2023, Acme had 1,200 stores."))
                .isTrue();
        assertThat(SentenceFit.fits(
                        "Which company did Acme acquire in March 2022?",
                        "In January 2022, we announced plans to acquire Birch."))
                .isFalse();
    }

    @Test
    void wantsAPlaceForWhereAndAShareForAShare() {
        String where = "Where are Acme's shoes manufactured?";

        assertThat(SentenceFit.fits(where, "Contract manufacturers buy materials for our shoes."))
                .isFalse();
        assertThat(SentenceFit.fits(where, "Factories in Vietnam manufactured our shoes."))
                .isTrue();
        assertThat(SentenceFit.fits(
                        "Does any product make up more than 10% of Acme's sales?",
                        "Products are accounted for as a single obligation."))
                .isFalse();
    }

    @Test
    void takesAnEstimateOfARateForAnExpectation() {
        assertThat(
                        SentenceFit.fits(
                                "What effective tax rate does Acme expect for 2021?",
                                "Acme currently estimates its effective tax rate for 2021 will be approximately 20 to 21 percent."))
                .isTrue();
    }

    @Test
    void takesNoGrowthRateForACountAndNoTargetForARatio() {
        assertThat(SentenceFit.fits(
                        "How many paid memberships did Acme have at the end of 2017?",
                        "Revenue rose due to growth in the number of paid memberships and a 8% increase in prices."))
                .isFalse();
        assertThat(SentenceFit.fits(
                        "What was Acme's Tier 1 capital ratio in 2022?",
                        "We seek to maintain a Tier 1 capital ratio of 10 to 11 percent."))
                .isFalse();
        assertThat(SentenceFit.fits(
                        "What was Acme's Tier 1 capital ratio in 2022?",
                        "Our Tier 1 capital ratio was 11.3 percent in 2022."))
                .isTrue();
    }
}
