package footnote.publication.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.FigureFormat;
import footnote.testing.PageFill;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What must hold of the pages of a document, measured on them. */
class PaperTest {
    private static final Report REPORT = ReportSamples.report();
    private static PDDocument document;

    @BeforeAll
    static void print() throws IOException {
        document = Loader.loadPDF(ReportSamples.printed().file(PrintedReport.DOCUMENT));
    }

    @AfterAll
    static void close() throws IOException {
        document.close();
    }

    @Test
    void noWordIsSmallerThanAReaderCanBear() throws IOException {
        assertThat(glyphs().stream()
                        .filter(glyph -> glyph.getYScale() < 6.49)
                        .map(PaperTest::said)
                        .limit(20))
                .isEmpty();
    }

    @Test
    void everyGlyphExistsInItsFont() throws IOException {
        assertThat(glyphs().stream()
                        .filter(glyph -> glyph.getCharacterCodes()[0] == 0
                                || !glyph.getFont().isEmbedded()
                                || glyph.getUnicode().indexOf(0xFFFD) >= 0)
                        .map(PaperTest::said)
                        .limit(20))
                .isEmpty();
    }

    @Test
    void nothingLeavesTheMargins() throws IOException {
        assertThat(glyphs().stream()
                        .filter(glyph -> !glyph.getUnicode().isBlank())
                        .filter(glyph -> glyph.getXDirAdj() < 53
                                || glyph.getXDirAdj() + glyph.getWidthDirAdj() > 559
                                || glyph.getYDirAdj() < 30
                                || glyph.getYDirAdj() > 775)
                        .map(PaperTest::said)
                        .limit(20))
                .isEmpty();
    }

    @Test
    void noWordsOverlap() throws IOException {
        var clashes = new ArrayList<String>();
        for (int page = 0; page < document.getNumberOfPages(); page++) {
            var glyphs = glyphs(page).stream()
                    .filter(glyph -> !glyph.getUnicode().isBlank())
                    .sorted(Comparator.comparingDouble(TextPosition::getYDirAdj))
                    .toList();
            for (int i = 0; i < glyphs.size(); i++) {
                for (int j = i - 1;
                        j >= 0 && glyphs.get(i).getYDirAdj() - glyphs.get(j).getYDirAdj() < 20;
                        j--) {
                    if (overlap(glyphs.get(i), glyphs.get(j))) {
                        clashes.add("page " + (page + 1) + ": " + said(glyphs.get(i)) + " and " + said(glyphs.get(j)));
                    }
                }
            }
        }

        assertThat(clashes.stream().limit(20)).isEmpty();
    }

    @Test
    void noPageIsMoreThanAQuarterEmpty() throws IOException {
        var fills = PageFill.of(document);

        assertThat(fills)
                .allSatisfy((page, fill) -> assertThat(fill).as("page %d", page).isGreaterThanOrEqualTo(0.75));
    }

    @Test
    void copiedTextHasNoNoteNumberBehindAFigure() throws IOException {
        var figures = REPORT.ledger().stream()
                .map(entry -> FigureFormat.of(entry.fact()))
                .filter(text -> text.matches("[$€£¥]?[0-9.,]+(?:bn|m|%|x)"))
                .distinct()
                .toList();

        for (int page = 1; page <= document.getNumberOfPages(); page++) {
            var text = text(page);

            assertThat(figures.stream().filter(figure -> text.matches(".*" + Pattern.quote(figure) + "\\d.*")))
                    .as("page %d", page)
                    .isEmpty();
        }
    }

    @Test
    void whatBelongsTogetherStaysOnOnePage() throws IOException {
        var pages = new ArrayList<String>();
        for (int page = 1; page <= document.getNumberOfPages(); page++) {
            pages.add(text(page));
        }
        for (var section : REPORT.sections()) {
            for (var block : section.blocks()) {
                if (block instanceof Block.Exhibit exhibit) {
                    var title = start(exhibit.chart().caption().title());
                    var reading = start(exhibit.interpretation().text());

                    assertThat(pages).as(title).anyMatch(page -> page.contains(title) && page.contains(reading));
                }
            }
        }
    }

    @Test
    void contentsAreBookmarksAndTakeNoRoomOnTheFirstPage() throws IOException {
        assertThat(text(1)).doesNotContain("Contents");
        assertThat(document.getDocumentCatalog().getDocumentOutline().children())
                .extracting(item -> item.getTitle())
                .contains("Valuation", "Sources");
    }

    @Test
    void sourcesAreListedByDocumentWithoutNumberedNotes() throws IOException {
        var last = text(document.getNumberOfPages());

        assertThat(last).contains("Sources Documents by company").doesNotContain("Notes and sources");
    }

    @Test
    void isTaggedInItsLanguageWithWordsForEveryPicture() {
        var catalog = document.getDocumentCatalog();
        var figures = figures(catalog.getStructureTreeRoot(), new ArrayList<>());

        assertThat(catalog.getMarkInfo().isMarked()).isTrue();
        assertThat(catalog.getLanguage()).isEqualTo("en");
        assertThat(catalog.getViewerPreferences().displayDocTitle()).isTrue();
        assertThat(figures).hasSize(19).allSatisfy(figure -> assertThat(figure.getAlternateDescription())
                .hasSizeGreaterThan(60));
    }

    @Test
    void everyFigureLeadsToItsSource() throws IOException {
        var targets = new HashSet<String>();
        for (var page : document.getPages()) {
            page.getAnnotations().forEach(link -> {
                if (link.getCOSObject().containsKey(COSName.A)
                        || link.getCOSObject().containsKey(COSName.DEST)) {
                    targets.add(link.getCOSObject().toString());
                }
            });
        }

        assertThat(targets).hasSizeGreaterThan(150);
    }

    private static String said(TextPosition glyph) {
        return "'%s' of %.1f pt at %.0f, %.0f"
                .formatted(glyph.getUnicode(), glyph.getYScale(), glyph.getXDirAdj(), glyph.getYDirAdj());
    }

    private static boolean overlap(TextPosition one, TextPosition other) {
        double air = 0.15;
        double oneTop = one.getYDirAdj() - 0.62 * one.getYScale();
        double otherTop = other.getYDirAdj() - 0.62 * other.getYScale();
        return one.getXDirAdj() + air < other.getXDirAdj() + other.getWidthDirAdj() - air
                && other.getXDirAdj() + air < one.getXDirAdj() + one.getWidthDirAdj() - air
                && oneTop + air < other.getYDirAdj() - air
                && otherTop + air < one.getYDirAdj() - air;
    }

    private static List<PDStructureElement> figures(PDStructureNode node, List<PDStructureElement> found) {
        for (var kid : node.getKids()) {
            if (kid instanceof PDStructureElement element) {
                if (element.getStructureType().equals("Figure")) {
                    found.add(element);
                }
                figures(element, found);
            }
        }
        return found;
    }

    private static String start(String text) {
        var plain = text.replaceAll("\\{fact:.*", "");
        return plain.substring(0, Math.min(plain.length(), 40)).strip();
    }

    private static String text(int page) throws IOException {
        var stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        return stripper.getText(document).replaceAll("\\s+", " ");
    }

    private static List<TextPosition> glyphs() throws IOException {
        var all = new ArrayList<TextPosition>();
        for (int page = 0; page < document.getNumberOfPages(); page++) {
            all.addAll(glyphs(page));
        }
        return all;
    }

    private static List<TextPosition> glyphs(int page) throws IOException {
        var found = new ArrayList<TextPosition>();
        var stripper = new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition position) {
                found.add(position);
            }
        };
        stripper.setStartPage(page + 1);
        stripper.setEndPage(page + 1);
        stripper.getText(document);
        return found;
    }
}
