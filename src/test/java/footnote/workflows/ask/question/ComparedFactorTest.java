package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparedFactorTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            Is Anvil's revenue higher than Birch's?; 1
            Is Anvil's revenue more than twice Birch's?; 2
            Is Anvil's debt less than half of Birch's?; 0.5
            Is Anvil's debt more than three times its EBITDA?; 3
            Is Anvil's debt more than 2.5x its EBITDA?; 2.5
            Is Anvil's revenue 10% higher than Birch's?; -
            Does Anvil's margin exceed Birch's by more than a point?; -
            """)
    void readsHowManyTimesAFigureIsHeldAgainst(String question, Double factor) {
        assertThat(ComparedFactor.in(question).orElse(null)).isEqualTo(factor);
    }
}
