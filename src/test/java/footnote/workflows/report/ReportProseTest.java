package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.claim.ClaimCheck;
import footnote.publication.chart.draw.Theme;
import footnote.publication.report.Block;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.ReportCheck;
import footnote.publication.report.ReportPrinter;
import footnote.workflows.report.text.BannedWords;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ReportProseTest {
    private static final Map<String, Drafts> DRAFTS = Drafts.all();

    @Test
    void everyCompanyGetsAReportThatPassesTheLastGate() {
        assertThat(DRAFTS.values()).allSatisfy(draft -> PublishCheck.of(draft.report()));
    }

    @Test
    void everyCompanyGetsTwelveChartsAndThreePictures() {
        DRAFTS.forEach((symbol, draft) -> {
            assertThat(blocks(draft, Block.Exhibit.class)).as(symbol).isGreaterThanOrEqualTo(12);
            assertThat(blocks(draft, Block.Illustration.class)).as(symbol).isGreaterThanOrEqualTo(3);
        });
    }

    private static long blocks(Drafts draft, Class<? extends Block> kind) {
        return draft.report().sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(kind::isInstance)
                .count();
    }

    @Test
    @Tag("nightly")
    void everyPageHoldsToTheLedgerBesideIt() {
        var pageAlone = new ReportPrinter.Style(Theme.HOUSE, false, true);

        var doubts = new ArrayList<String>();
        DRAFTS.forEach((symbol, draft) -> {
            var printed = new ReportPrinter().print(draft.report(), pageAlone);

            ReportCheck.of(text(printed, PrintedReport.PAGE), text(printed, PrintedReport.LEDGER), printed.files())
                    .doubts()
                    .forEach(doubt -> doubts.add(symbol + " " + doubt));
        });

        assertThat(doubts).isEmpty();
    }

    private static String text(PrintedReport printed, String file) {
        return new String(printed.file(file), StandardCharsets.UTF_8);
    }

    @Test
    void everyTitleIsBorneOutByItsFigures() {
        DRAFTS.forEach((symbol, draft) -> {
            var tieOut = new ClaimCheck(draft.book()::entry);
            assertThat(draft.analysis().visuals()).allSatisfy(visual -> assertThat(tieOut.objection(visual.title()))
                    .as(symbol)
                    .isEmpty());
            assertThat(tieOut.objection(draft.analysis().finding())).as(symbol).isEmpty();
        });
    }

    @Test
    void holdsNoRatingNoTargetPriceAndNoFirstPerson() {
        DRAFTS.forEach((symbol, draft) -> assertThat(titles(draft))
                .allSatisfy(title -> assertThat(BannedWords.objection(title))
                        .as(symbol + ": " + title)
                        .isEmpty()));
    }

    private static List<String> titles(Drafts draft) {
        var titles = new ArrayList<>(List.of(draft.report().masthead().finding()));
        draft.report().sections().stream()
                .flatMap(section -> section.blocks().stream())
                .forEach(block -> {
                    switch (block) {
                        case Block.Exhibit exhibit ->
                            titles.add(exhibit.chart().caption().title());
                        case Block.Illustration illustration ->
                            titles.add(illustration.picture().caption().title());
                        default -> {}
                    }
                });
        return titles;
    }
}
