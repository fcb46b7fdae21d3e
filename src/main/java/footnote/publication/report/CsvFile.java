package footnote.publication.report;

import footnote.domain.Derivation;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.Footnote;
import footnote.domain.LedgerEntry;
import footnote.publication.text.Fitting;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Tables as comma-separated values (RFC 4180) in which no text can be taken for a formula. */
public final class CsvFile {
    private static final String FORMULA_STARTS = "=+-@\t\r";

    private final StringBuilder out = new StringBuilder();

    private CsvFile() {}

    /** Every fact with its source, a line each. */
    static byte[] facts(Report report) {
        return facts(report.ledger());
    }

    /** One line for each figure, with where it came from. */
    public static byte[] facts(List<LedgerEntry> entries) {
        var file = new CsvFile();
        file.line(List.of(
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
        entries.forEach(entry -> file.line(fact(entry)));
        return file.bytes();
    }

    /** What the company's statements say: a line for each metric, a column for each year. */
    static byte[] statements(Report report) {
        var table = StatementGrid.of(report);
        var file = new CsvFile();
        var head = new ArrayList<>(List.of("metric", "unit"));
        table.periods().forEach(period -> head.add(period.label()));
        file.line(head);
        table.rows().forEach(row -> {
            var cells = new ArrayList<>(List.of(row.label(), row.unit()));
            row.entries()
                    .forEach(entry ->
                            cells.add(entry.map(each -> number(each.fact())).orElse("")));
            file.line(cells);
        });
        return file.bytes();
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
                Footnote.vendor(origin),
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

    private void line(List<String> cells) {
        out.append(cells.stream().map(CsvFile::cell).collect(Collectors.joining(",")))
                .append("\r\n");
    }

    /** Quoted where needed; a text that a spreadsheet would run gets an apostrophe first, a number never. */
    static String cell(String text) {
        var inert = Fitting.inert(text.replace('\t', ' '));
        boolean number = inert.matches("-?\\d+(\\.\\d+)?");
        if (!inert.isEmpty() && !number && FORMULA_STARTS.indexOf(inert.charAt(0)) >= 0) {
            inert = "'" + inert;
        }
        boolean quoted = inert.chars().anyMatch(each -> each == ',' || each == '"' || each == '\n' || each == ';');
        return quoted ? '"' + inert.replace("\"", "\"\"") + '"' : inert;
    }

    private byte[] bytes() {
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }
}
