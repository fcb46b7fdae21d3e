package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionNamesTest {
    private static final Set<String> ANVIL = Set.of("anvil");

    @Test
    void leavesOutTheNameOfTheCompanySearched() {
        var names =
                QuestionNames.of("Who are Anvil Works' customers, and does Anvil depend on one?", Set.of("anvilworks"));

        assertThat(names.words()).doesNotContain("Works").contains("customers").contains("Anvil depend");
    }

    @Test
    void keepsTheNameWhereAllCompaniesAreSearched() {
        assertThat(QuestionNames.of("Who are Anvil's customers?", Set.of()).words())
                .isEqualTo("Who are Anvil's customers?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Anvil", "What does Anvil do?", "Anvil in FY2023"})
    void keepsTheNameWhereNothingElseIsAsked(String question) {
        assertThat(QuestionNames.of(question, ANVIL).words()).isEqualTo(question);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How much did Anvil pay for Current Steel in FY2023?        | Current Steel
            What is Anvil's Resource Optimization Initiative?          | Resource Optimization Initiative
            Did Tong's Hammer Division grow?                           | Hammer Division
            """)
    void findsOtherNamesOfTwoWords(String question, String name) {
        assertThat(QuestionNames.of(question, ANVIL).others()).containsExactly(name);
    }

    @ParameterizedTest
    @CsvSource({"What drove revenue?", "Which segment grew in Q2 FY2023?", "What changed in December 2022?"})
    void takesNoQuestionWordPeriodOrSingleWordForAName(String question) {
        assertThat(QuestionNames.of(question, ANVIL).others()).isEmpty();
    }
}
