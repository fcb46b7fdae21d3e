package footnote.evidence.statements;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Finds rows that tie: a row that is the sum of rows right above it, or the first of them less the others. What ties in
 * every column was read with the right figures, signs and columns.
 */
final class SumCheck {
    private static final int MOST_PARTS = 30;
    private static final double ROUNDING = 0.0006;

    private final List<TableRow> rows;
    private final int columns;
    private final BitSet tied = new BitSet();

    private SumCheck(List<TableRow> rows) {
        this.rows = rows;
        this.columns = rows.isEmpty() ? 0 : rows.getFirst().cells().size();
    }

    /** The indices of rows that tie. */
    static BitSet of(List<TableRow> rows) {
        var check = new SumCheck(rows);
        check.run();
        return check.tied;
    }

    private void run() {
        var open = new ArrayList<Integer>();
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).isPerShare()) {
                continue;
            }
            int parts = parts(open, i);
            if (parts > 0) {
                for (int k = 0; k < parts; k++) {
                    tied.set(open.removeLast());
                }
                tied.set(i);
            }
            open.add(i);
        }
    }

    /** How many of the open rows make this one; 0 where none do. */
    private int parts(List<Integer> open, int row) {
        for (int count = 2; count <= Math.min(MOST_PARTS, open.size()); count++) {
            if (makes(open, row, count, 1, 1) || makes(open, row, count, -1, 1) || makes(open, row, count, 1, -1)) {
                return count;
            }
        }
        return 0;
    }

    /** Costs may be printed as they are, and their total as what is taken from the income. */
    private boolean makes(List<Integer> open, int row, int count, int sign, int whole) {
        int matched = 0;
        for (int column = 0; column < columns; column++) {
            var total = rows.get(row).cells().get(column);
            if (total.isEmpty()) {
                continue;
            }
            double sum = value(open.get(open.size() - count), column);
            for (int k = open.size() - count + 1; k < open.size(); k++) {
                sum += sign * value(open.get(k), column);
            }
            if (!near(whole * sum, total.get().doubleValue(), count)) {
                return false;
            }
            matched += total.get().signum() == 0 ? 0 : 1;
        }
        return matched > 0 && matched >= Math.min(2, columns);
    }

    private double value(int row, int column) {
        return rows.get(row).cells().get(column).map(Number::doubleValue).orElse(0.0);
    }

    /** Printed parts are rounded each by itself. */
    static boolean near(double sum, double whole, int parts) {
        boolean fine = Math.abs(whole) < 100 && whole != Math.rint(whole);
        double slack = Math.max(fine ? 0.02 : Math.min(3, 0.5 * parts + 0.5), ROUNDING * Math.abs(whole));
        return Math.abs(sum - whole) <= Math.min(slack, Math.max(0.02, 0.02 * Math.abs(whole)));
    }
}
