package footnote.publication.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A part of a text: a line of it, or a table of Markdown. */
public sealed interface TextBlock {
    /** A line outside of tables. */
    record Line(String text) implements TextBlock {}

    /** A table: the first column names the rows, the last their sources, those between hold figures. */
    record Table(List<String> header, List<List<String>> rows) implements TextBlock {
        public Table {
            header = List.copyOf(header);
            rows = List.copyOf(rows);
        }

        /** As Markdown, a line for each row. */
        public List<String> markdown() {
            String rule = IntStream.range(0, header.size())
                    .mapToObj(column -> isFigure(column) ? "--:" : "---")
                    .collect(Collectors.joining("|", "|", "|"));
            return Stream.concat(Stream.of(row(header), rule), rows.stream().map(Table::row))
                    .toList();
        }

        /** In columns of equal width, figures to the right, for a terminal. */
        public List<String> aligned() {
            var all = Stream.concat(Stream.of(header), rows.stream()).toList();
            int[] widths = IntStream.range(0, header.size())
                    .map(column -> all.stream()
                            .mapToInt(row -> row.get(column).length())
                            .max()
                            .orElse(0))
                    .toArray();
            return all.stream()
                    .map(row -> IntStream.range(0, row.size())
                            .mapToObj(column -> padded(row.get(column), widths[column], isFigure(column)))
                            .collect(Collectors.joining("  "))
                            .stripTrailing())
                    .toList();
        }

        public boolean isFigure(int column) {
            return column > 0 && column < header.size() - 1;
        }

        private static String row(List<String> cells) {
            return cells.stream().map(cell -> cell.replace("|", "/")).collect(Collectors.joining(" | ", "| ", " |"));
        }

        private static String padded(String cell, int width, boolean right) {
            String space = " ".repeat(width - cell.length());
            return right ? space + cell : cell + space;
        }
    }

    static boolean isOfTable(String line) {
        return line.startsWith("|") && line.endsWith("|");
    }

    /** The blocks of a text in order, without blank lines. */
    static List<TextBlock> of(String text) {
        var blocks = new ArrayList<TextBlock>();
        var table = new ArrayList<String>();
        for (var line : text.lines().filter(each -> !each.isBlank()).toList()) {
            if (isOfTable(line)) {
                table.add(line);
            } else {
                addTable(table, blocks);
                blocks.add(new Line(line));
            }
        }
        addTable(table, blocks);
        return blocks;
    }

    private static void addTable(List<String> lines, List<TextBlock> blocks) {
        var cells = lines.stream().map(TextBlock::cells).toList();
        boolean whole = cells.size() > 2
                && cells.get(1).stream().allMatch(cell -> cell.matches(":?-+:?"))
                && cells.stream().allMatch(row -> row.size() == cells.getFirst().size());
        if (whole) {
            blocks.add(new Table(cells.getFirst(), cells.subList(2, cells.size())));
        } else {
            lines.forEach(line -> blocks.add(new Line(line)));
        }
        lines.clear();
    }

    private static List<String> cells(String line) {
        return Arrays.stream(line.substring(1, line.length() - 1).split("\\|", -1))
                .map(String::strip)
                .toList();
    }
}
