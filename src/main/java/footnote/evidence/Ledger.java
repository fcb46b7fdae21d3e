package footnote.evidence;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was known of one subject on a day: for every metric, period and basis one figure, the latest published by the
 * vendor that ranks first, with what it replaced and who disagrees.
 */
public final class Ledger {
    private final Subject subject;
    private final LocalDate asOf;
    private final Map<Key, LedgerEntry> entries = new LinkedHashMap<>();
    private final Map<MetricBasis, TreeMap<Period, LedgerEntry>> series = new LinkedHashMap<>();
    private final Map<String, List<LedgerEntry>> parts = new LinkedHashMap<>();
    private final Quarters quarters;

    private record Key(Metric metric, Period period, Basis basis) {}

    private record MetricBasis(Metric metric, Basis basis) {}

    private Ledger(Subject subject, LocalDate asOf) {
        this.subject = subject;
        this.asOf = asOf;
        this.quarters = new Quarters(this);
    }

    /** The ledger of a subject from whatever the vendors said, as it stood at the end of that day. */
    public static Ledger of(Subject subject, List<Fact> facts, LocalDate asOf) {
        var ledger = new Ledger(subject, asOf);
        var same = new LinkedHashMap<Key, List<Fact>>();
        for (var fact : facts) {
            if (fact.subject().equals(subject)
                    && !fact.knownAt().isAfter(asOf)
                    && fact.dimensions().isEmpty()) {
                same.computeIfAbsent(new Key(fact.metric(), fact.period(), fact.basis()), _ -> new ArrayList<>())
                        .add(fact);
            }
        }
        same.forEach((key, candidates) -> {
            var entry = Choice.among(candidates);
            ledger.entries.put(key, entry);
            ledger.series
                    .computeIfAbsent(new MetricBasis(key.metric(), key.basis()), _ -> new TreeMap<>())
                    .put(key.period(), entry);
        });
        ledger.part(facts);
        return ledger;
    }

    /** Keeps the years of what a company reports for its parts, such as the revenue of a segment. */
    private void part(List<Fact> facts) {
        var same = new TreeMap<String, TreeMap<Period, List<Fact>>>();
        for (var fact : facts) {
            if (fact.subject().equals(subject)
                    && !fact.knownAt().isAfter(asOf)
                    && fact.dimensions().size() == 1
                    && fact.period().isYear()) {
                String key = fact.metric().name() + " "
                        + fact.dimensions().getFirst().member();
                same.computeIfAbsent(key, _ -> new TreeMap<>())
                        .computeIfAbsent(fact.period(), _ -> new ArrayList<>())
                        .add(fact);
            }
        }
        same.forEach((key, years) ->
                parts.put(key, years.values().stream().map(Choice::among).toList()));
    }

    /** The fiscal years of a metric by part, such as a segment, each oldest first. */
    public Map<String, List<LedgerEntry>> parts(Metric metric) {
        var found = new TreeMap<String, List<LedgerEntry>>();
        String prefix = metric.name() + " ";
        parts.forEach((key, years) -> {
            if (key.startsWith(prefix)) {
                found.put(key.substring(prefix.length()), years);
            }
        });
        return found;
    }

    public Subject subject() {
        return subject;
    }

    public LocalDate asOf() {
        return asOf;
    }

    /** Every entry that was published, none derived. */
    public List<LedgerEntry> entries() {
        return List.copyOf(entries.values());
    }

    public Optional<LedgerEntry> reported(Metric metric, Period period) {
        return Optional.ofNullable(entries.get(new Key(metric, period, Basis.REPORTED)));
    }

    /** All figures of a metric on a basis, by period. */
    public List<LedgerEntry> all(Metric metric, Basis basis) {
        return List.copyOf(periods(metric, basis).values());
    }

    /** Reported fiscal years, oldest first, one for each year's end. */
    public List<LedgerEntry> years(Metric metric) {
        var byEnd = new TreeMap<LocalDate, LedgerEntry>();
        periods(metric, Basis.REPORTED).forEach((period, entry) -> {
            if (period.isYear() || (period.isInstant() && closesAYear(period.end()))) {
                byEnd.merge(period.end(), entry, Ledger::longer);
            }
        });
        return oneAYear(byEnd);
    }

    /** Quarters, oldest first: reported, or taken out of sums for the year to date. */
    public List<LedgerEntry> quarters(Metric metric) {
        return quarters.of(metric);
    }

    /** The last twelve months of a flow: the latest year, or that year and what changed since. */
    public Optional<LedgerEntry> lastTwelveMonths(Metric metric) {
        return quarters.lastTwelveMonths(metric);
    }

    /** The newest figure of an instant, such as assets or shares outstanding. */
    public Optional<LedgerEntry> latest(Metric metric) {
        return periods(metric, Basis.REPORTED).values().stream()
                .max(Comparator.comparing(entry -> entry.fact().period()));
    }

    /** A balance-sheet figure on that day. */
    public Optional<LedgerEntry> on(Metric metric, LocalDate day) {
        return reported(metric, Period.instant(day));
    }

    SortedMap<Period, LedgerEntry> periods(Metric metric, Basis basis) {
        return series.getOrDefault(new MetricBasis(metric, basis), new TreeMap<>());
    }

    /** Whether a fiscal year ended then, told by revenue or, where there is none, by net income. */
    private boolean closesAYear(LocalDate end) {
        return List.of(Metric.REVENUE, Metric.NET_INCOME).stream()
                .flatMap(metric -> periods(metric, Basis.REPORTED).keySet().stream())
                .anyMatch(period -> period.isYear() && period.end().equals(end));
    }

    private static LedgerEntry longer(LedgerEntry one, LedgerEntry other) {
        return one.fact().period().days() >= other.fact().period().days() ? one : other;
    }

    /** Two year ends within a few weeks are one year told twice; the later published stands. */
    private static List<LedgerEntry> oneAYear(SortedMap<LocalDate, LedgerEntry> byEnd) {
        var years = new ArrayList<LedgerEntry>();
        for (var entry : byEnd.values()) {
            if (!years.isEmpty()
                    && years.getLast()
                            .fact()
                            .period()
                            .end()
                            .plusDays(45)
                            .isAfter(entry.fact().period().end())) {
                var before = years.removeLast();
                years.add(before.fact().knownAt().isAfter(entry.fact().knownAt()) ? before : entry);
            } else {
                years.add(entry);
            }
        }
        return List.copyOf(years);
    }
}
