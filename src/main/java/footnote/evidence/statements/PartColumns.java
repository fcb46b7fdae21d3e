package footnote.evidence.statements;

import footnote.domain.Metric;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A table whose parts are its columns, with one block of rows a year: revenue, operating income, assets. A block is of
 * the year whose revenue its total is, and a row is taken where its parts add up to a total that the statements print.
 */
final class PartColumns {
    private static final Pattern HEADER_END =
            Pattern.compile("(?i)[^\\d]*\\b(?:total|consolidated)(?: company| consolidated| segments?)?");
    private static final int LEAST_PARTS = 2;
    private static final int MOST_PARTS = 12;
    private static final int HEADER_LINES = 4;
    private static final double ROUNDING = 0.0006;
    private static final double LEAST_UNITS = 3;

    private final PartHeader header;
    private final TableRow revenue;
    private final Map<Metric, TableRow> wholes;

    /** The parts of the first such table of a filing for each way of splitting; none where there is none that ties. */
    static List<PartTables.Part> of(
            List<FilingStatements.PageText> texts, TableRow revenue, Map<StatementType, FilingTable> statements) {
        var wholes = new HashMap<Metric, TableRow>();
        var printed = new HashMap<Metric, FilingTable>();
        Optional.ofNullable(statements.get(StatementType.INCOME))
                .ifPresent(income -> printed.put(Metric.REVENUE, income));
        for (var metric : PartTables.BY_PART) {
            statements.values().forEach(statement -> PartTables.row(metric, statement)
                    .ifPresent(row -> {
                        wholes.putIfAbsent(metric, row);
                        printed.putIfAbsent(metric, statement);
                    }));
        }
        PartColumns columns = null;
        var byAxis = new LinkedHashMap<String, List<PartTables.Part>>();
        for (var text : texts) {
            var lines = text.lines();
            if (lines.stream().noneMatch(line -> HEADER_END.matcher(line).matches())) {
                continue;
            }
            columns = columns == null ? new PartColumns(new PartHeader(texts), revenue, wholes) : columns;
            for (var table : columns.in(lines)) {
                var parts = table.parts(printed, text.page());
                if (!parts.isEmpty()) {
                    byAxis.putIfAbsent(parts.getFirst().axis(), parts);
                }
            }
        }
        return byAxis.values().stream().flatMap(List::stream).toList();
    }

    private PartColumns(PartHeader header, TableRow revenue, Map<Metric, TableRow> wholes) {
        this.header = header;
        this.revenue = revenue;
        this.wholes = wholes;
    }

    /** A table's figures: for each metric a row of each part, in the columns of the statement. */
    private record Table(List<String> heading, Map<Metric, Map<String, TableRow>> rows) {
        private Map<String, TableRow> revenue() {
            return rows.getOrDefault(Metric.REVENUE, Map.of());
        }

        boolean isOfParts() {
            return revenue().size() >= LEAST_PARTS
                    && revenue().values().stream()
                            .noneMatch(row ->
                                    PartTables.NO_PART.matcher(row.label()).matches());
        }

        /** The parts whose operating income is reported are the segments. */
        List<PartTables.Part> parts(Map<Metric, FilingTable> printed, Optional<Integer> page) {
            String axis = rows.containsKey(Metric.OPERATING_INCOME)
                    ? "segment"
                    : PartAxis.of(List.copyOf(revenue().values()), heading);
            var parts = new ArrayList<PartTables.Part>();
            rows.forEach((metric, members) -> Optional.ofNullable(printed.get(metric))
                    .ifPresent(statement -> members.forEach(
                            (name, row) -> parts.add(new PartTables.Part(metric, axis, name, row, page, statement)))));
            return parts;
        }
    }

    /** The tables among these lines that split the revenue of the latest two years at least. */
    private List<Table> in(List<String> lines) {
        var tables = new ArrayList<Table>();
        for (int i = 0; i < lines.size(); i++) {
            if (HEADER_END.matcher(lines.get(i)).matches()) {
                var below = RowReader.wide(lines.subList(i + 1, lines.size()), LEAST_PARTS + 1);
                int parts = below.isEmpty() ? 0 : below.getFirst().cells().size() - 1;
                var blocks = parts < LEAST_PARTS || parts > MOST_PARTS
                        ? Map.<Metric, Map<Integer, TableRow>>of()
                        : blocks(below, parts);
                if (isOfSeveralYears(blocks)) {
                    var above = lines.subList(Math.max(0, i + 1 - HEADER_LINES), i + 1);
                    var heading = lines.subList(0, i + 1);
                    header.names(above, parts)
                            .map(names -> new Table(heading, rows(names, blocks)))
                            .filter(Table::isOfParts)
                            .ifPresent(tables::add);
                }
            }
        }
        return tables;
    }

    private static boolean isOfSeveralYears(Map<Metric, Map<Integer, TableRow>> blocks) {
        var years = blocks.getOrDefault(Metric.REVENUE, Map.of());
        return years.containsKey(0) && years.containsKey(1);
    }

    /** For each metric the row of each of the statement's columns. */
    private Map<Metric, Map<Integer, TableRow>> blocks(List<TableRow> rows, int parts) {
        var blocks = new HashMap<Metric, Map<Integer, TableRow>>();
        int year = -1;
        for (var row : rows) {
            if (row.cells().size() != parts + 1 || !addsUp(row)) {
                continue;
            }
            int starts = column(revenue, row);
            if (starts >= 0) {
                year = starts;
                var years = blocks.computeIfAbsent(Metric.REVENUE, _ -> new HashMap<>());
                if (row.isTotal()) {
                    years.put(year, row); // of what parts sell to each other too
                } else {
                    years.putIfAbsent(year, row);
                }
            } else if (year >= 0) {
                int of = year;
                wholes.forEach((metric, whole) -> {
                    if (of < whole.cells().size()
                            && whole.cells().get(of).equals(row.cells().getLast())) {
                        blocks.computeIfAbsent(metric, _ -> new HashMap<>()).putIfAbsent(of, row);
                    }
                });
            }
        }
        return blocks;
    }

    private static int column(TableRow whole, TableRow row) {
        var total = row.cells().getLast();
        return total.isEmpty() ? -1 : whole.cells().indexOf(total);
    }

    private static boolean addsUp(TableRow row) {
        double sum = row.cells().subList(0, row.cells().size() - 1).stream()
                .flatMap(Optional::stream)
                .mapToDouble(BigDecimal::doubleValue)
                .sum();
        return row.cells()
                .getLast()
                .filter(total -> total.signum() != 0
                        && Math.abs(sum - total.doubleValue())
                                <= Math.max(LEAST_UNITS, ROUNDING * Math.abs(total.doubleValue())))
                .isPresent();
    }

    private Map<Metric, Map<String, TableRow>> rows(List<String> names, Map<Metric, Map<Integer, TableRow>> blocks) {
        var all = new LinkedHashMap<Metric, Map<String, TableRow>>();
        blocks.forEach((metric, years) -> {
            int columns = wholes.getOrDefault(metric, revenue).cells().size();
            var rows = new LinkedHashMap<String, TableRow>();
            for (int part = 0; part < names.size(); part++) {
                var cells = new ArrayList<Optional<BigDecimal>>();
                for (int column = 0; column < columns; column++) {
                    var row = years.get(column);
                    cells.add(row == null ? Optional.empty() : row.cells().get(part));
                }
                if (cells.stream().anyMatch(Optional::isPresent)) {
                    String name = names.get(part);
                    rows.put(name, new TableRow(name, TableRow.plain(name), "", cells));
                }
            }
            all.put(metric, rows);
        });
        return all;
    }
}
