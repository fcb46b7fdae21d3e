package footnote.publication.report;

import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.SourceLine;
import footnote.domain.Unit;
import footnote.publication.table.ReproducibleZip;
import footnote.publication.text.TextFitting;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.dhatim.fastexcel.HyperLink;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/** The report's figures as a workbook: inputs in blue and linked to their source, all that is reckoned as live formulas. */
final class ReportWorkbook {
    static final String BLUE = "0000FF";
    private static final String NAVY = "0B2545";

    private final Report report;
    private final Map<String, Integer> rows = new HashMap<>();

    private final StoredValues values = new StoredValues();

    private ReportWorkbook(Report report) {
        this.report = report;
        for (int i = 0; i < report.ledger().size(); i++) {
            rows.put(report.ledger().get(i).id(), i + 2);
        }
    }

    static byte[] of(Report report) {
        try {
            var book = new ReportWorkbook(report);
            return ReproducibleZip.of(book.write(), book.values::stored);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] write() throws IOException {
        var out = new ByteArrayOutputStream();
        try (var book = new Workbook(out, "Footnote", "1.0")) {
            book.setGlobalDefaultFont("Calibri", 11);
            about(values.open(book.newWorksheet("About")));
            var grid = StatementGrid.of(report);
            statements(values.open(book.newWorksheet("Restated")), grid, LedgerEntry::fact, true);
            statements(
                    values.open(book.newWorksheet("As reported")),
                    grid,
                    entry -> entry.restated().orElse(entry.fact()),
                    false);
            new CalculationSheets(report, this::input, values).write(book);
            facts(values.open(book.newWorksheet("Facts")));
        }
        return out.toByteArray();
    }

    private void about(Worksheet sheet) {
        var masthead = report.masthead();
        sheet.width(0, 28);
        sheet.width(1, 90);
        text(sheet, 0, 0, ReportOpening.company(masthead) + " (" + ReportOpening.listing(masthead) + ")");
        sheet.style(0, 0).bold().fontSize(14).set();
        int row = 2;
        for (var line : List.of(
                List.of("As of", masthead.asOf().toString()),
                List.of("Written by", masthead.writtenBy()),
                List.of("Blue", "read from a source or assumed; linked to its source"),
                List.of("Black", "calculated here: it follows a change of a blue figure"),
                List.of("Restated", "the latest figure published for each period, and ratios of them"),
                List.of("As reported", "the figure as first published, before any restatement"))) {
            text(sheet, row, 0, line.getFirst());
            text(sheet, row++, 1, line.getLast());
        }
        if (masthead.fictional()) {
            text(sheet, row, 0, "Sample market");
            text(sheet, row++, 1, "this company and its figures are fictional");
        }
        for (var gap : report.gaps()) {
            text(sheet, row, 0, "Not available: " + gap.what());
            text(sheet, row++, 1, gap.why());
        }
    }

    private void statements(Worksheet sheet, StatementGrid grid, Function<LedgerEntry, Fact> version, boolean ratios) {
        head(
                sheet,
                0,
                "Metric",
                grid.periods().stream().map(each -> each.label()).toList());
        var lines = new HashMap<Metric, Integer>();
        int row = 1;
        for (var line : grid.rows()) {
            lines.put(line.metric(), row);
            text(sheet, row, 0, line.label());
            text(sheet, row, 1, line.unit());
            for (int i = 0; i < line.entries().size(); i++) {
                int column = i + 2;
                int at = row;
                line.entries().get(i).ifPresent(entry -> figure(sheet, at, column, version.apply(entry), entry));
            }
            row++;
        }
        if (ratios) {
            new WorkbookRatios(grid, lines, version, values).write(sheet, row + 1);
        }
        sheet.freezePane(2, 1);
    }

    static void head(Worksheet sheet, int row, String name, List<String> columns) {
        sheet.width(0, 36);
        text(sheet, row, 0, name);
        text(sheet, row, 1, "Unit");
        sheet.width(1, 12);
        for (int i = 0; i < columns.size(); i++) {
            sheet.width(i + 2, 18);
            text(sheet, row, i + 2, columns.get(i));
        }
        for (int i = 0; i < columns.size() + 2; i++) {
            sheet.style(row, i)
                    .bold()
                    .fontColor(NAVY)
                    .borderStyle("thin")
                    .horizontalAlignment(i < 2 ? "left" : "right")
                    .set();
        }
    }

    /** A fact of the ledger, blue and linked. */
    private void input(Worksheet sheet, CalculationSheets.Place place) {
        var entry = report.ledger().stream()
                .filter(each -> each.id().equals(place.fact()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "a working refers to the fact " + place.fact() + ", which the ledger lacks"));
        figure(sheet, place.row(), place.column(), entry.fact(), entry);
    }

    private void figure(Worksheet sheet, int row, int column, Fact fact, LedgerEntry entry) {
        link(sheet, row, column, fact, entry);
        sheet.value(row, column, fact.value());
        sheet.style(row, column)
                .fontColor(BLUE)
                .format(format(fact.unit()))
                .horizontalAlignment("right")
                .set();
    }

    private void link(Worksheet sheet, int row, int column, Fact fact, LedgerEntry entry) {
        var page =
                fact.origin().uri().filter(Endnotes::safe).map(Object::toString).filter(each -> each.length() < 250);
        sheet.hyperlink(
                row,
                column,
                page.map(each -> HyperLink.external(each, ""))
                        .orElseGet(() -> HyperLink.internal("Facts!A" + rows.getOrDefault(entry.id(), 1), "")));
    }

    private void facts(Worksheet sheet) {
        var heads = List.of(
                "Id",
                "Subject",
                "Metric",
                "Dimensions",
                "Period",
                "Value",
                "Unit",
                "Basis",
                "Known at",
                "Source",
                "Page",
                "Formula",
                "Inputs");
        for (int i = 0; i < heads.size(); i++) {
            text(sheet, 0, i, heads.get(i));
            sheet.style(0, i).bold().fontColor(NAVY).set();
            sheet.width(i, i == 9 || i == 11 ? 48 : 18);
        }
        for (int i = 0; i < report.ledger().size(); i++) {
            fact(sheet, i + 1, report.ledger().get(i));
        }
        sheet.freezePane(0, 1);
    }

    private static void fact(Worksheet sheet, int row, LedgerEntry entry) {
        var fact = entry.fact();
        text(sheet, row, 0, entry.id());
        text(sheet, row, 1, fact.subject().key());
        text(sheet, row, 2, fact.metric().label());
        text(
                sheet,
                row,
                3,
                String.join(
                        "; ",
                        fact.dimensions().stream().map(each -> each.member()).toList()));
        text(sheet, row, 4, fact.period().label());
        sheet.value(row, 5, fact.value());
        sheet.style(row, 5).format(format(fact.unit())).set();
        text(sheet, row, 6, fact.unit().toString());
        text(sheet, row, 7, fact.basis().name().toLowerCase(Locale.ROOT));
        text(sheet, row, 8, fact.knownAt().toString());
        text(sheet, row, 9, SourceLine.source(fact.origin()));
        fact.origin()
                .uri()
                .filter(Endnotes::safe)
                .map(Object::toString)
                .filter(each -> each.length() < 250)
                .ifPresent(uri -> {
                    sheet.hyperlink(row, 10, HyperLink.external(uri, "open"));
                    sheet.style(row, 10).fontColor(BLUE).set();
                });
        entry.derivation().ifPresent(derivation -> {
            text(sheet, row, 11, derivation.formula());
            text(sheet, row, 12, String.join(" ", derivation.inputs()));
        });
    }

    static String format(Unit unit) {
        return switch (unit.kind()) {
            case CURRENCY, SHARES, COUNT, DAYS -> "#,##0;(#,##0)";
            case PER_SHARE, RATIO -> "#,##0.00;(#,##0.00)";
            case PERCENT -> "0.0;(0.0)";
        };
    }

    /** Words are stored as words, whatever they begin with. */
    static void text(Worksheet sheet, int row, int column, String text) {
        var inert = TextFitting.inert(text);
        sheet.value(row, column, inert.substring(0, Math.min(inert.length(), 8_000)));
    }
}
