package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads lines of text as rows of a statement: torn names joined, brackets as minus, dashes as empty cells. */
final class RowReader {
    private static final Pattern CELL = Pattern.compile(
            "(\\(|-\\s?|−\\s?|–(?=[$€£¥\\d]))?\\s?[$€£¥]?\\s?(\\(|-|−|–(?=\\d))?\\s?(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)\\s?(\\))?(\\s?%)?"
                    + "|(?<=\\s|^)[$€£¥]?\\s?[—–-]+(?=\\s|$)");
    /** Where the figures begin: a figure, or a dash, after which only figures come. */
    private static final Pattern TAIL = Pattern.compile(
            "(?:\\s|^)(?:(?:[-−(]\\s?|–(?=[$€£¥\\d]))?[$€£¥]?\\s?(?:[-−(]|–(?=\\d))?\\s?(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)\\s?\\)?\\s?%?|[$€£¥]?\\s?[—–-]+|[$€£¥()*#])"
                    + "(?:\\s+(?:(?:[-−(]\\s?|–(?=[$€£¥\\d]))?[$€£¥]?\\s?(?:[-−(]|–(?=\\d))?\\s?(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)\\s?\\)?\\s?%?|[$€£¥]?\\s?[—–-]+|[$€£¥()%*#]))*\\s*$");

    private static final Pattern YEARS = Pattern.compile("(?:\\s*(?:19|20)\\d{2})+\\s*");
    private static final Pattern LETTER = Pattern.compile("\\p{L}{2,}|\\p{L}\\.\\p{L}\\.");
    private static final Pattern OPEN_END = Pattern.compile(
            "(?i)(?:\\b(?:and|of|to|in|from|by|for|the|on|with|or|net|less|per|including|attributable)|,|—|–|-|\\()\\s*$");
    private static final Pattern GLUED = Pattern.compile("(?<=\\p{L}|\\))(?=[$€£¥]\\d)");
    private static final Pattern ONE_FIGURE = Pattern.compile("\\s*\\(?[$€£¥]?\\s?\\d{1,3}(?:,\\d{3})+\\)?\\s*");
    private static final Pattern ONE_AT_THE_END =
            Pattern.compile("\\s*\\p{L}[^\\d]*\\s\\(?[$€£¥]?\\s?\\d{1,3}(?:,\\d{3})+\\)?\\s*");
    private static final int GROUP = 3;
    /** A column of notes has that many at least. */
    private static final int LEAST_NOTED = 3;

    private static final BigDecimal THOUSAND = BigDecimal.valueOf(1_000);

    private static final int LONGEST_HEADING = 90;
    private static final int MOST_NAME_LINES = 3;
    private static final int LONGEST = 400;

    private final int columns;
    private final boolean changes;
    private final List<Raw> raws = new ArrayList<>();

    /** A line with a name and its cells, before it is known how many of them are columns. */
    private record Raw(String name, String section, List<Optional<BigDecimal>> cells) {
        Raw with(List<Optional<BigDecimal>> other) {
            return new Raw(name, section, other);
        }
    }

    private RowReader(int columns, boolean changes) {
        this.columns = columns;
        this.changes = changes;
    }

    /** The rows of these lines; changes says that columns of differences may follow those of the periods. */
    static List<TableRow> of(List<String> lines, int columns, boolean changes) {
        var reader = new RowReader(columns, changes);
        reader.read(lines);
        return reader.isMisread() ? List.of() : reader.rows();
    }

    /** Whether most rows have more figures than there are columns, that number no notes; or figures torn by spaces or points. */
    private boolean isMisread() {
        int usual = usual();
        var wide = raws.stream().filter(raw -> raw.cells().size() == usual).toList();
        long notes = wide.stream()
                .filter(raw -> raw.cells()
                        .getFirst()
                        .map(each -> each.scale() <= 2 && each.abs().compareTo(NoteNumber.MOST) <= 0)
                        .orElse(true))
                .count();
        boolean torn = usual >= 2 * columns
                && wide.stream()
                        .flatMap(raw -> raw.cells().stream().flatMap(Optional::stream))
                        .allMatch(each -> each.abs().compareTo(THOUSAND) < 0);
        boolean pointed = 2
                        * raws.stream()
                                .filter(raw -> raw.cells().stream()
                                        .flatMap(Optional::stream)
                                        .anyMatch(each -> each.scale() == GROUP))
                                .count()
                > raws.size();
        return pointed || (columns > 0 && !changes && usual > columns && (torn || 2 * notes < wide.size()));
    }

    /** The rows of these lines with all their cells, of which there are so many at least. */
    static List<TableRow> wide(List<String> lines, int least) {
        var reader = new RowReader(least, false);
        reader.read(rejoined(lines));
        return FootnoteMark.left(reader.raws, Raw::cells, Raw::with).stream()
                .filter(raw ->
                        raw.cells().size() >= least && raw.cells().stream().anyMatch(Optional::isPresent))
                .map(raw -> row(raw, raw.cells()))
                .toList();
    }

    /** Rows whose figures stand on a line each, in one line. */
    private static List<String> rejoined(List<String> lines) {
        var joined = new ArrayList<String>();
        boolean torn = false;
        for (String line : lines) {
            if (torn && ONE_FIGURE.matcher(line).matches()) {
                joined.set(joined.size() - 1, joined.getLast() + " " + line.strip());
            } else {
                torn = ONE_AT_THE_END.matcher(line).matches();
                joined.add(line);
            }
        }
        return joined;
    }

    /** Whether a line ends in figures that are not years. */
    static boolean hasFigures(String line) {
        Matcher tail = TAIL.matcher(line);
        if (!tail.find() || !LETTER.matcher(line.substring(0, tail.start())).find()) {
            return false;
        }
        var cells = cells(line.substring(tail.start()));
        boolean amounts =
                cells.size() > 1 || line.indexOf('$', tail.start()) >= 0 || line.indexOf(',', tail.start()) >= 0;
        return amounts && cells.stream().anyMatch(Optional::isPresent) && !areYears(line.substring(tail.start()));
    }

    /** Whether a line is nothing but figures that are not years; their name stands on the line before. */
    static boolean isFiguresAlone(String line) {
        Matcher tail = TAIL.matcher(line);
        if (LETTER.matcher(line).find() || !tail.find() || tail.start() > 0) {
            return false;
        }
        var cells = cells(line);
        return cells.size() > 1 && cells.stream().anyMatch(Optional::isPresent) && !areYears(line);
    }

    private void read(List<String> lines) {
        var open = new ArrayList<String>();
        String section = "";
        boolean totaled = false;
        for (String printed : lines) {
            String line = GLUED.matcher(printed.replace('\u00a0', ' '))
                    .replaceAll(" ")
                    .strip();
            Matcher tail = TAIL.matcher(line);
            int start = line.length() < LONGEST && tail.find() ? NameEnd.of(line, tail.start()) : line.length();
            boolean figures = isRow(line.substring(start));
            if (!figures) {
                if (LETTER.matcher(line).find()) {
                    if (line.length() < LONGEST_HEADING
                            && !line.endsWith(".")
                            && (open.isEmpty() || !continues(line, open))) {
                        section = line;
                        totaled = false;
                    }
                    open.add(line);
                }
                continue;
            }
            String name = line.substring(0, start).strip();
            var cells = whole(line.substring(start));
            boolean unnamed = !LETTER.matcher(name).find() && open.isEmpty();
            boolean total = unnamed || name.equalsIgnoreCase("total");
            String whole = total ? totaled ? "Total" : "Total " + section : named(name, open);
            totaled |= total || name.toLowerCase(Locale.ROOT).startsWith("total ");
            raws.add(new Raw(whole.strip(), section, cells));
            open.clear();
        }
    }

    /** A lone dash at the end of a line belongs to its words. */
    private boolean isRow(String tail) {
        var cells = cells(tail);
        return !cells.isEmpty()
                && !areYears(tail)
                && (cells.size() >= columns || cells.stream().anyMatch(Optional::isPresent));
    }

    private static boolean continues(String line, List<String> open) {
        return beginsSmall(line) || OPEN_END.matcher(open.getLast()).find();
    }

    /** With a small letter, unless a capital follows it, as in the names of some products. */
    private static boolean beginsSmall(String name) {
        return Character.isLowerCase(name.charAt(0)) && (name.length() < 2 || !Character.isUpperCase(name.charAt(1)));
    }

    /** A name that begins small, or follows a line that ends in the middle of something, began on the line before. */
    private static String named(String name, List<String> open) {
        var parts = new ArrayList<String>();
        parts.add(name);
        int used = 0;
        for (int i = open.size() - 1; i >= 0 && used < MOST_NAME_LINES; i--, used++) {
            String first = parts.getFirst();
            String before = open.get(i);
            boolean torn = first.isEmpty()
                    || !LETTER.matcher(first).find()
                    || beginsSmall(first)
                    || NameEnd.isRest(first)
                    || OPEN_END.matcher(before).find();
            if (!torn || (before.endsWith(":") && !first.isEmpty())) {
                break;
            }
            parts.addFirst(before);
        }
        return String.join(" ", parts).strip();
    }

    /** A hyphen before a space is an empty cell where one is missing, and a minus sign else. */
    private List<Optional<BigDecimal>> whole(String tail) {
        var cells = cells(tail);
        var parted = cells(tail.replaceAll("(?<=\\s)-(?=\\s+[$(]?\\s?\\d)", "—"));
        return cells.size() < columns && parted.size() == columns ? parted : cells;
    }

    /** In order; a dash is an empty cell, and shares in percent are left out. */
    private static List<Optional<BigDecimal>> cells(String text) {
        var cells = new ArrayList<Optional<BigDecimal>>();
        Matcher matcher = CELL.matcher(text);
        while (matcher.find()) {
            if (matcher.group(3) == null) {
                cells.add(Optional.empty());
            } else if (matcher.group(5) == null) {
                var value = new BigDecimal(matcher.group(3).replace(",", ""));
                boolean minus = matcher.group(1) != null || matcher.group(2) != null;
                cells.add(Optional.of(minus ? value.negate() : value));
            }
        }
        return cells;
    }

    private List<TableRow> rows() {
        int usual = usual();
        boolean notes = !changes
                && raws.stream()
                                .filter(raw -> raw.cells().size() == columns + 1 && NoteNumber.in(raw.cells()))
                                .count()
                        >= LEAST_NOTED;
        var rows = new ArrayList<TableRow>();
        for (var raw : raws) {
            if (notes && raw.cells().size() == columns && NoteNumber.in(raw.cells())) {
                continue;
            }
            var cells = picked(raw.cells(), usual);
            if (cells.size() == columns && cells.stream().anyMatch(Optional::isPresent)) {
                rows.add(row(isNamedLater(raw) ? new Raw("Total", raw.section(), raw.cells()) : raw, cells));
            }
        }
        return rows;
    }

    /** Whether a sum without a name was named for its heading, whose total is printed by that name further down. */
    private boolean isNamedLater(Raw raw) {
        String label = TableRow.plain(raw.name());
        return raw.name().equals(("Total " + raw.section()).strip())
                && raws.subList(raws.indexOf(raw) + 1, raws.size()).stream()
                        .anyMatch(later -> TableRow.plain(later.name()).equals(label));
    }

    private static TableRow row(Raw raw, List<Optional<BigDecimal>> cells) {
        return new TableRow(raw.name(), TableRow.plain(raw.name()), TableRow.plain(raw.section()), cells);
    }

    /** Years are printed without a comma. */
    private static boolean areYears(String tail) {
        return YEARS.matcher(tail).matches();
    }

    /** How many cells most rows have. */
    private int usual() {
        Map<Integer, Integer> counts = new HashMap<>();
        raws.forEach(raw -> counts.merge(raw.cells().size(), 1, Integer::sum));
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(columns);
    }

    /** The periods' own cells: where changes stand beside them those are left out, else what belongs to the name. */
    private List<Optional<BigDecimal>> picked(List<Optional<BigDecimal>> cells, int usual) {
        if (cells.size() <= columns || !changes || usual <= columns) {
            return cells.size() > columns ? cells.subList(cells.size() - columns, cells.size()) : cells;
        }
        if (usual == columns / 2 * 3 && cells.size() == usual) {
            var kept = new ArrayList<Optional<BigDecimal>>();
            for (int i = 0; i < cells.size(); i++) {
                if (i % 3 != 2) {
                    kept.add(cells.get(i));
                }
            }
            return kept;
        }
        return cells.size() == usual ? cells.subList(0, columns) : List.of();
    }
}
