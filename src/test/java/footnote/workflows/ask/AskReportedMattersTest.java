package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions on what is told in words, on margins of any amount, on which way a figure went, and on rows that are not there. */
class AskReportedMattersTest {
    private static final String COVER = """
            FORM 10-K
            ANNUAL REPORT PURSUANT TO SECTION 13 OR 15(d) OF THE SECURITIES EXCHANGE ACT OF 1934
            For the fiscal year ended December 31, 2022
            Tidewell Corporation
            (Exact name of registrant as specified in its charter)
            """;
    private static final String BUSINESS = """
            Item 1. Business
            Tidewell Corporation provides software for ports.
            On May 2, 2022, we completed our acquisition of Quaymark Limited for a total purchase price of $80 million.
            On March 9, 2019, we completed our acquisition of Lanternhead GmbH for a total purchase price of $12 million.
            Any acquisition that we completed could fail to meet our expectations.
            Our customers include port authorities. A small number of customers account for a large part of our revenue:
            two customers accounted for 31% of our revenue in 2022.
            """;
    private static final String LEGAL = """
            Item 3. Legal Proceedings
            In June 2021, a former supplier filed a complaint against us in Oregon alleging breach of a license.
            From time to time we may be party to lawsuits in the ordinary course of business.
            """;
    private static final String INCOME = """
            Item 8. Financial Statements
            TIDEWELL CORPORATION
            CONSOLIDATED STATEMENTS OF INCOME
            Years ended December 31 (In millions, except per share amounts) 2022 2021
            Revenue $ 400 $ 360
            Cost of revenue 160 150
            Gross profit 240 210
            Selling, general and administrative 140 108
            Operating income 100 102
            Interest expense 10 12
            Income before income taxes 90 90
            Provision for income taxes 20 22
            Net income $ 70 $ 68
            """;
    private static final String BALANCE = """
            TIDEWELL CORPORATION
            CONSOLIDATED BALANCE SHEETS
            December 31 (In millions) 2022 2021
            ASSETS
            Cash and cash equivalents $ 60 $ 50
            Accounts receivable 90 80
            Total current assets 150 130
            Property and equipment, net 250 240
            Total assets $ 400 $ 370
            LIABILITIES AND STOCKHOLDERS' EQUITY
            Accounts payable $ 100 $ 90
            Total current liabilities 100 90
            Long-term debt 150 150
            Total liabilities 250 240
            Total stockholders' equity 150 130
            Total liabilities and stockholders' equity $ 400 $ 370
            """;
    private static final String FLOWS = """
            TIDEWELL CORPORATION
            CONSOLIDATED STATEMENTS OF CASH FLOWS
            Years ended December 31 (In millions) 2022 2021
            Net income $ 70 $ 68
            Depreciation and amortization 30 30
            Changes in receivables (5) (8)
            Net cash provided by operating activities 95 90
            Capital expenditures (40) (20)
            Net cash used in investing activities (40) (20)
            Dividends paid (45) (40)
            Net cash used in financing activities (45) (40)
            Net increase in cash 10 30
            Cash at beginning of year 50 20
            Cash at end of year $ 60 $ 50
            """;

    private static FiledReport report;

    @BeforeAll
    static void file(@TempDir Path folder) throws Exception {
        report = FiledReport.of(
                folder, "TIDEWELL_2022_10K.pdf", List.of(COVER, BUSINESS, LEGAL, INCOME, BALANCE, FLOWS));
    }

    @AfterAll
    static void close() {
        report.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Did Tidewell's gross margin increase or decrease in FY2022?| Gross margin rose in FY22.",
                "Did Tidewell's operating margin rise or fall in FY2022?| Operating margin fell in FY22.",
                "Has Tidewell's current ratio improved or declined between FY2022 and FY2021? If the current ratio is not something"
                        + " that an analyst would ask about such a company, state that.| Current ratio rose in FY22.",
                "What was Tidewell's gross margin, and did it improve or decline in FY2022?| Gross margin rose in FY22.",
                "Does Tidewell have an improving free cashflow conversion as of FY2022?| No.",
                "Are Tidewell's FY2022 financials those of a high growth company?| The figures on file do not decide this.",
                "What is Tidewell's inventory turnover in FY2022?| Tidewell Corporation held no inventory as of 31 Dec 2022.",
                "What restructuring costs are explicitly outlined in Tidewell's income statement for FY2022? If they are not"
                        + " outlined, state 0.| The income statement shows none; rows read: Revenue",
            })
    void opensWithWhatTheFiguresSay(String question, String opening) {
        assertThat(report.asked(question).answer()).startsWith(opening.strip());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What is Tidewell's FY2022 COGS % margin?| 40.0",
                "What is the FY2022 depreciation and amortization (from the cash flow statement) % margin for Tidewell?| 7.5",
                "What was Tidewell's capital expenditure margin in FY2022?| 10.0",
                "What was Tidewell's pretax profit margin in FY2022?| 22.5",
                "What was Tidewell's gross profit margin in FY2022?| 60.0",
                "What was Tidewell's free cash flow conversion in FY2022?| 78.571",
            })
    void dividesAnyAmountByRevenueWhereItsMarginIsAskedFor(String question, double percent) {
        assertThat(report.first(question)).isCloseTo(percent, within(0.001));
    }

    @Test
    void listsWhatWasAcquiredInTheYearsAskedFor() {
        var answer = report.asked("What major acquisitions has Tidewell made in FY2022?")
                .answer();

        assertThat(answer).contains("acquisition of Quaymark Limited").doesNotContain("Lanternhead", "could fail");
    }

    @Test
    void listsProceedingsAndNoneThatMayArise() {
        var answer =
                report.asked("What lawsuits does Tidewell face as of FY2022?").answer();

        assertThat(answer).contains("filed a complaint against us in Oregon").doesNotContain("From time to time");
    }

    @Test
    void saysWhetherCustomersAreConcentrated() {
        var answer = report.asked("Did Tidewell report customer concentration in FY2022?")
                .answer();

        assertThat(answer).startsWith("Yes.").contains("two customers accounted for 31%");
    }

    @Test
    void comparesNoFiguresWhereAKindIsAskedFor() {
        var answer = report.asked("Which type of debt makes up the largest part of Tidewell's total assets in FY2022?");

        assertThat(answer.figures()).isEmpty();
    }
}
