package footnote.workflows.coverage.screen;

import footnote.domain.Market;
import footnote.runtime.run.Fault;
import footnote.workflows.coverage.screen.Condition.Comparator;
import footnote.workflows.coverage.screen.Condition.Field;
import footnote.workflows.coverage.screen.Formula.Sort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Reads a screen: comparisons of metrics joined by and, or, not and parentheses, such as
 * {@code roic > 15% and net debt / ebitda < 1 and market = US}.
 */
public final class ScreenParser {
    private static final int LONGEST = 1000;

    private final FormulaParser formulas;
    private final ScreenText text;
    private int depth;

    private ScreenParser(String expression) {
        this.text = new ScreenText(expression);
        this.formulas = new FormulaParser(text);
    }

    /** The condition, or a refusal that says where the text goes wrong and what could stand there. */
    public static Condition parse(String expression) {
        if (expression.isBlank() || expression.length() > LONGEST) {
            throw Fault.input("a screen has 1 to " + LONGEST + " characters, such as roic > 15% and market = US");
        }
        var parser = new ScreenParser(expression.strip());
        var condition = parser.or();
        if (!parser.text.atEnd()) {
            throw parser.text.refused("'and', 'or' or the end was expected at '" + parser.text.rest() + "'");
        }
        return condition;
    }

    private Condition or() {
        var condition = and();
        while (text.word("or")) {
            condition = new Condition.Or(condition, and());
        }
        return condition;
    }

    private Condition and() {
        var condition = not();
        while (text.word("and")) {
            condition = new Condition.And(condition, not());
        }
        return condition;
    }

    private Condition not() {
        if (text.word("not")) {
            return new Condition.Not(not());
        }
        return grouped();
    }

    /** Parentheses hold a condition, or belong to a formula: what follows them tells. */
    private Condition grouped() {
        int start = text.place();
        if (++depth > 40) {
            throw text.refused("it has too many parentheses");
        }
        if (text.sign("(")) {
            try {
                var condition = or();
                if (text.sign(")") && !text.ahead("[-+*/<>=!]")) {
                    return condition;
                }
            } catch (Fault formula) {
                text.back(start);
                if (!text.parenthesesHoldAFormula()) {
                    throw formula;
                }
            }
            text.back(start);
        }
        return comparison();
    }

    private Condition comparison() {
        for (var field : Field.values()) {
            int start = text.place();
            if (text.word(field.name().toLowerCase(Locale.ROOT))) {
                if (text.ahead("=|!=|<>|in\\b|is\\b|contains\\b|not\\b")) {
                    return fieldTest(field);
                }
                text.back(start);
            }
        }
        var left = formulas.sum();
        var comparator = comparator();
        var right = formulas.sum();
        agree(left, right);
        return new Condition.Comparison(left, comparator, right);
    }

    private Comparator comparator() {
        for (var each : List.of(
                Comparator.AT_MOST,
                Comparator.AT_LEAST,
                Comparator.NOT_EQUAL,
                Comparator.LESS,
                Comparator.MORE,
                Comparator.EQUAL)) {
            if (text.sign(each.sign())) {
                return each;
            }
        }
        throw text.refused("a comparison such as > or <= was expected "
                + (text.atEnd() ? "at the end" : "at '" + text.rest() + "'"));
    }

    private Condition fieldTest(Field field) {
        boolean negated = text.sign("!=") || text.sign("<>");
        boolean contains = false;
        if (!negated) {
            negated = text.word("not") || (text.word("is") && text.word("not"));
            contains = text.word("contains");
        }
        if (!contains) {
            boolean _ = text.sign("=") || text.word("is");
        }
        var values = new ArrayList<String>();
        if (text.word("in")) {
            if (!text.sign("(")) {
                throw text.refused("a list in parentheses was expected after 'in', such as market in (US, Japan)");
            }
            do {
                values.add(text.value());
            } while (text.sign(","));
            if (!text.sign(")")) {
                throw text.refused("')' was expected " + (text.atEnd() ? "at the end" : "at '" + text.rest() + "'"));
            }
        } else {
            values.add(text.value());
        }
        if (field == Field.MARKET && !contains) {
            values.forEach(this::known);
        }
        return new Condition.FieldTest(field, contains, negated, values);
    }

    private void known(String market) {
        if (Market.named(market).isEmpty()) {
            throw text.refused("the market '" + market + "' is unknown; there are "
                    + Arrays.stream(Market.values()).map(Market::label).collect(Collectors.joining(", ")));
        }
    }

    /** A percentage goes with a percentage, an amount with an amount. */
    private void agree(Formula left, Formula right) {
        var one = left.sort();
        var other = right.sort();
        if (one == other || ratios(one, other) || bothMoney(left, right)) {
            return;
        }
        if (one == Sort.PLAIN || other == Sort.PLAIN) {
            var figure = one == Sort.PLAIN ? other : one;
            throw text.refused("a number needs its unit here: write it like "
                    + switch (figure) {
                        case PERCENT -> "15%";
                        case AMOUNT -> "$1bn";
                        case PER_SHARE -> "$5.20";
                        default -> "2.5";
                    });
        }
        throw text.refused(article(one) + " cannot be compared with " + article(other));
    }

    /** An amount that is written out goes with amounts per share too. */
    static boolean bothMoney(Formula left, Formula right) {
        return (left instanceof Formula.Literal && left.sort() == Sort.AMOUNT && right.sort() == Sort.PER_SHARE)
                || (right instanceof Formula.Literal && right.sort() == Sort.AMOUNT && left.sort() == Sort.PER_SHARE);
    }

    /** Plain numbers and percentages both compare with ratios, plain numbers with days and counts. */
    private static boolean ratios(Sort one, Sort other) {
        return (one == Sort.RATIO && (other == Sort.PERCENT || other == Sort.PLAIN))
                || (other == Sort.RATIO && (one == Sort.PERCENT || one == Sort.PLAIN))
                || ((one == Sort.DAYS || one == Sort.COUNT) && other == Sort.PLAIN)
                || ((other == Sort.DAYS || other == Sort.COUNT) && one == Sort.PLAIN);
    }

    /** As a sentence has it: "a percentage", "an amount of money". */
    static String article(Sort sort) {
        return (sort == Sort.AMOUNT || sort == Sort.PER_SHARE ? "an " : "a ") + words(sort);
    }

    private static String words(Sort sort) {
        return switch (sort) {
            case PERCENT -> "percentage";
            case AMOUNT -> "amount of money";
            case PER_SHARE -> "amount per share";
            case RATIO -> "ratio";
            case DAYS -> "number of days";
            case COUNT -> "count";
            case PLAIN -> "plain number";
        };
    }
}
