package footnote.publication.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.testing.Sampled;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A company may be called anything; nowhere may its name do anything. */
class HostileNamesTest {
    static Stream<String> names() {
        return Sampled.every(
                2,
                List.of(
                        "<script>alert()</script> \"><img src=x onerror=alert()> '); } </style><svg onload=alert()>",
                        "\u202Eevil\u202C \u2066x\u2069 \u0000\u0007\u001B[m ]]> &amp; 😀👩‍👩‍👧 株式会社 שלום \uD800 ﷽",
                        "=HYPERLINK(\"http://x\",\"y\") @SUM(1+1)|cmd ../../etc/passwd",
                        "A".repeat(5000)));
    }

    @Tag(Sampled.TAG)
    @ParameterizedTest
    @MethodSource("names")
    void stayNames(String name) throws Exception {
        var printed = new ReportPrinter().print(ReportSamples.report(name, "NWS"));

        page(new String(printed.file(PrintedReport.PAGE), StandardCharsets.UTF_8));
        document(printed.file(PrintedReport.DOCUMENT));
        workbook(printed.file(PrintedReport.WORKBOOK));
        for (var file : printed.files().keySet()) {
            assertThat(file).matches("[a-z_]+(_\\d+)?\\.(html|pdf|png|json|xlsx|csv)");
        }
        new String(printed.file("facts.csv"), StandardCharsets.UTF_8)
                .lines()
                .flatMap(line -> Stream.of(line.split(",", -1)))
                .forEach(cell -> assertThat(cell.replaceFirst("^\"", "")).doesNotMatch("(?s)[=+@\\t].*|-(?!\\d).*"));
        assertThat(ReportCheck.of(
                                new String(printed.file(PrintedReport.PAGE), StandardCharsets.UTF_8),
                                new String(printed.file(PrintedReport.LEDGER), StandardCharsets.UTF_8))
                        .doubts())
                .isEmpty();
    }

    private static void page(String html) throws Exception {
        var page = Jsoup.parse(html);
        assertThat(page.select("script, img, iframe, object, embed, form, link, base"))
                .isEmpty();
        assertThat(page.select("style")).hasSize(1);
        for (var element : page.getAllElements()) {
            for (var attribute : element.attributes()) {
                assertThat(attribute.getKey()).doesNotStartWith("on");
                if (attribute.getKey().equals("href")) {
                    assertThat(attribute.getValue()).matches("#[\\w-]+|https://example\\.org/.*");
                }
            }
        }
        assertThat(html).doesNotContain("\u202E", "\u2066", "\u0000", "\u001B");
        var body = html.substring(html.indexOf("<body>"), html.indexOf("</html>"));
        DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8)));
    }

    private static void document(byte[] pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf)) {
            assertThat(document.getNumberOfPages()).isLessThan(24);
            assertThat(document.getDocumentCatalog().getOpenAction()).isNull();
            assertThat(document.getDocumentCatalog().getNames()).isNull();
            for (var page : document.getPages()) {
                for (var annotation : page.getAnnotations()) {
                    if (annotation instanceof PDAnnotationLink link && link.getAction() instanceof PDActionURI action) {
                        assertThat(action.getURI()).startsWith("https://example.org/");
                    }
                }
            }
            assertThat(new PDFTextStripper().getText(document)).doesNotContain("\u202E");
        }
    }

    private static void workbook(byte[] book) throws IOException {
        try (var workbook = new XSSFWorkbook(new ByteArrayInputStream(book))) {
            workbook.forEach(sheet -> sheet.forEach(row -> row.forEach(cell -> {
                if (cell.getCellType() == CellType.FORMULA) {
                    assertThat(cell.getCellFormula()).doesNotContain("HYPERLINK", "cmd", "http");
                }
            })));
        }
    }
}
