package footnote.workflows.report.exhibits;

import footnote.domain.Basis;
import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.Words;
import footnote.publication.report.Block;
import footnote.publication.report.Block.Cell;
import footnote.publication.report.Block.Row;
import footnote.publication.report.Report;
import footnote.workflows.report.data.ReportFacts;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What changed since an earlier report: what it means, then the figures by cause. */
public final class ChangeTable {
    static final String SECTION = "changes";
    private static final int MOST = 24;
    private static final Pattern PART_OF_A_GRID = Pattern.compile("_at$|_step$|_level$|^ranges|^scenario_|^value_at_");

    /** Why a figure is another one now, in the order of the table. */
    private enum Cause {
        FILING("New filings", "published"),
        RESTATEMENT("Restatements", "restated"),
        ESTIMATE("Estimates", "consensus of"),
        PRICE("Prices", "prices to"),
        ASSUMPTION("Assumptions", "set");

        private final String label;
        private final String words;

        Cause(String label, String words) {
            this.label = label;
            this.words = words;
        }
    }

    private record Change(LedgerEntry then, LedgerEntry now, Cause cause, String why) {}

    private final ReportFacts book;
    private final ExhibitNumbering numbering;

    public ChangeTable(ReportFacts book, ExhibitNumbering numbering) {
        this.book = book;
        this.numbering = numbering;
    }

    public Report.Section since(Baseline before) {
        var changes = changes(before);
        var day = FigureFormat.day(before.asOf());
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Points(List.of(new Block.Point(
                Optional.of("What changed."),
                new Prose(
                        changes.isEmpty()
                                ? "No figure has changed since the report of " + day + "."
                                : meaning(changes, day))))));
        if (!changes.isEmpty()) {
            var rows = rows(changes);
            blocks.add(new Block.FigureTable(
                    numbering.of("Figures that changed, by cause", "Then: " + day, TableExhibit.facts(rows)),
                    List.of("Figure", "Then", "Now", "Cause"),
                    rows,
                    List.of("The table compares the figures that the text of the earlier report used.")));
        }
        return new Report.Section(SECTION, "What changed since " + day, blocks);
    }

    /** What moved the view: fair value, price and what the price implies, as far as they changed. */
    private String meaning(List<Change> changes, String day) {
        var parts = new ArrayList<String>();
        moved(parts, changes, "model_value_per_share", "fair value");
        moved(parts, changes, "price", "the price");
        moved(parts, changes, "implied_growth", "the FCF growth that the price implies");
        if (parts.isEmpty()) {
            moved(parts, changes, "eps_diluted", "EPS");
            moved(parts, changes, "revenue", "revenue");
        }
        if (parts.isEmpty()) {
            return "Since the report of " + day
                    + " neither fair value nor price has changed; the table lists what has.";
        }
        var listed = Words.and(parts);
        return "Since the report of " + day + ", " + listed + ".";
    }

    private void moved(List<String> parts, List<Change> changes, String metric, String noun) {
        changes.stream()
                .filter(each ->
                        own(each.now()) && each.now().fact().metric().name().equals(metric))
                .findFirst()
                .ifPresent(each -> parts.add(noun
                        + (each.now().number() > each.then().number() ? " rose from {fact:" : " fell from {fact:")
                        + each.then().id() + "} to {fact:" + each.now().id() + "}"));
    }

    private boolean own(LedgerEntry entry) {
        return entry.fact().subject().equals(book.data().task().subject());
    }

    /** The rows of each cause below its name. */
    private List<Row> rows(List<Change> changes) {
        var rows = new ArrayList<Row>();
        for (var cause : Cause.values()) {
            var mine = changes.stream().filter(each -> each.cause() == cause).toList();
            if (!mine.isEmpty()) {
                rows.add(new Row(
                        cause.label, List.of(new Cell.Words(""), new Cell.Words(""), new Cell.Words("")), true));
                mine.forEach(each -> rows.add(Row.of(
                        label(each.now()),
                        List.of(
                                new Cell.Figure(each.then().id()),
                                new Cell.Figure(each.now().id()),
                                new Cell.Words(each.why())))));
            }
        }
        return rows;
    }

    /** A metric's newest figure then against its newest now, in the order of the earlier report. */
    private List<Change> changes(Baseline before) {
        var newest = new LinkedHashMap<String, LedgerEntry>();
        before.figures().stream()
                .filter(entry ->
                        !PART_OF_A_GRID.matcher(entry.fact().metric().name()).find())
                .forEach(entry -> newest.merge(key(entry), entry, ChangeTable::later));
        var changes = new ArrayList<Change>();
        for (var then : newest.values()) {
            var now = now(then, before.asOf());
            if (changes.size() < MOST && now.isPresent() && differs(then, now.get())) {
                book.keep(then);
                var cause = causeOf(then, now.get(), before.asOf());
                changes.add(new Change(then, now.get(), cause, why(cause, now.get())));
            }
        }
        return changes;
    }

    /** By the newest of what a figure rests on: an assumption, a restatement, a filing, an estimate, or prices alone. */
    private Cause causeOf(LedgerEntry then, LedgerEntry now, LocalDate before) {
        var behind = book.behind(List.of(now.id()));
        if (behind.stream()
                .anyMatch(each -> each.fact().basis() == Basis.ASSUMPTION
                        && each.fact().knownAt().isAfter(before)
                        && each.id().equals(now.id()))) {
            return Cause.ASSUMPTION;
        }
        if (now.restated().isPresent() && now.fact().period().equals(then.fact().period())) {
            return Cause.RESTATEMENT;
        }
        if (behind.stream().anyMatch(each -> fresh(each, Basis.REPORTED, before) && !priced(each))) {
            return Cause.FILING;
        }
        return behind.stream().anyMatch(each -> fresh(each, Basis.CONSENSUS, before)) ? Cause.ESTIMATE : Cause.PRICE;
    }

    private static boolean fresh(LedgerEntry entry, Basis basis, LocalDate before) {
        return entry.derivation().isEmpty()
                && entry.fact().basis() == basis
                && entry.fact().knownAt().isAfter(before);
    }

    private static boolean priced(LedgerEntry entry) {
        return entry.fact().metric().name().matches("price|close_.*|.*_52_weeks|volume.*|exchange_rate");
    }

    /** The metric with its period; a peer's begins with the peer's symbol. */
    private String label(LedgerEntry entry) {
        var period = entry.fact().period();
        return (own(entry) ? "" : entry.fact().subject().key() + ": ")
                + entry.fact().metric().label()
                + (entry.fact().dimensions().isEmpty()
                        ? ""
                        : ", " + entry.fact().dimensions().getFirst().member())
                + (period.isYear() || period.isLastTwelveMonths() || period.isQuarter() ? ", " + period.label() : "");
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

    /** The day of the newest document, estimate or price behind a figure. */
    private String why(Cause cause, LedgerEntry now) {
        var newest = book.behind(List.of(now.id())).stream()
                .filter(each -> each.derivation().isEmpty())
                .filter(each -> switch (cause) {
                    case FILING, RESTATEMENT -> each.fact().basis() == Basis.REPORTED && !priced(each);
                    case ESTIMATE -> each.fact().basis() == Basis.CONSENSUS;
                    case ASSUMPTION -> each.fact().basis() == Basis.ASSUMPTION;
                    case PRICE -> true;
                })
                .map(each -> each.fact().knownAt())
                .max(Comparator.naturalOrder())
                .orElse(now.fact().knownAt());
        return cause.words + " " + FigureFormat.day(newest);
    }

    /** An earlier report to compare with: its run, its day, and the figures it printed. */
    public record Baseline(String run, LocalDate asOf, List<LedgerEntry> figures) {
        public Baseline {
            figures = List.copyOf(figures);
        }
    }
}
