package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Listing;
import footnote.publication.chart.draw.Theme;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.ReportCheck;
import footnote.publication.report.ReportPrinter;
import footnote.research.valuation.AssumptionOverrides;
import footnote.testing.Sampled;
import footnote.workflows.report.data.NewsData;
import footnote.workflows.report.data.ReportData;
import footnote.workflows.report.data.ResearchTask;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.valuation.ReportValuation;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A vendor may call a company anything and write any headline; a whole report stays a report. */
class HostileReportTest {
    private static final ReportData WHOLE = Drafts.kept("QVLN").book().data();

    /** What the company is called and what is written of it: by day once, at night each text in both places. */
    static Stream<Arguments> words() {
        String markup =
                "<script>alert()</script>\"><img src=x onerror=alert()> {fact:x} \u202Eevil\u202C 😀👩‍👩‍👧 ]]>";
        String figure = "Studio 54 Holdings Inc";
        String formula = "=HYPERLINK(\"http://x\",\"y\") @SUM wins contract";
        String endless = "Quavelin wins " + "contract ".repeat(560);
        return Sampled.every(
                4,
                List.of(
                        Arguments.of(formula, markup),
                        Arguments.of(markup, formula),
                        Arguments.of(figure, endless),
                        Arguments.of(endless, figure)));
    }

    @Test
    void namesPeersWithFiguresInTheirNames() {
        var valuation = WHOLE.valuation().orElseThrow();
        var peers = valuation.peers().stream()
                .map(peer -> new ValuationData.Peer(
                        peer.ticker(), "3M " + peer.ticker().symbol() + " 54 Company", peer.measures(), peer.named()))
                .toList();
        var draft = Drafts.written(new ReportData(
                WHOLE.plan(),
                WHOLE.task(),
                WHOLE.financial(),
                Optional.of(new ValuationData(valuation.measures(), peers, valuation.outlooks())),
                WHOLE.market(),
                WHOLE.news(),
                WHOLE.value(),
                List.of()));

        PublishCheck.of(draft.report());

        var printed = new ReportPrinter().print(draft.report(), new ReportPrinter.Style(Theme.HOUSE, false, true));
        var html = new String(printed.file(PrintedReport.PAGE), StandardCharsets.UTF_8);
        assertThat(html).contains("54");
        assertThat(ReportCheck.of(html, new String(printed.file(PrintedReport.LEDGER), StandardCharsets.UTF_8))
                        .doubts())
                .isEmpty();
    }

    private static ReportData hostile(String name, String headline) {
        var listing = WHOLE.task().listing();
        var named = new Listing(
                listing.ticker(),
                name,
                listing.exchange(),
                listing.market(),
                listing.currency(),
                listing.cik(),
                listing.isin(),
                listing.aliases(),
                listing.formerNames());
        var task = new ResearchTask(
                named, WHOLE.task().years(), WHOLE.task().at(), WHOLE.task().view());
        var news = WHOLE.news().orElseThrow();
        var stories = news.stories().stream()
                .map(story -> new NewsData.Story(
                        story.day(), story.topic(), headline, headline, headline, URI.create("javascript:alert()")))
                .toList();
        return new ReportData(
                WHOLE.plan(),
                task,
                WHOLE.financial(),
                WHOLE.valuation(),
                WHOLE.market(),
                Optional.of(new NewsData(news.measures(), stories, news.readBy(), stories)),
                ReportValuation.value(
                        task,
                        WHOLE.financial(),
                        WHOLE.valuation(),
                        WHOLE.market(),
                        AssumptionOverrides.NOTHING,
                        List.of()),
                List.of());
    }

    @Tag(Sampled.TAG)
    @ParameterizedTest
    @MethodSource("words")
    void isInertInEveryFile(String name, String headline) throws Exception {
        var draft = Drafts.written(hostile(name, headline));
        PublishCheck.of(draft.report());

        var printed = new ReportPrinter().print(draft.report());

        var html = new String(printed.file(PrintedReport.PAGE), StandardCharsets.UTF_8);
        var page = Jsoup.parse(html);
        assertThat(page.select("script, img, iframe, object, embed, form, link, base"))
                .isEmpty();
        assertThat(page.getAllElements())
                .allSatisfy(element -> assertThat(element.attributes()).allSatisfy(attribute -> {
                    assertThat(attribute.getKey()).doesNotStartWith("on");
                    assertThat(attribute.getValue()).doesNotStartWith("javascript:");
                }));
        assertThat(html).doesNotContain("\u202E");
        assertThat(printed.files().keySet()).allMatch(file -> file.matches("[a-z_]+(_\\d+)?\\.[a-z]+"));
        try (var document = Loader.loadPDF(printed.file(PrintedReport.DOCUMENT))) {
            assertThat(document.getDocumentCatalog().getOpenAction()).isNull();
            assertThat(document.getNumberOfPages()).isLessThan(40);
            assertThat(new PDFTextStripper().getText(document)).doesNotContain("\u202E");
        }
        try (var book = new XSSFWorkbook(new ByteArrayInputStream(printed.file(PrintedReport.WORKBOOK)))) {
            book.forEach(sheet -> sheet.forEach(row -> row.forEach(cell -> {
                if (cell.getCellType() == CellType.FORMULA) {
                    assertThat(cell.getCellFormula()).doesNotContain("HYPERLINK", "http");
                }
            })));
        }
        assertThat(new String(printed.file("facts.csv"), StandardCharsets.UTF_8).lines())
                .noneMatch(line -> line.startsWith("=") || line.contains(",=") || line.contains(",\"="));
        assertThat(ReportCheck.of(html, new String(printed.file(PrintedReport.LEDGER), StandardCharsets.UTF_8))
                        .doubts())
                .isEmpty();
    }
}
