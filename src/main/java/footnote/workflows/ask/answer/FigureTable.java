package footnote.workflows.ask.answer;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import footnote.domain.Words;
import footnote.publication.text.TextBlock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Many figures of an answer as a table: a row for each metric, company and part, a column for each period. */
final class FigureTable {
    /** From this many figures on, a table is easier to read than lines. */
    static final int LEAST = 4;

    private static final int MOST_NAMED = 3;
    private static final String NONE = "–";
    /** Figures over several periods, which no column stands for. */
    private static final Pattern SPAN =
            Pattern.compile("^(?:average|cumulative)_|_(?:compound_growth|change|difference)$");

    private static final Pattern CHANGE = Pattern.compile("_(?:change|difference)$");

    private final List<LedgerEntry> figures;
    private final FigureText text;
    private final List<String> metrics;
    private final List<String> companies;

    private FigureTable(List<LedgerEntry> figures, FigureText text) {
        this.figures = List.copyOf(figures);
        this.text = text;
        // what was asked for stands before how it changed
        this.metrics = figures.stream()
                .sorted(Comparator.comparing(FigureTable::isChange))
                .map(FigureText::label)
                .distinct()
                .toList();
        this.companies = figures.stream().map(this::company).distinct().toList();
    }

    /** The lines of an answer: of a few figures one by one, of more as a table after what it shows. */
    static List<String> lines(List<LedgerEntry> figures, FigureText text, boolean opened) {
        var spans = figures.stream()
                .filter(each -> SPAN.matcher(each.fact().metric().name()).find() && isAlone(each, figures))
                .toList();
        var rows = figures.stream()
                .filter(each -> spans.size() >= LEAST || !spans.contains(each))
                .toList();
        if (rows.size() < LEAST) {
            return few(figures, text, opened);
        }
        var spanned = figures.stream()
                .filter(each -> !rows.contains(each))
                .map(each -> text.sentence(each).orElse(text.line(each, true)))
                .toList();
        var table = new FigureTable(rows, text).lines(opened || !spanned.isEmpty());
        return opened
                ? Stream.concat(table.stream(), spanned.stream()).toList()
                : Stream.concat(spanned.stream(), table.stream()).toList();
    }

    /** One by one; of a figure that moved how far, and between which two, in one sentence. */
    private static List<String> few(List<LedgerEntry> figures, FigureText text, boolean opened) {
        if (figures.size() == 1 && !opened) {
            var only = figures.getFirst();
            return List.of(text.sentence(only).orElse(text.line(only, true)));
        }
        var lines = new ArrayList<String>();
        var left = new ArrayList<>(figures);
        while (!left.isEmpty()) {
            var move = FigureMove.of(left, text);
            lines.add(move.map(FigureMove::sentence).orElseGet(() -> text.line(left.getFirst(), true)));
            move.ifPresentOrElse(each -> left.removeAll(each.told()), left::removeFirst);
        }
        return lines;
    }

    private static boolean isAlone(LedgerEntry entry, List<LedgerEntry> figures) {
        return figures.stream().filter(each -> isOfOne(each, entry)).count() == 1;
    }

    /** Whether two figures are of one metric, company and part. */
    private static boolean isOfOne(LedgerEntry one, LedgerEntry other) {
        return one.fact().metric().equals(other.fact().metric())
                && one.fact().subject().equals(other.fact().subject())
                && one.fact().dimensions().equals(other.fact().dimensions());
    }

    /** What the table shows, the table, and how its ratios are computed; the first is left out after an opening. */
    private List<String> lines(boolean opened) {
        var lines = new ArrayList<String>();
        if (!opened) {
            String shown = metrics.size() > MOST_NAMED ? "figures" : Words.and(metrics);
            lines.add(Words.capitalized(shown) + " of " + Words.and(companies) + ":");
        }
        lines.addAll(table().markdown());
        figures.stream()
                .flatMap(each -> text.definition(each).stream())
                .distinct()
                .forEach(lines::add);
        return lines;
    }

    private TextBlock.Table table() {
        var rows = new ArrayList<List<LedgerEntry>>();
        figures.stream()
                .sorted(Comparator.comparingInt(each -> metrics.indexOf(FigureText.label(each))))
                .forEach(each -> rowOf(each, rows).add(each));
        var periods = columns();
        boolean single = periods.size() > 1 && rows.stream().allMatch(row -> row.size() == 1);
        var columns = single ? List.<String>of() : periods;
        var header = new ArrayList<String>();
        header.add(metrics.size() == 1 ? Words.capitalized(metrics.getFirst()) : "Figure");
        header.addAll(single ? List.of("Period", "Value") : columns);
        header.add("Sources");
        return new TextBlock.Table(
                header, rows.stream().map(row -> row(row, columns)).toList());
    }

    /** The row of a figure; a second one for its period gets a row of its own. */
    private static List<LedgerEntry> rowOf(LedgerEntry entry, List<List<LedgerEntry>> rows) {
        return rows.stream()
                .filter(row -> isOfOne(row.getFirst(), entry)
                        && row.stream().noneMatch(each -> column(each).equals(column(entry))))
                .findFirst()
                .orElseGet(() -> {
                    rows.add(new ArrayList<>());
                    return rows.getLast();
                });
    }

    private List<String> row(List<LedgerEntry> entries, List<String> columns) {
        var values = columns.isEmpty()
                ? Stream.of(column(entries.getFirst()), value(entries.getFirst()))
                : columns.stream().map(column -> entries.stream()
                        .filter(each -> column(each).equals(column))
                        .findFirst()
                        .map(FigureTable::value)
                        .orElse(NONE));
        return Stream.of(Stream.of(name(entries.getFirst())), values, Stream.of(sources(entries)))
                .flatMap(each -> each)
                .toList();
    }

    private static String value(LedgerEntry entry) {
        return "{fact:" + entry.id() + "}";
    }

    private String sources(Collection<LedgerEntry> entries) {
        var markers = entries.stream()
                .flatMap(each -> text.markers(each).stream())
                .distinct()
                .toList();
        return markers.isEmpty() ? NONE : "[" + String.join(", ", markers) + "]";
    }

    private static boolean isChange(LedgerEntry entry) {
        return CHANGE.matcher(entry.fact().metric().name()).find();
    }

    /** The metric, the company and the part, each where the table has several. */
    private String name(LedgerEntry entry) {
        Set<String> names = new LinkedHashSet<>();
        if (metrics.size() > 1) {
            names.add(Words.capitalized(FigureText.label(entry)));
        }
        if (companies.size() > 1) {
            names.add(company(entry));
        }
        names.add(text.part(entry));
        names.remove("");
        return names.isEmpty() ? company(entry) : String.join(", ", names);
    }

    /** The short name, unless another company of the table has the same. */
    private String company(LedgerEntry entry) {
        boolean shared = figures.stream()
                .anyMatch(each -> !each.fact().subject().equals(entry.fact().subject())
                        && text.name(each).equals(text.name(entry)));
        return shared ? text.company(entry) : text.name(entry);
    }

    /** The periods in order; the end of a fiscal year stands in the year's column. */
    private List<String> columns() {
        Map<String, LocalDate> ends = new LinkedHashMap<>();
        figures.forEach(each ->
                ends.merge(column(each), each.fact().period().end(), (one, other) -> one.isAfter(other) ? one : other));
        return ends.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .collect(Collectors.toList());
    }

    private static String column(LedgerEntry entry) {
        var period = entry.fact().period();
        return !period.isInstant()
                ? period.label()
                : period.endsFiscalYear() ? "FY%02d".formatted(period.year() % 100) : FigureFormat.day(period.end());
    }
}
