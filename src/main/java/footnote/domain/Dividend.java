package footnote.domain;

import java.math.BigDecimal;
import java.time.LocalDate;

/** A cash dividend for one share, by its ex-dividend day, in the currency of the price. */
public record Dividend(LocalDate day, BigDecimal amount) {
    public Dividend {
        if (amount.signum() < 0) {
            throw new IllegalArgumentException("a dividend of " + amount + " on " + day);
        }
    }
}
