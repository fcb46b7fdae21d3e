package footnote.sources.files;

/** A PDF of one page, small enough to write by hand. */
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
}
