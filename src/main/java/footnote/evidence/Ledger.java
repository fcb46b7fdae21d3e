package footnote.evidence;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.FiscalCalendar;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.PriceHistory;
import footnote.domain.Split;
import footnote.domain.Subject;
import footnote.domain.opinion.MissingInput;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What was known of one subject on a day: for every metric, period and basis one figure, the latest published by the
 * vendor that ranks first, with what it replaced and who disagrees.
 */
public final class Ledger {
    private final Subject subject;
    private final LocalDate asOf;
    private final Map<Key, LedgerEntry> entries = new LinkedHashMap<>();
    private final Map<String, LedgerEntry> byId = new HashMap<>();
    private final Map<MetricBasis, TreeMap<Period, LedgerEntry>> series = new LinkedHashMap<>();
    private final Map<Metric, List<LedgerEntry>> years = new ConcurrentHashMap<>();
    private final SegmentFacts parts;
    private final SegmentFacts partsOfQuarters;
    private final DerivedQuarters quarters;
    private final DebtTotals debt;
    private final DerivedLines lines;
    private final Optional<FiscalCalendar> calendar;
    private final List<Split> splits;
    private final Map<String, LedgerEntry> asFiled = new LinkedHashMap<>();
    private final List<MissingInput> gaps = new ArrayList<>();
    private Set<LocalDate> yearEnds = Set.of();
    private @Nullable String partless;

    private record Key(Metric metric, Period period, Basis basis) {}

    private record MetricBasis(Metric metric, Basis basis) {}

    private Ledger(Subject subject, LocalDate asOf, Optional<FiscalCalendar> calendar, List<Split> splits) {
        this.splits = splits;
        this.subject = subject;
        this.asOf = asOf;
        this.calendar = calendar;
        this.parts = new SegmentFacts(this, false);
        this.partsOfQuarters = new SegmentFacts(this, true);
        this.quarters = new DerivedQuarters(this);
        this.debt = new DebtTotals(this);
        this.lines = new DerivedLines(this);
    }

    /** The ledger of a subject from whatever the vendors said, as it stood at the end of that day. */
    public static Ledger of(Subject subject, List<Fact> facts, LocalDate asOf) {
        return of(subject, facts, asOf, Optional.empty());
    }

    /** As above, with the prices that show splits. */
    public static Ledger of(Subject subject, List<Fact> facts, LocalDate asOf, Optional<PriceHistory> prices) {
        var known = facts.stream()
                .filter(fact ->
                        fact.subject().equals(subject) && !fact.knownAt().isAfter(asOf))
                .toList();
        var basis = ShareBasis.of(known, prices, asOf);
        var ledger = new Ledger(subject, asOf, FiscalYearEnds.of(known), basis.splits());
        var named = known.stream().map(ledger::named).toList();
        var same = new LinkedHashMap<Key, List<Fact>>();
        for (var fact : named) {
            if (fact.dimensions().isEmpty()) {
                same.computeIfAbsent(new Key(fact.metric(), fact.period(), fact.basis()), _ -> new ArrayList<>())
                        .add(basis.adjusted(fact));
            }
        }
        same.forEach((key, candidates) -> {
            var chosen = FactSelection.among(candidates);
            var asFiled = basis.asFiled(chosen);
            asFiled.ifPresent(each -> ledger.asFiled.put(each.id(), each));
            var entry = asFiled.map(each -> basis.explained(chosen, each)).orElse(chosen);
            ledger.entries.put(key, entry);
            ledger.byId.putIfAbsent(entry.id(), entry);
            ledger.series
                    .computeIfAbsent(new MetricBasis(key.metric(), key.basis()), _ -> new TreeMap<>())
                    .put(key.period(), entry);
        });
        ledger.yearEnds = ledger.endsOfYears();
        ledger.parts.add(named);
        ledger.partsOfQuarters.add(named);
        ShareCountJump.in(ledger).ifPresent(ledger::refuse);
        return ledger;
    }

    private void refuse(ShareCountJump jump) {
        entries.values().removeIf(jump::refuses);
        byId.values().removeIf(jump::refuses);
        series.values().forEach(periods -> periods.values().removeIf(jump::refuses));
        years.clear();
        yearEnds = endsOfYears();
        gaps.add(jump.gap());
    }

    private Fact named(Fact fact) {
        return fact.period().fiscal().isPresent()
                ? fact
                : calendar.map(fact::in).orElse(fact);
    }

    /** How the company counts its fiscal years; empty where no year is reported. */
    public Optional<FiscalCalendar> calendar() {
        return calendar;
    }

    /** The twelve months to that day: a fiscal year where one ends then, else the last twelve months (LTM). */
    public Period twelveMonthsTo(LocalDate end) {
        return Period.of(end.minusYears(1).plusDays(1), end).in(calendar);
    }

    /** The fiscal years of a metric by part, each oldest first: by segment, else by product, else by region. */
    public Map<String, List<LedgerEntry>> parts(Metric metric) {
        return parts.of(metric);
    }

    /** The fiscal years of a metric by axis and part, such as each product. */
    public Map<String, Map<String, List<LedgerEntry>>> splits(Metric metric) {
        return parts.splits(metric);
    }

    /** The quarters of a metric by axis and part, such as each product; only those that a report gives itself. */
    public Map<String, Map<String, List<LedgerEntry>>> quarterSplits(Metric metric) {
        return partsOfQuarters.splits(metric);
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

    /** Reported fiscal years, oldest first, one for each year's end; some lines also as the sum of their parts. */
    public List<LedgerEntry> years(Metric metric) {
        var known = years.get(metric);
        if (known == null) {
            known = List.copyOf(computeYears(metric));
            years.put(metric, known);
        }
        return known;
    }

    private List<LedgerEntry> computeYears(Metric metric) {
        if (metric.equals(Metric.TOTAL_DEBT)) {
            return debt.years();
        }
        var byEnd = new TreeMap<LocalDate, LedgerEntry>();
        periods(metric, Basis.REPORTED).forEach((period, entry) -> {
            if (period.isYear() || (period.isInstant() && closesAYear(period.end()))) {
                byEnd.merge(period.end(), entry, Ledger::longer);
            }
        });
        return lines.with(metric, oneAYear(byEnd));
    }

    /** Quarters, oldest first: reported, or taken out of sums for the year to date. */
    public List<LedgerEntry> quarters(Metric metric) {
        return quarters.of(metric);
    }

    /** The last twelve months of a flow: the latest year, or that year and what changed since. */
    public Optional<LedgerEntry> lastTwelveMonths(Metric metric) {
        return new TrailingTwelveMonths(this).of(metric);
    }

    /** The newest figure of an instant, such as assets or shares outstanding. */
    public Optional<LedgerEntry> latest(Metric metric) {
        if (metric.equals(Metric.TOTAL_DEBT)) {
            return balanceDate().flatMap(debt::on);
        }
        return periods(metric, Basis.REPORTED).values().stream()
                .max(Comparator.comparing(entry -> entry.fact().period()));
    }

    /** A balance-sheet figure on that day; total debt also as the sum of its parts. */
    public Optional<LedgerEntry> on(Metric metric, LocalDate day) {
        return metric.equals(Metric.TOTAL_DEBT) ? debt.on(day) : reported(metric, Period.instant(day));
    }

    /** The date of the latest balance sheet, known by assets or equity. */
    public Optional<LocalDate> balanceDate() {
        return Stream.of(Metric.ASSETS, Metric.EQUITY)
                .flatMap(metric -> periods(metric, Basis.REPORTED).keySet().stream())
                .map(Period::end)
                .max(Comparator.naturalOrder());
    }

    /** The published entry of that id. */
    public Optional<LedgerEntry> entry(String id) {
        return Optional.ofNullable(asFiled.get(id)).or(() -> Optional.ofNullable(byId.get(id)));
    }

    /** The splits that share counts and per-share figures were restated for. */
    public List<Split> splits() {
        return splits;
    }

    /** What was published but refused, with the reason. */
    public List<MissingInput> gaps() {
        return List.copyOf(gaps);
    }

    SortedMap<Period, LedgerEntry> periods(Metric metric, Basis basis) {
        return series.getOrDefault(new MetricBasis(metric, basis), new TreeMap<>());
    }

    /** Whether a fiscal year ended then, known by revenue or, where there is none, by net income. */
    boolean closesAYear(LocalDate end) {
        return yearEnds.contains(end);
    }

    private Set<LocalDate> endsOfYears() {
        return Stream.of(Metric.REVENUE, Metric.NET_INCOME)
                .flatMap(metric -> periods(metric, Basis.REPORTED).keySet().stream())
                .filter(Period::isYear)
                .map(Period::end)
                .collect(Collectors.toSet());
    }

    private static LedgerEntry longer(LedgerEntry one, LedgerEntry other) {
        return one.fact().period().days() >= other.fact().period().days() ? one : other;
    }

    /** Two year ends within a few weeks are one year reported twice; the later published stands. */
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
