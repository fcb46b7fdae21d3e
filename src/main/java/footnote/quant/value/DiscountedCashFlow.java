package footnote.quant.value;

import footnote.quant.MaybeNumber;
import java.util.Arrays;
import java.util.List;

/** A share's value as the worth today of the cash to come. */
public final class DiscountedCashFlow {
    private static final double LEAST_GROWTH = -0.5;
    private static final double MOST_GROWTH = 1;

    private DiscountedCashFlow() {}

    /**
     * What is assumed: the last year's free cash flow to the firm, its growth over {@code years}, its growth for ever
     * after, the rate at which it is discounted, net debt and shares.
     */
    public record Assumptions(
            double freeCashFlow,
            double growth,
            int years,
            double terminalGrowth,
            double discountRate,
            double netDebt,
            double shares) {
        public Assumptions {
            if (!Double.isFinite(freeCashFlow + growth + terminalGrowth + discountRate + netDebt)) {
                throw new IllegalArgumentException("every assumption of a valuation is a finite number");
            }
            if (years < 1 || !(shares > 0) || growth <= -1 || terminalGrowth <= -1) {
                throw new IllegalArgumentException(
                        "a valuation needs 1 year or more, shares, and growth above -100 %: not " + years + " years, "
                                + shares + " shares, growth " + growth + " and " + terminalGrowth);
            }
        }

        private Assumptions growing(double other) {
            return new Assumptions(freeCashFlow, other, years, terminalGrowth, discountRate, netDebt, shares);
        }

        private Assumptions with(double rate, double forEver) {
            return new Assumptions(freeCashFlow, growth, years, forEver, rate, netDebt, shares);
        }
    }

    /** Worth today of the forecast and of all after it, together, less net debt, and per share. */
    public record Valuation(
            MaybeNumber forecast,
            MaybeNumber terminal,
            MaybeNumber enterpriseValue,
            MaybeNumber equityValue,
            MaybeNumber perShare) {}

    /** Values per share: a row for each discount rate, a column for each growth for ever after. */
    public record Grid(List<Double> discountRates, List<Double> terminalGrowths, List<List<MaybeNumber>> perShare) {
        public Grid {
            discountRates = List.copyOf(discountRates);
            terminalGrowths = List.copyOf(terminalGrowths);
            perShare = List.copyOf(perShare);
        }
    }

    /** Two stages, cash at each year's end, Gordon's growth after the last; missing where growth outruns the rate. */
    public static Valuation value(Assumptions assumed) {
        if (assumed.discountRate() <= assumed.terminalGrowth()) {
            MaybeNumber missing = MaybeNumber.missing("the discount rate is not above the terminal growth");
            return new Valuation(missing, missing, missing, missing, missing);
        }
        double cash = assumed.freeCashFlow();
        double discount = 1;
        double forecast = 0;
        for (int year = 1; year <= assumed.years(); year++) {
            cash *= 1 + assumed.growth();
            discount /= 1 + assumed.discountRate();
            forecast += cash * discount;
        }
        double after = cash * (1 + assumed.terminalGrowth()) / (assumed.discountRate() - assumed.terminalGrowth());
        double enterprise = forecast + after * discount;
        double equity = enterprise - assumed.netDebt();
        return new Valuation(
                MaybeNumber.of(forecast),
                MaybeNumber.of(after * discount),
                MaybeNumber.of(enterprise),
                MaybeNumber.of(equity),
                MaybeNumber.of(equity / assumed.shares()));
    }

    /** The value per share under every pair of discount rate and terminal growth. */
    public static Grid grid(Assumptions assumed, double[] discountRates, double[] terminalGrowths) {
        List<List<MaybeNumber>> rows = Arrays.stream(discountRates)
                .mapToObj(rate -> Arrays.stream(terminalGrowths)
                        .mapToObj(growth -> value(assumed.with(rate, growth)).perShare())
                        .toList())
                .toList();
        return new Grid(
                Arrays.stream(discountRates).boxed().toList(),
                Arrays.stream(terminalGrowths).boxed().toList(),
                rows);
    }

    /** Reverse: the growth over the forecast's years that the price implies, sought from -50 % to +100 % a year. */
    public static MaybeNumber impliedGrowth(Assumptions assumed, double price) {
        if (assumed.freeCashFlow() <= 0) {
            return MaybeNumber.missing("free cash flow is not positive");
        }
        if (!value(assumed).perShare().known()) {
            return value(assumed).perShare();
        }
        double low = LEAST_GROWTH;
        double high = MOST_GROWTH;
        if (perShare(assumed, low) > price || perShare(assumed, high) < price) {
            return MaybeNumber.missing("no growth rate in the tested range gives the price");
        }
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2;
            if (perShare(assumed, middle) < price) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return MaybeNumber.of((low + high) / 2);
    }

    private static double perShare(Assumptions assumed, double growth) {
        return value(assumed.growing(growth)).perShare().orNaN();
    }
}
