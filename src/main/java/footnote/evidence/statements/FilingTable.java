package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** A primary statement as read: its page, what its columns are of, one scale, its rows, and which rows tie. */
record FilingTable(
        StatementType type,
        Optional<Integer> page,
        List<PeriodColumn> columns,
        Optional<BigDecimal> scale,
        String currency,
        List<TableRow> rows,
        BitSet tied) {
    FilingTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    FilingTable scaled(BigDecimal by) {
        return new FilingTable(type, page, columns, Optional.of(by), currency, rows, tied);
    }

    boolean isTied(TableRow row) {
        int at = rows.indexOf(row);
        return at >= 0 && tied.get(at);
    }

    /** Where the first row of the same name stands. */
    int indexOf(TableRow row) {
        return rows.stream().map(TableRow::name).toList().indexOf(row.name());
    }

    Optional<TableRow> row(String metric) {
        return RowCatalog.of(type).stream()
                .filter(entry -> entry.metric().equals(metric))
                .findFirst()
                .flatMap(entry -> entry.in(rows));
    }

    List<String> labels() {
        return rows.stream().map(TableRow::label).toList();
    }

    /** The share of rows that tie. */
    double share() {
        return rows.isEmpty() ? 0 : tied.cardinality() / (double) rows.size();
    }

    BigDecimal largest() {
        return rows.stream().map(TableRow::largest).reduce(BigDecimal.ZERO, BigDecimal::max);
    }
}
