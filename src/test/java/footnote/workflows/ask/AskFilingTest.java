package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions on an annual report with segments, a loss per share and rows of several things. */
class AskFilingTest {
    private static final List<String> REPORT = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 10-K
            For the fiscal year ended December 31, 2022
            Anvil Works Inc.
            (Exact name of registrant as specified in its charter)
            Common Stock, $1 par value AWI New York Stock Exchange""", """
            Anvil Works Inc.
            CONSOLIDATED STATEMENTS OF OPERATIONS
            (in millions, except per share data)
            Years ended December 31, 2022 2021
            Net sales $ 1,000 $ 900
            Cost of sales 700 560
            Gross profit 300 340
            Selling, general and administrative 360 170
            Operating income (loss) (60) 170
            Income (loss) before income taxes (60) 170
            Provision for income taxes 20 40
            Net income (loss) $ (80) $ 130
            Basic earnings (loss) per share $ (0.80) $ 1.30
            Diluted earnings (loss) per share $ (0.82) $ 1.25""", """
            Anvil Works Inc.
            CONSOLIDATED BALANCE SHEETS
            (in millions)
            December 31, 2022 2021
            Cash and cash equivalents $ 90 $ 80
            Accounts receivable 150 140
            Inventories 110 100
            Prepaid expenses and other current assets 50 30
            Total current assets 400 350
            Property, plant and equipment, net 540 520
            Goodwill 60 60
            Total assets $ 1,000 $ 930
            Accounts payable 120 110
            Total current liabilities 200 190
            Total liabilities 450 430
            Retained earnings 500 450
            Total stockholders' equity 550 500
            Total liabilities and stockholders' equity $ 1,000 $ 930""", """
            Anvil Works Inc.
            CONSOLIDATED STATEMENTS OF CASH FLOWS
            (in millions)
            Years ended December 31, 2022 2021
            Net income (loss) $ (80) $ 130
            Depreciation and amortization 310 70
            Net cash provided by operating activities 230 200
            Additions to property and equipment, net of $32 of non-cash additions (75) (65)
            Acquisitions, net of cash acquired - (10)
            Other investing (10) -
            Net cash used in investing activities (85) (75)
            Dividends paid (135) (100)
            Net cash used in financing activities (135) (100)
            Net increase in cash and cash equivalents 10 25
            Cash and cash equivalents at end of period 90 80""", """
            CONSOLIDATED STATEMENTS OF SHAREHOLDERS' EQUITY
            Balance at December 31, 2020 470 470
            Dividends declared on common stock ($1.00 per share) (100) (100)
            Balance at December 31, 2021 500 500
            Dividends declared on common stock ($1.35 per share) (135) (135)
            Balance at December 31, 2022 550 550""", """
            Note 19. Reportable Segments
            We have three segments: Anvil Tools North America (ATNA), Coatings and Abrasives.
            Net sales Operating income (loss)
            2022 2021 2022 2021
            ATNA $ 510 $ 440 $ 40 $ 120
            Coatings 390 360 45 75
            Abrasives 100 100 15 10
            Total segments 1,000 900 100 205
            Corporate and unallocated — — (160) (35)
            Total $ 1,000 $ 900 $ (60) $ 170""", """
            Our backlog at December 31 was as follows:
            (Dollars in millions)
            Years ended December 31, 2022 2021
            Tools for builders $ 61 $ 52
            Tools for garages 33 24
            Total Backlog $ 94 $ 76
            Funded orders, net of cancellations $ 5 $ 4
            Consolidated Performance Summary 2022 2021
            Comparable sales % change (3.5)% 4.1 %
            Domestic Segment Performance Summary 2022 2021
            Comparable sales % change (2.2)% 5.3 %""");

    @TempDir
    static Path folder;

    private static FiledReport report;

    @BeforeAll
    static void open() throws IOException {
        report = FiledReport.of(folder, "ANVIL_2022_10K.pdf", REPORT);
    }

    @AfterAll
    static void close() {
        report.close();
    }

    @Test
    void answersWithASegmentsFigureByItsFullNameOrItsLetters() {
        assertThat(report.first("What was the operating profit of Anvil Tools North America at Anvil in FY2022?"))
                .isEqualTo(40e6);
        assertThat(report.first("What was ATNA revenue of Anvil in FY2021?")).isEqualTo(440e6);
    }

    @Test
    void ranksSegmentsByMarginWithoutWhatBelongsToNone() {
        var answer = report.asked("Which segment of Anvil had the highest operating margin in FY2022?");

        assertThat(answer.answer()).startsWith("Abrasives has the highest operating margin");
        assertThat(answer.figures())
                .extracting(figure -> Math.round(10 * figure.value()))
                .containsExactly(150L, 115L, 78L);
    }

    @Test
    void givesNoFigureOfTheWholeCompanyForAPartThatIsNotReported() {
        var answer = report.asked("What was the operating profit of Yodel Foods at Anvil in FY2022?");

        assertThat(answer.figures()).isEmpty();
        assertThat(answer.isLeftOpen()).isTrue();
    }

    @Test
    void callsARowOfSeveralThingsByItsWholeName() {
        var answer = report.asked("What were Anvil's prepaid expenses in FY2022?");

        assertThat(answer.answer())
                .contains("prepaid expenses and other current assets")
                .contains("$50m");
    }

    @Test
    void findsALossPerShareBeforeAndAfterDilution() {
        assertThat(report.first("What was Anvil's loss per share in FY2022?")).isEqualTo(-0.82);
        assertThat(report.first("What was Anvil's basic loss per share in FY2022?"))
                .isEqualTo(-0.80);
    }

    @Test
    void findsTheDividendPerShareThatWasDeclared() {
        assertThat(report.first("What were Anvil's dividends per share in FY2022?"))
                .isEqualTo(1.35);
    }

    @Test
    void takesTheNetChangeInCashForAFigureOfTheCashFlowStatement() {
        var answer = report.asked("What was the net change in cash of Anvil in FY2022?");

        assertThat(answer.figures()).singleElement().satisfies(figure -> assertThat(figure.value())
                .isEqualTo(10e6));
    }

    @Test
    void replaysARunFromBeforeRowsWereLookedUp() throws Exception {
        var id = report.started("What was Anvil's revenue in FY2022?");
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("home/footnote.db"));
                var older = database.prepareStatement("DELETE FROM answer WHERE run_id = ?"
                        + " AND (kind = 'rows' OR (kind = 'statements' AND occurrence > 1))")) {
            older.setString(1, id.value());
            assertThat(older.executeUpdate()).isPositive();
        }

        var verdict = report.desk().engine().replay(id, folder.resolve("replayed"));

        assertThat(verdict.differences()).isEmpty();
    }

    @Test
    void saysWhetherThereWereAcquisitions() {
        assertThat(report.asked("Did Anvil make any acquisitions in FY2022?").answer())
                .startsWith("No.")
                .contains("rows read: Additions to property and equipment; Acquisitions");
        assertThat(report.asked("Did Anvil make any acquisitions in FY2021?").answer())
                .startsWith("Yes.");
    }

    @Test
    void comparesOneFigureOfTwoYears() {
        assertThat(report.asked("Was Anvil's revenue higher in FY2022 than in FY2021?")
                        .answer())
                .startsWith("Yes.");
        assertThat(report.asked("Was Anvil's net income higher in FY2022 than in FY2021?")
                        .answer())
                .startsWith("No.");
        assertThat(report.asked("Was Anvil's inventory lower in FY2021 than in FY2022?")
                        .answer())
                .startsWith("Yes.");
    }

    @ParameterizedTest
    @CsvSource({
        "Was Anvil's revenue up in FY2022?, Yes.",
        "Did Anvil's net income go up in FY2022?, No.",
        "Is Anvil's gross profit down for FY2022?, Yes.",
        "Has Anvil's inventory gone down in FY2022?, No.",
        "Did Anvil's net loss widen in FY2022?, Yes.",
        "Did Anvil's net loss narrow in FY2022?, No.",
        "Did Anvil's net loss improve in FY2022?, No.",
    })
    void tellsUpFromDown(String question, String verdict) {
        assertThat(report.asked(question).answer()).startsWith(verdict);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"AWI's revenue", "AnWo's revenue", "Anwo revenue", "AnvilWorks's revenue", "ANVILWORKS revenue"})
    void knowsTheCompanyByItsSymbolAndShortForms(String named) {
        assertThat(report.first("What was " + named + " in FY2022?")).isEqualTo(1e9);
    }

    @Test
    void answersByARowOfANoteWhereNoStatementDoes() {
        var answer = report.asked("What was Anvil's backlog at the end of FY2022?");

        assertThat(answer.figures()).singleElement().satisfies(figure -> assertThat(figure.value())
                .isEqualTo(94e6));
        assertThat(answer.citations()).singleElement().satisfies(citation -> assertThat(citation.page())
                .contains(7));
        assertThat(report.first("What was Anvil's backlog in FY2021?")).isEqualTo(76e6);
        assertThat(report.first("What was Anvil's comparable sales growth in FY2022?"))
                .isEqualTo(-3.5);
        assertThat(report.first("What was Anvil's domestic comparable sales growth in FY2022?"))
                .isEqualTo(-2.2);
        assertThat(report.asked("Did Anvil's comparable sales grow in FY2022?").answer())
                .startsWith("No.");
    }

    @Test
    void takesNoOtherRowForAFigureThatNoTableHas() {
        assertThat(report.asked("What were Anvil's operating lease liabilities in FY2022?")
                        .figures())
                .isEmpty();
        assertThat(report.asked("What were Anvil's funded orders in FY2022?").figures())
                .isEmpty();
        assertThat(report.asked("What was Anvil's backlog in FY2018?").figures())
                .isEmpty();
    }

    @Test
    void takesNoTaxExpenseForTaxesPaid() {
        assertThat(report.asked("How much did Anvil pay in income taxes in FY2022?")
                        .figures())
                .isEmpty();
    }

    @Test
    void answersByTheSentenceThatStatesTheFigureWhereNoStatementDoes() throws IOException {
        var file = Files.writeString(folder.resolve("HALDERVIK_2024_10K.txt"), """
                Haldervik Instruments NV
                Annual Report on Form 10-K for the fiscal year ended December 31, 2024

                Item 7. Management's Discussion and Analysis

                Gross margin was 41.3% in fiscal 2024, compared with 39.8% in fiscal 2023.
                Capital expenditures were $96 million in fiscal 2024, compared with $81 million in fiscal 2023.
                """);
        var earlier = Files.writeString(folder.resolve("HALDERVIK_2022_10K.txt"), """
                Haldervik Instruments NV
                Annual Report on Form 10-K for the fiscal year ended December 31, 2022

                Item 7. Management's Discussion and Analysis

                Capital expenditures were $70 million in fiscal 2022.
                """);
        report.add(file, earlier);

        assertThat(report.asked("What are Haldervik's capital expenditures?").answer())
                .startsWith("“Capital expenditures were $96 million in fiscal 2024");
        assertThat(report.asked("What were Haldervik's capital expenditures in fiscal 2024?")
                        .answer())
                .startsWith("“Capital expenditures were $96 million in fiscal 2024");
        assertThat(report.asked("What was Haldervik's operating margin in fiscal 2024?")
                        .isLeftOpen())
                .isTrue();
    }
}
