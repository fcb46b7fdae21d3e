package footnote.workflows.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions that sentences answer, on a report that says a little of many things. */
class AskInWordsTest {
    private static final List<String> REPORT = List.of("""
            UNITED STATES SECURITIES AND EXCHANGE COMMISSION
            FORM 10-K
            ANNUAL REPORT PURSUANT TO SECTION 13 OR 15(d)
            For the fiscal year ended December 31, 2024
            Cedar Lamps Inc.
            (Exact name of registrant as specified in its charter)
            Common Stock CDRL New York Stock Exchange""", """
            PART I
            Item 1. Business
            Cedar Lamps makes lamps for desks and streets.
            The Garden Lights segment sells lamps for parks.
            In November 2024, we announced plans to sunset our Garden Lights segment.
            Effective January 1, 2025, its results will report to the Street segment.
            Strategic Partnerships
            Our strategic partners include: Oak Glass, Fir Wire and Elm Steel.
            Competition
            The lamp industry is highly competitive.
            Competitors may lower their prices to gain market share.
            In many towns, Birch Lights, Inc. is a primary competitor. Other significant competitors include Ash Bulbs, Yew Lanterns and Plum Neon.
            In 2024, we bought 3 million shares for $40 million under our repurchase program.
            As of December 31, 2024, $60 million remained of our repurchase authorization.
            Seasonality
            Historically, the company has had lower revenue in the first quarter than in the fourth quarter before it.""", """
            Item 1A. Risk Factors
            Increased competition could hurt our business and our competitors may merge.
            If our effective tax rate increased, our earnings would fall.""", """
            Item 7. Management's Discussion and Analysis
            Other operating expenses rose, primarily due to donations.
            Other operating charges
            In 2024, the Company recorded other operating charges of $416 million. These charges consisted of $310 million for a fire in Olm and $106 million for a closed mill.
            In 2023, the Company recorded other operating charges of $195 million. These charges consisted of $195 million for a flood.
            We currently expect 2025 capital expenditures to be approximately $22 million.
            The effective tax rate in 2025 is expected to be approximately 20.8% before unusual items.
            We are in litigation with the Olm Tax Office for 2007 through 2009. In 2020 the court sided with the Olm Tax Office. The Company appealed to the high court.
            The Company estimates that the potential additional liability to the Olm Tax Office could be approximately $12 million.""");

    @TempDir
    static Path folder;

    private static FiledReport report;

    @BeforeAll
    static void file() throws IOException {
        report = FiledReport.of(folder, "CEDARLAMPS_2024_10K.pdf", REPORT);
    }

    @AfterAll
    static void close() {
        report.close();
    }

    @Test
    void namesTheCompetitorsBeforeAnythingElseOnCompetition() {
        assertThat(said("Who does Cedar Lamps name as its competitors?"))
                .startsWith(
                        "- “In many towns, Birch Lights, Inc. is a primary competitor. Other significant competitors"
                                + " include Ash Bulbs, Yew Lanterns and Plum Neon.” [10K")
                .doesNotContain("merge");
        assertThat(said("Name Cedar Lamps' strategic partners listed in the FY2024 10-K."))
                .startsWith("- “Our strategic partners include: Oak Glass, Fir Wire and Elm Steel.”");
    }

    @Test
    void findsACompanyByTheSymbolOnItsCover() {
        assertThat(said("Who does CDRL name as its competitors?")).contains("Birch Lights");
    }

    @Test
    void comesNearestALineWithTheAmountsItIsMadeOf() {
        assertThat(said("What drove the jump in other operating charges at Cedar Lamps in FY2024?"))
                .contains(
                        "Nearest passages:\n- “In 2024, the Company recorded other operating charges of $416 million. These charges"
                                + " consisted of $310 million for a fire in Olm and $106 million for a closed mill.”");
    }

    @Test
    void comesNearestWithWhatHappensToANamedSegment() {
        assertThat(said("What is happening to Cedar Lamps' Garden Lights segment, and where will it report from 2025?"))
                .contains("“In November 2024, we announced plans to sunset our Garden Lights segment. Effective"
                        + " January 1, 2025, its results will report to the Street segment.” [10K1]");
    }

    @Test
    void givesTheGuidanceOnEachOfTwoFigures() {
        assertThat(
                        said(
                                "Give Cedar Lamps management guidance for 2025 on capital expenditures and on the effective tax rate."))
                .contains("2025 capital expenditures to be approximately $22 million")
                .contains("expected to be approximately 20.8%")
                .doesNotContain("earnings would fall");
    }

    @Test
    void tellsWhereADisputeStandsAndWhatItMayCost() {
        assertThat(said(
                        "Summarize the status of Cedar Lamps' tax dispute with the Olm Tax Office and how large the further"
                                + " exposure could be."))
                .contains("In 2020 the court sided with the Olm Tax Office. The Company appealed to the high court.")
                .contains("could be approximately $12 million");
    }

    @Test
    void knowsSeasonsByTheirQuarters() {
        assertThat(said("What does Cedar Lamps say about seasonality?"))
                .containsSubsequence("- “Historically, the company has had lower revenue in the first quarter", "- “");
    }

    @Test
    void givesWhatIsLeftOfAnAuthorizationAndNotWhatWasBought() {
        assertThat(said("How much of Cedar Lamps' share repurchase authorization was left at the end of FY2024?"))
                .startsWith("- “As of December 31, 2024, $60 million remained of our repurchase authorization.”");
    }

    @Test
    void leavesOpenWhatNoSentenceSays() {
        assertThat(said("Who does Cedar Lamps name as its lenders?")).startsWith("The documents do not say.");
    }

    @Test
    void quotesALessLikelySentenceOnlyWhereTheReaderAcceptsMoreErrors() {
        String question = "When will the Garden Lights segment be closed by Cedar Lamps?";

        assertThat(said(question))
                .startsWith("The documents do not say.")
                .contains("Nearest passages:\n- “In November 2024, we announced plans to sunset");
        assertThat(report.asked(question, 0.9).answer())
                .startsWith("- “In November 2024, we announced plans to sunset");
    }

    /** What a reader is told who accepts more errors than usual. */
    private static String said(String question) {
        return report.asked(question).answer();
    }
}
