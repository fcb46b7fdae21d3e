package footnote.sources.sample.books;

import footnote.domain.Metric;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** When the debt of a sample company is due: what is short-term first, the rest over the years to come. */
public final class DebtMaturities {
    private static final List<Metric> LATER =
            List.of(Metric.DEBT_DUE_2, Metric.DEBT_DUE_3, Metric.DEBT_DUE_4, Metric.DEBT_DUE_5);
    private static final double[] PARTS = {0.15, 0.2, 0.1, 0.25};

    private DebtMaturities() {}

    /** By the closing balances of a year; empty without debt on which interest is owed. */
    public static Map<Metric, Long> of(Entries closing) {
        long total = closing.get(Account.TOTAL_DEBT);
        if (total <= 0) {
            return Map.of();
        }
        var due = new LinkedHashMap<Metric, Long>();
        long left = closing.get(Account.LONG_TERM_DEBT);
        due.put(Metric.DEBT_DUE_1, total - left);
        long longTerm = left;
        for (int i = 0; i < PARTS.length; i++) {
            long part = Bookkeeper.part(longTerm, PARTS[i]);
            due.put(LATER.get(i), part);
            left -= part;
        }
        due.put(Metric.DEBT_DUE_LATER, left);
        return due;
    }
}
