package footnote.evidence;

import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What a company reports for its parts, year by year or quarter by quarter. A part that equals exactly what all parts of one split exceed the
 * whole by is the sum of others (products, beside each product), and is left out; so are countries beside the regions that
 * they lie in, and parts that the latest report on a year no longer names, since they were redrawn.
 */
final class SegmentFacts {
    /** What a company leaves to no part, or counts in two, of the whole at most. */
    private static final double UNALLOCATED = 0.25;

    /** What a table of all but the whole may leave out, such as a line of business that ends. */
    private static final double LEFT_OUT = 0.02;

    private static final List<String> ORDER = List.of("segment", "subsegment", "product", "region");

    private final Ledger ledger;
    private final boolean quarters;
    private final Map<Split, Map<Period, Map<String, List<Fact>>>> filed = new TreeMap<>();

    private record Split(Metric metric, String axis) implements Comparable<Split> {
        int rank() {
            int known = ORDER.indexOf(axis);
            return known < 0 ? ORDER.size() : known;
        }

        @Override
        public int compareTo(Split other) {
            int byMetric = metric.compareTo(other.metric);
            int byRank = byMetric != 0 ? byMetric : Integer.compare(rank(), other.rank());
            return byRank != 0 ? byRank : axis.compareTo(other.axis);
        }
    }

    /** The facts of fiscal years, or of quarters. */
    SegmentFacts(Ledger ledger, boolean quarters) {
        this.ledger = ledger;
        this.quarters = quarters;
    }

    void add(List<Fact> facts) {
        var known = facts.stream().filter(this::isWanted).toList();
        known.stream()
                .filter(fact -> fact.dimensions().size() == 1)
                .forEach(fact -> add(fact, fact.dimensions().getFirst()));
        var crossed =
                known.stream().filter(fact -> fact.dimensions().size() == 2).toList();
        crossed.stream()
                .collect(Collectors.groupingBy(SegmentFacts::table))
                .values()
                .forEach(this::addOfOneMember);
        crossed.stream()
                .flatMap(fact -> soldByOneSegment(fact, known).stream().map(part -> Map.entry(fact, part)))
                .filter(each -> !isTold(each.getKey(), each.getValue()))
                .toList()
                .forEach(each -> add(each.getKey(), each.getValue()));
    }

    private boolean isWanted(Fact fact) {
        return !fact.dimensions().isEmpty()
                && isInTime(fact.period())
                && fact.subject().equals(ledger.subject())
                && !fact.knownAt().isAfter(ledger.asOf());
    }

    private boolean isInTime(Period period) {
        return quarters
                ? period.isQuarter()
                : period.isYear() || (period.isInstant() && ledger.closesAYear(period.end()));
    }

    private void add(Fact fact, Dimension part) {
        filed.computeIfAbsent(new Split(fact.metric(), part.axis()), _ -> new TreeMap<>())
                .computeIfAbsent(fact.period(), _ -> new TreeMap<>())
                .computeIfAbsent(part.member(), _ -> new ArrayList<>())
                .add(fact);
    }

    /** The product of a figure by product and segment, where no other segment sells it: then it is the product's whole. */
    private static Optional<Dimension> soldByOneSegment(Fact fact, List<Fact> all) {
        var product = fact.dimensions().stream()
                .filter(each -> each.axis().equals("product"))
                .findFirst();
        var segment = fact.dimensions().stream()
                .filter(each -> each.axis().equals("segment"))
                .findFirst();
        boolean alone = all.stream()
                .filter(other ->
                        other.metric().equals(fact.metric()) && other.period().equals(fact.period()))
                .filter(other -> other.dimensions().size() == 2
                        && product.filter(other.dimensions()::contains).isPresent())
                .allMatch(other -> segment.filter(other.dimensions()::contains).isPresent());
        return product.filter(_ -> segment.isPresent() && alone);
    }

    /** The figures of one table: one metric and period by the same two axes. */
    private record CrossTable(Metric metric, Period period, Set<String> axes) {}

    private static CrossTable table(Fact fact) {
        return new CrossTable(
                fact.metric(),
                fact.period(),
                fact.dimensions().stream().map(Dimension::axis).collect(Collectors.toSet()));
    }

    /** Regions of a company that sells one product: a second axis that always says the same adds nothing. */
    private void addOfOneMember(List<Fact> table) {
        var first = table.getFirst();
        double sum =
                table.stream().mapToDouble(fact -> fact.value().doubleValue()).sum();
        boolean whole = ledger.reported(first.metric(), first.period())
                .filter(entry -> Math.abs(sum - entry.number()) <= LEFT_OUT * Math.abs(entry.number()))
                .isPresent();
        for (int axis = 0; axis < 2 && whole && table.size() > 1; axis++) {
            String constant = first.dimensions().get(axis).axis();
            var members = table.stream()
                    .flatMap(fact -> fact.dimensions().stream())
                    .filter(each -> each.axis().equals(constant))
                    .distinct()
                    .toList();
            if (members.size() == 1) {
                table.forEach(fact -> fact.dimensions().stream()
                        .filter(each -> !each.axis().equals(constant) && !isTold(fact, each))
                        .findFirst()
                        .ifPresent(part -> add(fact, part)));
                return;
            }
        }
    }

    private boolean isTold(Fact fact, Dimension part) {
        return filed.getOrDefault(new Split(fact.metric(), part.axis()), Map.of())
                .getOrDefault(fact.period(), Map.of())
                .containsKey(part.member());
    }

    /** The first split whose parts make up the whole, with two parts or more where there is one. */
    Map<String, List<LedgerEntry>> of(Metric metric) {
        var all = splits(metric).values().stream()
                .filter(parts -> makesUp(metric, parts))
                .toList();
        return all.stream()
                .filter(parts -> parts.size() > 1)
                .findFirst()
                .or(() -> all.stream().findFirst())
                .orElse(Map.of());
    }

    /** Whether the latest year's parts add up to about the whole; one country out of many is no split. */
    private boolean makesUp(Metric metric, Map<String, List<LedgerEntry>> parts) {
        var last = parts.values().stream()
                .flatMap(List::stream)
                .map(entry -> entry.fact().period())
                .max(Comparator.naturalOrder());
        var whole = last.flatMap(period -> ledger.reported(metric, period));
        if (whole.isEmpty() || whole.get().number() == 0) {
            return true;
        }
        double sum = parts.values().stream()
                .flatMap(List::stream)
                .filter(entry -> entry.fact().period().equals(last.get()))
                .mapToDouble(LedgerEntry::number)
                .sum();
        return Math.abs(sum / whole.get().number() - 1) <= UNALLOCATED;
    }

    Map<String, Map<String, List<LedgerEntry>>> splits(Metric metric) {
        var splits = new LinkedHashMap<String, Map<String, List<LedgerEntry>>>();
        filed.forEach((split, years) -> {
            if (split.metric.equals(metric)) {
                var members = new TreeMap<String, List<LedgerEntry>>();
                var within = new TreeSet<String>();
                years.forEach((period, parts) -> entries(metric, period, parts, within)
                        .forEach((member, entry) -> members.computeIfAbsent(member, _ -> new ArrayList<>())
                                .add(entry)));
                members.keySet().removeAll(within);
                splits.put(split.axis, members);
            }
        });
        return splits;
    }

    /** The parts of one period; those that lie within others are left out, and their names added to the last argument. */
    private Map<String, LedgerEntry> entries(
            Metric metric, Period period, Map<String, List<Fact>> parts, Set<String> within) {
        var entries = new TreeMap<String, LedgerEntry>();
        var latest = parts.values().stream()
                .flatMap(List::stream)
                .map(Fact::knownAt)
                .max(Comparator.naturalOrder())
                .orElseThrow();
        parts.forEach((member, facts) -> {
            if (facts.stream().anyMatch(fact -> fact.knownAt().equals(latest))) {
                entries.put(member, FactSelection.among(facts));
            }
        });
        if (beforeRestatement(ledger.reported(metric, period), entries, latest)) {
            return Map.of(); // parts as first reported beside a restated whole
        }
        var whole = ledger.reported(metric, period).map(entry -> entry.fact().value());
        if (whole.isPresent() && entries.size() > 2) {
            var excess = entries.values().stream()
                    .map(entry -> entry.fact().value())
                    .reduce(BigDecimal.ZERO, BigDecimal::add)
                    .subtract(whole.get());
            var sums = entries.entrySet().stream()
                    .filter(entry -> excess.signum() != 0
                            && entry.getValue().fact().value().compareTo(excess) == 0)
                    .map(Map.Entry::getKey)
                    .toList();
            if (sums.size() == 1) {
                entries.remove(sums.getFirst());
                within.add(sums.getFirst());
            } else if (excess.signum() != 0) {
                PartsOfWhole.in(entries, whole.get()).ifPresent(all -> {
                    entries.keySet().stream()
                            .filter(each -> !all.contains(each))
                            .forEach(within::add);
                    entries.keySet().retainAll(all);
                });
            }
        }
        return entries;
    }

    /** Whether the whole was restated after the parts were last reported, and they still add up to what it was before. */
    private static boolean beforeRestatement(
            Optional<LedgerEntry> whole, Map<String, LedgerEntry> parts, LocalDate told) {
        var earlier = whole.flatMap(LedgerEntry::restated);
        if (earlier.isEmpty()
                || parts.isEmpty()
                || !told.isBefore(whole.get().fact().knownAt())) {
            return false;
        }
        var sum = parts.values().stream().mapToDouble(LedgerEntry::number).sum();
        return Math.abs(sum - earlier.get().value().doubleValue())
                < Math.abs(sum - whole.get().number());
    }
}
