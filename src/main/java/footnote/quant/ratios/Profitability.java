package footnote.quant.ratios;

import static footnote.quant.ratios.Line.COST_OF_SALES;
import static footnote.quant.ratios.Line.CURRENT_LIABILITIES;
import static footnote.quant.ratios.Line.DEPRECIATION;
import static footnote.quant.ratios.Line.EQUITY;
import static footnote.quant.ratios.Line.GOODWILL;
import static footnote.quant.ratios.Line.GROSS_PROFIT;
import static footnote.quant.ratios.Line.INCOME_BEFORE_TAX;
import static footnote.quant.ratios.Line.INCOME_TAX;
import static footnote.quant.ratios.Line.INTANGIBLES;
import static footnote.quant.ratios.Line.INTEREST_EXPENSE;
import static footnote.quant.ratios.Line.NET_INCOME;
import static footnote.quant.ratios.Line.OPERATING_INCOME;
import static footnote.quant.ratios.Line.REVENUE;
import static footnote.quant.ratios.Line.TOTAL_ASSETS;
import static footnote.quant.ratios.Line.TOTAL_DEBT;
import static footnote.quant.ratios.Ratio.average;
import static footnote.quant.ratios.Ratio.sum;

import footnote.quant.Measured;

/** Margins, and returns on what was invested; as fractions. */
public final class Profitability {
    private Profitability() {}

    /** Gross profit as reported, else revenue less cost of sales. */
    public static Measured grossProfit(Statement year) {
        return year.line(GROSS_PROFIT).or(year.line(REVENUE).minus(year.line(COST_OF_SALES)));
    }

    /** Earnings before interest and tax: income before tax plus interest expense. */
    public static Measured ebit(Statement year) {
        return sum(year, INCOME_BEFORE_TAX, INTEREST_EXPENSE);
    }

    /** Operating income plus depreciation and amortisation. */
    public static Measured ebitda(Statement year) {
        return sum(year, OPERATING_INCOME, DEPRECIATION);
    }

    /** Gross profit over revenue. */
    public static Measured grossMargin(Statement year) {
        return margin(grossProfit(year), year);
    }

    /** Operating income over revenue. */
    public static Measured operatingMargin(Statement year) {
        return margin(year.line(OPERATING_INCOME), year);
    }

    /** Operating income before depreciation over revenue. */
    public static Measured ebitdaMargin(Statement year) {
        return margin(ebitda(year), year);
    }

    /** Earnings before interest and tax over revenue. */
    public static Measured ebitMargin(Statement year) {
        return margin(ebit(year), year);
    }

    /** Income before tax over revenue. */
    public static Measured pretaxMargin(Statement year) {
        return margin(year.line(INCOME_BEFORE_TAX), year);
    }

    /** Net income over revenue. */
    public static Measured netMargin(Statement year) {
        return margin(year.line(NET_INCOME), year);
    }

    /** Income tax over income before tax; undefined for a loss. */
    public static Measured effectiveTaxRate(Statement year) {
        return Ratio.ofPositive(year, INCOME_TAX, INCOME_BEFORE_TAX);
    }

    /** Net income over the mean of opening and closing equity; undefined where that is not positive. */
    public static Measured returnOnEquity(Statement year, Statement before) {
        return year.line(NET_INCOME).overPositive(average(year, before, EQUITY), "average shareholders' equity");
    }

    /** Net income over the mean of opening and closing total assets. */
    public static Measured returnOnAssets(Statement year, Statement before) {
        return year.line(NET_INCOME).overPositive(average(year, before, TOTAL_ASSETS), "average total assets");
    }

    /** Net income over average total assets less goodwill and intangibles. */
    public static Measured returnOnTangibleAssets(Statement year, Statement before) {
        Measured tangible = average(year, before, TOTAL_ASSETS)
                .minus(average(year, before, GOODWILL))
                .minus(average(year, before, INTANGIBLES));
        return year.line(NET_INCOME).overPositive(tangible, "average tangible assets");
    }

    /** Earnings before interest, taxed at the effective rate, over average equity plus debt. */
    public static Measured returnOnInvestedCapital(Statement year, Statement before) {
        Measured invested = average(year, before, EQUITY).plus(average(year, before, TOTAL_DEBT));
        return afterTax(ebit(year), year).overPositive(invested, "average invested capital");
    }

    /** Earnings before interest and tax over total assets less current liabilities at the year's end. */
    public static Measured returnOnCapitalEmployed(Statement year) {
        Measured employed = year.line(TOTAL_ASSETS).minus(year.line(CURRENT_LIABILITIES));
        return ebit(year).overPositive(employed, "capital employed");
    }

    static Measured afterTax(Measured income, Statement year) {
        return income.times(effectiveTaxRate(year).map(rate -> 1 - rate));
    }

    private static Measured margin(Measured income, Statement year) {
        return income.overPositive(year.line(REVENUE), REVENUE.label());
    }
}
