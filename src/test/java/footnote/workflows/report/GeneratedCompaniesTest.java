package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.claim.Claim.Headline;
import footnote.publication.chart.draw.Theme;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.ReportCheck;
import footnote.publication.report.ReportPrinter;
import footnote.sources.sample.SampleMarket;
import footnote.testing.ProseLint;
import footnote.testing.SampleEvidence;
import footnote.workflows.report.plan.ReportKind;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What must hold of the report on any company: the sample market grown from seeds that nobody looked at. */
class GeneratedCompaniesTest {
    private static final Pattern NEGATIVE_FALL =
            Pattern.compile("\\b(?:fell|declined|dropped|decreased|down|fall of|decline of)(?: by)? -\\D?\\d");
    private static final ReportPrinter.Style PAGE_ALONE = new ReportPrinter.Style(Theme.HOUSE, false, true);

    @Test
    void twoCompaniesOfAnotherSeedHold() throws IOException {
        assertThat(faults(7, List.of("PLFB", "SLQS"))).isEmpty();
    }

    /** Two hundred companies in all. */
    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void allCompaniesOfOtherSeedsHold(long seed) throws IOException {
        assertThat(faults(seed, SampleEvidence.symbols())).isEmpty();
    }

    private static List<String> faults(long seed, List<String> symbols) throws IOException {
        var room = SampleEvidence.open(new SampleMarket(seed));
        var faults = new ArrayList<String>();
        for (var symbol : symbols) {
            var draft = Drafts.of(room, symbol, ReportKind.FUNDAMENTAL, 5);
            var printed = new ReportPrinter().print(draft.report(), PAGE_ALONE);
            ReportCheck.of(text(printed, PrintedReport.PAGE), text(printed, PrintedReport.LEDGER), printed.files())
                    .doubts()
                    .forEach(doubt -> faults.add(seed + " " + symbol + " " + doubt));
            words(draft).forEach(fault -> faults.add(seed + " " + symbol + " " + fault));
            value(draft, printed).forEach(fault -> faults.add(seed + " " + symbol + " " + fault));
        }
        return faults;
    }

    private static String text(PrintedReport printed, String file) {
        return new String(printed.file(file), StandardCharsets.UTF_8);
    }

    private static List<String> words(Drafts draft) {
        Map<String, LedgerEntry> ledger = draft.report().ledger().stream()
                .collect(Collectors.toMap(LedgerEntry::id, entry -> entry, (one, _) -> one));
        var faults = new ArrayList<String>();
        draft.report().prose().forEach(prose -> {
            String said = prose.rendered(id -> FigureFormat.of(ledger.get(id).fact()));
            faults.addAll(ProseLint.text(said));
            if (NEGATIVE_FALL.matcher(said).find()) {
                faults.add("a negative figure after a word of decline: " + said);
            }
        });
        draft.report().titles().stream()
                .map(Headline::text)
                .map(title -> Prose.rendered(
                        title, id -> FigureFormat.of(ledger.get(id).fact())))
                .forEach(title -> faults.addAll(ProseLint.headline(title)));
        return faults;
    }

    /** Page 1, the ledger and the workbook have the same fair value. */
    private static List<String> value(Drafts draft, PrintedReport printed) throws IOException {
        var view = draft.book().data().value().view();
        if (view.fairValue().isEmpty()) {
            return List.of();
        }
        var faults = new ArrayList<String>();
        double fair = view.fairValue().get().value();
        double price = view.price().orElseThrow().value();
        if (Math.abs((fair / price - 1) * 100
                        - view.expectedReturn().orElseThrow().value())
                > 0.01) {
            faults.add("expected return " + view.expectedReturn() + " is not " + fair + " over " + price);
        }
        try (var book = new XSSFWorkbook(new ByteArrayInputStream(printed.file(PrintedReport.WORKBOOK)))) {
            double sheet = book.getSheet("View").getRow(1).getCell(2).getNumericCellValue();
            if (Math.abs(sheet / fair - 1) > 1e-6) {
                faults.add("the workbook has a fair value of " + sheet + " instead of " + fair);
            }
        }
        return faults;
    }
}
