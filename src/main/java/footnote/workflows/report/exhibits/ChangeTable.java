package footnote.workflows.report.exhibits;

import footnote.domain.Basis;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.publication.report.Block;
import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.Row;
import footnote.publication.report.Report;
import footnote.workflows.report.data.ReportFacts;
import footnote.workflows.report.text.TemplateBindings;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** What changed since an earlier report, figure by figure, with the cause. */
public final class ChangeTable {
    static final String SECTION = "changes";
    private static final int MOST = 30;

    private final ReportFacts book;
    private final ExhibitNumbering numbering;

    public ChangeTable(ReportFacts book, ExhibitNumbering numbering) {
        this.book = book;
        this.numbering = numbering;
    }

    public Report.Section since(Baseline before) {
        var rows = rows(before);
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Paragraph(new Prose(
                rows.isEmpty()
                        ? "No figure has changed since the report of " + TemplateBindings.day(before.asOf()) + "."
                        : "These figures have changed since the report of " + TemplateBindings.day(before.asOf())
                                + "; the last column gives the cause.")));
        if (!rows.isEmpty()) {
            blocks.add(new Block.FigureTable(
                    numbering.of(
                            "What changed since " + TemplateBindings.day(before.asOf()),
                            "Then and now",
                            TableExhibit.facts(rows)),
                    List.of("Figure", "Then", "Now", "Cause"),
                    rows,
                    List.of("The table compares the figures that the text of the earlier report used.")));
        }
        return new Report.Section(SECTION, "What changed since " + TemplateBindings.day(before.asOf()), blocks);
    }

    /** A metric's newest figure then against its newest now, in the order of the earlier report. */
    private List<Row> rows(Baseline before) {
        var newest = new LinkedHashMap<String, LedgerEntry>();
        before.figures().forEach(entry -> newest.merge(key(entry), entry, ChangeTable::later));
        var rows = new ArrayList<Row>();
        for (var then : newest.values()) {
            var now = now(then, before.asOf());
            if (rows.size() < MOST && now.isPresent() && differs(then, now.get())) {
                book.adopt(then);
                rows.add(Row.of(
                        label(then),
                        List.of(
                                new Cell.Figure(then.id()),
                                new Cell.Figure(now.get().id()),
                                new Cell.Words(cause(then, now.get())))));
            }
        }
        return rows;
    }

    private static String label(LedgerEntry entry) {
        return entry.fact().metric().label()
                + (entry.fact().dimensions().isEmpty()
                        ? ""
                        : ", " + entry.fact().dimensions().getFirst().member());
    }

    private static String key(LedgerEntry entry) {
        return entry.fact().subject() + "|" + entry.fact().metric().name() + "|"
                + entry.fact().dimensions() + "|"
                + entry.fact().unit().kind() + "|"
                + entry.fact().period().months() + "|"
                + entry.derivation()
                        .map(each -> each.formula().replaceAll("[0-9.-]+", ""))
                        .orElse("");
    }

    private static LedgerEntry later(LedgerEntry one, LedgerEntry other) {
        return one.fact().period().compareTo(other.fact().period()) >= 0 ? one : other;
    }

    /** The same period's figure where it differs now, else a newer one that became known since. */
    private Optional<LedgerEntry> now(LedgerEntry then, LocalDate before) {
        var alike = book.entries().stream()
                .filter(entry -> key(entry).equals(key(then)))
                .toList();
        return alike.stream()
                .filter(entry -> entry.fact().period().equals(then.fact().period()) && differs(then, entry))
                .findFirst()
                .filter(_ -> alike.stream().noneMatch(entry -> entry.id().equals(then.id())))
                .or(() -> alike.stream()
                        .filter(entry ->
                                entry.fact().period().compareTo(then.fact().period()) > 0
                                        && entry.fact().knownAt().isAfter(before))
                        .max(Comparator.comparing(entry -> entry.fact().period())));
    }

    private static boolean differs(LedgerEntry then, LedgerEntry now) {
        double size = Math.max(Math.abs(then.number()), Math.abs(now.number()));
        return size > 0 && Math.abs(then.number() - now.number()) > 1e-6 * size;
    }

    private static String cause(LedgerEntry then, LedgerEntry now) {
        var before = then.fact().period();
        var after = now.fact().period();
        if (now.fact().basis() == Basis.ASSUMPTION) {
            return "another assumption";
        }
        if (after.end().isAfter(before.end())) {
            return after.isYear()
                    ? "a newer fiscal year, published "
                            + TemplateBindings.day(now.fact().knownAt())
                    : "a later date, " + TemplateBindings.day(after.end());
        }
        if (now.restated().isPresent()) {
            return "restated, published " + TemplateBindings.day(now.fact().knownAt());
        }
        return now.derivation().isPresent() ? "its inputs changed" : "the source reports another figure now";
    }

    /** An earlier report to compare with: its run, its day, and the figures it printed. */
    public record Baseline(String run, LocalDate asOf, List<LedgerEntry> figures) {
        public Baseline {
            figures = List.copyOf(figures);
        }
    }
}
