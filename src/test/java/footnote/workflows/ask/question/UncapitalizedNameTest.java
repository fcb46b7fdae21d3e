package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UncapitalizedNameTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "amazon revenue 2024; Amazon",
                "whats the gross margin of best buy in fy24; Best Buy",
                "Johnson and johnson revenue 2023; Johnson And Johnson",
                "how big is suryavants order book; Suryavant",
                "who audits netflix; Netflix",
                "compare orrenbeck and quavelin margins; Quavelin"
            })
    void findsANameInSmallLetters(String question, String name) {
        assertThat(UncapitalizedName.candidates(question)).contains(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What is the highest revenue of any company?",
                "which american companies pay the most dividends",
                "gross margin and revenue of the last two years"
            })
    void takesNoOrdinaryWordForAName(String question) {
        assertThat(UncapitalizedName.candidates(question)).isEmpty();
    }

    @Test
    void leavesANameWithCapitalsToOthers() {
        assertThat(UncapitalizedName.candidates("What was Apple's revenue per store?"))
                .isEmpty();
    }
}
