package footnote.quant.value;

import footnote.quant.MaybeNumber;
import java.util.stream.IntStream;

/** A share's value as the present value of the cash to come: explicit years, a fade of growth, then a perpetuity. */
public final class DiscountedCashFlow {
    private static final double LEAST_GROWTH = -0.5;
    private static final double MOST_GROWTH = 1;
    /** No year of a path that is shifted as a whole falls below it. */
    private static final double LEAST_OF_A_YEAR = -0.99;

    private DiscountedCashFlow() {}

    /**
     * Growth by year of the forecast: that of the first year, that of the second, and from there in equal steps to that
     * of the last.
     */
    public record GrowthPath(double first, double second, double last) {
        /** The same in every year. */
        public static GrowthPath constant(double growth) {
            return new GrowthPath(growth, growth, growth);
        }

        /** Growth in a year of so many, the first being 1; of two years, the second lies half-way to the last. */
        public double in(int year, int years) {
            double way = years <= 2 ? 0.5 : (year - 2.0) / (years - 2);
            return year == 1 ? first : second + (last - second) * way;
        }

        /** Higher in every year by as much. */
        public GrowthPath plus(double points) {
            return new GrowthPath(first + points, second + points, last + points);
        }

        public double mean(int years) {
            return IntStream.rangeClosed(1, years)
                    .mapToDouble(year -> in(year, years))
                    .average()
                    .orElse(Double.NaN);
        }
    }

    /**
     * Net investment of the last year, and the operating capital that its revenue took: growth of a percent needs a
     * percent of that capital. Where capital is not known ({@code NaN}), investment falls in proportion to growth.
     */
    public record Investment(double amount, double capital) {
        public static final Investment NONE = new Investment(0, Double.NaN);

        /** What terminal growth does not need of the amount; negative where it needs more. */
        public double released(double lastGrowth, double terminalGrowth) {
            double slowest = Math.max(0, terminalGrowth);
            if (!Double.isNaN(capital)) {
                return amount - slowest * capital;
            }
            return lastGrowth > slowest ? amount * (1 - slowest / lastGrowth) : 0;
        }
    }

    /**
     * What is assumed: the last year's free cash flow to the firm, its growth over {@code years}, the years over which
     * growth then fades in equal steps to terminal growth, the discount rate, net debt and shares. {@code remaining} is
     * the part of the first year that lies after the balance sheet of the net debt: only that part of its cash counts,
     * and all cash is that much nearer. {@code investment} is what was invested of the last year's cash: over the fade
     * it becomes what terminal growth needs.
     */
    public record Assumptions(
            double freeCashFlow,
            GrowthPath growth,
            int years,
            int fadeYears,
            double terminalGrowth,
            double discountRate,
            double netDebt,
            double shares,
            double remaining,
            Investment investment) {
        public Assumptions {
            if (!Double.isFinite(freeCashFlow
                    + growth.mean(Math.max(1, years))
                    + terminalGrowth
                    + discountRate
                    + netDebt
                    + investment.amount())) {
                throw new IllegalArgumentException("every assumption of a valuation is a finite number");
            }
            if (!(remaining >= 0 && remaining <= 1)) {
                throw new IllegalArgumentException("between none and all of a year remains, not " + remaining);
            }
            if (years < 1 || fadeYears < 0 || !(shares > 0) || least(growth, years) <= -1 || terminalGrowth <= -1) {
                throw new IllegalArgumentException(
                        "a valuation needs 1 year or more, shares, and growth above -100 %: not " + years + " years, "
                                + shares + " shares, growth " + growth + " and " + terminalGrowth);
            }
        }

        /** Terminal growth right after the explicit years, without a fade, of which the first is whole. */
        public Assumptions(
                double freeCashFlow,
                double growth,
                int years,
                double terminalGrowth,
                double discountRate,
                double netDebt,
                double shares) {
            this(
                    freeCashFlow,
                    GrowthPath.constant(growth),
                    years,
                    0,
                    terminalGrowth,
                    discountRate,
                    netDebt,
                    shares,
                    1,
                    Investment.NONE);
        }

        private static double least(GrowthPath growth, int years) {
            return IntStream.rangeClosed(1, years)
                    .mapToDouble(year -> growth.in(year, years))
                    .min()
                    .orElse(Double.NaN);
        }

        /** The same with another growth in the explicit years. */
        public Assumptions growing(GrowthPath other) {
            return new Assumptions(
                    freeCashFlow,
                    other,
                    years,
                    fadeYears,
                    terminalGrowth,
                    discountRate,
                    netDebt,
                    shares,
                    remaining,
                    investment);
        }

        /** The same from another cash flow. */
        public Assumptions from(double flow) {
            return new Assumptions(
                    flow,
                    growth,
                    years,
                    fadeYears,
                    terminalGrowth,
                    discountRate,
                    netDebt,
                    shares,
                    remaining,
                    investment);
        }

        /** The same at another discount rate and terminal growth. */
        public Assumptions with(double rate, double terminal) {
            return new Assumptions(
                    freeCashFlow, growth, years, fadeYears, terminal, rate, netDebt, shares, remaining, investment);
        }

        /** Cash of the last year that terminal growth does not need as investment; negative where it needs more. */
        private double released() {
            return investment.released(growth.in(years, years), terminalGrowth);
        }

        /** Growth in a year of the fade, the first being 1. */
        private double faded(int year) {
            double last = growth.in(years, years);
            return last + (terminalGrowth - last) * year / (fadeYears + 1);
        }
    }

    /** Present value of the explicit years and of all after them, together, less net debt, and per share. */
    public record Valuation(
            MaybeNumber forecast,
            MaybeNumber terminal,
            MaybeNumber enterpriseValue,
            MaybeNumber equityValue,
            MaybeNumber perShare) {}

    /** Cash at each year's end, Gordon's growth after the last; missing where growth outruns the rate. */
    public static Valuation value(Assumptions assumed) {
        if (assumed.discountRate() <= assumed.terminalGrowth()) {
            MaybeNumber missing = MaybeNumber.missing("the discount rate is not above the terminal growth");
            return new Valuation(missing, missing, missing, missing, missing);
        }
        double cash = assumed.freeCashFlow();
        double released = assumed.released();
        double discount = Math.pow(1 + assumed.discountRate(), 1 - assumed.remaining());
        double forecast = 0;
        for (int year = 1; year <= assumed.years(); year++) {
            cash *= 1 + assumed.growth().in(year, assumed.years());
            released *= 1 + assumed.growth().in(year, assumed.years());
            discount /= 1 + assumed.discountRate();
            forecast += cash * discount * (year == 1 ? assumed.remaining() : 1);
        }
        double fade = 0;
        for (int year = 1; year <= assumed.fadeYears(); year++) {
            cash *= 1 + assumed.faded(year);
            released *= 1 + assumed.faded(year);
            discount /= 1 + assumed.discountRate();
            fade += (cash + released * year / (assumed.fadeYears() + 1)) * discount;
        }
        double after = (cash + released)
                * (1 + assumed.terminalGrowth())
                / (assumed.discountRate() - assumed.terminalGrowth());
        double rest = fade + after * discount;
        double enterprise = forecast + rest;
        double equity = enterprise - assumed.netDebt();
        return new Valuation(
                MaybeNumber.of(forecast),
                MaybeNumber.of(rest),
                MaybeNumber.of(enterprise),
                MaybeNumber.of(equity),
                MaybeNumber.of(equity / assumed.shares()));
    }

    /**
     * Reverse: the mean growth over the forecast's years that the price implies where every year grows by as much more
     * or less, sought from -50% to +100% a year and where no single year falls by more than 99%.
     */
    public static MaybeNumber impliedGrowth(Assumptions assumed, double price) {
        if (assumed.freeCashFlow() <= 0) {
            return MaybeNumber.missing("free cash flow is not positive");
        }
        if (!value(assumed).perShare().known()) {
            return value(assumed).perShare();
        }
        double mean = assumed.growth().mean(assumed.years());
        double low =
                Math.max(LEAST_GROWTH, mean + LEAST_OF_A_YEAR - Assumptions.least(assumed.growth(), assumed.years()));
        double high = MOST_GROWTH;
        if (perShare(assumed, low - mean) > price || perShare(assumed, high - mean) < price) {
            return MaybeNumber.missing("no growth rate in the tested range gives the price");
        }
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2;
            if (perShare(assumed, middle - mean) < price) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return MaybeNumber.of((low + high) / 2);
    }

    private static double perShare(Assumptions assumed, double more) {
        return value(assumed.growing(assumed.growth().plus(more))).perShare().orNaN();
    }
}
