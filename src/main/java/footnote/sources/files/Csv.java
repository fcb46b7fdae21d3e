package footnote.sources.files;

import java.util.ArrayList;
import java.util.List;

/** Reads comma, semicolon or tab separated text with quoted cells; blank lines are skipped. */
public final class Csv {
    private Csv() {}

    public static List<List<String>> rows(String text) {
        char separator = separator(text);
        var rows = new ArrayList<List<String>>();
        var row = new ArrayList<String>();
        var cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted) {
                boolean doubled = c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"';
                if (c != '"' || doubled) {
                    cell.append(c);
                    i += doubled ? 1 : 0;
                } else {
                    quoted = false;
                }
            } else if (c == '"' && cell.isEmpty()) {
                quoted = true;
            } else if (c == separator) {
                endCell(row, cell);
            } else if (c == '\n' || c == '\r') {
                endRow(rows, row, cell);
                row = new ArrayList<>();
            } else {
                cell.append(c);
            }
        }
        endRow(rows, row, cell);
        return rows;
    }

    private static void endCell(List<String> row, StringBuilder cell) {
        row.add(cell.toString().strip());
        cell.setLength(0);
    }

    private static void endRow(List<List<String>> rows, List<String> row, StringBuilder cell) {
        endCell(row, cell);
        if (row.size() > 1 || !row.getFirst().isEmpty()) {
            rows.add(List.copyOf(row));
        }
    }

    /** The one that is most frequent in the first line. */
    private static char separator(String text) {
        String first = text.lines().findFirst().orElse("");
        char best = ',';
        long most = first.chars().filter(each -> each == ',').count();
        for (char candidate : new char[] {'\t', ';'}) {
            long count = first.chars().filter(each -> each == candidate).count();
            if (count > most) {
                best = candidate;
                most = count;
            }
        }
        return best;
    }
}
