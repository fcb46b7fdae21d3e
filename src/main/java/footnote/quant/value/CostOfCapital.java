package footnote.quant.value;

import footnote.quant.Measured;

/** What owners and lenders ask for their money, as fractions a year. */
public final class CostOfCapital {
    private CostOfCapital() {}

    /** Cost of equity by the capital asset pricing model: risk-free rate plus beta x the market's premium. */
    public static Measured capm(Measured riskFree, Measured beta, Measured marketPremium) {
        return riskFree.plus(beta.times(marketPremium));
    }

    /** Weighted average cost of capital: market value of equity and debt as weights, interest after tax. */
    public static Measured wacc(
            Measured marketValue, Measured debt, Measured costOfEquity, Measured costOfDebt, Measured taxRate) {
        Measured capital = marketValue.plus(debt);
        Measured interest = costOfDebt.times(taxRate.map(rate -> 1 - rate));
        return marketValue
                .times(costOfEquity)
                .plus(debt.times(interest))
                .overPositive(capital, "market value plus debt");
    }
}
