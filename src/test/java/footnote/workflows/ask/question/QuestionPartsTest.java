package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuestionPartsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Who audits Anvil and where is it based? | Who audits Anvil / where is it based? (Anvil)",
                "What is happening to Anvil's Forge Works unit, and where will it report? | What is happening to Anvil's Forge Works unit / where will it report? (Anvil, Forge Works)",
                "Give Anvil's guidance for 2025 on capex and on the tax rate. | Give Anvil's guidance for 2025 on capex / Give Anvil's guidance for 2025 on the tax rate.",
                "What is Anvil's guidance on capital expenditures and the effective tax rate? | What is Anvil's guidance on capital expenditures / What is Anvil's guidance on the effective tax rate",
                "How large beyond what has been paid could Anvil's exposure be? | How large  could Anvil's exposure be?",
                "For the year ended June 2020, why did Anvil's orders fall? | For the year ended June 2020, why did Anvil's orders fall?",
                "What do sales and marketing cost Anvil? | What do sales and marketing cost Anvil?",
            })
    void asksEachQuestionAlone(String question, String parts) {
        assertThat(String.join(" / ", QuestionParts.of(question).alone())).isEqualTo(parts);
    }
}
