package footnote.evidence.statements;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds all that was spent on what was sold, where a statement prints it in several rows and no total. */
final class CostOfRevenue {
    private static final Pattern COST = Pattern.compile("costs? of (?!net financial|debt|removal|capital|financing).*");

    private final FilingTable table;

    CostOfRevenue(FilingTable table) {
        this.table = table;
    }

    /** The row named so, if there is no other; else the rows that revenue less gross profit leaves, together, or nothing. */
    Optional<TableRow> of(TableRow named, Optional<TableRow> revenue, Optional<TableRow> gross) {
        var costs = table.rows().stream()
                .filter(row -> COST.matcher(row.label()).matches() && !row.isPerShare())
                .toList();
        if (costs.size() < 2 && revenue.isPresent() && gross.isPresent()) {
            return Optional.of(named)
                    .filter(cost -> leaves(revenue.get(), cost, gross.get()) || table.isTied(gross.get()));
        }
        if (costs.size() < 2 || named.label().startsWith("total") || isTotal(named)) {
            return Optional.of(named);
        }
        var all = costs.stream()
                .reduce((one, other) -> StatementRowChoice.added(one, other, "cost of revenue"))
                .orElse(named);
        if (revenue.isEmpty() || gross.isEmpty()) {
            return Optional.empty();
        }
        return List.of(named, all).stream()
                .filter(cost -> leaves(revenue.get(), cost, gross.get()))
                .findFirst();
    }

    /** Whether the row is the sum of costs right above it. */
    private boolean isTotal(TableRow named) {
        int at = table.rows().indexOf(named);
        return at > 0
                && COST.matcher(table.rows().get(at - 1).label()).matches()
                && named.largest().compareTo(table.rows().get(at - 1).largest()) > 0
                && table.isTied(named);
    }

    private static boolean leaves(TableRow revenue, TableRow cost, TableRow gross) {
        for (int i = 0; i < gross.cells().size(); i++) {
            var all = revenue.cells().get(i);
            var less = cost.cells().get(i);
            var rest = gross.cells().get(i);
            if (all.isPresent()
                    && less.isPresent()
                    && rest.isPresent()
                    && !SumCheck.near(
                            all.get().subtract(less.get().abs()).doubleValue(),
                            rest.get().doubleValue(),
                            3)) {
                return false;
            }
        }
        return true;
    }
}
