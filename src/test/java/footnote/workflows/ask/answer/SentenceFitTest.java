package footnote.workflows.ask.answer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SentenceFitTest {
    @Test
    void takesAnExpectationOfTheBusinessForGuidance() {
        assertThat(SentenceFit.fits(
                        "What guidance did Acme give for 2025?",
                        "We expect revenue of $5 billion to $6 billion in 2025."))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "In 2025, we expect our net periodic pension cost to be approximately $81 million.",
                "The expected long-term rate of return on plan assets is based upon the long-term outlook.",
                "We anticipate that we will be able to extend or renew the grants in these locations."
            })
    void takesNoExpectationOfANoteForGuidance(String sentence) {
        assertThat(SentenceFit.fits("What guidance did Acme give for 2025?", sentence))
                .isFalse();
    }

    @Test
    void quotesANoteWhereItIsAskedFor() {
        assertThat(SentenceFit.fits(
                        "What guidance did Acme give on pension cost?",
                        "In 2025, we expect our net periodic pension cost to be approximately $81 million."))
                .isTrue();
    }
}
