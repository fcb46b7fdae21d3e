package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A total of a table with the rows above that add up to it, some of which may be totals themselves. */
record PartTree(TableRow row, List<Optional<BigDecimal>> cells, List<PartTree> parts) {
    /** A total of parts that stands above what belongs to none of them. */
    private static final Pattern SUBTOTAL = Pattern.compile(
            "(?:total )?(?:(?:net )?(?:sales|revenues?) of (?:all )?)?(?:business |reportable |operating )?(?:segments?|divisions?)\\b.*|total\\b.*|sub ?total\\b.*");

    private static final int MOST_ROWS = 60;
    private static final double ROUNDING = 0.0006;
    private static final int LEAST_UNITS = 3;

    PartTree {
        parts = List.copyOf(parts);
    }

    /** The tree of a total, by so many of its figures; empty where no two rows or more above it add up to it. */
    static Optional<PartTree> of(List<TableRow> rows, int total, int from, int columns) {
        int width = rows.get(total).cells().size();
        var open = new ArrayList<PartTree>();
        for (int i = Math.max(0, total - MOST_ROWS); i <= total; i++) {
            var row = rows.get(i);
            if (row.cells().size() == width) {
                var cells = row.cells().subList(from, from + columns);
                boolean sum = i == total || SUBTOTAL.matcher(row.label()).matches();
                int count = sum ? parts(open, cells) : 0;
                var parts = List.copyOf(open.subList(open.size() - count, open.size()));
                open.subList(open.size() - count, open.size()).clear();
                open.add(new PartTree(row, cells, parts));
            }
        }
        return Optional.of(open.getLast()).filter(tree -> !tree.parts().isEmpty());
    }

    /** How many of the last rows make the total; 0 where none do. */
    private static int parts(List<PartTree> open, List<Optional<BigDecimal>> total) {
        for (int count = 2; count <= open.size(); count++) {
            if (addUp(open.subList(open.size() - count, open.size()), total)) {
                return count;
            }
        }
        return 0;
    }

    private static boolean addUp(List<PartTree> parts, List<Optional<BigDecimal>> total) {
        for (int column = 0; column < total.size(); column++) {
            double sum = 0;
            for (var part : parts) {
                sum += value(part.cells(), column);
            }
            double whole = value(total, column);
            if (Math.abs(sum - whole) > Math.max(LEAST_UNITS, ROUNDING * Math.abs(whole))) {
                return false;
            }
        }
        return total.stream().flatMap(Optional::stream).anyMatch(each -> each.signum() != 0);
    }

    private static double value(List<Optional<BigDecimal>> cells, int column) {
        return cells.get(column).map(Number::doubleValue).orElse(0.0);
    }

    /** Whether it has no figure, as what is left to no part often has none. */
    boolean isEmpty() {
        return cells.stream().flatMap(Optional::stream).allMatch(each -> each.signum() == 0);
    }

    /** The finest rows. */
    List<PartTree> leaves() {
        return parts.isEmpty()
                ? List.of(this)
                : parts.stream().flatMap(each -> each.leaves().stream()).toList();
    }

    /** Every row below the total. */
    List<PartTree> all() {
        return parts.stream()
                .flatMap(each -> Stream.concat(Stream.of(each), each.all().stream()))
                .toList();
    }

    /** The row with these figures in the first of so many columns. */
    TableRow padded(int columns) {
        var padded = new ArrayList<>(cells);
        while (padded.size() < columns) {
            padded.add(Optional.empty());
        }
        return new TableRow(row.name(), row.label(), row.section(), padded);
    }
}
