package footnote.faces.web.run;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** What a run cost in dollars as a page prints it: cents, and more digits only where cents would show nothing. */
public final class RunCost {
    private RunCost() {}

    public static String dollars(BigDecimal cost) {
        int digits = cost.signum() > 0 && cost.compareTo(new BigDecimal("0.10")) < 0 ? 4 : 2;
        return cost.setScale(digits, RoundingMode.HALF_UP).toPlainString();
    }
}
