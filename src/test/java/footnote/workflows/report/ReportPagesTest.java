package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.FigureFormat;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.Report;
import footnote.publication.report.ReportPrinter;
import footnote.testing.PageFill;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What must hold of the printed pages of whole reports, whatever the company. */
class ReportPagesTest {
    private static final double FULLEST_BLANK = 0.25;

    @ParameterizedTest
    @ValueSource(strings = {"QVLN", "PLFB"})
    void aFullReportHasTenToTwelvePagesAndNoneIsMoreThanAQuarterEmpty(String symbol) throws IOException {
        holds(Drafts.kept(symbol).report(), Drafts.printed(symbol));
    }

    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("symbols")
    void soDoesTheReportOnEveryCompanyOfTheSampleMarket(String symbol) throws IOException {
        holds(Drafts.kept(symbol).report(), Drafts.printed(symbol));
    }

    static List<String> symbols() {
        return List.copyOf(Drafts.all().keySet());
    }

    @Test
    void aTearSheetHasOnePage() throws IOException {
        var draft = Drafts.kept("QVLN");
        var brief = new ReportComposer(draft.book(), draft.analysis(), List.of(), List.of())
                .compose(Optional.empty(), true);

        try (var document = Loader.loadPDF(new ReportPrinter().print(brief).file(PrintedReport.DOCUMENT))) {
            assertThat(document.getNumberOfPages()).isEqualTo(1);
        }
    }

    @Test
    void theFirstPageHasTheViewKeyDataEstimatesAndThePriceWithEvents() throws IOException {
        var text = text(Drafts.printed("QVLN"), 1);

        assertThat(text)
                .contains(
                        "Fair value",
                        "Expected return",
                        "Market cap",
                        "Net cash",
                        "52-week range",
                        "Avg. daily value",
                        "P/E, FY26E",
                        "EV/EBITDA",
                        "FCF yield",
                        "Dividend yield",
                        "Next results",
                        "FY24A",
                        "FY27E",
                        "Results")
                .doesNotContain("Contents");
    }

    private static void holds(Report report, PrintedReport printed) throws IOException {
        var figures = report.ledger().stream()
                .map(entry -> FigureFormat.of(entry.fact()))
                .filter(text -> text.matches("-?[^\\d-]{0,3}[\\d.,]+(?:bn|m|tn|%|x)"))
                .distinct()
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        try (var document = Loader.loadPDF(printed.file(PrintedReport.DOCUMENT))) {
            assertThat(document.getNumberOfPages()).isBetween(10, 12);
            assertThat(PageFill.of(document)).allSatisfy((page, fill) -> assertThat(1 - fill)
                    .as("blank part of page %d", page)
                    .isLessThanOrEqualTo(FULLEST_BLANK));
            assertThat(new PDFTextStripper().getText(document)).doesNotContainPattern("(?:" + figures + ")\\d");
        }
    }

    private static String text(PrintedReport printed, int page) throws IOException {
        try (var document = Loader.loadPDF(printed.file(PrintedReport.DOCUMENT))) {
            var stripper = new PDFTextStripper();
            stripper.setStartPage(page);
            stripper.setEndPage(page);
            return stripper.getText(document);
        }
    }
}
