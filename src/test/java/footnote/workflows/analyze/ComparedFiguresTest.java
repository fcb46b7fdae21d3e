package footnote.workflows.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.research.SentimentLexicon;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparedFiguresTest {
    private final ComparedFigures figures = new ComparedFigures(SentimentLexicon.read());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | Operating profit was EUR 5.1 mn in 2021, compared to EUR 3.9 mn a year ago.",
                "-1 | Net sales totalled $1.2 billion, against $1,450 million a year earlier.",
                "1 | The net loss came to SEK 3 mn, versus SEK 8 mn in the year-ago quarter.",
                "-1 | The net loss was EUR 4 mn, compared with a profit of EUR 9 mn.",
                "1 | Pre-tax profit was EUR 1 mn, compared with a loss of EUR 9 mn.",
                "1 | The margin widened from 4.1 % to 6.3 %.",
                "0 | The plant employs 310 people and was built in 1998.",
                "0 | The offer begins on 2 March and ends on 30 March.",
                "0 | Sales grew 12 % to EUR 40 mn."
            })
    void readsWhichWayFiguresWent(int direction, String sentence) {
        assertThat(figures.direction(sentence)).isEqualTo(direction);
    }
}
