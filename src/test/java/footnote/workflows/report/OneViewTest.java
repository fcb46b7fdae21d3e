package footnote.workflows.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import footnote.domain.LedgerEntry;
import footnote.domain.opinion.Advice;
import footnote.domain.opinion.CompanyView;
import footnote.publication.report.Calculations.Entry;
import footnote.publication.report.Calculations.Line;
import footnote.publication.report.Report.Highlight;
import footnote.research.CompanyKind;
import footnote.research.redflags.RedFlagSearch;
import footnote.research.valuation.AssumptionOverrides;
import footnote.research.valuation.ValuationEngine;
import footnote.research.valuation.ValuationInputsGatherer;
import footnote.runtime.json.Json;
import footnote.testing.SampleEvidence;
import footnote.testing.Sampled;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The view on every company of the sample market is one and the same wherever it is shown. */
@Tag(Sampled.TAG)
abstract class OneViewTest {
    private static final Set<String> REFUSED_FOR_FINANCIALS = Set.of(
            "free_cash_flow", "free_cash_flow_margin", "free_cash_flow_yield", "ebitda", "net_debt", "ev_to_ebitda");

    static Stream<String> companies() {
        return Drafts.symbols().stream();
    }

    private static CompanyView shown(String symbol) {
        return Drafts.kept(symbol).book().data().value().view();
    }

    @ParameterizedTest
    @MethodSource("companies")
    void reportAndAnalysisShareFairValueUpsideAndRating(String symbol) {
        var room = SampleEvidence.open();
        var listing = SampleEvidence.listing(symbol);

        var analysed = ValuationEngine.value(
                        new ValuationInputsGatherer(room).gather(listing, SampleEvidence.VIEW),
                        AssumptionOverrides.NOTHING,
                        new RedFlagSearch(room)
                                .search(listing, SampleEvidence.VIEW)
                                .flags())
                .view();

        assertThat(analysed).isEqualTo(shown(symbol));
    }

    @ParameterizedTest
    @MethodSource("companies")
    void theFirstPageShowsTheFairValueAndExpectedReturnOfTheView(String symbol) {
        var report = Drafts.kept(symbol).report();

        var view = shown(symbol);

        assertThat(highlighted(report.masthead().allHighlights(), "Fair value"))
                .isEqualTo(view.fairValue().map(CompanyView.Figure::entry));
        assertThat(highlighted(report.masthead().allHighlights(), "Expected return"))
                .isEqualTo(view.expectedReturn().map(CompanyView.Figure::entry));
        assertThat(report.masthead().view().orElseThrow().rows())
                .anyMatch(row -> row.value().text().equals(view.ratingWord()));
    }

    /** The headline names the view where fair value and price alone decide it, and no other. */
    @ParameterizedTest
    @MethodSource("companies")
    void theHeadlineNamesTheView(String symbol) {
        String headline = Drafts.kept(symbol).report().masthead().finding();

        var view = shown(symbol);

        boolean cheap = headline.startsWith("Undervalued");
        boolean expensive = headline.startsWith("Overvalued");
        assertThat(cheap)
                .isEqualTo(view.rating() == Advice.BUY && (headline.contains(": ") || headline.contains(", but ")));
        assertThat(!expensive || view.rating() == Advice.SELL).isTrue();
        assertThat(!headline.startsWith("Fairly priced") || view.rating() == Advice.HOLD)
                .isTrue();
        double expected = view.expectedReturn().map(CompanyView.Figure::value).orElse(Double.NaN);
        assertThat(!headline.startsWith("Fairly priced") || Math.abs(expected) <= 10)
                .isTrue();
        assertThat(!headline.startsWith("Above fair value") || expected < -10).isTrue();
        assertThat(!headline.startsWith("Below fair value") || expected > 10).isTrue();
        assertThat(headline.split(" ").length).isLessThanOrEqualTo(12);
    }

    /** Where the report says at which prices the view changes, the present price and view agree with it. */
    @ParameterizedTest
    @MethodSource("companies")
    void thePricesAtWhichTheViewChangesAgreeWithTheView(String symbol) {
        var draft = Drafts.kept(symbol);

        var view = shown(symbol);

        if (draft.report().toString().contains("The view is positive at a price")) {
            double price = number(draft, "price");
            boolean cheap = price < number(draft, "price_at_upper_threshold");
            boolean expensive = price > number(draft, "price_at_lower_threshold");
            assertThat(view.rating()).isEqualTo(cheap ? Advice.BUY : expensive ? Advice.SELL : Advice.HOLD);
        }
    }

    /** Forecast years are fiscal years that follow on the last one reported. */
    @ParameterizedTest
    @MethodSource("companies")
    void forecastsFiscalYears(String symbol) {
        var book = Drafts.kept(symbol).book();

        var years = book.data().value().forecast();

        for (int i = 0; i < years.size(); i++) {
            var last = book.lastYear("revenue").orElseThrow().fact().period();
            assertThat(years.get(i).label())
                    .isEqualTo(last.later(i + 1).label() + "E")
                    .startsWith("FY");
        }
    }

    private static Optional<String> highlighted(List<Highlight> highlights, String label) {
        return highlights.stream()
                .filter(each -> each.label().equals(label))
                .flatMap(each -> each.value().references().stream())
                .findFirst();
    }

    @ParameterizedTest
    @MethodSource("companies")
    void theWorkbookComesToTheFairValueAndNamesTheRating(String symbol) {
        var sheets = Drafts.kept(symbol).report().workings().sheets();

        var lines = sheets.stream()
                .filter(sheet -> sheet.name().equals("View"))
                .findFirst()
                .orElseThrow()
                .lines();

        var view = shown(symbol);
        assertThat(lines.getLast().label()).startsWith("Rating " + view.ratingWord());
        assertThat(formula(lines, "fair_value")).isEqualTo(view.fairValue().map(CompanyView.Figure::value));
        assertThat(formula(lines, "expected_return"))
                .isEqualTo(view.expectedReturn().map(CompanyView.Figure::value));
        sheets.stream()
                .filter(sheet -> sheet.name().equals("DCF"))
                .flatMap(sheet -> formula(sheet.lines(), "per_share").stream())
                .forEach(modelled -> assertThat(modelled)
                        .isCloseTo(view.fairValue().orElseThrow().value(), withinPercentage(0.0001)));
    }

    private static Optional<Double> formula(List<Line> lines, String key) {
        return lines.stream()
                .filter(line -> line.key().equals(key))
                .flatMap(line -> line.entries().stream().limit(1))
                .filter(Entry.Formula.class::isInstance)
                .map(entry -> ((Entry.Formula) entry).value().doubleValue())
                .findFirst();
    }

    @ParameterizedTest
    @MethodSource("companies")
    void theViewSurvivesItsJson(String symbol) {
        var view = shown(symbol);

        assertThat(Json.read(Json.write(view), CompanyView.class)).isEqualTo(view);
    }

    @ParameterizedTest
    @MethodSource("companies")
    void expectedReturnIsFairValueOverPriceLessOne(String symbol) {
        var view = shown(symbol);

        view.expectedReturn().ifPresent(expected -> assertThat(expected.value())
                .isCloseTo(
                        100
                                * (view.fairValue().orElseThrow().value()
                                                / view.price().orElseThrow().value()
                                        - 1),
                        within(1e-6)));
    }

    @ParameterizedTest
    @MethodSource("companies")
    void aFairValueComesFromAModelAndNeverForDistressedOrClinicalCompanies(String symbol) {
        var value = Drafts.kept(symbol).book().data().value();

        if (Set.of(CompanyKind.DISTRESSED, CompanyKind.BIOTECH, CompanyKind.PRE_PROFIT)
                .contains(value.kind())) {
            assertThat(value.view().fairValue()).isEmpty();
        }
        assertThat(value.view().fairValue().isPresent())
                .isEqualTo(value.view().notEstimated().isEmpty());
        assertThat(value.view().methods().isEmpty())
                .isEqualTo(value.view().fairValue().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("companies")
    void noBankOrInsurerIsMeasuredByFreeCashFlowEbitdaOrNetDebt(String symbol) {
        var draft = Drafts.kept(symbol);
        if (!draft.book().data().lender()) {
            return;
        }

        var printed = draft.report().ledger().stream()
                .map(entry -> entry.fact().metric().name())
                .toList();

        assertThat(printed).doesNotContainAnyElementsOf(REFUSED_FOR_FINANCIALS);
    }

    @Test
    void aModelTwoTimesAwayFromThePriceIsDoubtedAndSupportsNoRating() {
        var far = Drafts.all().values().stream()
                .map(draft -> draft.book().data().value().view())
                .filter(view -> view.expectedReturn()
                        .filter(each -> each.value() > 100 || each.value() < -50)
                        .isPresent())
                .toList();

        assertThat(far).isNotEmpty().allSatisfy(view -> {
            assertThat(view.ratingWord()).isIn("NOT RATED", "AVOID");
            assertThat(view.notes()).anyMatch(note -> note.text().contains("should be doubted"));
        });
    }

    private static double number(Drafts draft, String metric) {
        return draft.book().now(metric).map(LedgerEntry::number).orElse(Double.NaN);
    }
}
