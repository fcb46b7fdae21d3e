package footnote.faces.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** A record as a reader sees it in a terminal: fields one a line, lists of records as tables. */
final class RecordText {
    private static final int WIDEST = 40;

    private RecordText() {}

    static String text(JsonNode node) {
        var lines = new ArrayList<String>();
        lines("", node, lines);
        return String.join("\n", lines);
    }

    private static void lines(String indent, JsonNode node, List<String> lines) {
        if (!node.isObject()) {
            lines.add(indent + cell(node));
            return;
        }
        node.properties().forEach(field -> {
            String name = field.getKey().replace('_', ' ');
            var value = field.getValue();
            if (value.isObject()) {
                lines.add(indent + name + ":");
                lines(indent + "  ", value, lines);
            } else if (value.isArray() && !value.isEmpty() && value.get(0).isObject()) {
                lines.add(indent + name + ":");
                table(indent + "  ", value, lines);
            } else if (!cell(value).isEmpty()) {
                lines.add(indent + name + ": " + cell(value));
            }
        });
    }

    private static void table(String indent, JsonNode rows, List<String> lines) {
        var columns = new ArrayList<String>();
        rows.get(0).propertyNames().forEach(columns::add);
        var widths = columns.stream()
                .map(column -> Math.min(
                        WIDEST,
                        Math.max(
                                column.length(),
                                rows.valueStream()
                                        .mapToInt(row -> cell(row.path(column)).length())
                                        .max()
                                        .orElse(0))))
                .toList();
        lines.add(indent
                + row(columns.stream().map(column -> column.replace('_', ' ')).toList(), widths));
        rows.forEach(row -> lines.add(indent
                + row(columns.stream().map(column -> cell(row.path(column))).toList(), widths)));
    }

    private static String row(List<String> cells, List<Integer> widths) {
        var padded = new ArrayList<String>();
        for (int i = 0; i < cells.size(); i++) {
            String cell = cells.get(i);
            String cut = cell.length() > WIDEST ? cell.substring(0, WIDEST - 1) + "…" : cell;
            padded.add(cut + " ".repeat(Math.max(0, widths.get(i) - cut.length())));
        }
        return String.join("  ", padded).stripTrailing();
    }

    private static String cell(JsonNode node) {
        if (node.isArray()) {
            return node.valueStream().map(RecordText::cell).collect(Collectors.joining(", "));
        }
        return node.isMissingNode() || node.isNull() ? "" : node.isString() ? node.asString() : node.toString();
    }
}
