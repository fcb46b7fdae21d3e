package footnote.domain;

import java.util.Arrays;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/** The functions a formula may call over numbers alone: statistics, powers and the discounting of cash flows. */
final class FormulaFunctions {
    private static final double LEAST_GROWTH = -50;
    private static final double MOST_GROWTH = 100;
    private static final double LEAST_OF_A_YEAR = -99;
    private static final int HALVINGS = 60;
    private static final Map<String, Integer> FEWEST = Map.ofEntries(
            Map.entry("years", 0),
            Map.entry("span", 0),
            Map.entry("sum", 0),
            Map.entry("pow", 2),
            Map.entry("quantile", 2),
            Map.entry("cash_value", 7),
            Map.entry("cash_forecast", 5),
            Map.entry("cash_rest", 5),
            Map.entry("cash_growth", 8),
            Map.entry("fade_value", 8),
            Map.entry("fade_forecast", 6),
            Map.entry("fade_rest", 6),
            Map.entry("fade_growth", 9),
            Map.entry("path_value", 11),
            Map.entry("path_forecast", 9),
            Map.entry("path_rest", 9),
            Map.entry("path_growth", 12));

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
            case "cash_value" -> OptionalDouble.of(perShare(constant(unfaded(given))));
            case "cash_forecast" -> OptionalDouble.of(worth(constant(unfaded(given)))[0]);
            case "cash_rest" -> OptionalDouble.of(worth(constant(unfaded(given)))[1]);
            case "cash_growth" -> OptionalDouble.of(impliedGrowth(constant(unfaded(given))));
            case "fade_value" -> OptionalDouble.of(perShare(constant(given)));
            case "path_value" -> OptionalDouble.of(perShare(given));
            case "fade_forecast" -> OptionalDouble.of(worth(constant(given))[0]);
            case "path_forecast" -> OptionalDouble.of(worth(given)[0]);
            case "fade_rest" -> OptionalDouble.of(worth(constant(given))[1]);
            case "path_rest" -> OptionalDouble.of(worth(given)[1]);
            case "fade_growth" -> OptionalDouble.of(impliedGrowth(constant(given)));
            case "path_growth" -> OptionalDouble.of(impliedGrowth(given));
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

    /** The arguments of a function without fade years, with none put in after the explicit years. */
    private static double[] unfaded(double[] given) {
        double[] faded = new double[given.length + 1];
        System.arraycopy(given, 0, faded, 0, 3);
        System.arraycopy(given, 3, faded, 4, given.length - 3);
        return faded;
    }

    /** The arguments of a function with one growth for all years, as one that has a path of it. */
    private static double[] constant(double[] given) {
        double[] path = new double[given.length + 3];
        System.arraycopy(given, 0, path, 0, 2);
        System.arraycopy(given, 2, path, 5, given.length - 2);
        return path;
    }

    /** Growth of an explicit year: of the first, of the second, then in equal steps to the last, and a shift of all. */
    private static double growth(double[] given, int year) {
        double years = given[5];
        double way = years <= 2 ? 0.5 : (year - 2) / (years - 2);
        return given[1] + (year == 1 ? given[2] : given[3] + (given[4] - given[3]) * way);
    }

    /**
     * Flow, shift, growth of the first, second and last year, years, fade years, terminal growth, rate: present value of
     * the explicit years and of all after. A twelfth says how many percent of the first year are still to come; without
     * it, all of it is. A thirteenth is net investment, which falls with growth over the fade, or, with the operating
     * capital as a fourteenth, becomes what terminal growth needs of it.
     */
    private static double[] worth(double[] given) {
        double remaining = given.length > 11 ? given[11] / 100 : 1;
        double cash = given[0];
        double discount = Math.pow(1 + given[8] / 100, 1 - remaining);
        double forecast = 0;
        double rest = 0;
        int years = (int) given[5];
        int fade = (int) given[6];
        double last = growth(given, years);
        double released = released(given, last);
        for (int year = 1; year <= years + fade; year++) {
            double rate = year <= years ? growth(given, year) : last + (given[7] - last) * (year - years) / (fade + 1);
            cash *= 1 + rate / 100;
            released *= 1 + rate / 100;
            discount /= 1 + given[8] / 100;
            if (year <= years) {
                forecast += cash * discount * (year == 1 ? remaining : 1);
            } else {
                rest += (cash + released * (year - years) / (fade + 1)) * discount;
            }
        }
        double after = (cash + released) * (1 + given[7] / 100) / ((given[8] - given[7]) / 100);
        return new double[] {forecast, rest + after * discount};
    }

    private static double released(double[] given, double last) {
        double slowest = Math.max(0, given[7]);
        if (given.length > 13) {
            return given[12] - slowest / 100 * given[13];
        }
        return given.length > 12 && last > slowest ? given[12] * (1 - slowest / last) : 0;
    }

    /** As above, with net debt and shares after the rate. */
    private static double perShare(double[] given) {
        double[] worth = worth(given);
        return (worth[0] + worth[1] - given[9]) / given[10];
    }

    /** As above, then the price: the mean growth that gives it, every year growing by as much more or less. */
    private static double impliedGrowth(double[] given) {
        double price = given[given.length - 1];
        var path = IntStream.rangeClosed(1, (int) given[5])
                .mapToDouble(year -> growth(given, year))
                .summaryStatistics();
        double mean = path.getAverage();
        DoubleUnaryOperator value = growth -> {
            double[] tried = Arrays.copyOf(given, given.length - 1);
            tried[1] = given[1] + growth - mean;
            return perShare(tried);
        };
        double low = Math.max(LEAST_GROWTH, mean + LEAST_OF_A_YEAR - path.getMin());
        double high = MOST_GROWTH;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (value.applyAsDouble(middle) < price) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }
}
