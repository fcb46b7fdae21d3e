package footnote.domain.opinion;

import java.util.Locale;

/** How far a fair value may be off; the more uncertain, the more upside or downside a BUY or SELL takes. */
public enum Uncertainty {
    LOW(10),
    MEDIUM(15),
    HIGH(25);

    private final int threshold;

    Uncertainty(int threshold) {
        this.threshold = threshold;
    }

    /** Expected return in percent from which a share is a BUY, and below whose negative it is a SELL. */
    public int threshold() {
        return threshold;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
