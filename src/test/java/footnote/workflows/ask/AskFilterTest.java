package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.SampledRows;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Questions for all companies of the sample market, or several that are named, that pass a test. */
class AskFilterTest {
    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            Which of Granwick, Braskett and Quavelin have net debt?; 1 of the 3 companies with a figure: Granwick Steel Corp ($347m).
            Which of Granwick, Braskett and Quavelin have net cash?; 2 of the 3 companies with a figure: Quavelin Systems Inc ($1.16bn), Braskett Outfitters Inc ($409m).
            Which of Granwick, Braskett and Quavelin have net cash above $1 billion?; 1 of the 3 companies with a figure: Quavelin Systems Inc ($1.16bn).
            Which of Granwick, Braskett and Quavelin grew revenue by more than 10% in FY2025?; 1 of the 3 companies with a figure: Quavelin Systems Inc (11.5%).
            Which of Granwick, Hallowmere and Quavelin pay no dividend?; 1 of the 3 companies with a figure: Quavelin Systems Inc ($0).
            Which of Quavelin, Orrenbeck and Kelvarra have a gross margin above 60%?; All 3 companies with a figure: Quavelin Systems Inc (80.0%), Orrenbeck Software Corp (66.0%), Kelvarra Semiconductor Corp (62.9%).
            Which banks have a return on equity above 10%?; None of the 3 companies with a figure.
            Did Quavelin have revenue of $100 billion?; The figures on file do not decide this.
            Does Quavelin have net cash?; Yes.
            Does Quavelin pay no dividend?; Yes.
            Is Kirisawa's revenue above $1 billion?; The figures on file do not decide this.
            """)
    void saysWhichCompaniesPass(String question, String sentence) {
        assertThat(asked(question).answer()).startsWith(sentence);
    }

    @Test
    void testsEveryCompanyOfTheMarketAndNamesThoseWithoutTheFigure() {
        var answer = asked("Which companies have a gross margin above 75%?");

        assertThat(answer.answer())
                .startsWith("2 of the 40 companies with a figure: Tarvimune Therapeutics Inc (87.9%), Quavelin")
                .contains("\n| Granwick Steel | FY25 | 12.9% |")
                .contains("\nNot known, since no such figure was found: Pellford Bancorp Inc, Navsetu Bank Ltd,");
        assertThat(answer.outcome()).contains(AskAnswer.Outcome.STATED);
        assertThat(answer.citations()).hasSizeGreaterThan(40);
    }

    @Test
    void asksNoGroupOfCompaniesThatItDoesNotKnow() {
        assertThat(asked("Which gaming companies have an operating margin above 20%?")
                        .answer())
                .startsWith("The documents do not say.");
    }

    private static AskAnswer asked(String question) {
        return SampleQuestions.SHARED.asked(question, Optional.empty());
    }
}
