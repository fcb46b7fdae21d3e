package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import footnote.domain.names.ShortName;
import footnote.domain.opinion.MissingInput;
import footnote.publication.report.PrintedReport;
import footnote.publication.report.Report;
import footnote.research.valuation.AssumptionOverrides;
import footnote.workflows.report.data.FinancialData;
import footnote.workflows.report.data.MarketData;
import footnote.workflows.report.data.NewsData;
import footnote.workflows.report.data.Quotable;
import footnote.workflows.report.data.ReportData;
import footnote.workflows.report.data.ValuationData;
import footnote.workflows.report.plan.ReportKind;
import footnote.workflows.report.text.BannedWords;
import footnote.workflows.report.valuation.ReportValuation;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

class RoughCasesTest {
    private static ReportData without(ReportData data, String part) {
        var financial = part.equals("financial") ? Optional.<FinancialData>empty() : data.financial();
        var valuation = part.equals("valuation") ? Optional.<ValuationData>empty() : data.valuation();
        var market = part.equals("market") ? Optional.<MarketData>empty() : data.market();
        var news = part.equals("news") ? Optional.<NewsData>empty() : data.news();
        return new ReportData(
                data.plan(),
                data.task(),
                financial,
                valuation,
                market,
                news,
                ReportValuation.value(
                        data.task(), financial, valuation, market, AssumptionOverrides.NOTHING, List.of()),
                List.of(new MissingInput("the " + part + " data", "the vendor is away")));
    }

    @Test
    void aGathererThatFailsIsAGapAndTheReportStillStands() {
        var whole = Drafts.kept("QVLN").book().data();
        for (var part : List.of("financial", "valuation", "market", "news")) {
            var draft = Drafts.written(without(whole, part));

            PublishCheck.of(draft.report());
            assertThat(draft.report().gaps())
                    .extracting(Report.Gap::what)
                    .as(part)
                    .contains("the " + part + " data");
        }
    }

    @Test
    void aBankHasNoGrossMarginAndIsValuedByItsBook() {
        var draft = Drafts.kept("PLFB");

        assertThat(draft.book().lastYear("gross_margin")).isEmpty();
        assertThat(draft.book().data().value().financial()).isTrue();
        assertThat(draft.book().data().value().scenarios()).hasSize(3);
        assertThat(draft.report().gaps()).extracting(Report.Gap::what).doesNotContain("Discounted cash flow");
    }

    @Test
    void aLossMakerGetsNoCashFlowValueAndSaysWhy() {
        var draft = Drafts.kept("TRVM");

        assertThat(draft.book().data().value().grid()).isEmpty();
        assertThat(draft.report().gaps())
                .filteredOn(gap -> gap.what().equals("Discounted cash flow"))
                .extracting(Report.Gap::why)
                .containsExactly("a clinical-stage company has no cash flow to discount");
    }

    @Test
    void valuesAShareInItsOwnCurrencyThoughTheBooksAreInAnother() {
        var book = Drafts.kept("LQIA").book();

        var worth = book.now("market_cap").orElseThrow();
        var turned =
                book.data().value().measures().find("market_value_over_price").orElseThrow();
        var price = book.now("price").orElseThrow();

        assertThat(worth.fact().unit()).hasToString("CNY");
        assertThat(worth.derivation().orElseThrow().formula()).endsWith("x USD in CNY");
        assertThat(turned.number() * price.number()).isCloseTo(worth.number(), withinPercentage(0.001));
        assertThat(book.data().value().ranges())
                .flatExtracting(range -> List.of(range.low(), range.high()))
                .allSatisfy(id -> assertThat(book.entry(id)
                                .orElseThrow()
                                .fact()
                                .unit()
                                .currency()
                                .orElseThrow())
                        .hasToString("USD"));
    }

    @Test
    void ratesAreThoseOfTheCurrencyTheCashFlowsAreIn() {
        var pounds = Drafts.kept("NILX.IL").book().data().value();
        var dollars = Drafts.kept("QVLN").book().data().value();

        assertThat(pounds.measures().find("risk_free").orElseThrow().number()).isGreaterThan(10);
        assertThat(pounds.measures().find("country_premium").orElseThrow().number())
                .isPositive();
        assertThat(pounds.measures().find("discount_rate").orElseThrow().number())
                .isEqualTo(
                        pounds.measures().find("cost_of_equity").orElseThrow().number());
        assertThat(dollars.measures().find("risk_free").orElseThrow().number()).isLessThan(10);
        assertThat(dollars.measures().find("country_premium")).isEmpty();
    }

    @Test
    void twoYearsOfHistoryAreEnough() {
        var draft = Drafts.of("TSDR", ReportKind.FUNDAMENTAL, 2);

        PublishCheck.of(draft.report());
        assertThat(draft.report().sections()).hasSizeGreaterThan(10);
    }

    /** Its notes end on the last line of a page in one column and higher up in the last. */
    @Test
    void noEmptyPageFollowsTheNotes() throws IOException {
        var printed = Drafts.printed("TSDR");

        try (var document = Loader.loadPDF(printed.file(PrintedReport.DOCUMENT))) {
            var text = new PDFTextStripper();
            text.setStartPage(document.getNumberOfPages());
            assertThat(text.getText(document)).hasSizeGreaterThan(500);
        }
    }

    @Test
    void anAssumptionOfTheReadersReplacesTheHouses() {
        var data = Drafts.kept("QVLN").book().data();

        var study = ReportValuation.value(
                data.task(),
                data.financial(),
                data.valuation(),
                data.market(),
                AssumptionOverrides.read(List.of("wacc=9%")),
                List.of());

        assertThat(study.assumptions())
                .filteredOn(assumption -> assumption.name().equals("WACC"))
                .extracting(assumption -> assumption.basis())
                .containsExactly("given by the reader");
        assertThat(study.measures().number("wacc_given")).isEqualTo(9);
    }

    @Test
    void hostileWordsAreInert() {
        assertThat(Quotable.plain("a\u202Eb <script>\u0000 {fact:x} \"q\"")).isEqualTo("a b <script> fact:x 'q'");
        assertThat(Quotable.of("We will double your money. Sales rose 50 percent."))
                .isEmpty();
        assertThat(ShortName.of("<script>alert(1)</script> Holdings Inc")).doesNotContain("<", ">");
        assertThat(ShortName.of("x".repeat(5000)).length()).isLessThan(100);
    }

    @Test
    void knowsTheWordsAReportDoesNotHold() {
        assertThat(BannedWords.objection("we initiate coverage")).isPresent();
        assertThat(BannedWords.objection("a price target of")).isPresent();
        assertThat(BannedWords.objection("listed in the US")).isEmpty();
    }
}
