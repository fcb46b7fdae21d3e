package footnote.workflows.coverage.screen;

import footnote.domain.Denomination;
import footnote.domain.Metric;
import footnote.research.metrics.MetricNames;
import footnote.workflows.coverage.screen.Formula.Sort;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the arithmetic of a screen: metrics by any of their names, numbers with units, + - * / and parentheses. */
final class FormulaParser {
    private static final Pattern NUMBER = Pattern.compile(
            "(?i)(?<symbol>us\\$|hk\\$|[$€£¥₹₩])?\\s*(?:(?<code>USD|EUR|GBP|JPY|INR|CNY"
                    + "|KRW|HKD|TWD|CHF|CAD|AUD|SEK|NOK|DKK|SGD)\\s+)?(?<number>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)"
                    + "\\s*(?<scale>(?:tn|trillion|bn|billion|mn|million|m|b|k)(?![\\p{L}]))?\\s*(?<unit>%|x(?![\\p{L}])|days?(?![\\p{L}]))?");
    private static final Map<String, String> SYMBOLS =
            Map.of("$", "USD", "us$", "USD", "hk$", "HKD", "€", "EUR", "£", "GBP", "¥", "JPY", "₹", "INR", "₩", "KRW");
    private static final String NUMBER_WORDS =
            "(?i)(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
                    + "|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|a|half)"
                    + "[\\s-]*)*(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
                    + "|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|half)\\b";
    private static final Pattern UNKNOWN = Pattern.compile("(?i)(?:(?!\\s+(?:and|or)\\b)[\\p{L}\\p{N}_&\\s])+");

    /** Every name, the longest first, since one may begin like another. */
    private static final List<Pattern> NAMES = MetricNames.words().stream()
            .map(words -> Pattern.compile(
                    "(?i)" + words.replace(" ", "[\\s_-]+").replace("/", "\\s*/\\s*") + "(?![\\p{L}\\p{N}_])"))
            .toList();

    private final ScreenText text;

    FormulaParser(ScreenText text) {
        this.text = text;
    }

    Formula sum() {
        var formula = product();
        while (true) {
            if (text.sign("+")) {
                formula = added(formula, '+', product());
            } else if (text.sign("-")) {
                formula = added(formula, '-', product());
            } else {
                return formula;
            }
        }
    }

    private Formula added(Formula left, char sign, Formula right) {
        if (left.sort() != right.sort() && !ScreenParser.bothMoney(left, right)) {
            throw text.refused(ScreenParser.article(left.sort()) + " and " + ScreenParser.article(right.sort())
                    + " cannot be added");
        }
        boolean shares = right.sort() == Sort.PER_SHARE;
        return new Formula.Joined(left, sign, right, shares ? Sort.PER_SHARE : left.sort());
    }

    private Formula product() {
        var formula = factor();
        while (true) {
            if (text.sign("*")) {
                var right = factor();
                formula = new Formula.Joined(formula, '*', right, times(formula.sort(), right.sort()));
            } else if (text.sign("/")) {
                var right = factor();
                formula = new Formula.Joined(formula, '/', right, over(formula.sort(), right.sort()));
            } else {
                return formula;
            }
        }
    }

    private Sort times(Sort one, Sort other) {
        boolean money = one == Sort.AMOUNT || one == Sort.PER_SHARE;
        boolean moneyToo = other == Sort.AMOUNT || other == Sort.PER_SHARE;
        if (money && moneyToo) {
            throw text.refused("two amounts of money cannot be multiplied");
        }
        if (money || moneyToo) {
            var amount = money ? one : other;
            var factor = money ? other : one;
            return factor == Sort.COUNT ? Sort.AMOUNT : amount;
        }
        return one == Sort.PLAIN ? other : (other == Sort.PLAIN ? one : Sort.RATIO);
    }

    private Sort over(Sort one, Sort other) {
        boolean money = one == Sort.AMOUNT || one == Sort.PER_SHARE;
        boolean moneyToo = other == Sort.AMOUNT || other == Sort.PER_SHARE;
        if (money && moneyToo) {
            return Sort.RATIO;
        }
        if (money) {
            return other == Sort.COUNT ? Sort.PER_SHARE : one;
        }
        if (moneyToo) {
            throw text.refused(ScreenParser.article(one) + " cannot be divided by an amount of money");
        }
        return other == Sort.PLAIN ? one : Sort.RATIO;
    }

    private Formula factor() {
        if (text.sign("-")) {
            var formula = factor();
            return new Formula.Joined(
                    new Formula.Literal(-1, Sort.PLAIN, Optional.empty()), '*', formula, formula.sort());
        }
        if (text.sign("(")) {
            var formula = sum();
            if (!text.sign(")")) {
                throw text.refused("')' was expected " + (text.atEnd() ? "at the end" : "at '" + text.rest() + "'"));
            }
            return formula;
        }
        for (var name : NAMES) {
            var found = text.match(name).flatMap(MetricNames::find);
            if (found.isPresent()) {
                return new Formula.Figure(
                        new Metric(found.get().name()), found.get().unit());
            }
        }
        return text.match(NUMBER).map(this::number).orElseThrow(this::unknown);
    }

    private Formula number(String written) {
        var found = NUMBER.matcher(written);
        if (!found.matches()) {
            throw text.refused("'" + written + "' is no number");
        }
        double value = Double.parseDouble(found.group("number").replace(",", "")) * scale(found.group("scale"));
        var currency = Optional.ofNullable(found.group("symbol"))
                .map(symbol -> SYMBOLS.getOrDefault(symbol.toLowerCase(Locale.ROOT), ""))
                .or(() -> Optional.ofNullable(found.group("code")).map(code -> code.toUpperCase(Locale.ROOT)))
                .map(Denomination::new);
        String unit = Optional.ofNullable(found.group("unit")).orElse("").toLowerCase(Locale.ROOT);
        if (unit.equals("%")) {
            return new Formula.Literal(value / 100, Sort.PERCENT, Optional.empty());
        }
        if (currency.isPresent()) {
            return new Formula.Literal(value, Sort.AMOUNT, currency);
        }
        return new Formula.Literal(value, Sort.PLAIN, Optional.empty());
    }

    private static double scale(@Nullable String word) {
        return switch (word == null ? "" : word.toLowerCase(Locale.ROOT)) {
            case "tn", "trillion" -> 1e12;
            case "bn", "b", "billion" -> 1e9;
            case "mn", "m", "million" -> 1e6;
            case "k" -> 1e3;
            default -> 1;
        };
    }

    private RuntimeException unknown() {
        if (text.atEnd()) {
            return text.refused("a metric or a number was expected at the end");
        }
        if (text.ahead(NUMBER_WORDS)) {
            return text.refused("the number '" + text.rest() + "' was not understood; write it in digits, such as 30%");
        }
        return text.match(UNKNOWN)
                .map(words -> text.refused("the metric '" + words.strip() + "' is unknown; nearest: "
                        + String.join(", ", MetricNames.nearest(words))))
                .orElseGet(() -> text.refused("a metric or a number was expected at '" + text.rest() + "'"));
    }
}
