package footnote.evidence.statements.notes;

import footnote.evidence.statements.FilingStatements;
import footnote.evidence.statements.ScaleReader;
import footnote.evidence.statements.StatementFacts;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads the tables of notes and of management's discussion: rows under columns of years, with what stands over them. A
 * table of quarters or months is none, and neither is one in which a year stands over two columns.
 */
public final class NoteTables {
    /** A row: which table it is of, where, its name, what stands over it, its years and its cells as printed. */
    public record NoteRow(
            int table,
            Optional<Integer> page,
            String name,
            String section,
            String heading,
            List<Column> columns,
            List<String> cells,
            boolean money,
            Optional<BigDecimal> scale) {
        /** Words for a change in percent, by which rows of rates are told from those of amounts. */
        public static final Pattern GROWTH = Pattern.compile(
                "(?i)\\s*(?:\\(?%\\)?|percent(?:age)?)? ?\\b(?:change|growth|increase|gain|incr)\\b(?: ?[/(]? ?(?:decrease|decline)\\)?)?|%");

        public NoteRow {
            columns = List.copyOf(columns);
            cells = List.copyOf(cells);
        }

        NoteRow of(String called, List<String> printed) {
            return new NoteRow(table, page, called, section, heading, columns, printed, money, scale);
        }

        NoteRow scaled(Optional<BigDecimal> by) {
            return new NoteRow(table, page, name, section, heading, columns, cells, money, by);
        }

        /** Its figures of three digits or more that, in this scale, a row of the same words in the statements has too. */
        List<BigDecimal> shared(BigDecimal by, StatementFacts.Reading report) {
            var words = label();
            var printed = report.rows().stream()
                    .filter(row -> row.label().equals(words))
                    .flatMap(row -> row.facts().stream())
                    .map(each -> each.fact().value().abs())
                    .toList();
            return IntStream.range(0, cells.size())
                    .mapToObj(this::figure)
                    .flatMap(Optional::stream)
                    .map(BigDecimal::abs)
                    .filter(each -> each.compareTo(BigDecimal.valueOf(100)) >= 0)
                    .filter(each -> printed.stream().anyMatch(value -> value.compareTo(each.multiply(by)) == 0))
                    .toList();
        }

        /** Its name in plain words. */
        public String label() {
            return NoteNames.plain(name);
        }

        public boolean isPercent() {
            return cells.stream()
                            .allMatch(cell ->
                                    cell.contains("%") || EMPTY.matcher(cell).matches())
                    && cells.stream().anyMatch(cell -> cell.contains("%"));
        }

        /** The figure in a column, in the scale it is printed in; none where the cell is empty. */
        public Optional<BigDecimal> figure(int column) {
            return figure(cells.get(column));
        }

        static Optional<BigDecimal> figure(String cell) {
            String digits = cell.replaceAll("[^0-9.]", "");
            if (!digits.matches("\\d+(?:\\.\\d+)?|\\.\\d+")) {
                return Optional.empty();
            }
            var value = new BigDecimal(digits);
            return Optional.of(cell.matches(".*[(−-].*") ? value.negate() : value);
        }
    }

    /** What stands over a column: a year, or the day it ends on. */
    public record Column(int year, Optional<LocalDate> end) {}

    private static final String DAY =
            "(?:(?:mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.? \\d{1,2}, )";
    private static final String YEAR = "(?:fiscal |FY ?|" + DAY + ")?(?:19|20)\\d{2}";
    private static final String MARK = "(?:\\s?\\([a-z\\d]\\)|\\*)?";
    private static final String CHANGES =
            "(?:\\s*(?:[$%]|\\(?%\\)?|(?:% |percent(?:age)? |\\$ )?change|(?:increase|decrease|\\(decrease\\)|inc\\.|dec\\.|/|or|variance|vs\\.?|from|over|to|"
                    + YEAR + ")))*";
    private static final Pattern HEAD =
            Pattern.compile("(?i)(?<title>[^\\d]*?(?:\\b\\p{L}+ \\d{1,2},?)?)\\s*(?<years>(?:" + YEAR + MARK + "\\s+)+"
                    + YEAR + MARK + "(?!\\s+vs))(?<rest>" + CHANGES + ")\\s*");
    private static final Pattern ONE_YEAR = Pattern.compile("(?:19|20)\\d{2}");
    private static final Pattern SHORTER = Pattern.compile(
            "(?i)\\b(?:three|six|nine|3|6|9) months\\b|\\b(?:thirteen|twenty-six|thirty-nine|13|26|39)[ -]weeks?\\b|\\bquarter(?:s|ly)?\\b|\\b(?:first|second|third|fourth) quarter\\b");

    private static final String NUMBER = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+";
    private static final String CELL = "(?:[-−(]\\s?)?[$€£¥]?\\s?[-−(]?\\s?(?:" + NUMBER
            + ")\\s?\\)?\\s?%?\\)?|[$€£¥]?\\s?[—–-]+\\s?%?|(?:#|(?:NM|nm|N/M|n/m|n\\.m\\.|N/A|n/a)(?!\\p{L}))\\s?%?";
    private static final Pattern ROW = Pattern.compile("(?<name>\\p{L}.*?)(?<cells>(?:\\s+(?:" + CELL + "))+)\\s*");
    private static final Pattern ONE_CELL = Pattern.compile(CELL);
    private static final Pattern SMALL = Pattern.compile("\\d{1,2}");
    private static final Pattern EMPTY = Pattern.compile("[$€£¥]?\\s?(?:[—–-]+|#|[Nn]/?\\.?[MmAa]\\.?)\\s?%?");
    private static final Pattern PROSE = Pattern.compile(".{110,}|.*\\p{Ll}{3,}[.;]");
    private static final Pattern DATED =
            Pattern.compile("(?i)\\b(?:ended|as of|december|january|june|millions|thousands)\\b");
    private static final int HEADING = 4;
    private static final int LONGEST_TITLE = 100;
    private static final int MOST_BETWEEN = 4;

    private final List<NoteRow> rows = new ArrayList<>();
    private int tables;

    private NoteTables() {}

    /** All rows of the pages of a report of a fiscal year. */
    public static List<NoteRow> of(List<FilingStatements.PageText> pages, int year) {
        var read = new NoteTables();
        pages.forEach(page -> read.page(page.page(), page.lines()));
        var rows = new ArrayList<>(read.rows);
        pages.forEach(page -> {
            int tables = rows.isEmpty() ? 0 : rows.getLast().table();
            rows.addAll(NamedColumns.of(page, year, Math.max(tables, read.tables)));
        });
        return rows;
    }

    private void page(Optional<Integer> page, List<String> lines) {
        for (int at = 0; at < lines.size(); at++) {
            var columns = columns(lines.get(at));
            if (columns.isPresent()) {
                at = table(page, lines, at, columns.get()) - 1;
            }
        }
    }

    private static Optional<List<Column>> columns(String line) {
        var head = HEAD.matcher(line);
        if (!head.matches() || head.group("title").length() > LONGEST_TITLE || line.endsWith(".")) {
            return Optional.empty();
        }
        var columns = ONE_YEAR.matcher(head.group("years"))
                .results()
                .map(each -> new Column(Integer.parseInt(each.group()), Optional.empty()))
                .toList();
        return columns.stream().distinct().count() == columns.size() ? Optional.of(columns) : Optional.empty();
    }

    /** Reads the rows below a head; the line after them. */
    private int table(Optional<Integer> page, List<String> lines, int head, List<Column> columns) {
        var over = heading(lines, head);
        String heading = String.join(" ", over);
        boolean changes = !HEAD.matcher(lines.get(head)).replaceAll("${rest}").isBlank();
        int number = ++tables;
        var found = new ArrayList<NoteRow>();
        var scale = ScaleReader.over(over);
        var around = new ArrayList<>(over);
        String section = "";
        int without = 0;
        int at = head + 1;
        for (;
                at < lines.size()
                        && without <= MOST_BETWEEN
                        && columns(lines.get(at)).isEmpty();
                at++) {
            String line = lines.get(at);
            var row = ROW.matcher(line);
            var cells = row.matches()
                    ? ONE_CELL.matcher(row.group("cells"))
                            .results()
                            .map(each -> each.group().strip())
                            .toList()
                    : List.<String>of();
            if (cells.size() >= columns.size()
                    && !PROSE.matcher(row.group("name")).matches()) {
                found.add(new NoteRow(
                        number,
                        page,
                        NoteNames.of(row.group("name").strip(), section, cells.getFirst(), found),
                        section,
                        heading,
                        columns,
                        cells,
                        false,
                        Optional.empty()));
                without = 0;
            } else if (PROSE.matcher(line).matches() && !found.isEmpty()) {
                break;
            } else {
                section = cells.isEmpty() && line.length() < LONGEST_TITLE ? line : section;
                if (found.isEmpty()) {
                    around.add(line);
                }
                without++;
            }
        }
        if (SHORTER.matcher(heading).find()) {
            return at;
        }
        var stated = scale.or(() -> ScaleReader.over(around)).or(() -> ScaleReader.on(lines));
        String said = Stream.concat(
                        Stream.of(heading), around.stream().skip(over.size()).filter(NoteNames::saysScale))
                .collect(Collectors.joining(" "));
        boolean dollars = heading.matches("(?is).*(?:dollars|[$€£¥]).*")
                || found.stream()
                        .anyMatch(row -> row.cells().stream().anyMatch(cell -> cell.matches("(?s).*[$€£¥].*")));
        var usual = changes ? usual(found) : columns.size();
        found.stream()
                .flatMap(row -> aligned(row, usual).stream())
                .forEach(row -> rows.add(new NoteRow(
                        row.table(),
                        row.page(),
                        row.name(),
                        row.section(),
                        said,
                        row.columns(),
                        row.cells(),
                        dollars,
                        stated)));
        return at;
    }

    /** How many cells most rows have. */
    private static int usual(List<NoteRow> found) {
        return found.stream()
                .collect(Collectors.groupingBy(row -> row.cells().size(), Collectors.counting()))
                .entrySet()
                .stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(0);
    }

    /**
     * A row with one cell for each year, where it has as many as years or as most rows; a number that ends its name, as in
     * "Tier 1", is no cell. Nothing where that is not clear.
     */
    private static Optional<NoteRow> aligned(NoteRow row, int usual) {
        var cells = row.cells();
        int years = row.columns().size();
        boolean ends = SMALL.matcher(cells.getFirst()).matches();
        boolean mixed = ends && cells.subList(1, years).stream().anyMatch(cell -> cell.contains("%"));
        boolean fits = cells.size() == years || cells.size() == usual;
        boolean without = cells.size() - 1 == years || cells.size() - 1 == usual;
        if (fits && !mixed) {
            return Optional.of(row.of(row.name(), cells.subList(0, years)));
        }
        return ends && without && (!fits || mixed)
                ? Optional.of(row.of(row.name() + " " + cells.getFirst(), cells.subList(1, years + 1)))
                : Optional.empty();
    }

    /** The head with the lines above it that are no rows and no prose, but for one that introduces the table. */
    private static List<String> heading(List<String> lines, int head) {
        var over = new ArrayList<String>();
        over.add(lines.get(head));
        for (int i = head - 1; i >= Math.max(0, head - HEADING); i--) {
            String line = lines.get(i);
            boolean introduces = line.endsWith(":") && line.length() < 2 * LONGEST_TITLE;
            boolean prose = PROSE.matcher(line).matches() && !introduces;
            if (prose || columns(line).isPresent() || isRow(line)) {
                break;
            }
            over.addFirst(line);
            if (introduces) {
                break;
            }
        }
        return over;
    }

    private static boolean isRow(String line) {
        return ROW.matcher(line).matches()
                && ONE_CELL.matcher(line).results().count() > 1
                && !DATED.matcher(line).find();
    }
}
