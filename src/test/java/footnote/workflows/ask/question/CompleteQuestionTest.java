package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompleteQuestionTest {
    private static final Map<String, String> BEFORE = Map.of(
            "question", "What was revenue of Anvil Works in FY2025?", "companies", "Anvil Works", "years", "2025");

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            And in FY2024?; What was revenue of Anvil Works in FY2024?
            And the year before?; What was revenue of Anvil Works in FY2024?
            What about its operating margin?; What about its operating margin in FY2025?
            And its net income in FY2023?; What was net income in FY2023?
            And two years earlier?; What was revenue of Anvil Works in FY2023?
            And in 2Q26?; What was revenue of Anvil Works in Q2 2026?
            And how has that changed since 2022?; What was revenue of Anvil Works, and how has it changed since FY2022?
            How does that compare with Orrenbeck?; What was revenue of Anvil Works in FY2025, versus Orrenbeck?
            Is that higher than the year before?; Did revenue rise in FY2025?
            Why did it change?; Why did revenue change in FY2025?
            """)
    void keepsMetricAndPeriodOfTheQuestionBefore(String question, String read) {
        assertThat(CompleteQuestion.resolved(question, BEFORE)).isEqualTo(read);
    }

    @Test
    void asksForAShareOfAnotherFigure() {
        var before = Map.of("question", "What was capital expenditure of Anvil Works in FY2025?");

        assertThat(CompleteQuestion.resolved("As a share of revenue?", before))
                .isEqualTo("What was capital expenditure of Anvil Works in FY2025 as a percent of revenue?");
    }

    @Test
    void asksTheSameOfAnotherCompany() {
        assertThat(CompleteQuestion.resolved("And for Orrenbeck?", BEFORE))
                .contains("revenue")
                .contains("FY2025")
                .contains("Orrenbeck")
                .doesNotContain("Anvil");
    }

    @Test
    void leavesACompleteQuestionAlone() {
        String whole = "What was the gross margin of Orrenbeck in FY2022?";

        assertThat(CompleteQuestion.resolved(whole, BEFORE)).isEqualTo(whole);
        assertThat(CompleteQuestion.resolved("And in FY2024?", Map.of())).isEqualTo("And in FY2024?");
    }
}
