package footnote.workflows.report;

import static footnote.workflows.report.Drafts.said;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.opinion.Advice;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What page 1 and the thesis say against the shares. */
abstract class ThesisTextTest {
    @Test
    void redFlagsLeadTheBearCaseAndDecideWhatWouldChangeTheView() {
        assertThat(said("ORRB", "thesis"))
                .contains("These red flags are open, with sources on page 1: restated,")
                .contains("The rating is lowered as long as the red flags on page 1 stand.")
                .doesNotContain("Revenue growth above");
        assertThat(said("QVLN", "thesis")).doesNotContain("red flags");
    }

    @Test
    void weakCashConversionOfThreeYearsCountsWhateverOneQuarterBrought() {
        assertThat(Drafts.kept("ORRB")
                        .book()
                        .now("cash_conversion")
                        .orElseThrow()
                        .number())
                .isGreaterThan(0.8);

        assertThat(said("ORRB", "thesis"))
                .contains("Over the last three fiscal years, operating cash flow was only")
                .doesNotContain("a yield of");
        assertThat(said("ORRB", "summary")).contains("One quarter was");
    }

    @Test
    void legalClaimsBehindChargesAreTheMainRisk() {
        assertThat(said("HLMD", "summary")).contains("Several thousand patients claim that the coating");
    }

    /** Impairments of FY23 and FY24 hide that the margin before them fell every year. */
    @Test
    void marginsAreComparedBeforeImpairments() {
        assertThat(said("AMBG", "summary")).contains("before charges of");
        assertThat(said("AMBG", "thesis"))
                .contains("before charges, would weaken the bear case")
                .doesNotContain("is above its earlier average");
    }

    /** The shares rose by a third on the day of the trial's result. */
    @Test
    void aLargeMoveOfTheDayStandsOnPageOneWithItsNews() {
        assertThat(said("TRVM", "summary")).contains("The shares rose").contains("late-stage trial");
        assertThat(said("QVLN", "summary")).doesNotContain("The shares rose");
    }

    /** Management names beams, and sheet added most; a bank's fees gave a tenth of its growth. */
    @Test
    void aCauseThatTheFiguresDoNotBearOutStandsBesideThem() {
        assertThat(Drafts.kept("GRWK").analysis().summary().text())
                .contains("By segment, Sheet added most in FY25: {fact:");
        assertThat(Drafts.kept("BSRV.MI").analysis().summary().text())
                .contains("By line of income, net interest income added most in FY25: ");
        assertThat(said("ORRB", "financials")).contains("Management attributes the decrease in gross margin to");
    }

    @Test
    void aLargeMoveOfTheMonthIsComparedWithItsIndex() {
        assertThat(said("GRWK", "summary"))
                .containsPattern("The shares fell .* in one month, vs\\. .* for the ")
                .contains("No news in the period explains it.");
    }

    /** A steelmaker pays a steady part of the EPS of the year before; a salmon farmer paid a smaller part of it. */
    @Test
    void aDividendThatFollowsEarningsIsNotCut() {
        assertThat(said("GRWK", "summary")).doesNotContain("was cut");
        assertThat(said("FJDL.OL", "summary")).contains("was cut");
    }

    @Test
    void debtThatCashDoesNotCoverHasToBeRefinanced() {
        assertThat(said("SLQS", "thesis")).contains("is due within one year of the end of FY25, more than cash of");
        assertThat(said("AMBG", "thesis")).doesNotContain("is due within one year");
        assertThat(said("AMBG", "financials"))
                .containsPattern("Debt is due as follows: \\{fact:[^}]+} within one year of the end of FY25, .* and "
                        + "\\{fact:[^}]+} later\\.");
    }

    @Test
    void banksAndInsurersAreAnalyzedByWhatTheyEarnFrom() {
        assertThat(said("PLFB", "financials"))
                .contains("Net interest income was", "Loans were", "Provisions were")
                .doesNotContain("Premiums earned");
        assertThat(said("87Q1.T", "financials"))
                .contains("Premiums earned were", "the combined ratio was")
                .doesNotContain("Net interest income");
    }

    /** A return that fell for years: a bear case above what it is today would be none. */
    @Test
    void aBearCaseIsNoBetterThanTheLastYear() {
        for (var symbol : List.of("VRDN.PA", "PLFB")) {
            var book = Drafts.kept(symbol).book();
            var last = book.lastYear("return_on_equity").orElseThrow().number();
            var bear = book.data().value().measures().entries().stream()
                    .filter(entry -> entry.fact().metric().name().equals("scenario_return_on_equity"))
                    .mapToDouble(LedgerEntry::number)
                    .min()
                    .orElseThrow();

            assertThat(bear).as(symbol).isLessThanOrEqualTo(last);
        }
    }

    /** Worse growth or a lower margin would not lift a SELL. */
    /** Earnings and margins of a year depend on the cycle, and their averages on how many peaks the years have. */
    @Test
    void aCyclicalCompanyIsNotJudgedByItsOwnPastMultipleOrMargin() {
        assertThat(said("GRWK", "thesis")).doesNotContain("own median", "earlier average");
        assertThat(said("QVLN", "thesis")).contains("earlier average");
    }

    @Test
    void aNegativeViewIsChangedByImprovementsAlone() {
        Drafts.all().forEach((symbol, draft) -> {
            var rating = draft.book().data().value().view().rating();
            if (rating == Advice.SELL || rating == Advice.AVOID) {
                assertThat(said(symbol, "thesis")).as(symbol).doesNotContain("would weaken the bull case");
            }
            if (rating == Advice.BUY) {
                assertThat(said(symbol, "thesis")).as(symbol).doesNotContain("would weaken the bear case");
            }
        });
    }

    /** At the return of the last year the multiple would be fair; the view rests on the return over the cycle. */
    @Test
    void theHeadlineOnAMultipleNamesTheReturnThatFairValueRestsOn() {
        var draft = Drafts.kept("87Q1.T");
        var cycle = draft.book().now("through_cycle_return").orElseThrow();

        assertThat(draft.report().masthead().finding())
                .contains("book value for a through-cycle ROE of {fact:" + cycle.id() + "}");
    }

    @Test
    void aValuationByBookValueSaysWhatReturnThePriceImplies() {
        var book = Drafts.kept("87Q1.T").book();
        double multiple = book.now("price").orElseThrow().number()
                / book.now("model_value_per_share").orElseThrow().number()
                * book.now("justified_price_to_book").orElseThrow().number();
        double cost = book.now("cost_of_equity").orElseThrow().number();
        double growth = 1;

        var implied = new Prose(said("87Q1.T", "valuation"))
                .references().stream()
                        .flatMap(id -> book.entry(id).stream())
                        .filter(each -> each.fact().metric().name().equals("implied_return_on_equity"))
                        .findFirst()
                        .orElseThrow();

        assertThat(said("87Q1.T", "valuation")).contains("The price implies a through-cycle ROE of");
        assertThat(implied.number()).isCloseTo(growth + multiple * (cost - growth), within(0.1));
    }

    /** Revenue fell, which matters less than that earnings hardly cover interest. */
    @Test
    void interestThatEarningsHardlyCoverLeadsWhereThereIsNoView() {
        assertThat(Drafts.kept("AMBG").report().masthead().finding()).startsWith("EBIT covers interest only");
    }

    @Test
    void oneRedFlagIsNotCalledSeveral() {
        assertThat(said("AMBG", "thesis")).contains("One red flag is open, with its source on page 1: restated.");
    }

    /** Growth of the year is below its CAGR, but that of the latest quarter is above it. */
    @Test
    void growthThatRecoveredIsNoRisk() {
        assertThat(said("BRSK", "risks")).doesNotContain("is below the CAGR");
        assertThat(said("BRSK", "thesis")).doesNotContain("is below the CAGR");
    }

    @Test
    void figuresThatPrintAlikeAreUnchanged() {
        assertThat(said("BRSK", "financials")).containsPattern("operating expenses were \\S+ of revenue, unchanged");
        assertThat(said("BRSK", "management")).contains("unchanged from FY22");
    }

    @Test
    void aGrossMarginThatFellEveryYearIsNotCalledStable() {
        assertThat(said("AMBG", "industry"))
                .contains("Gross margin fell every year")
                .doesNotContain("Gross margin stayed");
    }

    @Test
    void fairValueBeyondAllAnalystsIsSaidToBe() {
        assertThat(said("BRSK", "valuation")).contains("and above the highest estimate,");
        assertThat(said("GRWK", "valuation")).contains("is below the consensus target price of");
    }

    /** Charges of two years hide that the margin fell, and earnings that were negative in between have no rate of growth. */
    @Test
    void exhibitsCompareBeforeChargesAndGiveNoRateThroughALoss() {
        var told = Drafts.kept("AMBG").report().prose().map(Prose::text).toList();

        assertThat(told).noneMatch(text -> text.contains("EPS has a CAGR"));
        assertThat(told)
                .anyMatch(text -> text.contains("operating margin was below its earlier average of")
                        && text.contains("before charges"));
    }

    @Test
    void aLossIsToldWithoutItsSign() {
        assertThat(said("SLQS", "financials")).startsWith("The net loss was {fact:");
        assertThat(said("AMBG", "financials")).contains(", vs. a net loss of {fact:");
        assertThat(said("QVLN", "financials")).startsWith("Net income was {fact:");
    }

    @Test
    void aBearCaseWithoutValueForShareholdersIsSaidInWords() {
        assertThat(said("AMBG", "risks"))
                .contains("fair value is zero, vs. a price of")
                .doesNotContain("below the base");
        assertThat(said("AMBG", "summary")).contains("fair value is zero: no value");
    }

    /** The last year's return exceeds the cost of equity, that of the cycle, which fair value rests on, does not. */
    @Test
    void theReturnThatFairValueRestsOnIsArguedAndWhatWouldJustifyThePrice() {
        assertThat(said("87Q1.T", "thesis"))
                .contains("The through-cycle ROE of {fact:", "} is below the cost of equity of {fact:")
                .contains("would justify the price; FY26 ROE was {fact:");
    }

    @Test
    void aCashOutflowHasItsPeriod() {
        assertThat(said("SLQS", "risks")).containsPattern("LTM Mar-26 FCF is \\{fact:");
    }
}
