package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AskedReasonTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Why did Anvil close its mill?",
                "How come Anvil's margin fell?",
                "What drove Anvil's growth in 2024?",
                "What really dragged down Anvil's profit?",
                "What squeezed Anvil's gross margin?",
                "What has been hurting Anvil's sales?",
                "What was behind Anvil's loss?",
                "What ate into Anvil's margin?",
                "What were the main drivers of Anvil's growth?",
                "What is the reason for Anvil's charge?"
            })
    void isInAQuestionForACause(String question) {
        assertThat(AskedReason.isIn(question)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What happened at Anvil in May?",
                "What is included in Anvil's other assets?",
                "What is Anvil's revenue based on?",
                "What products are offered by Anvil?",
                "What was Anvil's net income?",
                "What was retained earnings of Anvil in 2022?",
                "What deferred taxes did Anvil report?",
                "What is Anvil's accumulated depreciation?",
                "Who owns Anvil?"
            })
    void isInNoOtherQuestion(String question) {
        assertThat(AskedReason.isIn(question)).isFalse();
    }
}
