package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions why a figure moved, on a report that explains some by the whole and some by division. */
class AskReasonsTest {
    private static final List<String> REPORT = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 10-K
            ANNUAL REPORT PURSUANT TO SECTION 13 OR 15(d)
            For the fiscal year ended December 31, 2022
            Cedar Lamps Inc.
            (Exact name of registrant as specified in its charter)""", """
            PART I
            Item 1. Business
            General
            Cedar Lamps Inc. was incorporated in the state of Olm in 1950.
            Cedar Lamps is a maker of lamps for desks and streets.
            We are a company that is committed to its employees.
            We sell lamps to shops and towns.""", """
            Cedar Lamps Inc.
            CONSOLIDATED STATEMENTS OF OPERATIONS
            (in millions)
            Years ended December 31, 2022 2021 2020
            Net revenue $ 1,100 $ 1,000 $ 950
            Cost of sales 770 650 610
            Gross profit 330 350 340
            Research and development expenses 60 50 45
            Selling, general and administrative expenses 120 110 105
            Operating income 150 190 190
            Income before income taxes 150 190 190
            Provision for income taxes 30 40 40
            Net income $ 120 $ 150 $ 150""", """
            Item 7. Management's Discussion and Analysis of Financial Condition and Results of Operations
            Cost of sales increased $120 million, primarily due to:
            • higher prices of brass and glass;
            • more overtime at the plant in Olm; and
            • the first full year of freight by air.
            Research and development expenses increased $10 million, or 20%, in 2022.
            The increase was primarily driven by new trials of dimming.
            Research and development expenses increased $5 million, or 11%, in 2021.
            The increase was primarily driven by higher wages.
            Gross margin decreased 500 basis points in 2022 primarily due to higher prices of brass.
            The decrease in our operating income was primarily due to wages and to two fairs abroad.
            The decrease in our operating income was primarily due to wages and to a new office.
            Street lighting gross margin decreased 700 basis points in 2022 primarily due to a lost tender.""", """
            Results of Operations by Division
            (in millions) 2022 2021
            Desk $ 700 $ 600
            Street 500 480
            Elimination of sales between divisions (100) (80)
            Total net revenue $ 1,100 $ 1,000
            Desk
            Net revenue grew 17%, primarily driven by effective pricing and new shades.
            Operating profit fell as wages rose.
            Street
            Net revenue was even. Orders from towns increased, primarily driven by net revenue growth of poles.
            Net revenue increased 1%, primarily reflecting two large orders from towns.""");

    @TempDir
    static Path folder;

    private static FiledReport report;

    @BeforeAll
    static void file() throws IOException {
        report = FiledReport.of(folder, "CEDARLAMPS_2022_10K.pdf", REPORT);
    }

    @AfterAll
    static void close() {
        report.close();
    }

    @Test
    void goesOnWithTheItemsOfAListAsOneSentence() {
        assertThat(said("Why did Cedar Lamps' cost of sales rise in 2022?"))
                .contains("“Cost of sales increased $120 million, primarily due to: higher prices of brass and glass;"
                        + " more overtime at the plant in Olm; and the first full year of freight by air.”");
    }

    @Test
    void quotesTheMoveWithItsReasonAndNotThatOfAnotherYear() {
        assertThat(said("Why did Cedar Lamps' R&D expenses increase in 2022?"))
                .contains("“Research and development expenses increased $10 million, or 20%, in 2022."
                        + " The increase was primarily driven by new trials of dimming.”")
                .doesNotContain("higher wages");
    }

    @Test
    void givesTheFirstOfTwoYearsThatAReportComparesInTheSameWords() {
        assertThat(said("Why did Cedar Lamps' operating income fall in 2022?"))
                .contains("two fairs")
                .doesNotContain("a new office");
    }

    @Test
    void explainsTheFigureAndNotThatOfAPart() {
        assertThat(said("Why did Cedar Lamps' gross margin fall in 2022?"))
                .contains("“Gross margin decreased 500 basis points in 2022 primarily due to higher prices of brass.”")
                .doesNotContain("a lost tender");
    }

    @Test
    void takesTheRateOfGrossProfitForTheMargin() {
        assertThat(said("Why did Cedar Lamps' gross profit rate fall in 2022?"))
                .contains("“Gross margin decreased 500 basis points")
                .contains("gross margin fell from 35.0% in FY21 to 30.0% in FY22 (-500bp)");
    }

    @Test
    void namesTheDivisionsWhereNothingExplainsTheWhole() {
        assertThat(said("Why did Cedar Lamps' net revenue increase in 2022?"))
                .contains("- Desk: “Net revenue grew 17%, primarily driven by effective pricing and new shades.”")
                .contains("- Street: “Net revenue increased 1%, primarily reflecting two large orders from towns.”")
                .doesNotContain("Orders from towns increased");
    }

    @Test
    void ranksDivisionsThatAddUpWithWhatTheySellToEachOther() {
        assertThat(said("Which Cedar Lamps division had the highest net revenue in 2022?"))
                .startsWith("Desk has the higher revenue: $700m.");
    }

    @Test
    void saysWhatTheCompanyIs() {
        assertThat(said("What does Cedar Lamps do?"))
                .isEqualTo("“Cedar Lamps is a maker of lamps for desks and streets.” [10K1]\n"
                        + "“We sell lamps to shops and towns.” [10K1]");
        assertThat(said("What industry does Cedar Lamps primarily operate in?")).startsWith("“Cedar Lamps is a maker");
    }

    private static String said(String question) {
        return report.asked(question).answer();
    }
}
