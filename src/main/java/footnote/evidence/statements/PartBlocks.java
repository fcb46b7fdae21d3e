package footnote.evidence.statements;

import footnote.domain.Metric;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A table that prints one block of rows for each part, under the name of the part: its revenue, its operating income.
 * The blocks are taken where the revenue of all makes the revenue of the income statement, and another row of them
 * where all make a total that is printed.
 */
final class PartBlocks {
    private static final Pattern OF_PART = Pattern.compile("^(?:total )?(?:segment|division) ");
    private static final int LEAST_PARTS = 2;
    private static final int MOST_PARTS = 20;
    private static final double ROUNDING = 0.0006;
    private static final double LEAST_UNITS = 3;

    /** The rows of a block: what each of them is called, and its figures. */
    private record Block(String name, Map<String, TableRow> rows) {
        TableRow row(String label) {
            return Objects.requireNonNull(rows.get(label), label);
        }
    }

    private final List<Block> blocks;
    private final String revenue;
    private final int columns;

    private PartBlocks(List<Block> blocks, String revenue, int columns) {
        this.blocks = List.copyOf(blocks);
        this.revenue = revenue;
        this.columns = columns;
    }

    /** The blocks of a page whose revenue makes the whole in so many columns; empty where there are none. */
    static Optional<PartBlocks> of(List<TableRow> rows, List<String> lines, TableRow whole, int columns) {
        var blocks = blocks(rows, lines, columns);
        for (int first = 0; first < blocks.size(); first++) {
            for (var label : blocks.get(first).rows().keySet()) {
                for (int last = first + LEAST_PARTS;
                        last <= Math.min(blocks.size(), first + MOST_PARTS)
                                && blocks.get(last - 1).rows().containsKey(label);
                        last++) {
                    var found = new PartBlocks(blocks.subList(first, last), label, columns);
                    if (last - first >= LEAST_PARTS && found.makes(label, whole.cells())) {
                        return Optional.of(found);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static List<Block> blocks(List<TableRow> rows, List<String> lines, int columns) {
        var blocks = new ArrayList<Block>();
        for (var row : rows) {
            if (row.section().isEmpty() || row.cells().size() != columns) {
                continue;
            }
            boolean opens = blocks.isEmpty()
                    || !TableRow.plain(blocks.getLast().name()).equals(row.section())
                    || blocks.getLast().rows().containsKey(row.label());
            if (opens) {
                blocks.add(new Block(printed(row.section(), lines), new LinkedHashMap<>()));
            }
            blocks.getLast().rows().put(row.label(), row);
        }
        return blocks;
    }

    /** A heading as it is printed, without the colon. */
    private static String printed(String heading, List<String> lines) {
        return lines.stream()
                .filter(line -> TableRow.plain(line).equals(heading))
                .findFirst()
                .map(line -> line.replaceFirst("\\s*:\\s*$", ""))
                .orElse(heading);
    }

    /** What the parts are called, each with its revenue. */
    Map<String, TableRow> revenue() {
        return byName(revenue);
    }

    /** Such figures of the parts, if a row of the report is their sum; empty where not all parts have them. */
    Optional<Map<String, TableRow>> rows(Metric metric, List<TableRow> printed) {
        return blocks.getFirst().rows().keySet().stream()
                .filter(label -> !label.equals(revenue) && isCalled(label, metric))
                .filter(label -> blocks.stream().allMatch(block -> block.rows().containsKey(label)))
                .filter(label -> printed.stream()
                        .anyMatch(total ->
                                total.cells().size() == columns && !isOfBlocks(total) && makes(label, total.cells())))
                .findFirst()
                .map(this::byName);
    }

    private boolean isCalled(String label, Metric metric) {
        var row = blocks.getFirst().row(label).named(OF_PART.matcher(label).replaceFirst(""));
        return Stream.of(StatementType.values())
                .flatMap(type -> RowCatalog.of(type).stream())
                .anyMatch(entry -> entry.metric().equals(metric.name())
                        && entry.in(List.of(row)).isPresent());
    }

    private boolean isOfBlocks(TableRow row) {
        return blocks.stream().anyMatch(block -> block.rows().containsValue(row));
    }

    private Map<String, TableRow> byName(String label) {
        var named = new LinkedHashMap<String, TableRow>();
        blocks.forEach(block -> named.put(block.name(), block.row(label).named(block.name())));
        return named;
    }

    private boolean makes(String label, List<Optional<BigDecimal>> total) {
        for (int column = 0; column < columns; column++) {
            double sum = 0;
            for (var block : blocks) {
                sum += block.row(label)
                        .cells()
                        .get(column)
                        .map(Number::doubleValue)
                        .orElse(0.0);
            }
            double whole = column < total.size()
                    ? total.get(column).map(Number::doubleValue).orElse(0.0)
                    : 0;
            if (whole == 0 || Math.abs(sum - whole) > Math.max(LEAST_UNITS, ROUNDING * Math.abs(whole))) {
                return false;
            }
        }
        return true;
    }
}
