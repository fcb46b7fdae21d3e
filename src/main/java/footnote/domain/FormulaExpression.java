package footnote.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Arithmetic over the inputs of a derived fact, as a machine reads it: numbers, + - * / and brackets, inputs by metric
 * ({@code revenue}, {@code revenue@before}) or by place ({@code #1}, {@code #3..}, {@code all}), {@code a ?? b} for the
 * first that is there, and a few functions.
 */
public final class FormulaExpression {
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
        var expression = new FormulaExpression(terms, own, inputs);
        double value = expression.sum();
        expression.blanks();
        if (expression.at < terms.length()) {
            throw new IllegalArgumentException("'" + terms.substring(expression.at) + "' is left over in " + terms);
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
        if (given.length < FormulaFunctions.fewest(function)) {
            throw new IllegalArgumentException(function + " has too few arguments in " + text);
        }
        return switch (function) {
            case "years" -> Math.round(spanned());
            case "span" -> spanned();
            default ->
                FormulaFunctions.value(function, given)
                        .orElseThrow(
                                () -> new IllegalArgumentException("there is no function " + function + " in " + text));
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
