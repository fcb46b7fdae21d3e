package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RankQuestionTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which company has the most employees?",
                "Which of the companies has the lowest debt?",
                "What is the largest company by revenue?",
                "Rank all companies by return on equity",
                "Name the three most profitable firms",
                "Who pays the highest dividend?"
            })
    void oneOfAllCompaniesIsAskedFor(String question) {
        assertThat(RankQuestion.isOfAll(question)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which gaming company has the highest margin?",
                "Which shoe maker company has the lowest debt?",
                "Rank wind power companies by revenue"
            })
    void companiesOfAKindAreNotTheWholeMarket(String question) {
        assertThat(RankQuestion.isOfAKind(question)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which company has the most employees?",
                "Which US company has the highest margin?",
                "Which large Indian company has the highest margin?",
                "Which company in the market grew fastest?"
            })
    void countriesAndSizesAreNoKind(String question) {
        assertThat(RankQuestion.isOfAKind(question)).isFalse();
    }

    @Test
    void allCompaniesOfAPropertyAreAskedFor() {
        assertThat(RankQuestion.isOfMany("Which companies made a loss in FY2025?"))
                .isTrue();
        assertThat(RankQuestion.isOfMany("Which of the companies' segments grew?"))
                .isFalse();
        assertThat(RankQuestion.isOfMany("What does the company sell?")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What is the company's largest risk?",
                "What are the largest risks of the company?",
                "What does the company say is its most important market?",
                "Which segment is the largest?"
            })
    void aPartOfOneCompanyIsNot(String question) {
        assertThat(RankQuestion.isOfAll(question)).isFalse();
    }
}
