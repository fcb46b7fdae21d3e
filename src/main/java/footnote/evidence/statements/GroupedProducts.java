package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Products in a table that prints the whole first, then groups, each above its products. Only the products of a group
 * that add up to it in every column are taken; the table may go on for pages, so that they need not make the whole.
 */
final class GroupedProducts {
    private static final Pattern NAME =
            Pattern.compile("(\\p{L}*\\p{Lu}[\\p{L}\\p{N}/-]{2,})(?:\\s*\\(\\p{Ll}\\))?(?=\\s|$).*");
    private static final Pattern NO_NAME = Pattern.compile("(?i)all|other|total|net|gross|sub.*|various|the|and");
    private static final int LEAST = 3;
    private static final int LEAST_UNITS = 3;
    private static final double ROUNDING = 0.0006;

    private GroupedProducts() {}

    /** The rows by the first word of their names, of the rows below the whole; empty where no group adds up. */
    static Map<String, TableRow> below(List<TableRow> rows, int whole) {
        int width = rows.get(whole).cells().size();
        var below = rows.subList(whole + 1, rows.size()).stream()
                .filter(row -> row.cells().size() == width)
                .toList();
        var found = new LinkedHashMap<String, TableRow>();
        for (int i = 0; i < below.size(); i++) {
            int count = count(below, i);
            if (below.subList(i, i + 1 + count).stream()
                    .anyMatch(row -> PartTables.NO_PART.matcher(row.label()).matches())) {
                continue; // a sum of costs or of earnings
            }
            for (var row : below.subList(i + 1, i + 1 + count)) {
                var name = NAME.matcher(row.name());
                if (name.matches() && !NO_NAME.matcher(name.group(1)).matches()) {
                    var known = found.put(name.group(1), row);
                    if (known != null) {
                        return Map.of(); // the first word does not tell products apart
                    }
                }
            }
            i += count;
        }
        return found;
    }

    /** How many rows below one add up to it; 0 where none do. */
    private static int count(List<TableRow> rows, int group) {
        var sums = new ArrayList<>(
                rows.get(group).cells().stream().map(_ -> BigDecimal.ZERO).toList());
        for (int i = group + 1; i < rows.size(); i++) {
            for (int column = 0; column < sums.size(); column++) {
                sums.set(column, sums.get(column).add(value(rows.get(i), column)));
            }
            if (i - group >= LEAST && isSame(sums, rows.get(group))) {
                return i - group;
            }
        }
        return 0;
    }

    private static boolean isSame(List<BigDecimal> sums, TableRow group) {
        for (int column = 0; column < sums.size(); column++) {
            double whole = value(group, column).doubleValue();
            double allowed = Math.max(LEAST_UNITS, ROUNDING * Math.abs(whole));
            if (whole == 0 || Math.abs(sums.get(column).doubleValue() - whole) > allowed) {
                return false;
            }
        }
        return true;
    }

    private static BigDecimal value(TableRow row, int column) {
        Optional<BigDecimal> cell = row.cells().get(column);
        return cell.orElse(BigDecimal.ZERO);
    }
}
