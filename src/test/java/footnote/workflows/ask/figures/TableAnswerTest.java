package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableAnswerTest {
    private static final List<List<String>> TABLE = List.of(
            List.of("", "Year Ended May 31,", "", ""),
            List.of("(Dollars in millions)", "2019", "Change", "2018"),
            List.of("Interest expense", "$1,344", "86%", "$723"),
            List.of("Cloud services", "$(42)", "321%", "$(9)"),
            List.of("Gross margin rate", "41%", "", "39%"));

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            What was the interest expense in 2019?; 1344; million
            What was the change in interest expense from 2018 to 2019?; 621; million
            What was the percentage change in interest expense between 2018 and 2019?; 85.89; percent
            What was the average interest expense for 2018 and 2019?; 1033.5; million
            In which year was interest expense larger?; 2019; ''
            What was the amount of cloud services in 2018?; -9; million
            """)
    void answersFromTheTable(String question, double value, String scale) {
        var found = TableAnswer.of(TABLE, List.of(), question).orElseThrow();

        assertThat(found.value()).isBetween(value - 0.01, value + 0.01);
        assertThat(found.scale()).isEqualTo(scale);
    }

    @ParameterizedTest
    @CsvSource({
        "What was the interest expense of the parent in 2019?",
        "Why did interest expense rise in 2019?",
        "What was the interest income in 2019?",
        "What was the ratio of interest expense to cloud services in 2019?"
    })
    void saysNothingWhereWordsAreLeftOver(String question) {
        assertThat(TableAnswer.of(TABLE, List.of(), question)).isEmpty();
    }

    @Test
    void saysNothingWhereTheScaleIsNotTold() {
        var bare = List.of(List.of("", "2019", "2018"), List.of("Interest expense", "1,344", "723"));

        assertThat(TableAnswer.of(bare, List.of(), "What was the interest expense in 2019?"))
                .isEmpty();
    }
}
