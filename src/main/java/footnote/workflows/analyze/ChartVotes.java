package footnote.workflows.analyze;

import footnote.domain.opinion.Tally;
import footnote.research.MetricSet;
import footnote.workflows.analyze.VoteCollector.Sayings;
import java.util.function.DoubleUnaryOperator;

/** The rule of the technical analyst: one vote per indicator, with weights that favor the longer trend. */
final class ChartVotes {
    /** Within this of an average the price counts as at it. */
    private static final double AT = 0.01;

    private ChartVotes() {}

    static Tally of(MetricSet measures) {
        double price = measures.number("price");
        var votes = new VoteCollector(measures);
        average(votes, price, 200, 4);
        average(votes, price, 50, 3);
        average(votes, price, 20, 2);
        votes.on(
                "MACD",
                3,
                "macd_histogram",
                value -> Math.signum(value),
                new Sayings(
                        "MACD histogram of {} is positive.",
                        "MACD histogram of {} is flat.",
                        "MACD histogram of {} is negative."));
        votes.on(
                "RSI 14",
                2,
                "rsi_14",
                ChartVotes::momentum,
                new Sayings("RSI 14 of {} is bullish.", "RSI 14 of {} is neutral.", "RSI 14 of {} is bearish."));
        votes.on(
                "ADX 14",
                3,
                "adx_14",
                directed(measures),
                new Sayings(
                        "ADX 14 of {} confirms an uptrend.",
                        "ADX 14 of {} shows no clear trend.",
                        "ADX 14 of {} confirms a downtrend."));
        votes.on(
                "Bollinger bands",
                1,
                "bollinger_position",
                value -> value > 1 ? -0.5 : value < 0 ? 0.5 : 0,
                new Sayings(
                        "The close is below the lower Bollinger band (position {}), which often precedes a rebound.",
                        "The close is within the Bollinger bands (position {}).",
                        "The close is above the upper Bollinger band (position {}), which often precedes a pullback."));
        votes.on(
                "Volume",
                1,
                "volume_spike",
                value -> value < 2 ? 0 : Math.signum(measures.number("change_on_day")),
                new Sayings(
                        "Volume was {} its average on a rising price.",
                        "Volume was {} its average.",
                        "Volume was {} its average on a falling price."));
        votes.on(
                "Relative strength",
                3,
                "relative_return_6_months",
                VoteCollector.between(-5, 5),
                new Sayings(
                        "The share beat its index by {} over six months.",
                        "The share moved in line with its index over six months ({}).",
                        "The share trailed its index over six months ({})."));
        return votes.tally();
    }

    private static void average(VoteCollector votes, double price, int days, double weight) {
        String name = "SMA " + days;
        votes.on(
                name,
                weight,
                "sma_" + days,
                average -> VoteCollector.between(-AT, AT).applyAsDouble(price / average - 1),
                new Sayings(
                        "The price is above its " + name + " of {}.",
                        "The price is at its " + name + " of {}.",
                        "The price is below its " + name + " of {}."));
    }

    /** Strength is good until it is too much, weakness bad until it is. */
    private static double momentum(double rsi) {
        if (rsi >= 70) {
            return -0.5;
        }
        if (rsi <= 30) {
            return 0.5;
        }
        return rsi > 55 ? 1 : rsi < 45 ? -1 : 0;
    }

    private static DoubleUnaryOperator directed(MetricSet measures) {
        double direction = Math.signum(measures.number("plus_di_14") - measures.number("minus_di_14"));
        return adx -> adx < 25 ? 0 : direction;
    }
}
