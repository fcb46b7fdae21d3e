package footnote.evidence.statements;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Fact;
import footnote.domain.Subject;
import footnote.domain.Ticker;
import footnote.testing.PaperMill;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class StatementFactsTest {
    private static final String STATEMENT = """
            CONSOLIDATED STATEMENTS OF INCOME
            Year Ended December 31 (Millions, except per share amounts) 2022 2021
            Total revenues net of interest expense 52,862 42,380
            Salaries and employee benefits 7,252 6,240
            Income before taxes 9,585 10,689
            Income tax provision 2,071 2,629
            Net income $ 7,514 $ 8,060
            Basic $ 9.86 $ 10.04
            Diluted $ 9.85 $ 10.02
            """;

    @Test
    void readsTheScaleFromBrackets() {
        assertThat(facts(STATEMENT)).anySatisfy(fact -> {
            assertThat(fact.metric().name()).isEqualTo("net_income");
            assertThat(fact.period().end()).isEqualTo(LocalDate.of(2022, 12, 31));
            assertThat(fact.value().longValueExact()).isEqualTo(7_514_000_000L);
        });
    }

    @Test
    void leavesOutWhatTheParentAloneEarned() {
        String alone = STATEMENT.replace("CONSOLIDATED STATEMENTS", "PARENT COMPANY – CONDENSED STATEMENTS");

        assertThat(facts(alone)).isEmpty();
    }

    @Test
    void readsAScaleThatThePdfToreApart() {
        String torn = STATEMENT.replace(
                "(Millions, except per share amounts) 2022 2021", "\n(Dollars\nin\nmillions)\n2022 2021");

        assertThat(amount(torn, "net_income", 2022)).isEqualTo("7514000000");
    }

    @Test
    void saysNothingWhereTheScaleIsNotTold() {
        assertThat(facts(STATEMENT.replace("(Millions, except per share amounts)", "")))
                .isEmpty();
    }

    @Test
    void readsYearsThatStandInASentence() {
        String sentence = STATEMENT.replace(
                "Year Ended December 31 (Millions, except per share amounts) 2022 2021",
                "(in millions)\nFiscal years ended December 31, 2022, and December 25, 2021");

        assertThat(amount(sentence, "income_tax", 2022)).isEqualTo("2071000000");
    }

    @Test
    void keepsEarningsForAShareAndNumbersOfSharesApart() {
        String shares = STATEMENT + "Weighted average shares\nBasic 751 789\nDiluted 752 790\n";

        assertThat(amount(shares, "eps_diluted", 2022)).isEqualTo("9.85");
        assertThat(amount(shares, "shares_diluted", 2021)).isEqualTo("790000000");
    }

    @Test
    void takesTheTotalNotOneLineOfBusiness() {
        String lines = STATEMENT.replace(
                "Total revenues net of interest expense 52,862 42,380",
                "Sales of products 40,000 30,000\nSales of services 12,862 12,380\nTotal revenues 52,862 42,380");

        assertThat(amount(lines, "revenue", 2022)).isEqualTo("52862000000");
    }

    @Test
    void takesWhatTheGroupEarnedNotItsContinuingOperations() {
        String parts = STATEMENT.replace("Net income $ 7,514 $ 8,060", """
                Net earnings from continuing operations 7,514 8,060
                Loss from discontinued operations (14) (60)
                Net earnings including noncontrolling interests 7,500 8,000
                Net earnings attributable to noncontrolling interests (1) (2)
                Net earnings attributable to Lender shareholders 7,499 7,998
                """);

        assertThat(amount(parts, "net_income", 2022)).isEqualTo("7499000000");
    }

    @Test
    void readsNoNetIncomeWhereNoRowSaysWhatOthersLeaveOfIt() {
        String shared =
                STATEMENT + "Net income attributable to noncontrolling interests (1) (2)\nOther comprehensive 5 4\n";

        assertThat(amount(shared, "net_income", 2022)).isEmpty();
    }

    @Test
    void countsCostsAndTaxesPrintedInBracketsAsCosts() {
        String brackets = STATEMENT
                .replace("Salaries", "Interest expense (2,763) (1,283)\nSalaries")
                .replace("Income tax provision 2,071 2,629", "Income tax provision (2,071) (2,629)");

        assertThat(amount(brackets, "income_tax", 2022)).isEqualTo("2071000000");
        assertThat(amount(brackets, "interest_expense", 2021)).isEqualTo("1283000000");
    }

    @Test
    void keepsATaxThatWasGivenBackNegative() {
        String back = STATEMENT
                .replace("Income tax provision 2,071 2,629", "Income tax provision (71) 2,629")
                .replace("Net income $ 7,514", "Net income $ 9,656");

        assertThat(amount(back, "income_tax", 2022)).isEqualTo("-71000000");
    }

    @Test
    void tellsNetFromGrossThoughADashStandsBetween() {
        String sheet = """
                Consolidated Balance Sheet
                At December 31 (Dollars in millions) 2018 2017
                Cash and cash equivalents $ 2,853 $ 3,053
                Total current assets 13,709 14,277
                Property, plant and equipment 24,873 24,914
                Less: Accumulated depreciation (16,135) (16,048)
                Property, plant and equipment — net 8,738 8,866
                Goodwill 10,051 10,513
                Total assets $ 36,500 $ 37,987
                Total current liabilities 7,244 7,687
                Accounts payable — 1,945
                """;

        assertThat(amount(sheet, "property_plant_equipment", 2018)).isEqualTo("8738000000");
        assertThat(amount(sheet, "payables", 2017)).isEqualTo("1945000000");
    }

    @Test
    void countsYearsWithoutADayToTheDayOfTheFirst() {
        String fiscal = STATEMENT.replace(
                "Year Ended December 31 (Millions, except per share amounts) 2022 2021",
                "(In millions, except per share amounts)\nYear Ended June 30, 2022 2021");

        assertThat(facts(fiscal))
                .extracting(fact -> fact.period().end())
                .containsOnly(LocalDate.of(2022, 6, 30), LocalDate.of(2021, 6, 30));
    }

    @Test
    void namesThePageAndTheRowOfAFigure() {
        assertThat(facts(STATEMENT))
                .filteredOn(fact -> fact.metric().name().equals("income_tax"))
                .allSatisfy(fact -> assertThat(fact.origin().locator()).contains("page 96, row Income tax provision"));
    }

    @Test
    void namesTheRowThatPayablesStandInTogetherWithAccruedLiabilities() {
        String sheet = """
                Consolidated Balance Sheet
                At December 31 (Dollars in millions) 2022 2021
                Cash and cash equivalents $ 500 $ 400
                Total current assets 900 800
                Property, plant and equipment, net 600 500
                Total assets $ 1,500 $ 1,300
                Accounts payable and accrued liabilities 300 280
                Total current liabilities 300 280
                Total liabilities 300 280
                Total stockholders’ equity 1,200 1,020
                Total liabilities and stockholders’ equity $ 1,500 $ 1,300
                """;

        assertThat(facts(sheet))
                .filteredOn(fact -> fact.metric().name().equals("payables"))
                .isNotEmpty()
                .allSatisfy(fact -> assertThat(fact.origin().locator().orElseThrow())
                        .endsWith("row Accounts payable and accrued liabilities"));
    }

    @Test
    void usesNoStatementWhoseFiguresDoNotTie() {
        String broken = STATEMENT.replace("Net income $ 7,514 $ 8,060", "Net income $ 1,514 $ 2,060");

        assertThat(facts(broken)).isEmpty();
    }

    private static final String FLOWS = """
            CONSOLIDATED STATEMENTS OF CASH FLOWS
            Year Ended December 31 (Millions) 2022 2021
            Net income 7,514 8,060
            Depreciation 300 250
            Other assets (14) 10
            Net cash provided by operating activities 7,800 8,320
            Purchases of property and equipment (800) (320)
            Net cash used in investing activities (800) (320)
            Borrowings of debt 500 -
            Repurchases of preferred stock (600) (700)
            Other, net (100) 20
            Net cash used in financing activities (200) (680)
            Net increase in cash 6,800 7,320
            Cash at beginning of year 9,000 1,680
            Cash at end of year 15,800 9,000
            """;

    @Test
    void readsEveryRowOfAStatementThatTiesByItsPrintedName() {
        assertThat(rows(FLOWS))
                .contains("repurchases of preferred stock 2022 600000000", "depreciation 2021 250000000")
                .contains("other net 2022 -100000000");
    }

    @Test
    void readsNoRowOfAStatementThatDoesNotTie() {
        assertThat(rows(FLOWS.replace("6,800 7,320", "4,800 5,320"))).isEmpty();
    }

    @Test
    void takesAHyphenForAnEmptyCellWhereOneIsMissing() {
        assertThat(rows(FLOWS.replace("Borrowings of debt 500 -", "Borrowings of debt - 500")))
                .contains("borrowings of debt 2021 500000000");
    }

    private static List<String> rows(String page) {
        return read(page).rows().stream()
                .flatMap(row -> row.facts().stream()
                        .map(each ->
                                row.label() + " " + each.fact().period().end().getYear() + " "
                                        + each.fact().value().toBigInteger()))
                .toList();
    }

    private static String amount(String page, String metric, int year) {
        return facts(page).stream()
                .filter(fact -> fact.dimensions().isEmpty())
                .filter(fact ->
                        fact.metric().name().equals(metric) && fact.period().year() == year)
                .map(fact -> fact.value().stripTrailingZeros().toPlainString())
                .collect(Collectors.joining(" and "));
    }

    private static List<Fact> facts(String page) {
        return read(page).facts().stream().map(StatementFacts.ReadFact::fact).toList();
    }

    private static StatementFacts.Reading read(String page) {
        return StatementFacts.read(
                PaperMill.labelOfAnnualReport(),
                List.of(new FilingStatements.PageText(Optional.of(96), page)),
                Subject.of(new Ticker("LEND")));
    }
}
