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
import org.junit.jupiter.params.provider.ValueSource;

/** Questions on an annual report for totals, counts, brands and what its text says of customers and segments. */
class AskReportTablesTest {
    private static final List<String> REPORT = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 10-K
            For the fiscal year ended December 31, 2022
            Birch Stores Inc.
            (Exact name of registrant as specified in its charter)""", """
            Birch Stores Inc.
            CONSOLIDATED STATEMENTS OF OPERATIONS
            (in millions, except per share data)
            Years ended December 31, 2022 2021
            Revenue:
            Product $ 700 $ 640
            Service and other 300 260
            Total revenue 1,000 900
            Cost of revenue:
            Product 500 460
            Service and other 200 170
            Total cost of revenue 700 630
            Gross profit 300 270
            Selling, general and administrative 160 150
            Operating income 140 120
            Income before income taxes 140 120
            Provision for income taxes 40 30
            Net income $ 100 $ 90""", """
            Birch Stores Inc.
            CONSOLIDATED BALANCE SHEETS
            (in millions)
            December 31, 2022 2021
            Cash and cash equivalents $ 90 $ 80
            Inventories 310 270
            Total current assets 400 350
            Property, plant and equipment, net 600 580
            Total assets $ 1,000 $ 930
            Accounts payable 175 165
            Operating lease liabilities - current 25 25
            Total current liabilities 200 190
            Operating lease liabilities 60 55
            Other liabilities 190 185
            Total liabilities 450 430
            Retained earnings 550 500
            Total stockholders' equity 550 500
            Total liabilities and stockholders' equity $ 1,000 $ 930""", """
            Birch Stores Inc.
            CONSOLIDATED STATEMENTS OF CASH FLOWS
            (in millions)
            Years ended December 31, 2022 2021
            Net income $ 100 $ 90
            Depreciation and amortization 110 100
            Net cash provided by operating activities 210 190
            Additions to property and equipment (130) (115)
            Net cash used in investing activities (130) (115)
            Principal payments on long-term debt (20) (10)
            Purchases of common stock - (20)
            Dividends paid (50) (20)
            Net cash used in financing activities (70) (50)
            Net increase in cash and cash equivalents 10 25
            Cash and cash equivalents at end of period 90 80""", """
            Note 12. Segments
            We have two reportable segments: Quill Foods North America (QFNA) and Coatings.
            The acquisition of Elm is included in our Coatings reportable segment.
            Net sales Operating income
            2022 2021 2022 2021
            QFNA $ 510 $ 440 $ 80 $ 70
            Coatings 490 460 60 50
            Total $ 1,000 $ 900 $ 140 $ 120
            No sales to an individual customer accounted for more than 10% of revenue in 2022 or 2021.""", """
            Leases are shown in the balance sheet as follows:
            (Millions) 2022 2021
            Operating lease liabilities - current $ 25 $ 25
            Operating lease liabilities 60 55
            Total operating lease liabilities $ 85 $ 80
            Five-Year Highlights
            $ in millions
            Fiscal Year 2022 2021
            Revenue $ 1,000 $ 900
            Number of stores:
            Domestic 61 62
            International 13 11
            Total 74 73
            Our membership was made up of the following (in thousands):
            2022 2021
            Gold 4,000 3,800
            Total paid members 5,800 5,700
            Northern Region
            2022 2021
            (in thousands)
            Paid subscribers at end of period 41 40""", """
            The components of deferred income tax assets and liabilities were as follows:
            (Millions) 2022 2021
            Leasing liabilities $ 9 $ 8
            Warranty reserves $ 7 $ 6""");

    @TempDir
    static Path folder;

    private static FiledReport report;

    @BeforeAll
    static void open() throws IOException {
        report = FiledReport.of(folder, "BIRCH_2022_10K.pdf", REPORT);
    }

    @AfterAll
    static void close() {
        report.close();
    }

    @Test
    void takesNoPartForATotalAndSaysWhatAPartLeavesOut() {
        assertThat(report.first("What were Birch's total operating lease liabilities at the end of FY2022?"))
                .isEqualTo(85e6);
        assertThat(report.asked("What were Birch's operating lease liabilities at the end of FY2022?")
                        .answer())
                .contains("operating lease liabilities outside current liabilities")
                .contains("$60m");
    }

    @Test
    void countsStoresAndMembers() {
        assertThat(report.first("How many stores did Birch have at the end of FY2022?"))
                .isEqualTo(74);
        assertThat(report.first("How many domestic stores did Birch have at the end of FY2021?"))
                .isEqualTo(62);
        assertThat(report.first("How many paid members did Birch have in FY2022?"))
                .isEqualTo(5_800_000);
    }

    @Test
    void saysWhichPartACountIsOf() {
        assertThat(report.asked("How many paid subscribers did Birch have in the Northern Region at the end of FY2022?")
                        .answer())
                .contains("paid subscribers, Northern Region, FY22: 41,000");
    }

    @Test
    void takesNoTaxEffectForWhatItComesFrom() {
        assertThat(report.asked("What were Birch's total lease liabilities in FY2022?")
                        .figures())
                .isEmpty();
        assertThat(report.asked("What were Birch's warranty reserves in FY2022?")
                        .figures())
                .isEmpty();
    }

    @Test
    void findsRevenueFromServicesUnderTheHeadingOfRevenue() {
        var answer = report.asked("What was Birch's revenue from services in FY2022?");

        assertThat(answer.answer()).contains("service and other").contains("$300m");
    }

    @Test
    void knowsABrandBesideItsCompany() {
        assertThat(report.first("What was Quill Foods' operating profit at Birch Stores in FY2022?"))
                .isEqualTo(80e6);
        assertThat(report.first("What was Birch's Quill Foods revenue in FY2021?"))
                .isEqualTo(440e6);
        assertThat(report.asked("How did sales through Birch Direct develop in FY2022?")
                        .figures())
                .isEmpty();
    }

    @Test
    void saysThatNoSharesWereBoughtBack() {
        assertThat(report.asked("Did Birch buy back shares in FY2022?").answer())
                .startsWith("No.");
    }

    @Test
    void quotesWhatNamesSegmentsAndLargeCustomers() {
        assertThat(report.asked("What are Birch's reportable segments in FY2022?")
                        .answer())
                .contains("two reportable segments: Quill Foods")
                .doesNotContain("Elm");
        var customer = report.asked("Which customer accounts for more than 10% of Birch's revenue in FY2022?");
        assertThat(customer.answer()).contains("No sales to an individual customer");
        assertThat(customer.figures()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What was Birch's accumulated depreciation at the end of FY2022?",
                "What were Birch's foreign pretax earnings in FY2022?",
                "What was Birch's federal income tax expense in FY2022?",
                "What was Birch's inventory write-down in FY2022?",
                "What was Birch's tools share of revenue in FY2022?"
            })
    void givesNoFigureOfTheWholeWhereLessWasAsked(String question) {
        assertThat(report.asked(question).figures()).isEmpty();
    }
}
