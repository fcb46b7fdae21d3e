package footnote.publication.report;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkedContentReference;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDMarkedContent;
import org.apache.pdfbox.text.PDFMarkedContentExtractor;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/** The text of a tagged PDF in reading order, a line for each paragraph, heading, list item and cell. */
final class PdfText {
    private static final Set<String> INLINE = Set.of("Span", "Link", "Lbl", "Reference", "Note");

    private final Map<PDPage, Map<Integer, String>> pages = new HashMap<>();
    private final StringBuilder text = new StringBuilder();

    private PdfText() {}

    static String of(byte[] document) throws IOException {
        var reader = new PdfText();
        try (var pdf = Loader.loadPDF(document)) {
            for (var page : pdf.getPages()) {
                var extractor = new PDFMarkedContentExtractor();
                extractor.processPage(page);
                var pieces = new HashMap<Integer, String>();
                extractor.getMarkedContents().forEach(content -> collect(content, pieces));
                reader.pages.put(page, pieces);
            }
            var root = pdf.getDocumentCatalog().getStructureTreeRoot();
            if (root == null) {
                throw new IOException("it has no structure");
            }
            reader.read(root, null);
        }
        return reader.text.toString();
    }

    private static void collect(PDMarkedContent content, Map<Integer, String> pieces) {
        var piece = new StringBuilder();
        TextPosition last = null;
        for (var each : content.getContents()) {
            if (each instanceof TextPosition glyph) {
                piece.append(last == null || adjoins(last, glyph) ? "" : " ").append(glyph.getUnicode());
                last = glyph;
            } else if (each instanceof PDMarkedContent inner) {
                collect(inner, pieces);
            }
        }
        pieces.merge(content.getMCID(), piece.toString(), String::concat);
    }

    /** Whether a glyph follows another on its line, with no room for a letter between them. */
    private static boolean adjoins(TextPosition one, TextPosition next) {
        double gap = next.getXDirAdj() - one.getXDirAdj() - one.getWidthDirAdj();
        return Math.abs(next.getYDirAdj() - one.getYDirAdj()) < 1 && Math.abs(gap) < one.getFontSizeInPt() / 4;
    }

    private void read(PDStructureNode node, @Nullable PDPage inherited) {
        for (var kid : node.getKids()) {
            switch (kid) {
                case PDStructureElement element -> {
                    boolean block = !INLINE.contains(element.getStructureType());
                    text.append(block ? "\n" : "");
                    read(element, element.getPage() == null ? inherited : element.getPage());
                    text.append(block ? "\n" : "");
                }
                case Integer id -> piece(inherited, id);
                case PDMarkedContentReference reference ->
                    piece(reference.getPage() == null ? inherited : reference.getPage(), reference.getMCID());
                default -> {} // an annotation of a link, without text
            }
        }
    }

    private void piece(@Nullable PDPage page, int id) {
        if (page != null) {
            text.append(pages.getOrDefault(page, Map.of()).getOrDefault(id, ""));
        }
    }
}
