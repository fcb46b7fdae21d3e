package footnote.evidence.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReasonOnPageTest {
    private static final MetricLexicon LEXICON = MetricLexicon.standard();

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            Why did R&D rise?; R&D expenses increased $4.4 billion, primarily due to new trials; true
            Why did R&D rise?; The increase in research and development was driven by wages; true
            Why did R&D rise?; R&D expenses are expensed as incurred. Sales fell due to rain; false
            What drove the fall of gross margin?; Gross margin was lower, which reflects freight; true
            What drove the fall of gross margin?; Gross margin is 40% of net sales; false
            """)
    void findsTheSentenceThatExplainsTheFigure(String question, String page, boolean found) {
        assertThat(ReasonOnPage.of(QuestionTerms.of(question, LEXICON), LEXICON)
                        .orElseThrow()
                        .isIn(page))
                .isEqualTo(found);
    }

    @Test
    void looksForNoneWhereNoReasonIsAskedFor() {
        assertThat(ReasonOnPage.of(QuestionTerms.of("What was R&D in 2022?", LEXICON), LEXICON))
                .isEmpty();
    }
}
