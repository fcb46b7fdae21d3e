package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions on an annual report with a segment that makes a loss, club fees among revenue, and what was bought. */
class AskSegmentLossTest {
    private static final List<String> REPORT = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 10-K
            For the fiscal year ended December 31, 2022
            Cedar Boats Inc.
            (Exact name of registrant as specified in its charter)""", """
            Cedar Boats Inc.
            CONSOLIDATED STATEMENTS OF OPERATIONS
            (in millions)
            Years ended December 31, 2022 2021
            Net sales $ 950 $ 860
            Club fees 50 40
            Total revenue 1,000 900
            Cost of revenue 700 630
            Gross profit 300 270
            Selling, general and administrative 160 150
            Operating income 140 120
            Income before income taxes 140 120
            Provision for income taxes 40 30
            Net income $ 100 $ 90""", """
            Cedar Boats Inc.
            CONSOLIDATED BALANCE SHEETS
            (in millions)
            December 31, 2022 2021
            Cash and cash equivalents $ 90 $ 80
            Inventories 310 270
            Total current assets 400 350
            Property, plant and equipment, net 600 580
            Total assets $ 1,000 $ 930
            Accounts payable 200 190
            Total current liabilities 200 190
            Other liabilities 250 240
            Total liabilities 450 430
            Retained earnings 550 500
            Total stockholders' equity 550 500
            Total liabilities and stockholders' equity $ 1,000 $ 930""", """
            Cedar Boats Inc.
            CONSOLIDATED STATEMENTS OF CASH FLOWS
            (in millions)
            Years ended December 31, 2022 2021
            Net income $ 100 $ 90
            Depreciation and amortization 110 100
            Net cash provided by operating activities 210 190
            Property, plant and equipment additions (130) (115)
            Proceeds from sale of property, plant and equipment 20 10
            Net cash used in investing activities (110) (105)
            Dividends paid (90) (60)
            Net cash used in financing activities (90) (60)
            Net increase in cash and cash equivalents 10 25
            Cash and cash equivalents at end of period 90 80""", """
            Note 19. Reportable Segments
            We have three segments: Sailing, Rowing and Repair.
            Net sales Operating income (loss)
            2022 2021 2022 2021
            Sailing $ 510 $ 440 $ 120 $ 90
            Rowing 390 360 (25) 10
            Repair 100 100 45 20
            Total $ 1,000 $ 900 $ 140 $ 120""");

    @TempDir
    static Path folder;

    private static FiledReport report;

    @BeforeAll
    static void open() throws IOException {
        report = FiledReport.of(folder, "CEDAR_2022_10K.pdf", REPORT);
    }

    @AfterAll
    static void close() {
        report.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            Which of Cedar's business segments made an operating loss in FY2022?; Rowing (-$25m) made a loss.
            Which Cedar segments lost money in FY2022?; Rowing (-$25m) made a loss.
            Which Cedar segments made an operating loss in FY2021?; None made a loss.
            """)
    void namesTheSegmentsThatMadeALoss(String question, String opening) {
        var answer = report.asked(question);

        assertThat(answer.answer()).startsWith(opening);
        assertThat(answer.outcome()).contains(AskAnswer.Outcome.STATED);
    }

    @Test
    void namesTheSegmentWhoseMarginMoved() {
        assertThat(report.asked(
                                "By how much did the operating margin of Cedar's Sailing segment change from 2021 to 2022?")
                        .answer())
                .contains("Sailing operating margin rose by 307bp from 20.5% in FY21 to 23.5% in FY22");
    }

    @Test
    void ranksNoSegmentsOfAQuarterByFiguresOfTheYear() {
        assertThat(report.asked("Which Cedar segment had the highest revenue in Q2 2022?")
                        .figures())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            What were club fees as a percentage of Cedar's total revenue in FY2022?; 5
            What is the FY2021 - FY2022 two year average of club fees as a percentage of total revenue for Cedar? Round to two decimals.; 4.72
            """)
    void dividesAPrintedRow(String question, double percent) {
        assertThat(report.first(question)).isEqualTo(percent, org.assertj.core.data.Offset.offset(0.01));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            What is Cedar's FY2022 free cash flow, defined as net cash provided by operating activities less property, plant and equipment additions?; 80
            How much were Cedar's PP&E additions in FY2022?; 130
            What were Cedar's proceeds from sale of property, plant and equipment in FY2022?; 20
            """)
    void takesNoBalanceForWhatIsBoughtOrSold(String question, double millions) {
        assertThat(report.first(question)).isEqualTo(millions * 1_000_000);
    }

    @Test
    void answersNoPartOfADefinitionItCannotRead() {
        assertThat(report.asked(
                                "What is Cedar's FY2022 net spending on plant? Define net spending on plant as purchases of property, plant and equipment less proceeds from sale of PP&E.")
                        .figures())
                .isEmpty();
    }

    @Test
    void ranksSegmentsWithoutTheOneLeftOut() {
        assertThat(report.asked(
                                "From FY2021 to FY2022, excluding Sailing, in which Cedar segment did sales proportionally increase the most?")
                        .answer())
                .startsWith("Rowing has the higher revenue growth: 8.3%.")
                .doesNotContain("Sailing");
    }

    @Test
    void aClauseOnWhatIsNotMeaningfulChangesNoFigure() {
        assertThat(report.first("What is Cedar's FY2022 inventory turnover ratio? If conventional inventory management"
                        + " is not meaningful for the company then state that and explain why."))
                .isCloseTo(700 / 290.0, within(0.001));
    }
}
