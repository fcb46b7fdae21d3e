package footnote.evidence;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Whether one figure is another with fewer digits, as the text of a note rounds the line of a statement. */
final class Rounding {
    private static final BigDecimal CLOSE = new BigDecimal("0.005");

    private Rounding() {}

    /** Whether the first figure is the second rounded, and close to it; a figure is no rounding of itself. */
    static boolean isOf(BigDecimal rounded, BigDecimal exact) {
        var digits = rounded.stripTrailingZeros();
        return rounded.signum() != 0
                && digits.scale() < exact.stripTrailingZeros().scale()
                && exact.setScale(digits.scale(), RoundingMode.HALF_UP).compareTo(digits) == 0
                && exact.subtract(rounded).abs().compareTo(exact.abs().multiply(CLOSE)) <= 0;
    }
}
