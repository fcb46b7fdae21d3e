package footnote.quant.ratios;

import static footnote.quant.ratios.Ratio.sum;
import static footnote.quant.ratios.StatementLine.CURRENT_ASSETS;
import static footnote.quant.ratios.StatementLine.CURRENT_LIABILITIES;
import static footnote.quant.ratios.StatementLine.DEPRECIATION;
import static footnote.quant.ratios.StatementLine.LONG_TERM_DEBT;
import static footnote.quant.ratios.StatementLine.OPERATING_CASH_FLOW;
import static footnote.quant.ratios.StatementLine.PROPERTY;
import static footnote.quant.ratios.StatementLine.RECEIVABLES;
import static footnote.quant.ratios.StatementLine.REVENUE;
import static footnote.quant.ratios.StatementLine.SELLING_AND_ADMINISTRATION;
import static footnote.quant.ratios.StatementLine.TOTAL_ASSETS;

import footnote.quant.MaybeNumber;

/** The Beneish M-score (1999): how much a company resembles known earnings manipulators, from eight weighted indices. */
public record Beneish(
        MaybeNumber receivables,
        MaybeNumber grossMargin,
        MaybeNumber assetQuality,
        MaybeNumber salesGrowth,
        MaybeNumber depreciation,
        MaybeNumber administration,
        MaybeNumber leverage,
        MaybeNumber accruals) {

    /** A score above this resembles the companies that did. */
    public static final double THRESHOLD = -1.78;

    /** Each index sets this year beside the one before, 1 where nothing changed; accruals are over total assets. */
    public static Beneish of(Statement year, Statement before) {
        return new Beneish(
                grown(Ratio.ofPositive(year, RECEIVABLES, REVENUE), Ratio.ofPositive(before, RECEIVABLES, REVENUE)),
                grown(Profitability.grossMargin(before), Profitability.grossMargin(year)),
                grown(softAssets(year), softAssets(before)),
                grown(year.line(REVENUE), before.line(REVENUE)),
                grown(wear(before), wear(year)),
                grown(
                        Ratio.ofPositive(year, SELLING_AND_ADMINISTRATION, REVENUE),
                        Ratio.ofPositive(before, SELLING_AND_ADMINISTRATION, REVENUE)),
                grown(owed(year), owed(before)),
                year.earnings()
                        .minus(year.line(OPERATING_CASH_FLOW))
                        .overPositive(year.line(TOTAL_ASSETS), TOTAL_ASSETS.label()));
    }

    /** M with the published weights: -2.48 for a company in which nothing changes and profit is cash. */
    public MaybeNumber score() {
        return MaybeNumber.of(-4.84)
                .plus(receivables.times(0.920))
                .plus(grossMargin.times(0.528))
                .plus(assetQuality.times(0.404))
                .plus(salesGrowth.times(0.892))
                .plus(depreciation.times(0.115))
                .plus(administration.times(-0.172))
                .plus(leverage.times(-0.327))
                .plus(accruals.times(4.679));
    }

    private static MaybeNumber grown(MaybeNumber now, MaybeNumber then) {
        return now.overPositive(then, "the figure it is compared with");
    }

    /** The share of assets that is neither current nor property. */
    private static MaybeNumber softAssets(Statement year) {
        return sum(year, CURRENT_ASSETS, PROPERTY)
                .overPositive(year.line(TOTAL_ASSETS), TOTAL_ASSETS.label())
                .map(hard -> 1 - hard);
    }

    private static MaybeNumber wear(Statement year) {
        return year.line(DEPRECIATION).overPositive(sum(year, DEPRECIATION, PROPERTY), "depreciation plus property");
    }

    private static MaybeNumber owed(Statement year) {
        return sum(year, CURRENT_LIABILITIES, LONG_TERM_DEBT)
                .overPositive(year.line(TOTAL_ASSETS), TOTAL_ASSETS.label());
    }
}
