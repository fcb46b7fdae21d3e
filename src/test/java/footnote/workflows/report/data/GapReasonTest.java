package footnote.workflows.report.data;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.opinion.GapReason;
import footnote.domain.opinion.MissingInput;
import org.junit.jupiter.api.Test;

class GapReasonTest {
    @Test
    void saysInOneSentenceWhatEachSourceAnswered() {
        var error = "News on JNJ: no vendor answered for news: yahoo has no news of JNJ since 2024-02-21"
                + " | rss could not be reached for CNBC Finance (status 403, access denied); check the network,"
                + " or use --offline for the sample market | rss could not be reached for Wire (timeout)"
                + " | and 2 more; check the symbol and the dates";

        assertThat(DataGaps.worded(GapReason.plain(error)))
                .isEqualTo("Yahoo Finance has no news of JNJ since 21 Feb 2024; RSS feeds could not be reached");
    }

    @Test
    void leavesOutListsInBracketsAndAdvice() {
        assertThat(GapReason.plain("edgar has no filings [10-K, 20-F, 40-F] of KO; check the symbol and the dates,"
                        + " or ask another vendor"))
                .isEqualTo("SEC EDGAR has no filings of KO");
        assertThat(GapReason.plain("no vendor answered for filings: SEC EDGAR has no filings [10-K] of KO"
                        + " | Yahoo Finance could not be reached for KO (timeout); check the network"))
                .isEqualTo("SEC EDGAR has no filings of KO; Yahoo Finance could not be reached");
    }

    @Test
    void namesTheMissingSettingToSomeoneWhoRunsTheProgram() {
        var gap = new MissingInput(
                "statements of KO",
                "no vendor answered for statements: edgar needs the setting FOOTNOTE_EDGAR_USER_AGENT (your name and"
                        + " e-mail address, which the SEC asks for); set it, or leave edgar out | yahoo could not be"
                        + " reached for KO (timeout); check the network, or use the sample market");

        assertThat(gap)
                .hasToString("statements of KO: SEC EDGAR needs the setting FOOTNOTE_EDGAR_USER_AGENT (your name and"
                        + " e-mail address, which the SEC asks for); Yahoo Finance could not be reached (timeout)");
        assertThat(new MissingInput(
                        "statements of KO",
                        "no vendor answered for statements: edgar has no company facts of KO | yahoo has no statements"
                                + " of KO; check the symbol and the dates"))
                .hasToString("statements of KO: SEC EDGAR has no company facts of KO; Yahoo Finance has no statements"
                        + " of KO");
        assertThat(new MissingInput("ROIC", "invested capital (equity and debt) is negative"))
                .hasToString("ROIC: invested capital (equity and debt) is negative");
    }

    @Test
    void keepsAReasonOfOurOwn() {
        assertThat(GapReason.plain("it is not reported")).isEqualTo("it is not reported");
    }

    @Test
    void leavesSymbolsWithDigitsAsTheyAre() {
        assertThat(DataGaps.worded("no peers of 87Q1.T and 309902.SZ; 12.5% of 3 vendors answered"))
                .isEqualTo("no peers of 87Q1.T and 309902.SZ; several of several vendors answered");
    }

    @Test
    void aLongReasonEndsAtAWord() {
        var worded = DataGaps.worded("the vendor " + "has nothing that could be used here, ".repeat(9));

        assertThat(worded).hasSizeLessThanOrEqualTo(160).doesNotContain("…").endsWith("here");
    }
}
