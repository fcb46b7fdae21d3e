package footnote.publication.report;

import footnote.publication.report.ReportCheck.Doubt;
import footnote.publication.text.TextFitting;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.nodes.Document;

/**
 * Proves the printed document against the page: every title and every sentence with a figure stands in both, and the
 * document has no figure that the page lacks.
 */
final class PdfCheck {
    private static final Pattern FIGURES = Pattern.compile("\\d+(?:,\\d{3})*(?:\\.\\d+)?");
    private static final String SOURCES = "Documents by company, with the parts used.";

    private final Document page;
    private final List<Doubt> doubts;

    PdfCheck(Document page, List<Doubt> doubts) {
        this.page = page;
        this.doubts = doubts;
    }

    /** How many titles and sentences were found in the document. */
    int prove(byte[] document) {
        String text;
        try {
            text = PdfText.of(document);
        } catch (IOException e) {
            doubts.add(new Doubt(PrintedReport.DOCUMENT, "", "it cannot be read: " + e.getMessage()));
            return 0;
        }
        strangers(text);
        return sentences(squeezed(text), !text.contains(SOURCES));
    }

    private void strangers(String text) {
        var strangers = figures(text);
        strangers.removeAll(figures(page.text()));
        strangers.stream()
                .sorted()
                .forEach(figure ->
                        doubts.add(new Doubt(PrintedReport.DOCUMENT, figure, "the page does not have this figure")));
    }

    private static Set<String> figures(String text) {
        return FIGURES.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(HashSet::new));
    }

    private int sentences(String printed, boolean firstPageAlone) {
        int found = 0;
        for (var element : page.select(ClaimsOnPage.TITLES + ", section > p, ul.points > li, .reading, .lede p")) {
            if (element.selectFirst("a.fig") == null && !element.is(ClaimsOnPage.TITLES)) {
                continue;
            }
            if (printed.contains(squeezed(element.text()))) {
                found++;
            } else if (!firstPageAlone) {
                doubts.add(new Doubt(
                        PrintedReport.DOCUMENT,
                        TextFitting.brief(element.text(), 80),
                        "the document says something else"));
            }
        }
        return found;
    }

    private static String squeezed(String text) {
        return text.replaceAll("[\\s\\u00a0\\u00ad\\u200b•]+", "");
    }
}
