package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Tells the number of a note, which some statements print in a column of its own, from an amount. */
final class NoteNumber {
    /** No filing has more notes. */
    static final BigDecimal MOST = BigDecimal.valueOf(60);

    private NoteNumber() {}

    /** Whether the first figure is likely the number of a note: whole, small, and far smaller than the next. */
    static boolean in(List<Optional<BigDecimal>> cells) {
        if (cells.size() < 2) {
            return false;
        }
        var first = cells.getFirst();
        var next = cells.get(1);
        return first.isPresent()
                && first.get().signum() > 0
                && first.get().scale() <= 0
                && first.get().compareTo(MOST) <= 0
                && next.isPresent()
                && next.get().abs().compareTo(first.get().multiply(BigDecimal.TEN)) > 0;
    }
}
