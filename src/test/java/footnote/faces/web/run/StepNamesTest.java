package footnote.faces.web.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StepNamesTest {
    @ParameterizedTest
    @CsvSource({
        "views[technical], Form a view: technical",
        "validate[12], Check the companies found",
        "validate, Check the request",
        "read reply#3, Read your reply",
        "search[filings]/company[0], Search the company's documents"
    })
    void namesStepsInWords(String path, String words) {
        assertThat(StepNames.words(path)).isEqualTo(words);
    }

    @Test
    void namesTheStepsThatAreStillToCome() {
        assertThat(StepNames.toCome("movers", List.of("act", "screen[gainers]", "study[news]")))
                .containsExactly("Analyze", "Draw", "Send the mail");
        assertThat(StepNames.toCome("plan", List.of())).isEmpty();
    }
}
