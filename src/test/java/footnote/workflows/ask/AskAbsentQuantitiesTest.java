package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.SampledRows;
import footnote.workflows.ask.answer.RuleAnswer;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions that take something for granted: a dividend, a debt, a company, a fall, a topic of the turn before. */
class AskAbsentQuantitiesTest {
    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            Is Quavelin's dividend safe?; Quavelin Systems Inc paid no dividend in FY25.
            Is Kelvarra's dividend covered by free cash flow?; Kelvarra Semiconductor Corp paid no dividend in FY26.
            Is Tarvimune's dividend at risk?; Tarvimune Therapeutics Inc paid no dividend in FY25.
            Did Ambergate raise its dividend in FY2025?; Ambergate Holdings Inc paid no dividend in FY25.
            What is Quavelin's dividend payout ratio?; Quavelin Systems Inc paid no dividend in FY25.
            Can Quavelin repay its debt?; Quavelin Systems Inc had no debt as of 31 Dec 2025.
            Is Quavelin's debt sustainable?; Quavelin Systems Inc had no debt as of 31 Dec 2025.
            What is Quavelin's interest coverage?; Quavelin Systems Inc reported no interest expense in FY25.
            """)
    void saysThatAQuantityIsAbsentWhereItsSafetyOrRatioIsAsked(String question, String said) {
        var answer = asked(question, Optional.empty());

        assertThat(answer.answer()).startsWith(said).doesNotContain("Yes.").doesNotContain("0.0%");
        assertThat(answer.outcome()).contains(AskAnswer.Outcome.STATED);
    }

    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            Does Solquist have enough cash to repay its debt?; No.
            Does Tarvimune generate cash?; No.
            Can Merridock cover its interest?; Yes.
            Can Tarvimune pay its interest?; No.
            Is Merridock's debt too high?; No.
            Is Verdanne over-leveraged?; Yes.
            Is Quavelin debt-free?; Yes.
            Does Quavelin pay a dividend?; No.
            Has Braskett's margin expanded over the last three years?; Yes.
            Will Merridock raise its dividend next year?; The figures on file do not decide this.
            Is Orrenbeck's revenue of good quality?; The figures on file do not decide this.
            Is Kelvarra's Data Center revenue larger than Automotive?; Data Center has the higher revenue: $2.79bn.
            Which segment of Quavelin is larger, Payroll Cloud or Services?; Payroll Cloud has the higher revenue: $966m.
            Which grew faster in FY2025, Merridock or Granwick?; Granwick Steel Corp has the higher revenue growth: 5.4%.
            Which is more profitable, Granwick or Braskett?; Braskett Outfitters Inc has the higher net margin: 11.0%.
            What caused Granwick's inventory to fall?; Inventory did not fall in the period to 31 Dec 2025.
            Is Verdanne's dividend covered?; No.
            Is Quavelin's revenue growth slowing?; Yes.
            Is Kelvarra's growth accelerating?; Yes.
            Did Merridock's profit fall in FY2025?; Yes.
            Is Solquist's equity negative?; Yes.
            Who is bigger, Granwick or Merridock?; Granwick Steel Corp has the higher revenue: $5.27bn.
            """)
    void opensWithTheVerdictThatTheFiguresAllow(String question, String opening) {
        assertThat(asked(question, Optional.empty()).answer()).startsWith(opening + "\n");
    }

    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            Should I buy Quavelin?; Documents give no advice
            Is Granwick undervalued?; 'footnote analyze' computes them.
            What is Merridock's free cash flow yield?; 'footnote analyze' computes them.
            What is Quavelin's EV/EBITDA?; 'footnote analyze' computes them.
            What is Kelvarra's price to sales ratio?; 'footnote analyze' computes them.
            What was Merridock's revenue in the second half of 2025?; The documents do not say.
            """)
    void leavesOpenAdviceMultiplesAndPeriodsThatNoStatementHas(String question, String said) {
        var answer = asked(question, Optional.empty());

        assertThat(answer.answer()).startsWith(RuleAnswer.NOTHING).contains(said);
        assertThat(answer.figures()).isEmpty();
    }

    @Test
    void asksForTheSymbolWhereANameIsOfSeveralCompanies() {
        var answer = asked("What was Aldervane's revenue in FY2025?", Optional.empty());

        assertThat(answer.answer())
                .startsWith(RuleAnswer.NOTHING)
                .contains("'Aldervane' could be Aldervane Foods Inc (ALDV) or Aldervane Food plc (ALDF.L)")
                .doesNotContain("No company");
        assertThat(answer.approach()).contains("Aldervane, which could be more than one company");
        assertThat(asked("What was ALDV's revenue in FY2025?", Optional.empty()).answer())
                .startsWith("Aldervane Foods' revenue was $3.47bn in FY25");
    }

    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            Which has more debt, Aldervane or Merridock?; 'Aldervane' could be Aldervane Foods Inc (ALDV)
            Which has more debt, Boeing or Merridock?; No company 'Boeing' is known
            Is Quavelin more profitable than Zorblax?; No company 'Zorblax' is known
            How do Quavelin, Orrenbeck and Boeing compare on gross margin?; No company 'Boeing' is known
            Did Granwick's revenue grow faster than Nucora's in FY2025?; No company 'Nucora' is known
            """)
    void namesTheCompanyThatAComparisonLacksAndNoWinner(String question, String missing) {
        var answer = asked(question, Optional.empty());

        assertThat(answer.answer()).startsWith(missing).doesNotContain(" has the higher");
        assertThat(answer.outcome()).contains(AskAnswer.Outcome.QUOTED);
    }

    @ParameterizedTest
    @CsvSource({
        "Compare Quavelin's Payroll Cloud and Services revenue.",
        "Is Kelvarra's Data Center revenue larger than Automotive?",
        "Is Quavelin's margin higher than in FY2023 and FY2024?",
    })
    void takesNeitherPartsNorPeriodsForCompanies(String question) {
        assertThat(asked(question, Optional.empty()).answer()).doesNotContain("No company");
    }

    @Test
    void givesEveryPartThatIsCompared() {
        assertThat(asked("Compare Quavelin's Payroll Cloud and Services revenue.", Optional.empty())
                        .answer())
                .contains("revenue, Payroll Cloud, FY25")
                .contains("revenue, Services, FY25");
    }

    @Test
    void quotesThePreparedRemarksOfTheNewestCallInAFollowUp() {
        var session = Optional.of("remarks");
        asked("What did the CEO of Quavelin say about acquisitions?", session);

        var answer = asked("and what did they say in the prepared remarks?", session);

        assertThat(answer.answer()).contains("Marit Oldenbrand (Chief executive): “");
        assertThat(answer.citations()).isNotEmpty().allSatisfy(each -> assertThat(each.title())
                .contains("earnings call Q1 2026"));
    }

    @Test
    void carriesTheFigureTheCompaniesAndTheQuestionThroughFollowUps() {
        var grew = Optional.of("grew");
        asked("What was Kelvarra's revenue in FY2025?", grew);
        assertThat(asked("how fast did it grow?", grew).answer())
                .contains("revenue rose by 33.8% from $2.41bn in FY24 to $3.22bn in FY25");
        assertThat(asked("and Quavelin's?", grew).answer()).contains("Quavelin Systems' revenue rose by 11.5%");
        var safe = Optional.of("safe");
        asked("Is Merridock's dividend safe?", safe);
        assertThat(asked("and Granwick?", safe).answer()).startsWith("Yes.\nGranwick");
        var both = Optional.of("both");
        asked("Which has the higher gross margin, Quavelin or Kelvarra?", both);
        assertThat(asked("and operating margin?", both).answer())
                .startsWith("Kelvarra Semiconductor Corp has the higher operating margin: 41.9%.");
        var quarter = Optional.of("quarter");
        asked("What was Hallowmere's net income in Q1 2026?", quarter);
        assertThat(asked("is that higher than a year earlier?", quarter).answer())
                .startsWith("Yes.\nHallowmere Devices' net income rose by 2.9% from $68m in 1Q25 to $70m in 1Q26");
        var officer = Optional.of("officer");
        asked("Who is the CEO of Kelvarra?", officer);
        assertThat(asked("and the CFO?", officer).answer()).startsWith("Lorcan Eastmere (Chief financial officer)");
        var said = Optional.of("said");
        asked("What was Quavelin's revenue in FY2025?", said);
        assertThat(asked("What did Marit Oldenbrand say about acquisitions?", said)
                        .answer())
                .contains("Marit Oldenbrand (Chief executive): “")
                .doesNotContain("Desmond Achterly");
    }

    private static AskAnswer asked(String question, Optional<String> session) {
        return SampleQuestions.SHARED.asked(question, session);
    }
}
