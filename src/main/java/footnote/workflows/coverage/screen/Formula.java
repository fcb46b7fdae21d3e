package footnote.workflows.coverage.screen;

import footnote.domain.Denomination;
import footnote.domain.Metric;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Arithmetic over a company's metrics and numbers. */
public sealed interface Formula {
    /** What a formula counts in, as far as it can be told without a company. */
    enum Sort {
        PERCENT,
        AMOUNT,
        PER_SHARE,
        RATIO,
        DAYS,
        COUNT,
        /** A number without a unit, which goes with ratios, days and counts. */
        PLAIN
    }

    Sort sort();

    /** The latest figure of a metric. */
    record Figure(Metric metric, Unit.Kind unit) implements Formula {
        @Override
        public Sort sort() {
            return switch (unit) {
                case PERCENT -> Sort.PERCENT;
                case CURRENCY -> Sort.AMOUNT;
                case PER_SHARE -> Sort.PER_SHARE;
                case RATIO -> Sort.RATIO;
                case DAYS -> Sort.DAYS;
                case COUNT, SHARES -> Sort.COUNT;
            };
        }
    }

    /** A number as written: percentages as fractions, amounts with their currency. */
    record Literal(double value, Sort sort, Optional<Denomination> currency) implements Formula {}

    /** Two formulas joined by + - * or /. */
    record Joined(Formula left, char sign, Formula right, Sort sort) implements Formula {}

    /** The metrics it uses, in the order they appear. */
    default Set<Metric> metrics() {
        var metrics = new LinkedHashSet<Metric>();
        collect(this, metrics);
        return metrics;
    }

    private static void collect(Formula formula, Set<Metric> metrics) {
        switch (formula) {
            case Figure(Metric metric, Unit.Kind _) -> metrics.add(metric);
            case Literal _ -> {}
            case Joined(Formula left, char _, Formula right, Sort _) -> {
                collect(left, metrics);
                collect(right, metrics);
            }
        }
    }

    /** Its name as a metric of its own: net_debt_over_ebitda. */
    default String metricName() {
        return switch (this) {
            case Figure(Metric metric, Unit.Kind _) -> metric.name();
            case Literal(double value, Sort _, Optional<Denomination> _) -> {
                String digits = BigDecimal.valueOf(value)
                        .stripTrailingZeros()
                        .toPlainString()
                        .replaceAll("[^0-9]+", "_");
                yield "n_" + digits.replaceAll("^_|_$", "");
            }
            case Joined(Formula left, char sign, Formula right, Sort _) ->
                left.metricName()
                        + switch (sign) {
                            case '+' -> "_plus_";
                            case '-' -> "_less_";
                            case '*' -> "_times_";
                            default -> "_over_";
                        }
                        + right.metricName();
        };
    }
}
