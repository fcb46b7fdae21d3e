package footnote.evidence.statements;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Of property or receivables the net amount, also where the row after what is taken off has no name. */
final class NetAmount {
    private static final Pattern TAKEN_OFF = Pattern.compile(
            "(?:less )?(?:allowances? (?:for )?)?accumulated (?:depreciation|amorti[sz]ation|depletion).*|(?:less )?allowances? (?:for|on) .*");

    private NetAmount() {}

    /** The net one of rows that are named so; nothing where only the gross amount is printed. */
    static Optional<TableRow> of(List<TableRow> named, List<TableRow> rows) {
        var net = named.stream()
                .filter(row -> row.largest().signum() > 0)
                .reduce(NetAmount::smaller)
                .orElse(named.getFirst());
        int at = rows.indexOf(net);
        if (at < 0
                || at + 1 >= rows.size()
                || !TAKEN_OFF.matcher(rows.get(at + 1).label()).matches()) {
            return Optional.of(net);
        }
        return Optional.of(at + 2)
                .filter(after -> after < rows.size())
                .map(rows::get)
                .filter(after -> isRest(net, rows.get(at + 1), after));
    }

    private static TableRow smaller(TableRow one, TableRow other) {
        boolean less = other.largest().compareTo(one.largest()) < 0;
        if (one.label().contains("net") && !other.label().contains("net")) {
            return one;
        }
        return less && (other.label().contains("net") || one.label().equals(other.label())) ? other : one;
    }

    private static boolean isRest(TableRow gross, TableRow less, TableRow net) {
        for (int i = 0; i < net.cells().size(); i++) {
            var all = gross.cells().get(i);
            var taken = less.cells().get(i);
            var rest = net.cells().get(i);
            if (all.isEmpty()
                    || taken.isEmpty()
                    || rest.isEmpty()
                    || !SumCheck.near(
                            all.get().subtract(taken.get().abs()).doubleValue(),
                            rest.get().doubleValue(),
                            2)) {
                return false;
            }
        }
        return true;
    }
}
