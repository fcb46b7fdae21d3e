package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.publication.report.PrintedReport;
import footnote.publication.report.Report;
import footnote.publication.report.ReportCheck;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What `footnote check` finds in a report that was changed after it was printed. */
class TamperedReportTest {
    private static final Report REPORT = Drafts.kept("QVLN").report();
    private static final PrintedReport PRINTED = Drafts.printed("QVLN");
    private static final String PAGE = text(PrintedReport.PAGE);
    private static final String LEDGER = text(PrintedReport.LEDGER);
    private static final Map<String, byte[]> PDF = Map.of(PrintedReport.DOCUMENT, PRINTED.file(PrintedReport.DOCUMENT));

    private static String text(String file) {
        return new String(PRINTED.file(file), StandardCharsets.UTF_8);
    }

    /** Checksums of the ledger do not count here: whoever changes a file can change them too. */
    private static List<ReportCheck.Doubt> doubts(String page, String ledger) {
        return ReportCheck.of(page, ledger).doubts();
    }

    private static String changed(String text, String regex, String replacement) {
        String changed = Pattern.compile(regex).matcher(text).replaceFirst(replacement);
        assertThat(changed).as(regex + " occurs").isNotEqualTo(text);
        return changed;
    }

    @Test
    void anUnchangedReportHasNoError() {
        var check = ReportCheck.of(PAGE, LEDGER, PRINTED.files());

        assertThat(check.doubts()).isEmpty();
        assertThat(check.claims()).isGreaterThan(40);
        assertThat(check.periods()).isGreaterThan(200);
        assertThat(check.sentencesInPdf()).isGreaterThan(60);
    }

    @Test
    void aReversedTitleIsNotTheLedgers() {
        String page = changed(PAGE, "Operating margin rose every year, to ", "Operating margin fell every year, to ");

        assertThat(doubts(page, LEDGER)).anyMatch(doubt -> doubt.why().contains("no title with these words"));
    }

    @Test
    void aTitleReversedInPageAndLedgerContradictsItsClaim() {
        String page = changed(PAGE, "Operating margin rose every year, to ", "Operating margin fell every year, to ");
        String ledger =
                changed(LEDGER, "Operating margin rose every year, to ", "Operating margin fell every year, to ");

        assertThat(doubts(page, ledger)).anyMatch(doubt -> doubt.where().startsWith("ledger.json title"));
    }

    @Test
    void aTitleReversedWithItsClaimContradictsTheFacts() {
        String page = changed(PAGE, "One-year price return (.{1,600}?) ahead of", "One-year price return $1 behind");
        String ledger =
                changed(LEDGER, "(One-year price return [^\"]*) ahead of([^\\]]*?)\"ABOVE\"", "$1 behind$2\"BELOW\"");

        assertThat(doubts(page, ledger)).anyMatch(doubt -> doubt.why().contains("BELOW"));
    }

    @Test
    void aReversedComparisonInTheTextContradictsTheFacts() {
        String page = changed(
                PAGE,
                "</a> in FY25, gross margin was above its earlier average",
                "</a> in FY25, gross margin was below its earlier average");

        assertThat(doubts(page, LEDGER)).anyMatch(doubt -> doubt.why().contains("BELOW"));
    }

    @Test
    void aSentenceUnderAnotherPeriodIsFound() {
        String page = changed(PAGE, "FY25 revenue rose", "FY24 revenue rose");

        assertThat(doubts(page, LEDGER)).anyMatch(doubt -> doubt.why().contains("FY25, which it does not name"));
    }

    @Test
    void swappedColumnsOfATableAreFound() {
        String page = changed(
                PAGE,
                "<th scope=\"col\">FY24A</th><th scope=\"col\">FY25A</th>",
                "<th scope=\"col\">FY25A</th><th scope=\"col\">FY24A</th>");

        assertThat(doubts(page, LEDGER)).anyMatch(doubt -> doubt.why().contains("it stands under FY25A"));
    }

    @Test
    void aPdfThatSaysSomethingElseIsFoundByItsText() {
        String page = changed(PAGE, "FY25 revenue rose", "FY25 revenue fell");

        var withoutChecksums = changed(LEDGER, "\"sha256\"", "\"ignored\"");

        assertThat(ReportCheck.of(page, withoutChecksums, PDF).doubts())
                .anyMatch(doubt -> doubt.where().equals(PrintedReport.DOCUMENT)
                        && doubt.why().contains("says something else"));
    }

    @Test
    void anyChangedByteOfThePdfIsFoundByItsChecksum() {
        byte[] bytes = PDF.get(PrintedReport.DOCUMENT).clone();
        bytes[bytes.length - 2] ^= 1;

        assertThat(ReportCheck.of(PAGE, LEDGER, Map.of(PrintedReport.DOCUMENT, bytes))
                        .doubts())
                .anyMatch(doubt -> doubt.why().contains("changed after it was printed"));
    }
}
