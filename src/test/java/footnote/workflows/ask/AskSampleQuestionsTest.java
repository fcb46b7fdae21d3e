package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.SampledRows;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Questions on the sample market whose answers were judged by a reader: right, or left open. */
class AskSampleQuestionsTest {
    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            How much cash did Tarvimune have at the end of 2025?; cash and cash equivalents were $119m as of 31 Dec 2025
            How much debt does Solquist have?; total debt was $695.6m as of 31 Dec 2025
            How many employees does Quavelin have?; Quavelin Systems had 5,400 employees as of 31 Dec 2025
            What dividends did Merridock pay?; dividends paid were $24m in FY25
            How many days of inventory does Granwick hold?; days inventory outstanding was 67 days in FY25
            What is the book value per share of Pellford?; book value per share was $37.67 in FY25
            How long is Tarvimune's cash runway?; cash runway was 566 days in FY25
            What was Orrenbeck's revenue in the latest quarter?; revenue was $438m in 1Q26
            What was Quavelin's operating margin in Q1 2026?; operating margin was 39.8% in 1Q26
            What was Quavelin's LTM revenue?; revenue was $1.5bn in LTM Mar-26
            What is Quavelin's trailing twelve month free cash flow?; free cash flow was $612m in LTM Mar-26
            What was Orrenbeck's operating margin over the last twelve months?; operating margin was 23.2% in LTM Mar-26
            What share of revenue does Kelvarra spend on capex?; capital expenditure was 6.0% of revenue in FY26
            What is total debt divided by EBITDA for Granwick in FY2025?; total debt to EBITDA was 2.09x as of 31 Dec 2025
            What percentage of Quavelin's revenue came from Payroll Cloud in FY2025?; revenue share, Payroll Cloud, FY25: 66.0%
            Sum Quavelin's buybacks over FY2023, FY2024 and FY2025.; $371m in FY23 + $440m in FY24 + $523m in FY25
            What was the difference between Braskett's revenue in FY2024 and FY2025?; revenue change, FY25: $131m
            What was Pellford's CET1 ratio in FY25?; CET1 ratio was 10.2% as of 31 Dec 2025
            What is the Common Equity Tier 1 ratio of Navsetu?; CET1 ratio was 10.6% as of 31 Mar 2026
            What was Serravento's CET1 ratio in FY2024?; CET1 ratio was 14.8% as of 31 Dec 2024
            What is Mizunagi's solvency ratio?; solvency ratio was 178% as of 31 Mar 2026
            How has Pellford's CET1 ratio changed since FY2021?; CET1 ratio fell from 11.1% as of 31 Dec 2021 to 10.2% as of 31 Dec 2025 (-90bp)
            What was Granwick's outstanding debt at the end of FY2025?; total debt was $1.37bn as of 31 Dec 2025
            rev of QVLN FY24?; revenue was $1.31bn in FY24
            qvln capex fy24 in millions; capital expenditure was USD 27 million in FY24
            How much additional paid-in capital does Granwick have?; additional paid-in capital was $65m as of 31 Dec 2025
            How many shares does Kelvarra have outstanding?; shares outstanding were 184.9m shares as of 31 Jan 2026
            What was the net interest income of Serravento in FY2025 in EUR millions?; net interest income was EUR 1,520 million in FY25
            What was the loan-to-deposit ratio of Navsetu?; loan-to-deposit ratio was 96.2% in FY26
            What was Mizunagi's loss ratio in FY2026?; loss ratio was 61.9% in FY26
            What is Suryavant's debt due within one year?; short-term debt was Rs35.3bn as of 31 Mar 2026
            What is Tanegawa's cash per share?; cash per share was ¥653 as of 31 Mar 2026
            What was Granwick's free cash flow per share in FY2025?; free cash flow per share was $1.22 in FY25
            What was the three-year revenue CAGR of Kaverix to FY2026?; revenue compound growth, FY26: 6.6% (compound annual growth from Rs128.3bn in FY23 to Rs155.3bn in FY26)
            What is Quavelin's revenue CAGR over the last three years?; from $1.01bn in FY22 to $1.46bn in FY25
            How much did Hallowmere's SG&A differ between FY2023 and FY2025?; change, FY25: $43m ($614m in FY25 less $571m in FY23)
            What portion of Meilan's revenue comes from its largest segment?; revenue share, China, FY25: 78.0%
            What is Orrenbeck's revenue per employee?; revenue per employee was $575,517 in FY25 ($1.67bn revenue / 2,900 employees)
            How many times did Quavelin's operating cash flow cover its capital expenditures in FY2025?; Quavelin Systems' operating cash flow over capital expenditure was 21.8 in FY25
            whats the gross margin of hallowmere devices in fy24; gross margin was 63.3% in FY24
            How much cash did Kelvarra hold at the end of calendar 2025?; $1.6bn as of 31 Jan 2026
            What were Pellford's total dividends paid from FY2021 to FY2025?; cumulative dividends paid were $708m in FY21–25
            How much did Tanegawa's inventory days change between FY2025 and FY2026?; inventory days change, FY26: -1 day
            qvln vs orrb operating margin fy25; Orrenbeck Software Corp, operating margin, FY25: 23.0%
            What portion of Lanqiao's net income went into share buybacks in FY2025?; share repurchases were 41.8% of net income in FY25
            How many shares are pledged at Suryavant?; promoter shares pledged were 71.0% as of 31 Mar 2026
            """)
    void givesTheFigureAskedFor(String question, String figure) {
        var answer = asked(question, Optional.empty());

        assertThat(answer.answer()).contains(figure);
        assertThat(answer.outcome()).contains(AskAnswer.Outcome.STATED);
    }

    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            Is Pellford's dividend safe?; Yes.
            Is Tarvimune profitable?; No.
            Does Quavelin have any debt?; No.
            Does Merridock pay a dividend?; Yes.
            Did Solquist make a loss in FY2025?; Yes.
            Did Braskett reduce its debt in FY2025?; Yes.
            Did Orrenbeck's gross margin improve in FY2025?; No.
            Is Pellford's CET1 ratio above 10%?; Yes.
            Is Quavelin's operating margin above 30%?; Yes.
            Is Quavelin's operating margin above 45%?; No.
            Did Kelvarra's revenue grow faster than Quavelin's in FY2025?; Yes.
            Did Quavelin's revenue grow faster than Kelvarra's in FY2025?; No.
            Is Orrenbeck's cash flow lower than its net income?; Yes.
            Are Saebyeok's receivables growing faster than its revenue?; Yes.
            Is Jinhe's debt more than 50% of its assets?; No.
            Does Granwick have more debt than cash?; Yes.
            Does Quavelin have more cash than goodwill?; Yes.
            """)
    void decidesYesOrNoByTheFigures(String question, String verdict) {
        assertThat(asked(question, Optional.empty()).answer()).startsWith(verdict + "\n");
    }

    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            Which has the higher net margin: Quavelin or Orrenbeck?; Quavelin Systems Inc has the higher net margin: 33.1%.
            Which has the highest margin: Quavelin, Orrenbeck or Kelvarra?; Kelvarra Semiconductor Corp has the highest operating margin: 41.9%.
            Compare the revenue growth of Quavelin and Orrenbeck in FY2025.; Orrenbeck Software Corp has the higher revenue growth: 30.0%.
            Who spends more on research, Helvarion or Kirisawa?; The amounts are in different currencies, so no company is named.
            Which year had the highest revenue at Braskett between FY2021 and FY2025?; Revenue was highest in FY25: $1.44bn.
            Which segment of Quavelin is the largest?; Payroll Cloud has the highest revenue: $966m.
            What segment of Braskett grew fastest in FY2025?; Online has the higher revenue growth: 17.3%.
            Which bank has the highest CET1 ratio?; Banca Serravento SpA has the highest CET1 ratio: 14.8%.
            Which bank has the lowest return on equity?; Pellford Bancorp Inc has the lowest return on equity: 8.3%.
            Which bank has the most loans?; The amounts are in different currencies, so no company is named.
            Which company has the most employees?; Kaverix Technologies Ltd has the most employees: 86,000.
            Which US company has the highest gross margin?; Tarvimune Therapeutics Inc has the highest gross margin: 87.9%.
            Which Indian company has the highest net margin?; Arunika Pharma Ltd has the highest net margin: 24.7%.
            Which Japanese company has the most debt?; Tsukiyama Telecom Corp has the highest total debt: ¥246.1bn.
            Which of Braskett's segments shrank in FY2025?; None shrank.
            Which of Hallowmere's segments shrank in FY2025?; Hips (-0.8%) shrank.
            Which of Hallowmere's segments had the largest drop in revenue in FY2025?; Hips has the lowest revenue growth: -0.8%.
            Did any of Hallowmere's segments shrink in FY2025?; Yes. Hips (-0.8%) shrank.
            Who has the lower SG&A to revenue, Braskett or Hallowmere?; Braskett Outfitters Inc has the lower selling, general and administrative expense to revenue: 29.0%.
            Explain why Tarvimune's net profit surged in FY2025; Net income did not rise in FY25.
            What caused Daeryun's loss in FY2025?; Daeryun Heavy Industries Co Ltd did not make a loss in FY25.
            Rank Granwick, Solquist and Merridock by debt to equity.; From highest to lowest of those with a figure: Merridock Freight Lines Inc 0.55x, Granwick Steel Corp 0.28x.
            Rank the banks by CET1 ratio.; From highest to lowest: Banca Serravento SpA 14.8%, Navsetu Bank Ltd 10.6%, Pellford Bancorp Inc 10.2%.
            Rank Quavelin and Orrenbeck by operating margin in FY2025.; From highest to lowest: Quavelin Systems Inc 39.9%, Orrenbeck Software Corp 23.0%.
            """)
    void namesTheWinnerFirst(String question, String opening) {
        assertThat(asked(question, Optional.empty()).answer()).startsWith(opening + "\n");
    }

    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            What did the CFO of Quavelin say about receivables?; the CFO says nothing about receivables.
            Did Quavelin's CEO mention artificial intelligence?; No passage found mentions artificial intelligence.
            What is the debt to equity ratio of Solquist in FY2025?; shareholders' equity is not positive.
            What is the P/E of Quavelin?; 'footnote analyze' computes them.
            What was Verdanne's revenue by region?; The documents do not say.
            Who are Solquist's competitors?; The documents do not say.
            Who is the auditor of Quavelin?; The documents do not say.
            What did Braskett say about store closures?; The documents do not say.
            What was adjusted EBITDA of Quavelin in FY2025?; The documents do not say.
            What was Quavelin's operating income by segment in FY2025?; The documents do not say.
            Which segment of Quavelin is the most profitable?; The documents do not say.
            What was Orrenbeck's revenue for FY2023 as originally reported?; The documents do not say.
            How much cash did Lanqiao have per depositary share?; The documents do not say.
            How many customers does Quavelin have?; The documents do not say.
            How much revenue did Granwick lose because of imports?; The documents do not say.
            What was Kelvarra's average revenue from FY2010 to FY2025?; The documents do not say.
            What was Nilexa's revenue in euros?; The documents do not say.
            What was Quavelin's revenue in the quarter ended March 2026?; The documents do not say.
            What was Quavelin's payroll tax revenue in FY2025?; The documents do not say.
            What was Boeing's revenue according to Quavelin's 10-K?; No company 'Boeing' is known
            What was Quovelin's net income in FY2025?; the nearest is Quavelin Systems Inc (QVLN)
            Which company has the most patents?; The documents do not say.
            What was Quavlin's net income in FY2025?; the nearest is Quavelin Systems Inc (QVLN)
            What was Quavelin's revenue in FY1995?; The documents do not say.
            """)
    void leavesOpenWhatTheDocumentsDoNotSay(String question, String said) {
        var answer = asked(question, Optional.empty());

        assertThat(answer.answer()).startsWith("The documents do not say.").contains(said);
        assertThat(answer.isLeftOpen()).isTrue();
    }

    @ParameterizedTest
    @SampledRows(every = 10, textBlock = """
            Who are Quavelin's customers?; Our customers are hospital groups, school districts and restaurant chains.
            What products does Kelvarra sell?; Its main products are power stages, gate drivers and silicon-carbide switches.
            What are Quavelin's risk factors?; Service outage
            Why did Orrenbeck's receivables rise?; because we extended payment terms.
            What drove Quavelin's revenue growth in FY2025?; driven mainly by sales of additional modules to existing customers.
            What guidance did Quavelin give for FY2026?; We reaffirm our guidance for FY2026 revenue of $1,590 million to $1,630 million.
            What does Tessandra guide for FY2026 revenue?; We are raising our guidance for FY2026 revenue to $972.0 million to $1,000.0 million.
            What are the biggest risks facing Elbwerk?; Gas prices: our plants need natural gas
            Who is the CEO of Quavelin?; Marit Oldenbrand (Chief executive)
            Does Orrenbeck depend on a single customer for more than 10% of revenue?; a small number of resellers account for most of our license sales.
            Is there any litigation pending against Hallowmere?; several thousand patients claim
            What is the main risk Tarvimune faces regarding its clinical trials?; our lead candidate may fail in trials
            Who is the CFO of Verdanne?; Bastien Kerguelo (Chief financial officer)
            What did the short seller say about Orrenbeck?; resellers were offered the right to return licenses
            Has Quavelin won any new contract recently?; Quavelin wins payroll contract with large hospital group
            Why did Tarvimune's shares rise?; 30 Jun 2026: “Tarvimune soars after its lupus antibody succeeds in a late-stage trial.
            What is the latest news on Quavelin?; 30 Jun 2026: “Quavelin wins payroll contract with large hospital group.
            """)
    void quotesTheSentenceThatAnswers(String question, String sentence) {
        assertThat(asked(question, Optional.empty()).answer()).contains(sentence);
    }

    @Test
    void saysThatNoStoryStatesWhyAPriceMoved() {
        assertThat(asked("Why did Granwick's share price fall?", Optional.empty())
                        .answer())
                .startsWith("The documents do not say. No story on file states why the shares moved.")
                .contains("News of these days:", "Granwick restarts furnace");
    }

    @Test
    void givesBothBalancesWhereTheYearsEndMayBeTheFiscalOne() {
        assertThat(asked("What was Kelvarra's cash at year end 2025?", Optional.empty())
                        .answer())
                .contains("as of 31 Jan 2026: $1.6bn", "as of 31 Jan 2025: $1.13bn");
        assertThat(asked("What was Kelvarra's cash at the end of fiscal 2025?", Optional.empty())
                        .answer())
                .contains("$1.13bn as of 31 Jan 2025")
                .doesNotContain("2026");
        assertThat(asked("How much cash did Granwick have at year end 2025?", Optional.empty())
                        .answer())
                .containsOnlyOnce("cash and cash equivalents were");
    }

    @Test
    void namesTheRisksOfTheReportWhereNoneInParticularIsAskedFor() {
        assertThat(asked("What risks does Kelvarra face?", Optional.empty()).answer())
                .startsWith("Risks named in the Kelvarra Semiconductor Corp 10-K FY2026, among others:\n"
                        + "- “Concentration: three data center operators account for most of our growth")
                .doesNotContain("The documents do not say");
    }

    @Test
    void tellsWhenDebtIsDueAndWhatWasRepaid() {
        assertThat(asked("When does Ambergate's debt mature?", Optional.empty()).answer())
                .contains(
                        "Debt due within one year |", "Debt due in the fifth year |", "Debt due after the fifth year |")
                .doesNotContain("total debt");
        assertThat(asked("What is Ambergate's debt maturity schedule?", Optional.empty())
                        .answer())
                .contains("Debt due in the second year");
        assertThat(asked("How much debt must Ambergate repay within one year?", Optional.empty())
                        .answer())
                .contains("short-term debt")
                .doesNotContain("debt repaid", "total debt");
        assertThat(asked("Did Ambergate repay debt in FY25?", Optional.empty()).answer())
                .contains("debt repaid, FY25")
                .doesNotContain("No.", "total debt");
    }

    @Test
    void saysInWordsHowSureAnAnswerIs() {
        assertThat(asked("What was Quavelin's revenue in FY2025?", Optional.empty())
                        .likelihood())
                .contains("right in 99 of 100 such answers");
        assertThat(asked("Who is the CEO of Quavelin?", Optional.empty()).likelihood())
                .contains("quoted passages");
    }

    @Test
    void saysOfAnUnknownCompanyThatItIsUnknownThroughout() {
        var answer = asked("What was Boeing's revenue in 2023?", Optional.empty());

        assertThat(answer.answer()).startsWith("The documents do not say.");
        assertThat(answer.approach())
                .contains("Boeing, which is not known here")
                .doesNotContain("all companies");
        assertThat(answer.gaps()).anyMatch(gap -> gap.contains("'Boeing' is known"));
    }

    @Test
    void labelsEachCitationByWhatTheDocumentIs() {
        assertThat(asked("What was Pellford's net income in Q1 2026?", Optional.empty())
                        .citations())
                .anySatisfy(citation -> {
                    assertThat(citation.marker()).startsWith("10Q");
                    assertThat(citation.title()).isEqualTo("Pellford Bancorp Inc 10-Q Q1 2026");
                });
        assertThat(asked("What was the revenue of Suryavant in FY2026?", Optional.empty())
                        .citations())
                .allSatisfy(citation -> assertThat(citation.marker() + " " + citation.title())
                        .doesNotContain("10K")
                        .doesNotContain("10-K"));
        assertThat(asked("What did the CEO of Quavelin say about acquisitions?", Optional.empty())
                        .citations())
                .anySatisfy(citation -> assertThat(citation.title())
                        .contains("earnings call")
                        .endsWith("Marit Oldenbrand (Chief executive)"));
    }

    @Test
    void givesTheReasonThatTheFilingStatesBeforeTheFigures() {
        var answer = asked("Why did Quavelin's revenue rise in FY25?", Optional.empty());

        assertThat(answer.answer())
                .startsWith("Stated reasons:\n- “Revenue was $1,463 million")
                .contains("sales of additional modules to existing customers")
                .contains("revenue rose by 11.5% from $1.31bn in FY24 to $1.46bn in FY25")
                .doesNotContain("could reduce");
    }

    @Test
    void doesNotGiveAYearsEarningsPerShareForTwelveMonths() {
        var answer = asked("What was Quavelin's TTM EPS?", Optional.empty());

        assertThat(answer.answer()).startsWith("The documents do not say");
    }

    @Test
    void showsAllPartsInEachYearAskedFor() {
        assertThat(asked("revenue by segment of Kelvarra in FY2026 and FY2025", Optional.empty())
                        .answer())
                .contains("| Data Center | $1.96bn | $2.79bn |", "| Automotive | $515m | $731m |");
    }

    private static AskAnswer asked(String question, Optional<String> session) {
        return SampleQuestions.SHARED.asked(question, session);
    }
}
