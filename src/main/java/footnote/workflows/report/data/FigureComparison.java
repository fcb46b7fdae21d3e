package footnote.workflows.report.data;

import footnote.domain.FigureFormat;
import footnote.domain.LedgerEntry;
import java.util.Optional;

/** Compares two figures as a reader of the report sees them: figures that print alike are the same. */
public final class FigureComparison {
    private FigureComparison() {}

    /** Whether one is above the other and prints as another figure. */
    public static boolean above(Optional<LedgerEntry> higher, Optional<LedgerEntry> lower) {
        return higher.isPresent()
                && lower.isPresent()
                && higher.get().number() > lower.get().number()
                && !FigureFormat.of(higher.get().fact())
                        .equals(FigureFormat.of(lower.get().fact()));
    }

    /** Whether one is below the other and prints as another figure. */
    public static boolean below(Optional<LedgerEntry> lower, Optional<LedgerEntry> higher) {
        return above(higher, lower);
    }

    /** Whether both are known and print as the same figure. */
    public static boolean alike(Optional<LedgerEntry> one, Optional<LedgerEntry> other) {
        return one.isPresent() && other.isPresent() && !above(one, other) && !below(one, other);
    }

    /** Whether two figures differ by at least this part of the second. */
    public static boolean apart(Optional<LedgerEntry> one, Optional<LedgerEntry> other, double part) {
        return one.isPresent()
                && other.isPresent()
                && Math.abs(one.get().number() - other.get().number())
                        >= part * Math.abs(other.get().number());
    }
}
