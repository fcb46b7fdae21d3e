package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

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
                "What is the company's largest risk?",
                "What are the largest risks of the company?",
                "What does the company say is its most important market?",
                "Which segment is the largest?"
            })
    void aPartOfOneCompanyIsNot(String question) {
        assertThat(RankQuestion.isOfAll(question)).isFalse();
    }
}
