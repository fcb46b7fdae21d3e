package footnote.workflows.report.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionTopicTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "How did Tim Cook change Apple?",
                "How did the chief executive change Quavelin?",
                "Who founded Quavelin?",
                "Why did Quavelin move to Denver?"
            })
    void isBeyondAReportWhereItAsksForWhatNoneIsAbout(String question) {
        assertThat(QuestionTopic.isBeyond(question)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "QVLN",
                "Quavelin Systems",
                "Should I buy Quavelin?",
                "Is Quavelin a good investment?",
                "How is Quavelin doing?",
                "What does Quavelin do?",
                "Is Pellford's dividend safe?",
                "Why did Quavelin's revenue grow?",
                "Tell me about Quavelin"
            })
    void isWithinAReportWhereItAsksForTheCompanyOrATopic(String question) {
        assertThat(QuestionTopic.isBeyond(question)).isFalse();
    }
}
