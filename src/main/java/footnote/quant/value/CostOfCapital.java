package footnote.quant.value;

import footnote.quant.MaybeNumber;

/** What owners and lenders ask for their money, as fractions a year. */
public final class CostOfCapital {
    private CostOfCapital() {}

    /** Cost of equity by the capital asset pricing model: risk-free rate plus beta x the market's premium. */
    public static MaybeNumber capm(MaybeNumber riskFree, MaybeNumber beta, MaybeNumber marketPremium) {
        return riskFree.plus(beta.times(marketPremium));
    }

    /** Weighted average cost of capital: market value of equity and debt as weights, interest after tax. */
    public static MaybeNumber wacc(
            MaybeNumber marketValue,
            MaybeNumber debt,
            MaybeNumber costOfEquity,
            MaybeNumber costOfDebt,
            MaybeNumber taxRate) {
        MaybeNumber capital = marketValue.plus(debt);
        MaybeNumber interest = costOfDebt.times(taxRate.map(rate -> 1 - rate));
        return marketValue
                .times(costOfEquity)
                .plus(debt.times(interest))
                .overPositive(capital, "market value plus debt");
    }
}
