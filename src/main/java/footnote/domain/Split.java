package footnote.domain;

import java.math.BigDecimal;
import java.time.LocalDate;

/** So many new shares for so many old ones from a day on. */
public record Split(LocalDate day, BigDecimal newShares, BigDecimal oldShares) {
    private static final double ROUNDING = 0.004;
    private static final int SAME_SPLIT_DAYS = 1100;

    public Split {
        if (newShares.signum() <= 0 || oldShares.signum() <= 0) {
            throw new IllegalArgumentException("no split: " + newShares + " for " + oldShares + " on " + day);
        }
    }

    /** Whether two vendors may mean the same split: of one factor, at most three years apart as filings restate it. */
    public boolean isLike(Split other) {
        return Math.abs(factor() / other.factor() - 1) < ROUNDING
                && Math.abs(day.toEpochDay() - other.day.toEpochDay()) <= SAME_SPLIT_DAYS;
    }

    /** What one old share became. */
    public double factor() {
        return newShares.doubleValue() / oldShares.doubleValue();
    }
}
