package footnote.quant.ratios;

import static footnote.quant.ratios.Ratio.average;
import static footnote.quant.ratios.StatementLine.EQUITY;
import static footnote.quant.ratios.StatementLine.INCOME_BEFORE_TAX;
import static footnote.quant.ratios.StatementLine.NET_INCOME;
import static footnote.quant.ratios.StatementLine.TOTAL_ASSETS;

import footnote.quant.MaybeNumber;

/** Return on equity taken apart; assets and equity are means of opening and closing balances. */
public final class DuPont {
    private DuPont() {}

    /** Net margin x asset turnover x equity multiplier. */
    public record ThreeSteps(
            MaybeNumber netMargin,
            MaybeNumber assetTurnover,
            MaybeNumber equityMultiplier,
            MaybeNumber returnOnEquity) {}

    /** Tax burden x interest burden x margin before both x asset turnover x equity multiplier. */
    public record FiveSteps(
            MaybeNumber taxBurden,
            MaybeNumber interestBurden,
            MaybeNumber ebitMargin,
            MaybeNumber assetTurnover,
            MaybeNumber equityMultiplier,
            MaybeNumber returnOnEquity) {}

    /** The three steps; their product is the return on average equity. */
    public static ThreeSteps threeSteps(Statement year, Statement before) {
        MaybeNumber margin = Profitability.netMargin(year);
        MaybeNumber turnover = Efficiency.assetTurnover(year, before);
        MaybeNumber multiplier = equityMultiplier(year, before);
        return new ThreeSteps(
                margin, turnover, multiplier, margin.times(turnover).times(multiplier));
    }

    /** The five steps, with EBIT as income before tax plus interest; undefined for a loss before tax. */
    public static FiveSteps fiveSteps(Statement year, Statement before) {
        MaybeNumber tax = Ratio.ofPositive(year, NET_INCOME, INCOME_BEFORE_TAX);
        MaybeNumber interest =
                year.line(INCOME_BEFORE_TAX).overPositive(Profitability.ebit(year), "income before interest and tax");
        MaybeNumber margin = Profitability.ebitMargin(year);
        MaybeNumber turnover = Efficiency.assetTurnover(year, before);
        MaybeNumber multiplier = equityMultiplier(year, before);
        MaybeNumber returned = tax.times(interest).times(margin).times(turnover).times(multiplier);
        return new FiveSteps(tax, interest, margin, turnover, multiplier, returned);
    }

    /** Average total assets over average equity. */
    public static MaybeNumber equityMultiplier(Statement year, Statement before) {
        return average(year, before, TOTAL_ASSETS)
                .overPositive(average(year, before, EQUITY), "average shareholders' equity");
    }
}
