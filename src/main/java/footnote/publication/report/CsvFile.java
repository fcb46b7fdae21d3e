package footnote.publication.report;

import footnote.domain.Derivation;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.SourceLine;
import footnote.publication.table.CsvTable;
import footnote.publication.text.TextFitting;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a report gives out as comma-separated values. */
public final class CsvFile {
    private CsvFile() {}

    /** Every fact with its source, a line each. */
    static byte[] facts(Report report) {
        return facts(report.ledger());
    }

    /** One line for each figure, with where it came from. */
    public static byte[] facts(List<LedgerEntry> entries) {
        var rows = new ArrayList<List<String>>();
        rows.add(List.of(
                "id",
                "subject",
                "metric",
                "dimensions",
                "period_start",
                "period_end",
                "value",
                "unit",
                "basis",
                "known_at",
                "vendor",
                "document",
                "locator",
                "uri",
                "formula",
                "inputs",
                "first_reported",
                "period_type",
                "period"));
        entries.forEach(
                entry -> rows.add(fact(entry).stream().map(TextFitting::inert).toList()));
        return CsvTable.of(rows);
    }

    /** What the company's statements say: a line for each metric, a column for each year. */
    static byte[] statements(Report report) {
        var table = StatementGrid.of(report);
        var rows = new ArrayList<List<String>>();
        var head = new ArrayList<>(List.of("metric", "unit"));
        table.periods().forEach(period -> head.add(period.label()));
        rows.add(head);
        table.rows().forEach(row -> {
            var cells = new ArrayList<>(List.of(row.label(), row.unit()));
            row.entries()
                    .forEach(entry ->
                            cells.add(entry.map(each -> number(each.fact())).orElse("")));
            rows.add(cells);
        });
        return CsvTable.of(rows);
    }

    private static List<String> fact(LedgerEntry entry) {
        var fact = entry.fact();
        var origin = fact.origin();
        return List.of(
                entry.id(),
                fact.subject().key(),
                fact.metric().name(),
                fact.dimensions().stream().map(Dimension::member).collect(Collectors.joining("; ")),
                fact.period().start().map(LocalDate::toString).orElse(""),
                fact.period().end().toString(),
                number(fact),
                fact.unit().toString(),
                fact.basis().name().toLowerCase(Locale.ROOT),
                fact.knownAt().toString(),
                SourceLine.vendor(origin),
                origin.document().orElse(""),
                origin.locator().orElse(""),
                origin.uri().map(Object::toString).orElse(""),
                entry.derivation().map(Derivation::formula).orElse(""),
                entry.derivation().map(each -> String.join(" ", each.inputs())).orElse(""),
                entry.restated().map(CsvFile::number).orElse(""),
                fact.period().type().name().toLowerCase(Locale.ROOT),
                fact.period().label());
    }

    private static String number(Fact fact) {
        return fact.value().toPlainString();
    }
}
