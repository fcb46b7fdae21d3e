package footnote.evidence.statements.notes;

import footnote.evidence.statements.FilingStatements;
import footnote.evidence.statements.ScaleReader;
import footnote.evidence.statements.notes.NoteTables.Column;
import footnote.evidence.statements.notes.NoteTables.NoteRow;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads tables whose columns are named, not dated: places owned and leased, stores by state, the floor space of each use.
 * Each cell is a row of its own, called by its row and its column, of the one year its heading names or of the report. A
 * head that cannot be split into as many names as rows have cells makes a table none.
 */
final class NamedColumns {
    private static final String NUMBER = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
    private static final String CELL = "[$€£¥]?\\s?(?:" + NUMBER + ")(?:\\s?%)?|[—–-](?=\\s|$)";
    private static final Pattern ROW =
            Pattern.compile("(?<name>\\p{L}[^\\d$€£¥%:;]*?(?:\\s\\([^)]*\\))*)(?<cells>(?:\\s+(?:" + CELL + "))+)");
    private static final Pattern ONE_CELL = Pattern.compile(CELL);
    /** Two rows in one line, as lists of places are printed. */
    private static final Pattern PAIR = Pattern.compile(
            "(?<one>\\p{Lu}[\\p{L} .&-]*?) (?<first>\\d{1,3}(?:,\\d{3})*) (?<two>\\p{Lu}[\\p{L} .&-]*?) (?<second>\\d{1,3}(?:,\\d{3})*)");

    private static final Pattern BRACKETS = Pattern.compile("\\([^)]*\\)");
    private static final Pattern YEAR = Pattern.compile("(?<![\\d,.$])(?:19|20)\\d{2}(?![\\d,])");
    private static final Pattern PROSE = Pattern.compile(".{120,}|.*\\p{Ll}{3,}[.;]");
    private static final int MOST_COLUMNS = 6;
    private static final int LEAST_ROWS = 3;
    private static final int LONGEST_NAME = 60;

    private final List<NoteRow> rows = new ArrayList<>();
    private final Optional<Integer> page;
    private final List<String> lines;
    private final int report;
    private int tables;

    private NamedColumns(FilingStatements.PageText page, int report, int tables) {
        this.page = page.page();
        this.lines = page.lines();
        this.report = report;
        this.tables = tables;
    }

    /** The tables of a page of the report of a fiscal year, numbered on from those before. */
    static List<NoteRow> of(FilingStatements.PageText page, int report, int tables) {
        var read = new NamedColumns(page, report, tables);
        for (int at = 0; at < read.lines.size(); ) {
            at = Math.max(at + 1, read.table(at));
        }
        return read.rows;
    }

    private record Cells(String name, List<String> cells) {}

    private static Optional<Cells> row(String line) {
        var row = ROW.matcher(line);
        if (!row.matches() || row.group("name").length() > LONGEST_NAME) {
            return Optional.empty();
        }
        var cells = ONE_CELL.matcher(row.group("cells"))
                .results()
                .map(each -> each.group().strip())
                .toList();
        boolean years = cells.stream().allMatch(cell -> YEAR.matcher(cell).matches());
        return years || cells.size() > MOST_COLUMNS
                ? Optional.empty()
                : Optional.of(new Cells(row.group("name").strip(), cells));
    }

    /** Reads the rows of as many cells from a line on; the line after them. */
    private int table(int first) {
        if (PAIR.matcher(lines.get(first)).matches()) {
            return pairs(first);
        }
        var found = new ArrayList<Cells>();
        int at = first;
        for (; at < lines.size(); at++) {
            var row = row(lines.get(at));
            if (row.isEmpty()
                    || (!found.isEmpty()
                            && row.get().cells().size()
                                    != found.getFirst().cells().size())) {
                break;
            }
            found.add(row.get());
        }
        if (found.size() < LEAST_ROWS || first == 0) {
            return at;
        }
        var names = names(lines.get(first - 1), found.getFirst().cells().size());
        if (names.isPresent()) {
            add(found, names.get(), over(first));
        } else if (lines.get(first - 1).matches("(?i).*\\btotal")
                && found.stream().allMatch(NamedColumns::isSummed)) {
            add(
                    found.stream()
                            .map(row ->
                                    new Cells(row.name(), List.of(row.cells().getLast())))
                            .toList(),
                    List.of(""),
                    over(first));
        }
        return at;
    }

    /** Whether the last cell of a row is the sum of the others. */
    private static boolean isSummed(Cells row) {
        var cells = row.cells();
        return cells.size() > 2 && ScheduleSum.sums(cells.subList(0, cells.size() - 1), cells.getLast());
    }

    private int pairs(int first) {
        var found = new ArrayList<Cells>();
        int at = first;
        for (; at < lines.size(); at++) {
            var pair = PAIR.matcher(lines.get(at));
            if (!pair.matches()) {
                break;
            }
            found.add(new Cells(pair.group("one"), List.of(pair.group("first"))));
            found.add(new Cells(pair.group("two"), List.of(pair.group("second"))));
        }
        if (found.size() >= 2 * LEAST_ROWS) {
            add(found, List.of(""), over(first));
        }
        return at;
    }

    /** The names of so many columns in a line; of one the line itself. */
    private static Optional<List<String>> names(String line, int count) {
        if (YEAR.matcher(line).find() || PROSE.matcher(line).matches()) {
            return Optional.empty();
        }
        var words = Arrays.asList(BRACKETS.matcher(line)
                .replaceAll(" ")
                .strip()
                .replaceAll("\\s+", " ")
                .split(" ", -1));
        if (count == 1) {
            return words.size() <= MOST_COLUMNS ? Optional.of(List.of("")) : Optional.empty();
        }
        boolean named = words.size() == count || words.size() == count + 1;
        var last = words.subList(Math.max(0, words.size() - count), words.size());
        return named
                        && last.stream().distinct().count() == count
                        && last.stream().allMatch(word -> word.matches("\\p{Lu}[\\p{L}./-]+"))
                ? Optional.of(last)
                : Optional.empty();
    }

    /** The head of a table and what introduces it. */
    private List<String> over(int first) {
        var heading = ScheduleHeading.above(lines, first);
        return List.of(heading.text(), lines.get(first - 1));
    }

    private void add(List<Cells> found, List<String> columns, List<String> over) {
        String heading = over.getFirst().contains(over.getLast()) ? over.getFirst() : String.join(" ", over);
        var years = YEAR.matcher(heading)
                .results()
                .map(each -> Integer.parseInt(each.group()))
                .distinct()
                .toList();
        if (years.size() > 1) {
            return; // of which of them the figures are is not told
        }
        var year = new Column(years.isEmpty() ? report : years.getFirst(), Optional.empty());
        Optional<BigDecimal> scale = StatedScale.in(heading).or(() -> ScaleReader.over(over));
        boolean money =
                found.stream().flatMap(row -> row.cells().stream()).anyMatch(cell -> cell.matches("(?s).*[$€£¥].*"));
        int number = ++tables;
        for (var row : found) {
            for (int i = 0; i < columns.size(); i++) {
                rows.add(new NoteRow(
                        number,
                        page,
                        columns.get(i).isEmpty() ? row.name() : row.name() + ", " + columns.get(i),
                        "",
                        heading,
                        List.of(year),
                        List.of(row.cells().get(i)),
                        money,
                        scale));
            }
        }
    }
}
