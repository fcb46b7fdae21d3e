package footnote.publication.report;

import footnote.domain.Basis;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Period;
import footnote.domain.Subject;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The fiscal years a company reported side by side, then the last twelve months: flows by period, stocks by its end. */
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
                .filter(entry -> entry.fact().metric().statement().isPresent())
                .toList();
        var columns = new TreeMap<LocalDate, Period>();
        own.stream()
                .map(entry -> entry.fact().period())
                .filter(Period::isYear)
                .forEach(period -> columns.putIfAbsent(period.end(), period));
        own.stream()
                .map(entry -> entry.fact().period())
                .filter(Period::isLastTwelveMonths)
                .max(Comparator.naturalOrder())
                .filter(last -> columns.isEmpty() || last.end().isAfter(columns.lastKey()))
                .ifPresent(last -> columns.put(last.end(), last));
        var byMetric = new LinkedHashMap<Metric, Map<LocalDate, LedgerEntry>>();
        for (var entry : own) {
            var period = entry.fact().period();
            var column = columns.get(period.end());
            if (column != null && (period.isInstant() || period.type() == column.type())) {
                byMetric.computeIfAbsent(entry.fact().metric(), _ -> new HashMap<>())
                        .putIfAbsent(period.end(), entry);
            }
        }
        var order = List.copyOf(Metric.standard());
        var rows = new ArrayList<Row>();
        byMetric.entrySet().stream()
                .sorted(Comparator.comparingInt(each -> order.indexOf(each.getKey())))
                .forEach(each -> rows.add(row(each.getKey(), each.getValue(), List.copyOf(columns.keySet()))));
        return new StatementGrid(List.copyOf(columns.values()), rows);
    }

    private static Row row(Metric metric, Map<LocalDate, LedgerEntry> byEnd, List<LocalDate> ends) {
        return new Row(
                metric,
                metric.label(),
                byEnd.values().iterator().next().fact().unit().toString(),
                ends.stream().map(end -> Optional.ofNullable(byEnd.get(end))).toList());
    }

    private static boolean about(Report report, Subject subject) {
        return subject.key().equals(report.masthead().symbol());
    }
}
