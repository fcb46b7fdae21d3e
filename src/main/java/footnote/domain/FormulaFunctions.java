package footnote.domain;

import java.util.Arrays;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;

/** The functions a formula may call over numbers alone: statistics, powers and the discounting of cash flows. */
final class FormulaFunctions {
    private static final double LEAST_GROWTH = -50;
    private static final double MOST_GROWTH = 100;
    private static final int HALVINGS = 60;
    private static final Map<String, Integer> FEWEST = Map.of(
            "years",
            0,
            "span",
            0,
            "sum",
            0,
            "pow",
            2,
            "quantile",
            2,
            "cash_value",
            7,
            "cash_forecast",
            5,
            "cash_rest",
            5,
            "cash_growth",
            8);

    private FormulaFunctions() {}

    /** How many arguments a function takes at least. */
    static int fewest(String function) {
        return FEWEST.getOrDefault(function, 1);
    }

    /** What a function gives; nothing where there is none of that name. */
    static OptionalDouble value(String function, double[] given) {
        return switch (function) {
            case "sum" -> OptionalDouble.of(Arrays.stream(given).sum());
            case "mean" -> OptionalDouble.of(Arrays.stream(given).average().orElse(Double.NaN));
            case "min" -> OptionalDouble.of(Arrays.stream(given).min().orElse(Double.NaN));
            case "max" -> OptionalDouble.of(Arrays.stream(given).max().orElse(Double.NaN));
            case "median" -> OptionalDouble.of(quantile(0.5, given));
            case "quantile" -> OptionalDouble.of(quantile(given[0], Arrays.copyOfRange(given, 1, given.length)));
            case "pow" -> OptionalDouble.of(Math.pow(given[0], given[1]));
            case "cash_value" -> OptionalDouble.of(perShare(given));
            case "cash_forecast" -> OptionalDouble.of(worth(given)[0]);
            case "cash_rest" -> OptionalDouble.of(worth(given)[1]);
            case "cash_growth" -> OptionalDouble.of(impliedGrowth(given));
            default -> OptionalDouble.empty();
        };
    }

    /** By straight lines between the sorted values. */
    private static double quantile(double share, double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double place = share * (sorted.length - 1);
        int low = (int) Math.floor(place);
        int high = Math.min(low + 1, sorted.length - 1);
        return sorted[low] + (place - low) * (sorted[high] - sorted[low]);
    }

    /** Flow, growth, years, growth for ever, rate: worth today of the years forecast and of all after; rates in percent. */
    private static double[] worth(double[] given) {
        double cash = given[0];
        double discount = 1;
        double forecast = 0;
        for (int year = 1; year <= (int) given[2]; year++) {
            cash *= 1 + given[1] / 100;
            discount /= 1 + given[4] / 100;
            forecast += cash * discount;
        }
        return new double[] {forecast, cash * (1 + given[3] / 100) / ((given[4] - given[3]) / 100) * discount};
    }

    /** As above, then net debt and shares. */
    private static double perShare(double[] given) {
        double[] worth = worth(given);
        return (worth[0] + worth[1] - given[5]) / given[6];
    }

    /** As above, then the price: the growth that gives it. */
    private static double impliedGrowth(double[] given) {
        DoubleUnaryOperator value = growth -> {
            double[] tried = given.clone();
            tried[1] = growth;
            return perShare(tried);
        };
        double low = LEAST_GROWTH;
        double high = MOST_GROWTH;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (value.applyAsDouble(middle) < given[7]) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }
}
