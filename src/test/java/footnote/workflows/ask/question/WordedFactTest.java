package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordedFactTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What does Anvil Works do?",
                "What does Anvil make?",
                "Tell me about Anvil",
                "Tell me about Anvil Works.",
                "What kind of company is Anvil?"
            })
    void readsAQuestionForTheBusiness(String question) {
        assertThat(WordedFact.in(question)).contains(WordedFact.BUSINESS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Tell me about Anvil's debt",
                "What does Anvil expect to do?",
                "What does Anvil say about prices?",
                "What does the forging segment of Anvil sell?",
                "Where are most of Anvil's workers and what do they do?",
                "What does its software do?"
            })
    void takesAQuestionOnSomethingElseForNone(String question) {
        assertThat(WordedFact.in(question)).isEmpty();
    }
}
