package footnote.quant.value;

import footnote.quant.MaybeNumber;

/** A share's value as the worth today of its dividends to come. */
public final class DividendDiscount {
    private DividendDiscount() {}

    /** Gordon's growth model (1959): next year's dividend over cost of equity less growth. */
    public static MaybeNumber gordon(MaybeNumber dividend, double growth, double costOfEquity) {
        return twoStages(dividend, growth, 0, growth, costOfEquity);
    }

    /** Two stages: {@code years} of one growth, another thereafter; dividends at each year's end. */
    public static MaybeNumber twoStages(
            MaybeNumber dividend, double growth, int years, double terminalGrowth, double costOfEquity) {
        if (dividend.orNaN() <= 0) {
            return MaybeNumber.missing("no dividend is paid");
        }
        if (costOfEquity <= terminalGrowth) {
            return MaybeNumber.missing("the cost of equity is not above the terminal growth");
        }
        double paid = 1;
        double discount = 1;
        double worth = 0;
        for (int year = 1; year <= years; year++) {
            paid *= 1 + growth;
            discount /= 1 + costOfEquity;
            worth += paid * discount;
        }
        double after = paid * (1 + terminalGrowth) / (costOfEquity - terminalGrowth);
        return dividend.times(worth + after * discount);
    }
}
