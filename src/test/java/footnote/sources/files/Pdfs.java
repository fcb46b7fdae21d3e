package footnote.sources.files;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** PDFs small enough to write by hand. */
final class Pdfs {
    private Pdfs() {}

    static String sample() {
        return """
                %PDF-1.4
                1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
                2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
                3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 144]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
                4 0 obj<</Length 44>>stream
                BT /F1 18 Tf 20 60 Td (Anvils sold well) Tj ET
                endstream endobj
                5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
                trailer<</Root 1 0 R>>
                %%EOF
                """;
    }

    /** With as many pages, each of which says its number. */
    static String ofPages(int count) {
        var kids = IntStream.range(0, count).mapToObj(i -> 4 + 2 * i + " 0 R").collect(Collectors.joining(" "));
        var pages = IntStream.range(0, count).mapToObj(Pdfs::page).collect(Collectors.joining());
        return """
                %%PDF-1.4
                1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
                2 0 obj<</Type/Pages/Kids[%s]/Count %d>>endobj
                3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
                %strailer<</Root 1 0 R>>
                %%%%EOF
                """.formatted(kids, count, pages);
    }

    private static String page(int index) {
        String drawn = "BT /F1 18 Tf 20 60 Td (Page %d) Tj ET".formatted(index + 1);
        return """
                %d 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 144]/Contents %d 0 R/Resources<</Font<</F1 3 0 R>>>>>>endobj
                %d 0 obj<</Length %d>>stream
                %s
                endstream endobj
                """.formatted(4 + 2 * index, 5 + 2 * index, 5 + 2 * index, drawn.length(), drawn);
    }
}
