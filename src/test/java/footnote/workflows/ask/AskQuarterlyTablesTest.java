package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions on a quarterly report for balances of its statements and of its notes, at its day and at the year's end. */
class AskQuarterlyTablesTest {
    private static final List<String> REPORT = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 10-Q
            QUARTERLY REPORT PURSUANT TO SECTION 13 OR 15(d)
            For the quarterly period ended June 30, 2023
            Birch Stores Inc.
            (Exact name of registrant as specified in its charter)""", """
            Birch Stores Inc.
            CONSOLIDATED STATEMENTS OF OPERATIONS
            (in millions)
            Three Months Ended Six Months Ended
            June 30, June 30,
            2023 2022 2023 2022
            Revenue $ 250 $ 240 $ 500 $ 470
            Cost of revenue 175 170 350 330
            Gross profit 75 70 150 140
            Operating expenses 40 40 80 80
            Operating income 35 30 70 60
            Income before income taxes 35 30 70 60
            Provision for income taxes 10 8 20 16
            Net income $ 25 $ 22 $ 50 $ 44""", """
            Birch Stores Inc.
            CONSOLIDATED BALANCE SHEETS
            (in millions)
            June 30, 2023 December 31, 2022
            Cash and cash equivalents $ 90 $ 80
            Inventories 310 270
            Total current assets 400 350
            Property, plant and equipment, net 600 580
            Total assets $ 1,000 $ 930
            Accounts payable 175 165
            Total current liabilities 175 165
            Other liabilities 275 265
            Total liabilities 450 430
            Retained earnings 550 500
            Total stockholders' equity 550 500
            Total liabilities and stockholders' equity $ 1,000 $ 930""", """
            The expected timing of payments for these content obligations is as follows:
            As of
            June 30, December 31,
            2023 2022
            (in millions)
            Less than one year $ 60 $ 50
            Due after one year 40 45
            Total content obligations $ 100 $ 95
            Content costs were as follows:
            Six Months Ended June 30,
            2023 2022
            (in millions)
            Licensed content costs $ 30 $ 20""", """
            Note 12. Segment Information
            (in millions)
            Three Months Ended Six Months Ended
            June 30, June 30,
            2023 2022 2023 2022
            Revenue
            Shops $ 180 $ 175 $ 360 $ 335
            Online 70 65 140 135
            Total revenue $ 250 $ 240 $ 500 $ 470
            Operating income
            Shops $ 29 $ 24 $ 56 $ 44
            Online 6 6 14 16
            Total operating income $ 35 $ 30 $ 70 $ 60""");

    @TempDir
    static Path folder;

    private static FiledReport report;

    @BeforeAll
    static void open() throws IOException {
        report = FiledReport.of(folder, "BIRCH_2023Q2_10Q.pdf", REPORT);
    }

    @AfterAll
    static void close() {
        report.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            What were Birch's inventories at the end of Q2 2023?; Birch's inventory was $310m as of 30 Jun 2023
            What were Birch's inventories as of June 30, 2023?; Birch's inventory was $310m as of 30 Jun 2023
            What was Birch's revenue for the three months ended June 30, 2023?; Birch's revenue was $250m in 2Q23
            What was Birch's revenue for the six months ended June 30, 2023?; Birch's revenue was $500m in 1H23
            What was Birch's gross margin in the first half of 2023?; gross margin was 30.0% in 1H23
            By how much did Birch's net income rise in the first six months of 2023?; net income rose by $6m (13.6%) from $44m in 1H22 to $50m in 1H23
            Was there any drop in Birch's cash between FY2022 and Q2 of FY2023?; No.
            Did Birch's inventories rise between December 31, 2022 and June 30, 2023?; Yes.
            What was Birch's liquidity at the end of Q2 2023? Define liquidity as (cash + inventory) / total current liabilities.; liquidity, 2Q23: 2.29
            """)
    void readsFiguresOfAQuarterAndOfTheMonthsToItsEnd(String question, String answer) {
        assertThat(report.asked(question).answer()).contains(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            Did Birch's cost of revenue as a percentage of revenue improve in Q2 2023 versus Q2 2022?; Yes.
            Did Birch's cost of revenue as a percentage of revenue worsen in Q2 2023 versus Q2 2022?; No.
            Did Birch's gross margin improve in Q2 2023 versus Q2 2022?; Yes.
            """)
    void knowsThatCostsImproveByFalling(String question, String verdict) {
        assertThat(report.asked(question).answer()).startsWith(verdict);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How much cash did Birch return to shareholders in Q2 2023?",
                "What was Birch's revenue for the nine months ended June 30, 2023?",
                "What was Birch's revenue in the first nine months of 2023?",
                "What was Birch's revenue in the second half of 2023?",
                "Which Birch segment had the highest organic revenue growth in Q2 2023?",
                "How much revenue did Birch generate with Lampira in Q2 2023?",
                "If Birch liquidated all of its assets in Q2 2023, how much could each shareholder get?",
                "How much inventory does Birch plan to hold as of the second quarter 2023 report?"
            })
    void takesNoFigureForAnother(String question) {
        assertThat(report.asked(question).figures()).isEmpty();
    }

    @Test
    void takesNoBalanceOfAnotherDayForTheDayAskedFor() {
        assertThat(report.asked("What were Birch's inventories as of March 31, 2022?")
                        .figures())
                .isEmpty();
    }

    @Test
    void readsABalanceOfANoteAtTheDayOfTheReport() {
        assertThat(report.asked("What were Birch's total content obligations as of June 30, 2023?")
                        .answer())
                .contains("total content obligations, as of 30 Jun 2023: $100m");
    }

    @Test
    void takesNoCostsOfHalfAYearForABalance() {
        assertThat(report.asked("What were Birch's licensed content costs as of June 30, 2023?")
                        .figures())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            What was Birch's Online revenue in Q2 2023?; Birch's Online revenue was $70m in 2Q23
            Which Birch segment had the lowest revenue in Q2 2023?; Online has the lower revenue: $70m.
            Which Birch segment grew the most in Q2 2023?; Online has the higher revenue growth: 7.7%.
            What share of Birch's revenue came from Online in the second quarter of 2023?; 28.0%
            How much did operating income of Birch's Shops segment grow in Q2 2023?; 20.8%
            """)
    void readsSegmentsOfAQuarter(String question, String answer) {
        assertThat(report.asked(question).answer()).contains(answer);
    }
}
