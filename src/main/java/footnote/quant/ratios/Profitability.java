package footnote.quant.ratios;

import static footnote.quant.ratios.Ratio.average;
import static footnote.quant.ratios.Ratio.sum;
import static footnote.quant.ratios.StatementLine.COST_OF_SALES;
import static footnote.quant.ratios.StatementLine.DEPRECIATION;
import static footnote.quant.ratios.StatementLine.EQUITY;
import static footnote.quant.ratios.StatementLine.GOODWILL;
import static footnote.quant.ratios.StatementLine.GROSS_PROFIT;
import static footnote.quant.ratios.StatementLine.INCOME_BEFORE_TAX;
import static footnote.quant.ratios.StatementLine.INCOME_TAX;
import static footnote.quant.ratios.StatementLine.INTANGIBLES;
import static footnote.quant.ratios.StatementLine.INTEREST_EXPENSE;
import static footnote.quant.ratios.StatementLine.MINORITY_INTEREST;
import static footnote.quant.ratios.StatementLine.OPERATING_INCOME;
import static footnote.quant.ratios.StatementLine.REVENUE;
import static footnote.quant.ratios.StatementLine.TOTAL_ASSETS;

import footnote.quant.MaybeNumber;

/** Margins, and returns on what was invested; as fractions. */
public final class Profitability {
    private Profitability() {}

    /** Gross profit as reported, else revenue less cost of sales. */
    public static MaybeNumber grossProfit(Statement year) {
        return year.line(GROSS_PROFIT).or(year.line(REVENUE).minus(year.line(COST_OF_SALES)));
    }

    /** Earnings before interest and tax: income before tax plus interest expense. */
    public static MaybeNumber ebit(Statement year) {
        return sum(year, INCOME_BEFORE_TAX, INTEREST_EXPENSE);
    }

    /** Operating income plus depreciation and amortisation. */
    public static MaybeNumber ebitda(Statement year) {
        return sum(year, OPERATING_INCOME, DEPRECIATION);
    }

    /** Gross profit over revenue. */
    public static MaybeNumber grossMargin(Statement year) {
        return margin(grossProfit(year), year);
    }

    /** Operating income over revenue. */
    public static MaybeNumber operatingMargin(Statement year) {
        return margin(year.line(OPERATING_INCOME), year);
    }

    /** Operating income before depreciation over revenue. */
    public static MaybeNumber ebitdaMargin(Statement year) {
        return margin(ebitda(year), year);
    }

    /** Net income over revenue. */
    public static MaybeNumber netMargin(Statement year) {
        return margin(year.earnings(), year);
    }

    /** Income tax over income before tax; undefined for a loss. */
    public static MaybeNumber effectiveTaxRate(Statement year) {
        return Ratio.ofPositive(year, INCOME_TAX, INCOME_BEFORE_TAX);
    }

    /**
     * Net income over the mean of opening and closing equity, both without what belongs to preferred stock; undefined
     * where either is not positive.
     */
    public static MaybeNumber returnOnEquity(Statement year, Statement before) {
        var closing = year.commonEquity();
        var opening = before.commonEquity();
        return closing.with(opening, Math::min).orNaN() <= 0
                ? MaybeNumber.missing("shareholders' equity is not positive")
                : year.commonEarnings().overPositive(closing.plus(opening).times(0.5), "average shareholders' equity");
    }

    /** Net income over the mean of opening and closing total assets. */
    public static MaybeNumber returnOnAssets(Statement year, Statement before) {
        return year.earnings().overPositive(average(year, before, TOTAL_ASSETS), "average total assets");
    }

    /**
     * Operating income after tax (NOPAT) over the mean of opening and closing operating capital; undefined where either
     * is not positive.
     */
    public static MaybeNumber returnOnInvestedCapital(Statement year, Statement before) {
        var opening = operatingCapital(before);
        var closing = operatingCapital(year);
        if (opening.with(closing, Math::min).orNaN() <= 0) {
            return MaybeNumber.missing("invested capital without cash is not positive");
        }
        return afterTax(year.line(OPERATING_INCOME), year)
                .overPositive(opening.plus(closing).times(0.5), "average invested capital");
    }

    /** What lenders and owners put into operations: debt and equity, minorities included, less cash and investments. */
    public static MaybeNumber operatingCapital(Statement year) {
        return year.line(EQUITY)
                .plus(year.line(MINORITY_INTEREST).or(MaybeNumber.of(0)))
                .plus(Leverage.netDebt(year));
    }

    /** Operating capital without what was paid for other businesses: what growth from within takes more of. */
    public static MaybeNumber tangibleOperatingCapital(Statement year) {
        var none = MaybeNumber.of(0);
        return operatingCapital(year)
                .minus(year.investments())
                .minus(year.line(GOODWILL).or(none))
                .minus(year.line(INTANGIBLES).or(none));
    }

    static MaybeNumber afterTax(MaybeNumber income, Statement year) {
        return income.times(effectiveTaxRate(year).map(rate -> 1 - rate));
    }

    private static MaybeNumber margin(MaybeNumber income, Statement year) {
        return income.overPositive(year.line(REVENUE), REVENUE.label());
    }
}
