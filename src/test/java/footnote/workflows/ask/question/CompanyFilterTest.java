package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompanyFilterTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            Which companies lost money in fiscal 2024?; Did the company lost money in fiscal 2024?
            Which companies have a gross margin above 40%?; Did the company have a gross margin above 40%?
            How many companies grew revenue by more than 10% last year?; Did the company grew revenue by more than 10% last year?
            List companies with negative free cash flow.; Did the company negative free cash flow.?
            Which of Anvil, Birch & Co and Cedar have net debt?; Did the company have net debt?
            Which companies spend more on R&D than on SG&A?; Did the company spend more on R&D than on SG&A?
            Which banks have a return on equity above 10%?; Did the company have a return on equity above 10%?
            """)
    void putsTheTestToEachCompany(String question, String test) {
        assertThat(CompanyFilter.in(question)).map(CompanyFilter::test).contains(test);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which companies have the highest gross margin?",
                "Which companies have a gross margin above the industry average?",
                "Which companies mention artificial intelligence?",
                "Which companies have cloud revenue above $1 billion?",
                "Which companies have more employees than Anvil?",
                "Which companies with more than $1bn of revenue lost money last year?",
                "Which companies have revenue between $1 billion and $2 billion?",
                "Which companies have no debt and pay a dividend?",
                "Which of its segments grew in 2024?",
                "Which of Anvil's business segments made an operating loss in 2024?",
                "What was the revenue of the companies it acquired?",
            })
    void leavesOtherQuestionsAlone(String question) {
        assertThat(CompanyFilter.isOfAll(question)).isFalse();
    }
}
