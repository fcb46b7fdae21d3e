package footnote.research;

import footnote.domain.Estimate;
import footnote.domain.LedgerEntry;
import footnote.domain.Period;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What analysts expected of a period before its results were known. */
public final class ConsensusBefore {
    private ConsensusBefore() {}

    /** The last mean of the figure's metric and period before the figure was known. */
    public static Optional<LedgerEntry> of(LedgerEntry actual, List<Estimate> consensus) {
        var fact = actual.fact();
        return consensus.stream()
                .filter(estimate -> estimate.metric().equals(fact.metric())
                        && estimate.unit().equals(fact.unit())
                        && estimate.asOf().isBefore(fact.knownAt())
                        && same(estimate.period(), fact.period()))
                .max(Comparator.comparing(Estimate::asOf))
                .map(estimate ->
                        LedgerEntry.of(estimate.in(fact.period().fiscal()).asFact()));
    }

    private static boolean same(Period one, Period other) {
        return !one.isInstant() && one.months() == other.months() && one.endsNear(other.end());
    }
}
