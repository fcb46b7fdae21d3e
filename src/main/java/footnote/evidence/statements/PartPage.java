package footnote.evidence.statements;

import footnote.domain.Metric;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page as rows of any width, with the lines they were read from, and its tables whose total is a figure of the statements. */
record PartPage(Optional<Integer> page, List<String> lines, List<TableRow> rows) {
    private static final Pattern TOTAL = Pattern.compile(
            "(?:consolidated |worldwide |company |total )*(?:total|net sales|sales|net revenues?|revenues?|total .*|consolidated.*|worldwide.*)");

    /** The total of segments above items that reconcile it to the whole. */
    private static final Pattern OF_SEGMENTS = Pattern.compile(
            "(?:total )?(?:net )?(?:sales|revenues?) of (?:all )?(?:reportable |operating |business )?segments?\\b.*"
                    + "|(?:total )?(?:reportable |operating |business )?segments? (?:net )?(?:sales|revenues?)");

    /** Beyond this share of the whole, what segments sell is not what the company does. */
    private static final double RECONCILED = 0.06;

    private static final int LINES_BEFORE = 5;
    private static final int LEAST_PRODUCTS = 3;

    PartPage {
        lines = List.copyOf(lines);
        rows = List.copyOf(rows);
    }

    /** The pages of a filing; the last lines of a page stand over the first of the next. */
    static List<PartPage> of(List<FilingStatements.PageText> texts) {
        var pages = new ArrayList<PartPage>();
        List<String> before = List.of();
        for (var text : texts) {
            var lines = text.lines();
            var heading = before.subList(Math.max(0, before.size() - LINES_BEFORE), before.size());
            pages.add(new PartPage(
                    text.page(),
                    Stream.concat(heading.stream(), lines.stream()).toList(),
                    RowReader.wide(lines, PartTables.LEAST_COLUMNS)));
            before = lines;
        }
        return pages;
    }

    /** Every table whose total is the whole, in so many columns from the first. */
    List<PartTree> trees(Metric metric, TableRow whole, int columns) {
        var wanted = whole.figures().subList(0, columns);
        var found = new ArrayList<PartTree>();
        for (int i = PartTables.LEAST_COLUMNS; i < rows.size(); i++) {
            var row = rows.get(i);
            for (int from = 0; from + columns <= row.cells().size(); from++) {
                if (isWhole(metric, row, from, wanted)) {
                    PartTree.of(rows, i, from, columns).ifPresent(found::add);
                }
            }
        }
        return found;
    }

    /** The whole itself, or the revenue of all segments, which few items tell from it. */
    private static boolean isWhole(Metric metric, TableRow row, int from, List<BigDecimal> wanted) {
        if (metric.equals(Metric.REVENUE) && OF_SEGMENTS.matcher(row.label()).matches()) {
            return isNear(row, from, wanted);
        }
        for (int i = 0; i < wanted.size(); i++) {
            if (row.cells().get(from + i).filter(wanted.get(i)::equals).isEmpty()) {
                return false;
            }
        }
        return metric.equals(Metric.OPERATING_INCOME)
                || TOTAL.matcher(row.label()).matches();
    }

    private static boolean isNear(TableRow row, int from, List<BigDecimal> wanted) {
        for (int i = 0; i < wanted.size(); i++) {
            double whole = wanted.get(i).doubleValue();
            if (row.cells()
                    .get(from + i)
                    .filter(each -> Math.abs(each.doubleValue() - whole) <= RECONCILED * Math.abs(whole))
                    .isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Rows that stand under names of parts. */
    Optional<PartBlocks> blocks(TableRow whole, int columns) {
        return PartBlocks.of(rows, lines, whole, columns);
    }

    /** Products under their groups below the whole; empty where there are too few. */
    Map<String, TableRow> groupedProducts(TableRow whole) {
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            if (row.cells().size() == whole.cells().size() && isWhole(Metric.REVENUE, row, 0, whole.figures())) {
                var found = GroupedProducts.below(rows, i);
                if (found.size() >= LEAST_PRODUCTS) {
                    return found;
                }
            }
        }
        return Map.of();
    }
}
