package footnote.research.annual;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.research.MetricSet;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A company's figures by fiscal year, told by the years that net income is known of; the last twelve months are none. */
public final class AnnualSeries {
    private final MetricSet annual;
    private final List<LocalDate> ends;

    public AnnualSeries(MetricSet annual) {
        this.annual = annual;
        this.ends = ends(annual);
    }

    /** One figure a year, of the year or of the day it ended, oldest first. */
    public List<LedgerEntry> of(String metric) {
        return List.copyOf((metric.equals(Metric.EPS_DILUTED.name()) ? earningsPerShare() : byEnd(metric)).values());
    }

    /**
     * Diluted EPS by year; in years with discontinued operations that of continuing ones, since what was sold or spun
     * off earns nothing in the years to come.
     */
    private Map<LocalDate, LedgerEntry> earningsPerShare() {
        var earned = new TreeMap<>(byEnd(Metric.EPS_DILUTED.name()));
        var continuing = byEnd(Metric.EPS_CONTINUING.name());
        byEnd(Metric.DISCONTINUED_INCOME.name()).forEach((end, income) -> {
            if (income.number() != 0 && continuing.containsKey(end)) {
                earned.put(end, continuing.get(end));
            }
        });
        return earned;
    }

    private Map<LocalDate, LedgerEntry> byEnd(String metric) {
        var found = new LinkedHashMap<LocalDate, LedgerEntry>();
        annual.entries().stream()
                .filter(entry -> entry.fact().metric().name().equals(metric)
                        && entry.fact().subject().equals(annual.subject())
                        && entry.fact().dimensions().isEmpty())
                .filter(entry ->
                        entry.fact().period().isYear() || entry.fact().period().isInstant())
                .sorted(Comparator.comparing(entry -> entry.fact().period()))
                .forEach(entry -> ends.stream()
                        .filter(end -> near(end, entry.fact().period().end()))
                        .findFirst()
                        .ifPresent(end -> found.put(end, entry)));
        return found;
    }

    /** The figure of the last fiscal year; never that of an earlier one. */
    public Optional<LedgerEntry> last(String metric) {
        var years = of(metric);
        return years.isEmpty() || ends.isEmpty()
                ? Optional.empty()
                : Optional.of(years.getLast())
                        .filter(entry ->
                                near(ends.getLast(), entry.fact().period().end()));
    }

    /** Ends of the fiscal years known, oldest first. */
    public List<LocalDate> ends() {
        return ends;
    }

    private static List<LocalDate> ends(MetricSet annual) {
        return annual.entries().stream()
                .filter(entry -> entry.fact().metric().equals(Metric.NET_INCOME)
                        && entry.fact().subject().equals(annual.subject())
                        && entry.fact().period().isYear())
                .map(entry -> entry.fact().period().end())
                .distinct()
                .sorted()
                .toList();
    }

    private static boolean near(LocalDate one, LocalDate other) {
        return Period.sameEnd(one, other);
    }
}
