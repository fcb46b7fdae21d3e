package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.SampledRows;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Questions on the sample market that figures or passages nearby do not answer. */
class AskPreciseQuestionsTest {
    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            How did Kelvarra's quarterly revenue develop in FY2026?; | Kelvarra Semiconductor | $873m | $1.04bn |
            How did Kelvarra's quarterly revenue develop in FY2026?; | $1.42bn | [
            How much goodwill does Hallowmere have relative to equity?; goodwill was 46.7% of shareholders' equity as of 30 Sep 2025
            How much of Quavelin's free cash flow went to buybacks in FY2025?; share repurchases were 86.6% of free cash flow in FY25
            How much of Quavelin is held by insiders?; held by insiders, as of 31 Dec 2025: 9.0%
            Who owns Jinhe?; held by the state, as of 31 Dec 2025: 63.0%
            What was Vayutej's net income in FY2026 in crores?; net income was INR 422.7 crore in FY26
            What does Granwick expect for FY2026 revenue?; We are lowering our guidance for FY2026 revenue
            What are the risks of investing in Ambergate?; Goodwill: a large part of our assets
            Has Orrenbeck restated its financial statements?; We restated a fiscal year
            How many employees does Braskett have, and how many did it have five years ago?; employees, as of 31 Jan 2021: 16,278
            Who is the CFO of Quavelin and what did he say on the last call?; Desmond Achterly (Chief financial officer): “Revenue in Q1 FY2026 increased
            Which pharma company spends the most on R&D relative to revenue?; Tarvimune Therapeutics Inc has the highest research and development to revenue: 250%.
            """)
    void answersWhatIsAsked(String question, String answer) {
        assertThat(asked(question).answer()).contains(answer);
    }

    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            Is Orrenbeck or Quavelin more leveraged?; Orrenbeck Software Corp has the higher debt to assets: 20.7%.
            Has Quavelin's revenue doubled since FY2018?; Yes.
            Has Quavelin's revenue doubled since FY2020?; No.
            Did Quavelin's revenue more than double from FY2018 to FY2025?; Yes.
            Is Orrenbeck's revenue more than twice Quavelin's?; No.
            Is Granwick's revenue more than twice Braskett's?; Yes.
            Why did Quavelin's revenue double in FY2025?; Revenue did not double in FY25.
            Has Quavelin's revenue peaked?; The figures on file do not decide this.
            Is Madhura's debt lower than last year?; Yes.
            Is Madhura's debt higher than last year?; No.
            Is Kelvarra's inventory rising faster than its sales?; No.
            """)
    void saysWhichItIsFirst(String question, String opening) {
        assertThat(asked(question).answer()).startsWith(opening + "\n");
    }

    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            Is Quavelin being sued?
            When does Merridock pay its next dividend?
            What were Kelvarra's sales in calendar 2025?
            Who is Hallowmere's largest customer?
            Convert Kirisawa's FY2025 revenue to euros.
            Which companies with more than $1bn of revenue lost money last year?
            Which gaming company has the highest operating margin?
            When will Tarvimune report trial results?
            """)
    void leavesOpenWhatIsOnlyNear(String question) {
        assertThat(asked(question).answer()).startsWith("The documents do not say.");
    }

    @Test
    void comparesAHoldingWithThatOfTheYearAskedFor() {
        var answer = asked("How have the pledged shares of Suryavant changed since 2023?");

        assertThat(answer.answer()).contains("from 54.3% as of 31 Mar 2023 to 71.0% as of 31 Mar 2026", "1,670bp");
    }

    private static AskAnswer asked(String question) {
        return SampleQuestions.SHARED.asked(question, Optional.empty());
    }
}
