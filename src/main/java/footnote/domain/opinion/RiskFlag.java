package footnote.domain.opinion;

import footnote.domain.Prose;
import java.util.List;

/** A risk that a rule raised: its code, the ledger entries of the value and of the threshold it crossed, and why. */
public record RiskFlag(RiskCode code, String entry, String threshold, Prose because) {
    public RiskFlag {
        if (!because.references().containsAll(List.of(entry, threshold))) {
            throw new IllegalArgumentException("the flag " + code + " cites its value and its threshold");
        }
    }
}
