package footnote.workflows.ask.answer;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.evidence.documents.FiscalPeriod;
import footnote.workflows.ask.question.QuestionWords;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences of an annual report for 2024 that state a figure, and those that state another one. */
class StatedAmountTest {
    private static final Optional<FiscalPeriod> REPORT = Optional.of(FiscalPeriod.year(2024));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What were capital expenditures in fiscal 2024?|Capital expenditures were $96 million in fiscal 2024, compared with $81 million in fiscal 2023.|$96 million",
                "What were capital expenditures in fiscal 2023?|Capital expenditures were $96 million in fiscal 2024, compared with $81 million in fiscal 2023.|$81 million",
                "What was revenue in 2024?|Revenue rose 12% to $812 million in fiscal 2024 from $725 million in fiscal 2023.|$812 million",
                "What was revenue in 2023?|Revenue rose 12% to $812 million in fiscal 2024 from $725 million in fiscal 2023.|$725 million",
                "How much did revenue grow in FY2024?|Revenue rose 12% to $812 million in fiscal 2024 from $725 million in fiscal 2023.|12%",
                "What was the gross margin in 2023?|Gross margin was 41.3% in fiscal 2024, compared with 39.8% in fiscal 2023.|39.8%",
                "What was net debt at the end of 2024?|We ended the year with net debt of $210 million.|$210 million",
                "What is revenue?|Our total revenue was $812 million.|$812 million",
                "What was net income in 2024?|In fiscal 2024, net income was $55 million.|$55 million"
            })
    void readsTheAmountOfTheYearAskedFor(String question, String sentence, String amount) {
        assertThat(amount(question, sentence)).contains(amount);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What were capital expenditures in 2022?|Capital expenditures were $96 million in fiscal 2024, compared with $81 million in fiscal 2023.",
                "What was revenue in 2023?|Revenue was $812 million.",
                "What was revenue in 2024?|Revenue of the Optical segment was $12 million in fiscal 2024.",
                "What was revenue in 2024?|Optical revenue was $12 million in fiscal 2024.",
                "What was revenue in 2024?|Revenue was $212 million in the fourth quarter of fiscal 2024.",
                "What was revenue in 2024?|Revenue could reach $900 million in fiscal 2024.",
                "What was net debt in 2024?|Buybacks led to an increase in net debt of $40 million in fiscal 2024.",
                "What was the gross margin in 2024?|Gross margin was $335 million in fiscal 2024.",
                "How much did revenue grow in 2023?|Revenue rose 12% to $812 million in fiscal 2024 from $725 million in fiscal 2023."
            })
    void leavesOtherFiguresAlone(String question, String sentence) {
        assertThat(amount(question, sentence)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What was average revenue in 2023 and 2024?",
                "What was revenue in the second quarter of 2024?",
                "What was capital expenditure as a share of revenue in 2024?",
                "What were revenue and net income in 2024?",
                "What was adjusted net income in 2024?"
            })
    void computesNothing(String question) {
        assertThat(StatedAmount.askedBy(question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How much revenue did the company generate in 2024?|Revenue was $812 million.|true",
                "What was the bottom line in 2024?|Net income was $55 million.|true",
                "How much revenue did the company lose because of imports?|Revenue was $812 million.|false",
                "What was revenue by region?|Revenue was $812 million.|false",
                "What was revenue from Optical products?|Revenue was $812 million.|false"
            })
    void takesASentenceThatSaysAllThatIsAsked(String question, String sentence, boolean whole) {
        assertThat(StatedAmount.askedBy(question)
                        .orElseThrow()
                        .isWholeIn(sentence, new QuestionWords(question, List.of())))
                .isEqualTo(whole);
    }

    private static Optional<String> amount(String question, String sentence) {
        return StatedAmount.askedBy(question).orElseThrow().amount(sentence, REPORT);
    }
}
