package footnote.quant.ratios;

import static footnote.quant.ratios.Line.EQUITY;
import static footnote.quant.ratios.Line.INCOME_BEFORE_TAX;
import static footnote.quant.ratios.Line.NET_INCOME;
import static footnote.quant.ratios.Line.TOTAL_ASSETS;
import static footnote.quant.ratios.Ratio.average;

import footnote.quant.Measured;

/** Return on equity taken apart; assets and equity are means of opening and closing balances. */
public final class DuPont {
    private DuPont() {}

    /** Net margin x asset turnover x equity multiplier. */
    public record ThreeSteps(
            Measured netMargin, Measured assetTurnover, Measured equityMultiplier, Measured returnOnEquity) {}

    /** Tax burden x interest burden x margin before both x asset turnover x equity multiplier. */
    public record FiveSteps(
            Measured taxBurden,
            Measured interestBurden,
            Measured ebitMargin,
            Measured assetTurnover,
            Measured equityMultiplier,
            Measured returnOnEquity) {}

    /** The three steps; their product is the return on average equity. */
    public static ThreeSteps threeSteps(Statement year, Statement before) {
        Measured margin = Profitability.netMargin(year);
        Measured turnover = Efficiency.assetTurnover(year, before);
        Measured multiplier = equityMultiplier(year, before);
        return new ThreeSteps(
                margin, turnover, multiplier, margin.times(turnover).times(multiplier));
    }

    /** The five steps, with EBIT as income before tax plus interest; undefined for a loss before tax. */
    public static FiveSteps fiveSteps(Statement year, Statement before) {
        Measured tax = Ratio.ofPositive(year, NET_INCOME, INCOME_BEFORE_TAX);
        Measured interest =
                year.line(INCOME_BEFORE_TAX).overPositive(Profitability.ebit(year), "income before interest and tax");
        Measured margin = Profitability.ebitMargin(year);
        Measured turnover = Efficiency.assetTurnover(year, before);
        Measured multiplier = equityMultiplier(year, before);
        Measured returned = tax.times(interest).times(margin).times(turnover).times(multiplier);
        return new FiveSteps(tax, interest, margin, turnover, multiplier, returned);
    }

    /** Average total assets over average equity. */
    public static Measured equityMultiplier(Statement year, Statement before) {
        return average(year, before, TOTAL_ASSETS)
                .overPositive(average(year, before, EQUITY), "average shareholders' equity");
    }
}
