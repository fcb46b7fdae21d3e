package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.SampledRows;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Questions on the sample market that set two companies against each other, and on ratios of banks and insurers. */
class AskComparisonsTest {
    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            How much larger is Granwick's revenue than Braskett's in FY2025?; Granwick Steel Corp's revenue was $3.83bn higher than Braskett Outfitters Inc's ($5.27bn in FY25 less $1.44bn in FY25)
            What was the difference between Quavelin's and Orrenbeck's revenue in FY2025?; Orrenbeck Software Corp's revenue was $206m higher than Quavelin Systems Inc's
            What is the difference between Quavelin's and Orrenbeck's operating margin in FY2025?; Quavelin Systems Inc's operating margin was 16.9pp higher than Orrenbeck Software Corp's (39.9% in FY25 less 23.0% in FY25)
            How many times Quavelin's revenue is Orrenbeck's?; Orrenbeck Software Corp's revenue was 1.14x Quavelin Systems Inc's
            What is the ratio of Orrenbeck's net income to Quavelin's in FY2025?; Orrenbeck Software Corp's net income was 0.61x Quavelin Systems Inc's
            Braskett's FY2025 revenue as a percentage of Granwick's?; Braskett Outfitters Inc's revenue was 27.3% of Granwick Steel Corp's
            What percentage of Granwick's FY2025 revenue is Braskett's?; Braskett Outfitters Inc's revenue was 27.3% of Granwick Steel Corp's
            By what percentage is Granwick's FY2025 revenue larger than Braskett's?; Granwick Steel Corp's revenue was 266% higher than Braskett Outfitters Inc's
            By how many percentage points does Kelvarra's gross margin exceed Hallowmere's?; Kelvarra Semiconductor Corp's gross margin was 0.1pp higher than Hallowmere Devices Inc's
            What is the return on equity of Banca Serravento minus that of Pellford?; Banca Serravento SpA's return on equity was 1.5pp higher than Pellford Bancorp Inc's
            How many more employees does Braskett have than Quavelin?; Braskett Outfitters Inc had 7,100 more employees than Quavelin Systems Inc
            How much larger is Kirisawa's revenue than Granwick's?; The amounts are in different currencies (USD and JPY), so they are not compared.
            """)
    void saysByHowMuchTwoCompaniesDiffer(String question, String sentence) {
        var answer = asked(question);

        assertThat(answer.answer()).startsWith(sentence);
        assertThat(answer.outcome()).contains(AskAnswer.Outcome.STATED);
    }

    @Test
    void citesTheCellsOfBothCompanies() {
        var answer = asked("How much larger is Granwick's revenue than Braskett's in FY2025?");

        assertThat(answer.citations())
                .extracting(each -> each.company())
                .contains("Granwick Steel Corp", "Braskett Outfitters Inc");
        assertThat(answer.figures().getFirst().metric()).isEqualTo("revenue_company_difference");
    }

    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            What was Mizunagi's combined ratio in FY2026?; combined ratio was 92.9% in FY26
            Is Mizunagi's combined ratio below 100%?; Yes.
            How much did Mizunagi's combined ratio change in FY2026?; combined ratio change, FY26: -684bp
            What was Mizunagi's average expense ratio over the last three years?; 31.2% (mean of 31.4% in FY24, 31.2% in FY25, 31.0% in FY26)
            Which bank has the highest net interest margin?; Navsetu Bank Ltd has the highest net interest margin on total assets: 3.8%.
            Which company has the highest net interest margin?; Navsetu Bank Ltd has the highest net interest margin on total assets: 3.8%.
            What was Serravento's net interest margin?; net interest margin on total assets was 2.4% in FY25
            What is Pellford's efficiency ratio?; cost/income ratio was 55.0% in FY25
            What was Pellford's cost-to-income ratio in Q1 2026?; cost/income ratio was 55.0% in 1Q26
            What is Granwick's combined ratio?; The documents do not say. The combined ratio is a ratio that only insurers report.
            What is Pellford Bancorp's net debt?; The documents do not say. Net debt is not meaningful for a bank, whose borrowings fund its loans.
            What was Mizunagi's EBITDA?; The documents do not say. EBITDA is not meaningful for an insurer, whose cash and investments back its claims.
            What is Granwick's expense ratio?; The documents do not say. The expense ratio is a ratio that only insurers report.
            What is Granwick's net interest margin?; The documents do not say. The net interest margin is a ratio that only banks report.
            Convert Kirisawa's FY2025 revenue to euros.; The documents do not say. Amounts are not converted; the reports are in JPY.
            """)
    void computesTheRatiosOfBanksAndInsurers(String question, String answer) {
        assertThat(asked(question).answer()).contains(answer);
    }

    @Test
    void comparesGrowthWithoutTheFiguresItIsOf() {
        var answer = asked("Which company grew revenue faster in FY2025, Quavelin or Granwick?");

        assertThat(answer.answer())
                .startsWith("Quavelin Systems Inc has the higher revenue growth")
                .doesNotContain("revenue, FY25");
    }

    private static AskAnswer asked(String question) {
        return SampleQuestions.SHARED.asked(question, Optional.empty());
    }
}
