package footnote.domain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;

/**
 * Arithmetic over the inputs of a derived fact, as a machine reads it: numbers, + - * / and brackets, inputs by metric
 * ({@code revenue}, {@code revenue@before}) or by place ({@code #1}, {@code #3..}, {@code all}), {@code a ?? b} for the
 * first that is there, and a few functions.
 */
public final class FormulaExpression {
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

    private final String text;
    private final Fact own;
    private final List<Fact> inputs;
    private int at;

    private FormulaExpression(String text, Fact own, List<Fact> inputs) {
        this.text = text;
        this.own = own;
        this.inputs = inputs;
    }

    /** What the terms give over these inputs, in their order; names that no input has are an error. */
    public static double value(String terms, Fact own, List<Fact> inputs) {
        var reckoning = new FormulaExpression(terms, own, inputs);
        double value = reckoning.sum();
        reckoning.blanks();
        if (reckoning.at < terms.length()) {
            throw new IllegalArgumentException("'" + terms.substring(reckoning.at) + "' is left over in " + terms);
        }
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("the inputs do not give a number by " + terms);
        }
        return value;
    }

    private double sum() {
        double value = product();
        while (true) {
            if (take("+")) {
                value += product();
            } else if (take("-")) {
                value -= product();
            } else {
                return value;
            }
        }
    }

    private double product() {
        double value = choice();
        while (true) {
            if (take("*")) {
                value *= choice();
            } else if (take("/")) {
                value /= choice();
            } else {
                return value;
            }
        }
    }

    private double choice() {
        double value = factor();
        while (take("??")) {
            double other = factor();
            value = Double.isNaN(value) ? other : value;
        }
        return value;
    }

    private double factor() {
        if (take("-")) {
            return -factor();
        }
        if (take("(")) {
            double value = sum();
            expect(")");
            return value;
        }
        blanks();
        if (at < text.length() && Character.isDigit(text.charAt(at))) {
            return Double.parseDouble(word("0123456789."));
        }
        if (take("#")) {
            return number(input());
        }
        String name = word("abcdefghijklmnopqrstuvwxyz0123456789_");
        if (name.isEmpty()) {
            throw new IllegalArgumentException("an operand is missing at place " + at + " of " + text);
        }
        return take("(") ? called(name) : named(name, take("@before"));
    }

    private Fact input() {
        int place = place();
        if (place < 1 || place > inputs.size()) {
            throw new IllegalArgumentException("there is no input #" + place + " of " + text);
        }
        return inputs.get(place - 1);
    }

    private int place() {
        String digits = word("0123456789");
        if (digits.isEmpty() || digits.length() > 3) {
            throw new IllegalArgumentException("an input has a number from 1 on, in " + text);
        }
        return Math.max(1, Integer.parseInt(digits));
    }

    /** NaN where no input goes by that name; of several, that of the fact's own period. */
    private double named(String name, boolean before) {
        var named = inputs.stream()
                .filter(input -> input.metric().name().equals(name))
                .toList();
        if (named.size() > 1 || before) {
            named = named.stream()
                    .filter(input ->
                            before == input.period().end().isBefore(own.period().end()))
                    .toList();
        }
        if (named.size() > 1) {
            throw new IllegalArgumentException("several inputs are called " + name + " in " + text);
        }
        return named.isEmpty() ? Double.NaN : number(named.getFirst());
    }

    private static double number(Fact fact) {
        return fact.value().doubleValue();
    }

    private double called(String function) {
        double[] given = arguments();
        if (given.length < FEWEST.getOrDefault(function, 1)) {
            throw new IllegalArgumentException(function + " has too few arguments in " + text);
        }
        return switch (function) {
            case "sum" -> Arrays.stream(given).sum();
            case "mean" -> Arrays.stream(given).average().orElse(Double.NaN);
            case "min" -> Arrays.stream(given).min().orElse(Double.NaN);
            case "max" -> Arrays.stream(given).max().orElse(Double.NaN);
            case "median" -> quantile(0.5, given);
            case "quantile" -> quantile(given[0], Arrays.copyOfRange(given, 1, given.length));
            case "pow" -> Math.pow(given[0], given[1]);
            case "years" -> Math.round(spanned());
            case "span" -> spanned();
            case "cash_value" -> perShare(given);
            case "cash_forecast" -> worth(given)[0];
            case "cash_rest" -> worth(given)[1];
            case "cash_growth" -> impliedGrowth(given);
            default -> throw new IllegalArgumentException("there is no function " + function + " in " + text);
        };
    }

    private double[] arguments() {
        var given = new ArrayList<Double>();
        if (take(")")) {
            return new double[0];
        }
        do {
            blanks();
            int start = at;
            if (take("all")) {
                inputs.forEach(input -> given.add(number(input)));
            } else if (!take("#") || !rest(given)) {
                at = start;
                given.add(sum());
            }
        } while (take(","));
        expect(")");
        return given.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** {@code #3..}: the third input and all after it. */
    private boolean rest(List<Double> given) {
        int from = place();
        if (!take("..")) {
            return false;
        }
        inputs.subList(Math.min(from - 1, inputs.size()), inputs.size()).forEach(input -> given.add(number(input)));
        return true;
    }

    /** Years between the ends of the first two inputs. */
    private double spanned() {
        if (inputs.size() < 2) {
            throw new IllegalArgumentException("there are no two inputs to span");
        }
        long from = inputs.get(0).period().end().toEpochDay();
        return Math.abs(inputs.get(1).period().end().toEpochDay() - from) / 365.25;
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

    private boolean take(String sign) {
        blanks();
        if (!text.startsWith(sign, at)) {
            return false;
        }
        at += sign.length();
        return true;
    }

    private void expect(String sign) {
        if (!take(sign)) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "'%s' is missing at place %d of %s", sign, at, text));
        }
    }

    private void blanks() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private String word(String letters) {
        int from = at;
        while (at < text.length() && letters.indexOf(text.charAt(at)) >= 0) {
            if (text.startsWith("..", at)) {
                break;
            }
            at++;
        }
        return text.substring(from, at);
    }
}
