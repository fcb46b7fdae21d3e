package footnote.publication.report;

import footnote.domain.Basis;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The years a company reported, side by side: flows by their year, stocks by the day it ended. */
record StatementGrid(List<Period> periods, List<Row> rows) {
    /** A metric over the periods. */
    record Row(Metric metric, String label, String unit, List<Optional<LedgerEntry>> entries) {}

    /** Of the whole company the report is about, as reported or derived from what was. */
    static StatementGrid of(Report report) {
        var own = report.ledger().stream()
                .filter(entry -> about(report, entry.fact().subject()))
                .filter(entry -> entry.fact().dimensions().isEmpty())
                .filter(entry ->
                        entry.fact().basis() == Basis.REPORTED || entry.fact().basis() == Basis.DERIVED)
                .toList();
        var years = new TreeMap<Integer, Period>();
        own.stream()
                .map(entry -> entry.fact().period())
                .filter(Period::isYear)
                .forEach(period -> years.putIfAbsent(period.year(), period));
        var byMetric = new LinkedHashMap<Metric, Map<Integer, LedgerEntry>>();
        for (var entry : own) {
            var period = entry.fact().period();
            boolean yearEnd = period.isInstant()
                    && years.values().stream().anyMatch(year -> year.end().equals(period.end()));
            if (entry.fact().metric().statement().isPresent() && (period.isYear() || yearEnd)) {
                byMetric.computeIfAbsent(entry.fact().metric(), _ -> new HashMap<>())
                        .putIfAbsent(period.year(), entry);
            }
        }
        var order = List.copyOf(Metric.standard());
        var rows = new ArrayList<Row>();
        byMetric.entrySet().stream()
                .sorted(Comparator.comparingInt(each -> order.indexOf(each.getKey())))
                .forEach(each -> rows.add(row(each.getKey(), each.getValue(), List.copyOf(years.keySet()))));
        return new StatementGrid(List.copyOf(years.values()), rows);
    }

    private static Row row(Metric metric, Map<Integer, LedgerEntry> byYear, List<Integer> years) {
        return new Row(
                metric,
                metric.label(),
                byYear.values().iterator().next().fact().unit().toString(),
                years.stream()
                        .map(year -> Optional.ofNullable(byYear.get(year)))
                        .toList());
    }

    private static boolean about(Report report, Subject subject) {
        return subject.key().equals(report.masthead().symbol());
    }
}
