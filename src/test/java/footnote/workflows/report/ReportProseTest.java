package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.FigureFormat;
import footnote.domain.claim.ClaimCheck;
import footnote.publication.chart.draw.Theme;
import footnote.publication.report.Block;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.ReportCheck;
import footnote.publication.report.ReportPrinter;
import footnote.testing.Sampled;
import footnote.workflows.report.exhibits.EstimatesTable;
import footnote.workflows.report.text.BannedWords;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag(Sampled.TAG)
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

    @ParameterizedTest
    @CsvSource({"BSRV.MI, lowered FY26 revenue guidance", "VRDN.PA, lowered FY26 revenue guidance"})
    void aGuidanceCutIsOnPageOneAndInTheBearCase(String symbol, String said) {
        var report = Drafts.kept(symbol).report();

        assertThat(report.sections().getFirst().toString()).contains(said);
        assertThat(report.sections().get(1).toString()).contains("Guidance.", said);
    }

    @ParameterizedTest
    @CsvSource({
        "PLFB, management lowered FY26 revenue guidance",
        "VRDN.PA, 'EBITDA, and FCF is negative'",
        "LQIA, Operating margin at a five-year high"
    })
    void theHeadlineIsWhatBearsMostOnTheShares(String symbol, String said) {
        assertThat(Drafts.kept(symbol).report().masthead().finding()).contains(said);
    }

    @Test
    void aModelTooFarFromThePriceIsDoubtedOnPageOneAndIsNoArgumentForTheShares() {
        var doubted = DRAFTS.values().stream()
                .filter(draft -> draft.book().data().value().view().doubted())
                .toList();

        assertThat(doubted).isNotEmpty().allSatisfy(draft -> {
            var sections = draft.report().sections();
            assertThat(sections.getFirst().toString()).contains("The model should be doubted");
            assertThat(sections.get(1).toString()).doesNotContain("is above the price of", "Even in the bear case");
        });
    }

    @Test
    void consensusOutsideOfGuidanceIsSaid() {
        var report = Drafts.kept("PLFB").report();

        assertThat(report.sections().getFirst().toString()).contains("is above the upper end of");
        assertThat(report.sections().get(1).toString()).contains("Estimates.", "is above the upper end of");
    }

    @Test
    void aShareInAnotherCurrencyThanItsStatementsHasAForwardMultiple() {
        var book = Drafts.kept("LQIA").book();
        var year = EstimatesTable.estimates(book).getFirst();
        var now = book.now("price_to_earnings").orElseThrow().number();

        var forward = EstimatesTable.multiple(book, year.earnings().orElseThrow());

        assertThat(forward.orElseThrow().number()).isBetween(now / 2, now * 2);
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PLFB | CET1 ratio | The CET1 ratio was 10.2% at the end of FY25, vs. 9.9% in FY24. Watch for a fall toward 7.0%",
                "NAVSETU.NS | CET1 ratio | The CET1 ratio was 10.6% at the end of FY26, vs. 10.9% in FY25. Watch for a fall toward 7.0%",
                "87Q1.T | Solvency ratio | The solvency ratio was 178% at the end of FY26, vs. 171% in FY25. Watch for a fall toward 100%"
            })
    void aLendersCapitalRatioIsOnPageOneAndAmongItsRisks(String symbol, String label, String risk) {
        var draft = Drafts.kept(symbol);

        assertThat(KeyMetrics.of(draft.book())).containsKey(label);
        assertThat(draft.report()
                        .prose()
                        .map(prose -> prose.rendered(id -> FigureFormat.of(
                                draft.book().entry(id).orElseThrow().fact()))))
                .anyMatch(text -> text.contains(risk));
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
