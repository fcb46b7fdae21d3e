package footnote.workflows.coverage.thesis;

import footnote.domain.Denomination;
import footnote.domain.FigureFormat;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.research.metrics.MetricNames;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * A test over facts that a thesis became: whether it is right or wrong when a metric of some period stands in some
 * relation to a threshold, so many periods in a row.
 */
public record Tripwire(
        Verdict verdict,
        Metric metric,
        Relation relation,
        BigDecimal threshold,
        Unit unit,
        Span span,
        Optional<Integer> year,
        Optional<Integer> quarter,
        int inARow) {
    /** What it means when the test is met. */
    public enum Verdict {
        RIGHT,
        WRONG
    }

    /** How the figure stands to the threshold. */
    public enum Relation {
        BELOW("below"),
        AT_MOST("at or below"),
        ABOVE("above"),
        AT_LEAST("at or above");

        private final String words;

        Relation(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }

        boolean holds(BigDecimal figure, BigDecimal threshold) {
            int compared = figure.compareTo(threshold);
            return switch (this) {
                case BELOW -> compared < 0;
                case AT_MOST -> compared <= 0;
                case ABOVE -> compared > 0;
                case AT_LEAST -> compared >= 0;
            };
        }
    }

    /** Of which periods figures are tested. */
    public enum Span {
        QUARTER,
        FISCAL_YEAR,
        LAST_TWELVE_MONTHS,
        DAY
    }

    public Tripwire {
        if (inARow < 1 || inARow > 12) {
            throw new IllegalArgumentException("a test looks at 1 to 12 periods in a row, not " + inARow);
        }
    }

    /** Whether a figure stands to the threshold as the test says. */
    public boolean meets(BigDecimal figure) {
        return relation.holds(figure, threshold);
    }

    /** Whether one named period decides it. */
    public boolean named() {
        return year.isPresent();
    }

    /** The currency of the threshold, where it is an amount. */
    public Optional<Denomination> currency() {
        return unit.currency();
    }

    /** The test as a sentence reads it back: "wrong if operating margin is below 35.0% in any quarter". */
    public String words() {
        String metricWords =
                MetricNames.find(metric.name()).map(MetricNames.Named::label).orElse(metric.name());
        return (verdict == Verdict.RIGHT ? "right" : "wrong") + " if " + metricWords + " is " + relation.words() + " "
                + limit() + " " + period();
    }

    /** The threshold as figures are printed. */
    public String limit() {
        String figure = FigureFormat.of(threshold, unit);
        return unit.kind() == Unit.Kind.RATIO && FigureFormat.multiple(metric) ? figure + "x" : figure;
    }

    private String period() {
        if (named()) {
            String label = "%02d".formatted(year.orElseThrow() % 100);
            return "in " + quarter.map(each -> each + "Q" + label).orElse("FY" + label);
        }
        return switch (span) {
            case QUARTER -> inARow == 1 ? "in any quarter" : "in " + inARow + " quarters in a row";
            case FISCAL_YEAR -> inARow == 1 ? "in any fiscal year" : "in " + inARow + " fiscal years in a row";
            case LAST_TWELVE_MONTHS -> "over the last twelve months";
            case DAY -> "at any close";
        };
    }
}
