package footnote.workflows.ask.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.workflows.ask.formulas.ProgramRun;
import footnote.workflows.ask.question.AskedMetrics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProgramParserTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            What is FY2021 inventory turnover of Anvil? Inventory turnover is defined as: (FY2021 COGS) / (average inventory between FY2020 and FY2021).; cost of revenue / average inventory
            What is the FY2020 DPO of Anvil? DPO is defined as: 365 * (average accounts payable between FY2019 and FY2020) / (FY2020 COGS + change in inventory between FY2019 and FY2020). Round to two decimals.; (days of a year * average trade payables) / (cost of revenue + change in inventory)
            What is net working capital of Anvil in FY2019? Define net working capital as total current assets less total current liabilities.; current assets - current liabilities
            FY2021 return on assets of Anvil? (ROA = net income / average total assets of FY2020 and FY2021, in %, one decimal.); net income / average total assets
            I need Anvil's FY2021 inventory turnover: COGS divided by average inventory for the two year ends shown.; cost of revenue / average inventory
            Fixed asset turnover is FY2021 revenue / average net PP&E between FY2020 and FY2021. What is it for Anvil?; revenue / average property, plant and equipment, net
            What was the effective tax rate of Anvil? Calculate it as income taxes divided by income before income taxes.; income tax / income before tax
            Compute Anvil's FY2021 DIO as 365 * year-end inventory / cost of sales.; (days of a year * inventory) / cost of revenue
            Anvil's quick ratio, taking (current assets - inventories) / current liabilities?; (current assets - inventory) / current liabilities
            Interest coverage of Anvil measured as income before income taxes plus interest expense, divided by interest expense?; (income before tax + interest expense) / interest expense
            Using working capital = current assets - current liabilities, what was Anvil's working capital turnover (revenue / year-end working capital)?; revenue / (current assets - current liabilities)
            What is Anvil's CCC, where CCC = DIO + DSO - DPO and each uses average balances of FY2020 and FY2021?; (inventory days + receivables days) - payables days
            What was Anvil's interest coverage, using operating income as the numerator and interest expense as the denominator?; operating income / interest expense
            Compute Anvil's quick ratio [(cash and cash equivalents + short-term investments + accounts receivable, net) / total current liabilities]. Round to two decimals.; ((cash and cash equivalents + short-term investments) + trade receivables) / current liabilities
            What is Anvil's FY2021 fixed asset turnover? Use total revenue divided by the average of FY2020 and FY2021 net property and equipment. Two decimals.; revenue / average property, plant and equipment, net
            What is Anvil's average net margin for FY2021 through FY2023 (simple average of net income / revenue each year)?; net income / revenue
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Has Anvil's quick ratio improved? Take quick assets as cash and trade receivables.",
                "What is the gross margin of Anvil on products (product revenue less product costs, over product revenue)?"
            })
    void answersNothingElseWhereAPartIsDefinedInAWayOfItsOwn(String question) {
        assertThat(ProgramParser.of(question)).isEmpty();
        assertThat(ProgramParser.isUnreadable(question)).isTrue();
    }

    @Test
    void leavesOutTheFiguresThatOneIsComputedFrom() {
        assertThat(
                        AskedMetrics.in(
                                ProgramParser.withoutDefinitions(
                                        "What was Anvil's effective tax rate in FY2021 based on provision for income taxes and income before income taxes?")))
                .containsExactly("effective_tax_rate");
        assertThat(AskedMetrics.in(ProgramParser.withoutDefinitions(
                        "How many days did stock sit at Anvil, if you use year-end inventories and cost of sales?")))
                .containsExactly("inventory_days");
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
    void takesGrowthSpelledOutInYearsForNoDefinition() {
        assertThat(
                        ProgramParser.isUnreadable(
                                "By what percentage did Anvil's research grow from 2020 to 2021? Use (2021 - 2020) / 2020, in percent."))
                .isFalse();
    }

    @Test
    void readsNothingWhereNothingIsDefined() {
        assertThat(ProgramParser.of("What was revenue of Anvil in FY2020?")).isEmpty();
    }
}
