package footnote.faces.web.result;

import footnote.domain.FigureFormat;
import footnote.domain.Finding;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.evidence.Ledger;
import footnote.faces.web.layout.CitedNotes;
import footnote.publication.text.Html;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** What a company reported, by fiscal year and by quarter, each figure with its source. */
public final class ReportedTables {
    private static final int PERIODS = 5;
    private static final List<Metric> SHOWN = List.of(
            Metric.REVENUE,
            Metric.GROSS_PROFIT,
            Metric.OPERATING_INCOME,
            Metric.NET_INCOME,
            Metric.EPS_DILUTED,
            Metric.OPERATING_CASH_FLOW,
            Metric.FREE_CASH_FLOW,
            Metric.ASSETS,
            Metric.EQUITY,
            Metric.TOTAL_DEBT,
            Metric.CASH);

    private final CitedNotes notes;

    public ReportedTables(CitedNotes notes) {
        this.notes = notes;
    }

    /** One metric by the month in which its periods end: a year and the balance sheet at its end are one column. */
    private record Row(Metric metric, TreeMap<String, LedgerEntry> periods) {
        static Row of(Metric metric, List<LedgerEntry> entries) {
            var periods = new TreeMap<String, LedgerEntry>();
            entries.forEach(entry -> periods.put(month(entry), entry));
            return new Row(metric, periods);
        }

        private static String month(LedgerEntry entry) {
            return entry.fact().period().end().toString().substring(0, 7);
        }

        /** The currency of amounts, which are printed in millions. */
        Optional<String> currency() {
            return CompanyFigures.scale(periods.lastEntry().getValue().fact().unit());
        }
    }

    public Html html(Finding<Ledger> found) {
        return switch (found) {
            case Finding.Missing<Ledger>(String _, String why) ->
                Html.of("<p class=\"gap\">No statements: {}</p>", why);
            case Finding.Found<Ledger>(Ledger ledger) ->
                Html.of(
                        "{}{}",
                        table("Fiscal year", "Reported figures by fiscal year", rows(ledger, Ledger::years)),
                        table("Quarter", "Reported figures by quarter", rows(ledger, ReportedTables::quarters)));
        };
    }

    private static List<Row> rows(Ledger ledger, BiFunction<Ledger, Metric, List<LedgerEntry>> series) {
        return SHOWN.stream()
                .map(metric -> Row.of(metric, series.apply(ledger, metric)))
                .filter(row -> !row.periods().isEmpty())
                .toList();
    }

    /** Flows by quarter; of the balance sheet what stood at the end of a quarter. */
    private static List<LedgerEntry> quarters(Ledger ledger, Metric metric) {
        var flows = ledger.quarters(metric);
        return flows.isEmpty()
                ? ledger.quarters(Metric.REVENUE).stream()
                        .flatMap(quarter ->
                                ledger.on(metric, quarter.fact().period().end()).stream())
                        .toList()
                : flows;
    }

    private Html table(String heading, String label, List<Row> rows) {
        var labels = new TreeMap<String, String>();
        rows.forEach(row -> row.periods().forEach((month, entry) -> {
            if (!entry.fact().period().isInstant()) {
                labels.put(month, entry.fact().period().label());
            }
        }));
        var months = new ArrayList<>(labels.keySet());
        var shown = months.subList(Math.max(0, months.size() - PERIODS), months.size());
        if (shown.isEmpty()) {
            return Html.NONE;
        }
        return Html.of(
                "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\"><table class=\"numbers\"><thead><tr><th scope=\"col\">{}</th>{}</tr>"
                        + "</thead><tbody>{}</tbody></table></div>",
                label,
                heading,
                shown.stream().map(month -> Html.of("<th scope=\"col\">{}</th>", labels.getOrDefault(month, month))),
                rows.stream()
                        .filter(row -> shown.stream().anyMatch(row.periods()::containsKey))
                        .map(row -> Html.of(
                                "<tr><th scope=\"row\">{}{}</th>{}</tr>",
                                row.metric().label(),
                                row.currency().map(symbol -> Html.of(", <span class=\"muted\">{}m</span>", symbol)),
                                shown.stream().map(month -> cell(row, month)).toList()))
                        .toList());
    }

    private Html cell(Row row, String month) {
        return Optional.ofNullable(row.periods().get(month))
                .map(entry -> Html.of("<td>{}</td>", notes.figure(entry, amount(row, entry))))
                .orElse(Html.of("<td class=\"muted\">–</td>"));
    }

    private static String amount(Row row, LedgerEntry entry) {
        if (entry.fact().value().signum() == 0) {
            return "–";
        }
        return row.currency().isEmpty()
                ? FigureFormat.of(entry.fact())
                : CompanyFigures.millions(entry.fact().value());
    }
}
