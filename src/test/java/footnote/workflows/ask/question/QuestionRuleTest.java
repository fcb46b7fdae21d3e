package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuestionRuleTest {
    @Test
    void takesWhatMayBeACompanysBusinessForAQuestionOnIt() {
        String question = "What did Anvil say about its movie slate?";

        assertThat(QuestionRule.analysis(question, List.of("Anvil"), Optional.empty())
                        .valid())
                .isTrue();
        assertThat(QuestionRule.analysis(question, List.of(), Optional.of("Anvil"))
                        .valid())
                .isTrue();
        assertThat(QuestionRule.analysis("Which movie is best?", List.of(), Optional.empty())
                        .valid())
                .isFalse();
        assertThat(QuestionRule.analysis("A poem about Anvil", List.of("Anvil"), Optional.empty())
                        .valid())
                .isFalse();
    }

    @Test
    void rejectsWhatIsNoQuestionAboutACompany() {
        var analysis = QuestionRule.analysis("Write me a poem about the weather", List.of(), Optional.empty());

        assertThat(analysis.valid()).isFalse();
        assertThat(analysis.rejection().orElseThrow()).contains("filings");
    }

    @ParameterizedTest
    @CsvSource({
        "What did the CEO say about pricing?, earnings_transcripts",
        "What are the risk factors?, 10k",
        "What was the quick ratio in 2022?, 10k",
        "Any news this week?, latest_news",
    })
    void routesByWhatWouldHoldTheAnswer(String question, String route) {
        assertThat(QuestionRule.analysis(question, List.of("Anvil"), Optional.empty())
                        .dataSource()
                        .word())
                .isEqualTo(route);
    }
}
