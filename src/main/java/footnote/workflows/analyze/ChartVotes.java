package footnote.workflows.analyze;

import footnote.domain.opinion.Tally;
import footnote.research.MetricSet;
import footnote.workflows.analyze.VoteCollector.Sayings;
import java.util.function.DoubleUnaryOperator;

/** The rule of the technical analyst: what each indicator votes for, with weights that favour the longer trend. */
final class ChartVotes {
    /** Within this of an average the price counts as at it. */
    private static final double AT = 0.01;

    private ChartVotes() {}

    static Tally of(MetricSet measures) {
        double price = measures.number("price");
        var ballot = new VoteCollector(measures);
        average(ballot, price, 200, 4);
        average(ballot, price, 50, 3);
        average(ballot, price, 20, 2);
        ballot.on(
                "MACD",
                3,
                "macd_histogram",
                value -> Math.signum(value),
                new Sayings(
                        "MACD runs above its signal by {}.",
                        "MACD runs at its signal, {} apart.",
                        "MACD runs below its signal by {}."));
        ballot.on("RSI 14", 2, "rsi_14", ChartVotes::momentum, sayings("RSI 14 of {} speaks for ", "momentum"));
        ballot.on(
                "ADX 14",
                3,
                "adx_14",
                directed(measures),
                new Sayings(
                        "ADX 14 of {} confirms a trend, and it points up.",
                        "ADX 14 of {} shows no trend worth the name.",
                        "ADX 14 of {} confirms a trend, and it points down."));
        ballot.on(
                "Bollinger bands",
                1,
                "bollinger_position",
                value -> value > 1 ? -0.5 : value < 0 ? 0.5 : 0,
                new Sayings(
                        "The close lies under the lower Bollinger band, at {} of its width, and may spring back.",
                        "The close lies within the Bollinger bands, at {} of their width.",
                        "The close lies over the upper Bollinger band, at {} of its width, and may fall back."));
        ballot.on(
                "Volume",
                1,
                "volume_spike",
                value -> value < 2 ? 0 : Math.signum(measures.number("change_on_day")),
                new Sayings(
                        "Volume of {} times its usual came with a rising price.",
                        "Volume is {} times its usual, no spike.",
                        "Volume of {} times its usual came with a falling price."));
        ballot.on(
                "Relative strength",
                3,
                "relative_return_6_months",
                VoteCollector.between(-5, 5),
                new Sayings(
                        "The share beat its market by {} in the half year.",
                        "The share kept pace with its market, {} apart in the half year.",
                        "The share trailed its market, by {} in the half year."));
        return ballot.tally();
    }

    private static void average(VoteCollector ballot, double price, int days, double weight) {
        String name = "SMA " + days;
        ballot.on(
                name,
                weight,
                "sma_" + days,
                average -> VoteCollector.between(-AT, AT).applyAsDouble(price / average - 1),
                new Sayings(
                        "The price stands above its " + name + " of {}.",
                        "The price stands at its " + name + " of {}.",
                        "The price stands below its " + name + " of {}."));
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

    private static Sayings sayings(String before, String what) {
        return new Sayings(
                before + "the bulls.", before + "neither side: there is no " + what + ".", before + "the bears.");
    }
}
