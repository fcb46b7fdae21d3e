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
import org.jspecify.annotations.Nullable;

/**
 * What was known of one subject on a day: for every metric, period and basis one figure, the latest published by the
 * vendor that ranks first, with what it replaced and who disagrees.
 */
public final class Ledger {
    private final Subject subject;
    private final LocalDate asOf;
    private final Map<Key, LedgerEntry> entries = new LinkedHashMap<>();
    private final Map<MetricBasis, TreeMap<Period, LedgerEntry>> series = new LinkedHashMap<>();
    private final SegmentFacts parts;
    private final DerivedQuarters quarters;
    private @Nullable String partless;

    private record Key(Metric metric, Period period, Basis basis) {}

    private record MetricBasis(Metric metric, Basis basis) {}

    private Ledger(Subject subject, LocalDate asOf) {
        this.subject = subject;
        this.asOf = asOf;
        this.parts = new SegmentFacts(this);
        this.quarters = new DerivedQuarters(this);
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
            var entry = FactSelection.among(candidates);
            ledger.entries.put(key, entry);
            ledger.series
                    .computeIfAbsent(new MetricBasis(key.metric(), key.basis()), _ -> new TreeMap<>())
                    .put(key.period(), entry);
        });
        ledger.parts.add(facts);
        return ledger;
    }

    /** The fiscal years of a metric by part, each oldest first: by segment, else by product, else by region. */
    public Map<String, List<LedgerEntry>> parts(Metric metric) {
        return parts.of(metric);
    }

    /** The fiscal years of a metric by part, for every way the company splits it, such as by product. */
    public Map<String, Map<String, List<LedgerEntry>>> splits(Metric metric) {
        return parts.splits(metric);
    }

    /** Why nothing is known of the company's parts, where that is so. */
    public Optional<String> partless() {
        return Optional.ofNullable(partless);
    }

    /** The same, saying why nothing is known of the parts. */
    Ledger without(String why) {
        partless = why;
        return this;
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
    boolean closesAYear(LocalDate end) {
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
