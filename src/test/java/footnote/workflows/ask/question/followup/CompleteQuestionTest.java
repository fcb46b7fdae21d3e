package footnote.workflows.ask.question.followup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
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
            What about its operating margin?; What was operating margin in FY2025?
            And its net income in FY2023?; What was net income in FY2023?
            And two years earlier?; What was revenue of Anvil Works in FY2023?
            And in 2Q26?; What was revenue of Anvil Works in Q2 2026?
            And how has that changed since 2022?; What was revenue of Anvil Works, and how has it changed since FY2022?
            How does that compare with Orrenbeck?; What was revenue of Anvil Works in FY2025, versus Orrenbeck?
            Is that higher than the year before?; Did revenue rise in FY2025?
            Why did it change?; Why did revenue change in FY2025?
            What about Q3?; What was revenue of Anvil Works in Q3 2025?
            And the fourth quarter?; What was revenue of Anvil Works in Q4 2025?
            And the two years before?; What was revenue of Anvil Works in FY2023 and FY2024?
            By how much?; By how much did revenue change in FY2025?
            How fast?; By how much did revenue change in FY2025?
            Was it more than in FY2024?; Did revenue rise in FY2025?
            Was it lower than in FY2021?; Did revenue fall from FY2021 to FY2025?
            How has it changed over three years?; What was revenue, and how has it changed since FY2022?
            What was the three-year average?; What was the average revenue in FY2023 and FY2024 and FY2025?
            Relative to capex?; What was revenue of Anvil Works in FY2025 divided by capex?
            What share of the total is Forging?; What percentage of revenue came from Forging in FY2025?
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
    void movesFromAQuarterToTheOneBesideIt() {
        var before = Map.of("question", "What was revenue of Anvil Works in Q1 2025?", "companies", "Anvil Works");

        assertThat(CompleteQuestion.resolved("And Q2?", before))
                .isEqualTo("What was revenue of Anvil Works in Q2 2025?");
        assertThat(CompleteQuestion.resolved("The quarter before?", before))
                .isEqualTo("What was revenue of Anvil Works in Q4 2024?");
    }

    /** What a figure is set against stays with it, whatever is asked of it next. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            why?; Why did capital expenditure as a percent of revenue of Anvil Works change in FY2025?
            as a share of operating cash flow?; What was capital expenditure as a percent of operating cash flow of Anvil Works in FY2025?
            how has it changed over two years?; What was capital expenditure as a percent of revenue of Anvil Works, and how has it changed since FY2023?
            is it more than the year before?; Did capital expenditure as a percent of revenue of Anvil Works rise in FY2025?
            """)
    void keepsWhatTheFigureIsSetAgainst(String question, String read) {
        var before = Map.of(
                "question",
                "What was capital expenditure of Anvil Works in FY2025 as a percent of revenue?",
                "companies",
                "Anvil Works",
                "company",
                "Anvil Works");

        assertThat(CompleteQuestion.resolved(question, before)).isEqualTo(read);
    }

    @Test
    void namesThoseAskedTheSameOneAfterAnother() {
        var memory = new HashMap<String, String>();
        for (String company : List.of("Orrenbeck", "Anvil Works")) {
            memory.putAll(Map.of(
                    "question",
                    "What was the gross margin of " + company + "?",
                    "companies",
                    company,
                    "company",
                    company));
            CompleteQuestion.remember(memory);
        }

        assertThat(CompleteQuestion.resolved("Which of them is higher?", memory))
                .isEqualTo("Which has the higher gross margin: Anvil Works or Orrenbeck?");
        assertThat(CompleteQuestion.resolved("Which one is worst?", memory))
                .isEqualTo("Which has the lower gross margin: Anvil Works or Orrenbeck?");
    }

    @Test
    void namesTheLargestOfThePartsToldApart() {
        var before = Map.of(
                "question",
                "What was revenue by segment in FY2025?",
                "companies",
                "Anvil Works",
                "company",
                "Anvil Works");

        assertThat(CompleteQuestion.resolved("which is the largest?", before))
                .isEqualTo("Which segment of Anvil Works has the highest revenue in FY2025?");
        assertThat(CompleteQuestion.resolved("and which grew slowest?", before))
                .isEqualTo("Which segment of Anvil Works grew slowest in FY2025?");
    }

    @Test
    void asksForTheFiguresOwnMargin() {
        var before = Map.of("question", "What was EBITDA of Anvil Works in FY2025?", "companies", "Anvil Works");

        assertThat(CompleteQuestion.resolved("and the margin?", before)).isEqualTo("What was EBITDA margin in FY2025?");
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
