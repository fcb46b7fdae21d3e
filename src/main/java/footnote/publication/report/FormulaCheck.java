package footnote.publication.report;

import footnote.domain.FormulaExpression;
import footnote.domain.LedgerEntry;
import footnote.domain.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** Reckons a derived fact again by the terms it carries, or by its words where those are plain arithmetic. */
final class FormulaCheck {
    private static final double CLOSE = 1e-6;
    private static final Pattern TOKENS = Pattern.compile(
            "\\s*(?:(\\d+(?:\\.\\d+)?)(?![\\w-])|([()+*/×÷−-])|, (over|less|plus|times)\\b|\\b(over|less|minus|plus|times|divided by)\\b|([^()+*/×÷−,\\d]+?)(?=\\s*(?:[()+*/×÷−,]|\\s-\\s|\\b(?:over|less|minus|plus|times|divided by)\\b|$)))");
    private static final String QUARTERS = "the four quarters to ";
    private static final String BEFORE = "against the year before";

    private final LedgerEntry entry;
    private final List<LedgerEntry> inputs;
    private final List<String> tokens = new ArrayList<>();
    private int next;

    private FormulaCheck(LedgerEntry entry, List<LedgerEntry> inputs) {
        this.entry = entry;
        this.inputs = inputs;
    }

    /** Nothing where the formula needs more than its words and inputs tell. */
    static OptionalDouble again(LedgerEntry entry, Map<String, LedgerEntry> ledger) {
        var derivation = entry.derivation().orElseThrow();
        var inputs = derivation.inputs().stream()
                .map(ledger::get)
                .filter(Objects::nonNull)
                .toList();
        if (derivation.code().isPresent()
                || inputs.size() != derivation.inputs().size()) {
            return OptionalDouble.empty();
        }
        double value;
        try {
            value = derivation.terms().isPresent()
                    ? FormulaExpression.value(
                            derivation.terms().get(),
                            entry.fact(),
                            inputs.stream().map(LedgerEntry::fact).toList())
                    : new FormulaCheck(entry, inputs).value(derivation.formula().strip());
        } catch (IllegalArgumentException _) {
            return OptionalDouble.empty();
        }
        return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
    }

    /** Whether the fact is that number, or hundred times it where it counts in hundredths. */
    static boolean same(double again, LedgerEntry entry) {
        double value = entry.number();
        boolean percent = entry.fact().unit().kind() == Unit.Kind.PERCENT;
        return near(again, value) || (percent && near(100 * again, value));
    }

    private static boolean near(double a, double b) {
        return Math.abs(a - b) <= CLOSE * Math.max(Math.abs(b), 1e-3);
    }

    private double value(String formula) {
        if (formula.startsWith(QUARTERS)) {
            return inputs.stream().mapToDouble(LedgerEntry::number).sum();
        }
        if (formula.endsWith(BEFORE)) {
            var name = formula.substring(0, formula.length() - BEFORE.length()).strip();
            return operand(name) / operand(name + " of the year before") - 1;
        }
        int group = formula.lastIndexOf(", over ");
        if (group > 0 && formula.indexOf('(') < 0) {
            return value(formula.substring(0, group)) / value(formula.substring(group + 7));
        }
        tokenize(formula);
        double value = sum();
        if (next < tokens.size()) {
            throw new IllegalArgumentException("left over: " + tokens.get(next));
        }
        return value;
    }

    private void tokenize(String formula) {
        tokens.clear();
        next = 0;
        var matcher = TOKENS.matcher(formula);
        int at = 0;
        while (at < formula.length() && matcher.find(at) && matcher.start() == at && matcher.end() > at) {
            var token = matcher.group().strip();
            if (!token.isEmpty()) {
                tokens.add(token);
            }
            at = matcher.end();
        }
        if (at < formula.stripTrailing().length()) {
            throw new IllegalArgumentException("not arithmetic: " + formula);
        }
    }

    private double sum() {
        double value = product();
        while (next < tokens.size()) {
            switch (tokens.get(next)) {
                case "+", "plus" -> {
                    next++;
                    value += product();
                }
                case "-", "−", "less", "minus" -> {
                    next++;
                    value -= product();
                }
                default -> {
                    return value;
                }
            }
        }
        return value;
    }

    private double product() {
        double value = factor();
        while (next < tokens.size()) {
            switch (tokens.get(next)) {
                case "*", "×", "times" -> {
                    next++;
                    value *= factor();
                }
                case "/", "÷", "over", "divided by" -> {
                    next++;
                    value /= factor();
                }
                default -> {
                    return value;
                }
            }
        }
        return value;
    }

    private double factor() {
        if (next >= tokens.size()) {
            throw new IllegalArgumentException("an operand is missing");
        }
        var token = tokens.get(next++);
        if (token.equals("(")) {
            double value = sum();
            if (next >= tokens.size() || !tokens.get(next++).equals(")")) {
                throw new IllegalArgumentException("a bracket is open");
            }
            return value;
        }
        if (Character.isDigit(token.charAt(0))) {
            return Double.parseDouble(token);
        }
        return operand(token);
    }

    /** The input of that name: of the fact's own period, or of the one before where it says so. */
    private double operand(String words) {
        var said = words.toLowerCase(Locale.ROOT).strip();
        boolean before = said.endsWith(" of the year before");
        var name = before ? said.substring(0, said.length() - " of the year before".length()) : said;
        var named = inputs.stream()
                .filter(input -> name.equals(input.fact().metric().name().replace('_', ' '))
                        || name.equals(input.fact().metric().label().toLowerCase(Locale.ROOT)))
                .sorted(Comparator.comparing(input -> input.fact().period().end()))
                .toList();
        var own = entry.fact().period().end();
        var candidates = named.stream()
                .filter(input -> before == input.fact().period().end().isBefore(own))
                .toList();
        if (candidates.isEmpty() && !before && named.size() == 1) {
            candidates = named;
        }
        if (candidates.size() != 1) {
            throw new IllegalArgumentException("'" + words + "' is not one input");
        }
        return candidates.getFirst().number();
    }
}
