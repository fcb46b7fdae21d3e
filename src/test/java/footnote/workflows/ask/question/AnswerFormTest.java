package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerFormTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What was Anvil's revenue in 2024? | FIGURE",
                "How did Anvil's gross margin change in 2024? | FIGURE",
                "What capital expenditures did Anvil report in 2024? | FIGURE",
                "What dividends did Anvil pay in 2024? | FIGURE",
                "How much debt does Anvil have? | FIGURE",
                "How much in taxes, net of refunds, did Anvil pay in 2024? | FIGURE",
                "Anvil debt to equity at the end of fiscal 2024? Use long-term debt over equity. | FIGURE",
                "How does Anvil fund its debt? | WORDS",
                "What does Anvil do with its cash? | WORDS",
                "How will higher interest rates affect Anvil's earnings? | WORDS",
                "What steps did Anvil take to raise its gross margin? | WORDS",
                "What does Anvil make? | WORDS",
                "Why did Anvil's revenue fall? | REASON",
                "Does Anvil pay a dividend? | YES_OR_NO",
                "Which segment of Anvil grew fastest? | WHICH"
            })
    void isToldByTheQuestion(String question, AnswerForm form) {
        assertThat(AnswerForm.of(question)).isEqualTo(form);
    }

    @ParameterizedTest
    @CsvSource({
        "How many shares did Anvil hold?, true",
        "How many of its shops did Anvil close?, true",
        "How many dollars did Anvil spend?, false",
        "How many times did Anvil cover its interest?, false",
        "How much did Anvil spend?, false"
    })
    void asksForACountOfThings(String question, boolean count) {
        assertThat(AnswerForm.asksCount(question)).isEqualTo(count);
    }
}
