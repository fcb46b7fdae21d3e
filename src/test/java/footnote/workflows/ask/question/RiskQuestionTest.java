package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RiskQuestionTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "What are the main risks to Acme's lamp program?",
                "Which cybersecurity risks does Acme face?",
                "What would hurt Acme's margins?",
                "Acme risk factors"
            })
    void asksForRisks(String question) {
        assertThat(RiskQuestion.isAsked(question)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"How does Acme manage currency risk?", "What hurt Acme's margins in 2024?"})
    void asksForSomethingElse(String question) {
        assertThat(RiskQuestion.isAsked(question)).isFalse();
    }

    @Test
    void leavesWhatTheRisksAreAbout() {
        assertThat(RiskQuestion.withoutAsking("What would hurt Acme's margins?"))
                .isEqualTo("What   Acme's margins?");
    }
}
