package footnote.workflows.ask.figures;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.workflows.ask.formulas.ProgramRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpokenArithmeticTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            How many times did operating cash flow cover capital expenditures in FY2021 at Anvil?; operating cash flow / capital expenditure
            How many times were Anvil's dividends covered by free cash flow?; free cash flow / dividends paid
            Adding together dividends and share repurchases, what percentage of FY2021 operating cash flow did Anvil return to shareholders?; (dividends paid + share repurchases) / operating cash flow
            What were dividends plus buybacks as a percentage of free cash flow at Anvil in FY2021?; (dividends paid + share repurchases) / free cash flow
            What portion of Anvil's total assets was cash and equivalents plus short-term investments?; (cash and cash equivalents + short-term investments) / total assets
            Property, plant and equipment, net plus goodwill as a percentage of Anvil's total assets?; (property, plant and equipment, net + goodwill) / total assets
            What multiple of net income was operating cash flow at Anvil in FY2019?; operating cash flow / net income
            Selling and administrative expense per dollar of revenue at Anvil in FY2021?; selling, general and administrative expense / revenue
            What is the sum of Anvil's cash and equivalents and short-term investments, in USD millions?; cash and cash equivalents + short-term investments
            How much did Anvil return to shareholders through dividends and share buybacks combined in FY2022?; dividends paid + share repurchases
            In FY2021, how much larger was Anvil's operating cash flow than its net income, in $ millions?; operating cash flow - net income
            If Anvil had to repay its long-term debt from one year's free cash flow, how many years would it take?; long-term debt / free cash flow
            """)
    void readsWhatIsDoneWithFigures(String question, String words) {
        assertThat(SpokenArithmetic.in(question))
                .hasValueSatisfying(
                        named -> assertThat(ProgramRun.words(named.program())).isEqualTo(words));
    }

    @Test
    void countsCentsPerDollar() {
        var program = SpokenArithmetic.in("For every dollar of revenue, how many cents of gross profit did Anvil make?")
                .orElseThrow()
                .program();

        assertThat(ProgramRun.words(program)).isEqualTo("a constant * (gross profit / revenue)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What were revenue and net income of Anvil in FY2021?",
                "What is Anvil's goodwill plus its widgets?",
                "What share of revenue did Anvil spend on research?"
            })
    void leavesOtherQuestionsAlone(String question) {
        assertThat(SpokenArithmetic.in(question)).isEmpty();
    }
}
