package footnote.research.guidance;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Unit;
import footnote.research.metrics.MetricHistory;
import footnote.research.metrics.MetricNames;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What came of guidance for one metric and period: as first given, as last given before the results, and the actual. */
public record GuidanceOutcome(Guidance first, Guidance last, Result result, Optional<LedgerEntry> actual) {
    /** How the actual stands to the last guidance. */
    public enum Result {
        OPEN("open"),
        MET("met"),
        ABOVE("above"),
        BELOW("below"),
        WITHDRAWN("withdrawn"),
        /** The period is reported, but not this figure in this sense. */
        NOT_COMPARABLE("not comparable");

        private final String words;

        Result(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** Of these less is better. */
    private static final Set<String> COSTS = Set.of(
            "capital_expenditure",
            "effective_tax_rate",
            "shares_diluted",
            "depreciation_amortization",
            "interest_expense",
            "research_and_development",
            "selling_general_administrative",
            "operating_expenses",
            "cost_of_revenue",
            "restructuring_charges");

    /** A point counts as met within this share of it. */
    private static final BigDecimal AROUND = new BigDecimal("0.01");

    private static final BigDecimal POINTS = new BigDecimal("0.5");

    static GuidanceOutcome of(List<Guidance> item, Optional<LocalDate> withdrawn, MetricHistory history) {
        var first = item.getFirst();
        var reported = reported(first, history);
        var known = item.stream()
                .filter(each -> reported.map(
                                entry -> each.day().isBefore(entry.fact().knownAt()))
                        .orElse(true))
                .toList();
        var last = known.isEmpty() ? first : known.getLast();
        if (withdrawn.filter(day -> day.isAfter(last.day())).isPresent()) {
            return new GuidanceOutcome(first, last, Result.WITHDRAWN, Optional.empty());
        }
        if (reported.isEmpty() || known.isEmpty()) {
            boolean over = history.ledger().quarters(Metric.NET_INCOME).stream().anyMatch(entry -> !entry.fact()
                    .period()
                    .end()
                    .isBefore(last.days(history.ledger().calendar()).end()));
            return new GuidanceOutcome(first, last, over ? Result.NOT_COMPARABLE : Result.OPEN, Optional.empty());
        }
        return new GuidanceOutcome(
                first, last, result(last, reported.get().fact().value()), reported);
    }

    /** The figure of the statements that was guided to; none in another sense, another unit, or from before a split. */
    private static Optional<LedgerEntry> reported(Guidance guidance, MetricHistory history) {
        boolean perShare =
                guidance.unit().kind() == Unit.Kind.PER_SHARE || guidance.unit().kind() == Unit.Kind.SHARES;
        boolean split = perShare
                && history.prices()
                        .map(prices -> prices.splits().stream()
                                .anyMatch(each -> each.day().isAfter(guidance.day())))
                        .orElse(false);
        if (guidance.adjusted() || split) {
            return Optional.empty();
        }
        String name = guidance.metric().name();
        var series = guidance.period().quarter().isPresent() ? history.quarters(name) : history.years(name);
        return series.stream()
                .filter(entry -> entry.fact().unit().equals(guidance.unit()))
                .filter(entry -> entry.fact().period().label().equals(guidance.periodLabel()))
                .reduce((_, latest) -> latest);
    }

    private static Result result(Guidance guidance, BigDecimal actual) {
        boolean point = guidance.low().equals(guidance.high());
        var least = guidance.low().map(low -> low.subtract(slack(low, guidance.unit(), point)));
        var most = guidance.high().map(high -> high.add(slack(high, guidance.unit(), point)));
        if (least.filter(low -> actual.compareTo(low) < 0).isPresent()) {
            return Result.BELOW;
        }
        return most.filter(high -> actual.compareTo(high) > 0).isPresent() ? Result.ABOVE : Result.MET;
    }

    /** Half a unit of the last digit that was said; of a point at least a hundredth, or half a percentage point. */
    private static BigDecimal slack(BigDecimal bound, Unit unit, boolean point) {
        var digit = BigDecimal.ONE
                .scaleByPowerOfTen(-bound.stripTrailingZeros().scale())
                .divide(BigDecimal.TWO);
        var most = bound.abs().multiply(AROUND); // a round figure such as $5bn has no digit to go by
        var half = digit.min(unit.kind() == Unit.Kind.PERCENT ? POINTS : most);
        return point ? (unit.kind() == Unit.Kind.PERCENT ? POINTS : most).max(half) : half;
    }

    public boolean settled() {
        return result == Result.MET || result == Result.ABOVE || result == Result.BELOW;
    }

    /** Whether the actual was worse than the guidance. */
    public boolean missed() {
        return result == (COSTS.contains(last.metric().name()) ? Result.ABOVE : Result.BELOW);
    }

    /** Whether the actual was better than the guidance. */
    public boolean beaten() {
        return result == (COSTS.contains(last.metric().name()) ? Result.BELOW : Result.ABOVE);
    }

    /** What the guidance is for, as a sentence calls it: "FY26 revenue". */
    public String name() {
        return last.periodLabel() + " " + (last.adjusted() ? "adjusted " : "") + metricName(last.metric());
    }

    static String metricName(Metric metric) {
        return MetricNames.find(metric.name())
                .map(MetricNames.Named::label)
                .orElse(metric.name().replace('_', ' '));
    }
}
