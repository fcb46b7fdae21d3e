package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompanyComparisonTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            How much larger is Anvil's revenue than Birch's?; DIFFERENCE
            What is the gap between Anvil's and Birch's margins?; DIFFERENCE
            By how many percentage points does Anvil's margin exceed Birch's?; DIFFERENCE
            What percent larger is Anvil's revenue than Birch's?; EXCESS
            How many times Birch's revenue is Anvil's?; MULTIPLE
            What is the ratio of Anvil's debt to Birch's?; MULTIPLE
            Anvil's revenue as a share of Birch's; SHARE
            What percentage of Birch's revenue is Anvil's?; SHARE
            Anvil's R&D as a share of revenue, compared with Birch's; -
            What was the difference between Anvil's revenue in 2024 and 2025?; -
            What were the revenues of Anvil and Birch?; -
            """)
    void knowsWhatIsMadeOfTwoFigures(String question, CompanyComparison kind) {
        assertThat(CompanyComparison.in(question).orElse(null)).isEqualTo(kind);
    }
}
