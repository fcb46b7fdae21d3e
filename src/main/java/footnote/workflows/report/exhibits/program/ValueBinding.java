package footnote.workflows.report.exhibits.program;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.research.prose.FactLines;
import footnote.research.prose.FormulaReferences;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * Finds the fact, or the formula over two facts, that each plotted value is: equal on the facts as they are and on
 * changed ones, so that a constant is no fact's value even where it equals one.
 */
final class ValueBinding {
    private static final double EXACT = 1e-9;
    /** The most that rounding may take from or add to a value. */
    private static final double ROUNDED = 0.05;

    private static final int FEW_DECIMALS = 6;
    private static final double LEAST_CHANGE = 0.03;
    private static final double GOLDEN = 0.618034;

    private final Map<String, List<Candidate>> readings = new LinkedHashMap<>();

    /** A fact or formula: itself, the newer fact it is of, and its value on the changed facts. */
    record Candidate(LedgerEntry entry, LedgerEntry first, double moved) {}

    /** A plotted value on the facts and on the changed ones, and the label it stands under. */
    record Value(double number, double moved, String label) {}

    ValueBinding(List<LedgerEntry> given) {
        var moved = moved(given);
        for (int i = 0; i < given.size(); i++) {
            add("fact", new Candidate(given.get(i), given.get(i), moved.get(i).number()));
        }
        var formulas = new FormulaReferences(new FactLines(given));
        for (var kind : FormulaReferences.KINDS) {
            for (int i = 0; i < given.size(); i++) {
                for (int j = 0; j < given.size(); j++) {
                    if (i != j) {
                        var first = given.get(i);
                        var other = formulas.computed(kind, moved.get(i), moved.get(j));
                        formulas.computed(kind, first, given.get(j))
                                .ifPresent(entry -> other.ifPresent(
                                        changed -> add(kind, new Candidate(entry, first, changed.number()))));
                    }
                }
            }
        }
    }

    private void add(String kind, Candidate candidate) {
        readings.computeIfAbsent(kind + " " + candidate.entry().fact().unit(), _ -> new ArrayList<>())
                .add(candidate);
    }

    /** The same facts, each changed by a few percent of its own. */
    static List<LedgerEntry> moved(List<LedgerEntry> given) {
        var moved = new ArrayList<LedgerEntry>();
        for (int i = 0; i < given.size(); i++) {
            double size = LEAST_CHANGE + ROUNDED * (i * GOLDEN % 1);
            moved.add(times(given.get(i), i % 2 == 0 ? 1 + size : 1 - size));
        }
        return moved;
    }

    private static LedgerEntry times(LedgerEntry entry, double factor) {
        var fact = entry.fact();
        var other = new Fact(
                fact.subject(),
                fact.metric(),
                fact.period(),
                fact.value().multiply(BigDecimal.valueOf(factor)),
                fact.unit(),
                fact.basis(),
                fact.knownAt(),
                fact.origin(),
                fact.dimensions());
        return new LedgerEntry(entry.id(), other, entry.derivation(), entry.restated(), entry.disputed());
    }

    Stream<Candidate> all() {
        return readings.values().stream().flatMap(List::stream);
    }

    /** What the values of a series are, all read the same way; refused with the reason where one is nothing. */
    List<Candidate> series(String name, List<Value> values, BiFunction<Candidate, Value, Optional<String>> objection) {
        for (var reading : readings.values()) {
            for (double scale : scales(reading.getFirst())) {
                var bound = values.stream()
                        .flatMap(value -> reading.stream()
                                .filter(each -> equal(each, value, scale))
                                .filter(each -> objection.apply(each, value).isEmpty())
                                .findFirst()
                                .stream())
                        .toList();
                if (bound.size() == values.size()) {
                    return bound;
                }
            }
        }
        throw new IllegalArgumentException(values.stream()
                .flatMap(value -> wrong(name, value, objection).stream())
                .findFirst()
                .orElse("the values of '" + name + "' are not all of one kind, unit and scale"));
    }

    private Optional<String> wrong(String name, Value value, BiFunction<Candidate, Value, Optional<String>> objection) {
        var equal = all().filter(each -> scales(each).stream().anyMatch(scale -> equal(each, value, scale)))
                .toList();
        if (equal.stream().anyMatch(each -> objection.apply(each, value).isEmpty())) {
            return Optional.empty();
        }
        String said = "the value " + BigDecimal.valueOf(value.number()).toPlainString() + " of '" + name + "' at '"
                + value.label() + "'";
        if (!equal.isEmpty()) {
            return objection.apply(equal.getFirst(), value).map(why -> said + ": " + why);
        }
        return Optional.of(
                value.number() == value.moved()
                        ? said + " did not change when the facts did, so it is no fact's"
                        : said
                                + " is none of the facts it refers to, nor their growth, difference, share, ratio or cagr");
    }

    private static boolean equal(Candidate candidate, Value value, double scale) {
        double number = candidate.entry().number();
        boolean still = value.number() == value.moved() && number != candidate.moved();
        return !still && close(value.number(), number * scale) && close(value.moved(), candidate.moved() * scale);
    }

    /** Equal as far as the value's own decimals go. */
    private static boolean close(double value, double fact) {
        int decimals = BigDecimal.valueOf(value).stripTrailingZeros().scale();
        double rounding = decimals > FEW_DECIMALS
                ? 0
                : Math.min(0.5 * Math.pow(10, -Math.max(0, decimals)), ROUNDED * Math.abs(value));
        return Math.abs(value - fact) <= Math.max(rounding, EXACT * Math.abs(fact)) * (1 + EXACT);
    }

    private static List<Double> scales(Candidate candidate) {
        return switch (candidate.entry().fact().unit().kind()) {
            case CURRENCY, SHARES -> List.of(1.0, 1e-3, 1e-6, 1e-9, 1e-12);
            case PERCENT -> List.of(1.0, 0.01);
            case PER_SHARE, RATIO, DAYS, COUNT -> List.of(1.0);
        };
    }

    /** Whether figures written in a label are a number, rounded as they are written, in any of the scales. */
    static boolean written(String digits, double number) {
        var figure = new BigDecimal(digits.replace(",", ""));
        double half = 0.5001 * Math.pow(10, -figure.scale());
        return DoubleStream.of(1, 1e-3, 1e-6, 1e-9, 1e-12, 100, 0.01)
                .anyMatch(scale -> Math.abs(Math.abs(number * scale) - figure.doubleValue()) <= half);
    }
}
