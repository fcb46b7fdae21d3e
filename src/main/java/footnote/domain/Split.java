package footnote.domain;

import java.math.BigDecimal;
import java.time.LocalDate;

/** So many new shares for so many old ones from a day on. */
public record Split(LocalDate day, BigDecimal newShares, BigDecimal oldShares) {
    public Split {
        if (newShares.signum() <= 0 || oldShares.signum() <= 0) {
            throw new IllegalArgumentException("no split: " + newShares + " for " + oldShares + " on " + day);
        }
    }

    /** What one old share became. */
    public double factor() {
        return newShares.doubleValue() / oldShares.doubleValue();
    }
}
