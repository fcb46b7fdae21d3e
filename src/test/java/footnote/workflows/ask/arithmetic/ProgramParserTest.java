package footnote.workflows.ask.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.workflows.ask.formulas.ProgramRun;
import footnote.workflows.ask.question.AskedMetrics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgramParserTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            What is FY2021 inventory turnover of Anvil? Inventory turnover is defined as: (FY2021 COGS) / (average inventory between FY2020 and FY2021).; cost of revenue / average inventory
            What is the FY2020 DPO of Anvil? DPO is defined as: 365 * (average accounts payable between FY2019 and FY2020) / (FY2020 COGS + change in inventory between FY2019 and FY2020). Round to two decimals.; (days of a year * average trade payables) / (cost of revenue + change in inventory)
            What is net working capital of Anvil in FY2019? Define net working capital as total current assets less total current liabilities.; current assets - current liabilities
            What is the payout ratio of Anvil? The payout ratio is calculated as cash dividends paid divided by net income.; dividends paid / net income
            """)
    void readsTheDefinitionAQuestionGives(String question, String words) {
        var program = ProgramParser.of(question).orElseThrow().program();

        assertThat(ProgramRun.words(program)).isEqualTo(words);
    }

    @Test
    void putsDefinitionsOfPartsInTheirPlace() {
        var program = ProgramParser.of(
                        "What is the FY2017 CCC of Anvil? CCC is defined as: DIO + DSO - DPO. "
                                + "DIO is defined as: 365 * (average inventory between FY2016 and FY2017) / (FY2017 COGS). "
                                + "DSO is defined as: 365 * (average accounts receivable between FY2016 and FY2017) / (FY2017 Revenue). "
                                + "DPO is defined as: 365 * (average accounts payable between FY2016 and FY2017) / (FY2017 COGS).")
                .orElseThrow()
                .program();

        assertThat(program.years()).containsExactlyInAnyOrder(2016, 2017);
        assertThat(ProgramRun.words(program))
                .contains("average inventory", "average trade receivables", "average trade payables");
    }

    @Test
    void leavesADefinitionOfAPartToTheWholeQuestion() {
        assertThat(
                        ProgramParser.of(
                                "What is FY2022 EBITDA less capex of Anvil? Define EBITDA as operating income + depreciation and amortization."))
                .isEmpty();
    }

    @Test
    void readsADefinitionWithinTheSentence() {
        var program = ProgramParser.of(
                        "What is the FY2020 free cash flow of Anvil, defined as net cash provided by operating activities less purchases of property and equipment?")
                .orElseThrow()
                .program();

        assertThat(ProgramRun.words(program)).isEqualTo("operating cash flow - capital expenditure");
    }

    @Test
    void readsPlainWordsOfAFormula() {
        var program = ProgramParser.of(
                        "What is the FY2018 quick ratio of Anvil? Quick ratio is defined as (cash + short-term investments + accounts receivable) / current liabilities.")
                .orElseThrow()
                .program();

        assertThat(ProgramRun.words(program)).startsWith("((cash");
    }

    @Test
    void knowsADefinitionThatItCannotRead() {
        assertThat(
                        ProgramParser.isUnreadable(
                                "What is the quick ratio of Anvil? Quick ratio is defined as: (cash + frobs) / current liabilities."))
                .isTrue();
        assertThat(ProgramParser.isUnreadable("What is the quick ratio of Anvil?"))
                .isFalse();
    }

    @Test
    void leavesOutTheFiguresThatOnlyADefinitionNames() {
        assertThat(
                        AskedMetrics.in(
                                ProgramParser.withoutDefinitions(
                                        "What is the EBITDA margin of Anvil? Define EBITDA as operating income plus depreciation and amortization.")))
                .containsExactly("ebitda_margin");
    }

    @Test
    void readsNothingWhereNothingIsDefined() {
        assertThat(ProgramParser.of("What was revenue of Anvil in FY2020?")).isEmpty();
    }
}
