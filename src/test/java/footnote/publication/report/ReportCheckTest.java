package footnote.publication.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class ReportCheckTest {
    private static final PrintedReport PRINTED = ReportSamples.printed();
    private static final String PAGE = text(PrintedReport.PAGE);
    private static final String LEDGER = text(PrintedReport.LEDGER);

    @Test
    void everyFigureOfAPrintedReportHolds() {
        var proof = ReportCheck.of(PAGE, LEDGER);

        assertThat(proof.doubts()).isEmpty();
        assertThat(proof.printed()).isGreaterThan(300);
        assertThat(proof.drawn()).isGreaterThan(500);
        assertThat(proof.recomputed()).isGreaterThan(25);
    }

    @Test
    void aChangedFigureInASentenceIsFound() {
        assertThat(why(page -> page.replaceFirst(">\\$27\\.4bn</a>", ">\\$28.4bn</a>")))
                .contains("reads $27.4bn");
    }

    @Test
    void aChangedFigureInATableIsFound() {
        assertThat(why(page -> page.replaceFirst(">16\\.9</a>", ">19.9</a>"))).contains("reads 16.9");
    }

    @Test
    void aFigureWithoutAFactIsFound() {
        assertThat(why(page -> page.replaceFirst(
                        "The question for the shares", "Revenue will reach 40 billion. The question for the shares")))
                .contains("has no fact");
        assertThat(why(page -> page.replaceFirst("</main>", "Upside of 35%</main>")))
                .contains("has no fact");
    }

    @Test
    void aFigureThatPointsToAnotherFactIsFound() {
        var other = PAGE.replaceFirst("(?s).*?data-fact=\"(f[0-9a-f]+)\".*", "$1");

        assertThat(why(page -> {
                    int last = page.lastIndexOf("class=\"fig\"");
                    return page.substring(0, last)
                            + page.substring(last)
                                    .replaceFirst("data-fact=\"f[0-9a-f]+\"", "data-fact=\"" + other + "\"");
                }))
                .contains(other);
    }

    @Test
    void aChangedFootnoteIsFound() {
        assertThat(why(page ->
                        page.replaceFirst("(data-note=\"\\d+  [^\"]*)Annual report 2025", "$1Annual report 2024")))
                .contains("footnote");
        assertThat(why(page ->
                        page.replaceFirst("(<li id=\"n2\"[^>]*><span>[^<]*)Annual report", "$1Quarterly report")))
                .contains("note of the fact");
    }

    @Test
    void aChangedBarIsFound() {
        assertThat(why(page -> page.replaceFirst("data-value=\"12\\.1\"", "data-value=\"13.1\"")))
                .contains("drawn at 13.1");
    }

    @Test
    void aChangedLabelInAChartIsFound() {
        assertThat(why(page -> page.replaceFirst("</title>27\\.4</text>", "</title>29.4</text>")))
                .contains("'29.4'");
        assertThat(why(page -> page.replaceFirst("</svg>", "<text>Upside 35%</text></svg>")))
                .contains("'35'");
    }

    @Test
    void aChangedLedgerIsFound() {
        var proof = ReportCheck.of(PAGE, LEDGER.replaceFirst("27400000000", "27500000000"));

        assertThat(proof.holds()).isFalse();
        assertThat(proof.doubts()).anyMatch(doubt -> doubt.why().contains("does not give this id"));
        assertThat(proof.doubts()).anyMatch(doubt -> doubt.why().contains("inputs give"));
    }

    @Test
    void aMissingFactIsFound() {
        var id = PAGE.replaceFirst("(?s).*?data-fact=\"(f[0-9a-f]+)\".*", "$1");
        var proof = ReportCheck.of(PAGE, LEDGER.replace("\"" + id + "\"", "\"f000000000000\""));

        assertThat(proof.doubts()).anyMatch(doubt -> doubt.why().contains("no fact " + id));
    }

    private static String why(UnaryOperator<String> change) {
        var changed = change.apply(PAGE);
        assertThat(changed).isNotEqualTo(PAGE);
        var proof = ReportCheck.of(changed, LEDGER);
        assertThat(proof.holds()).isFalse();
        return proof.doubts().getFirst().why();
    }

    private static String text(String name) {
        return new String(PRINTED.file(name), StandardCharsets.UTF_8);
    }
}
