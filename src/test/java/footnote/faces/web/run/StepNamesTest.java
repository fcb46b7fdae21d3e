package footnote.faces.web.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StepNamesTest {
    @ParameterizedTest
    @CsvSource({
        "views[technical], View: technical",
        "validate[12], Check",
        "read reply#3, Read your reply",
        "search[filings]/company[0], Company"
    })
    void namesStepsInWords(String path, String words) {
        assertThat(StepNames.words(path)).isEqualTo(words);
    }
}
