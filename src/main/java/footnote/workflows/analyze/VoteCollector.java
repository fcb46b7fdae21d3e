package footnote.workflows.analyze;

import footnote.domain.Prose;
import footnote.domain.opinion.Tally;
import footnote.domain.opinion.Vote;
import footnote.research.MetricSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Pattern;

/** Collects votes on metrics; a metric that is missing casts none, but its weight counts as possible. */
final class VoteCollector {
    private final MetricSet measures;
    private final List<Vote> votes = new ArrayList<>();
    private double possible;

    VoteCollector(MetricSet measures) {
        this.measures = measures;
    }

    private static final Pattern OTHER = Pattern.compile("\\{([a-z][a-z0-9_]*)}");

    /**
     * What a vote says, by the side it takes; {@code {}} stands for the figure it rests on, {@code {metric}} for another
     * that it is compared with.
     */
    record Sayings(String positive, String neutral, String negative) {}

    /** Lets a measure vote; a lean of NaN is no vote. */
    VoteCollector on(String what, double weight, String metric, DoubleUnaryOperator lean, Sayings sayings) {
        possible += weight;
        measures.find(metric).ifPresent(entry -> {
            double leaning = lean.applyAsDouble(entry.number());
            if (!Double.isNaN(leaning)) {
                String saying = leaning > 0 ? sayings.positive() : leaning < 0 ? sayings.negative() : sayings.neutral();
                String compared = OTHER.matcher(saying).replaceAll(other -> reference(other.group(1)));
                String cited = compared.replace("{}", "{fact:" + entry.id() + "}");
                votes.add(new Vote(what, leaning, weight, entry.id(), new Prose(cited)));
            }
        });
        return this;
    }

    /** Whether a metric was measured. */
    boolean has(String metric) {
        return measures.find(metric).isPresent();
    }

    private String reference(String metric) {
        return measures.find(metric)
                .map(entry -> "{fact:" + entry.id() + "}")
                .orElseThrow(
                        () -> new IllegalStateException("a vote compares with '" + metric + "', which is missing"));
    }

    Tally tally() {
        return new Tally(votes, possible);
    }

    /** 1 at or over {@code high}, -1 at or under {@code low}, 0 between. */
    static DoubleUnaryOperator between(double low, double high) {
        return value -> value >= high ? 1 : value <= low ? -1 : 0;
    }

    /** -1 at or over {@code high}, 1 at or under {@code low}, 0 between: for what is better when small. */
    static DoubleUnaryOperator smaller(double low, double high) {
        return value -> -between(low, high).applyAsDouble(value);
    }
}
