package footnote.runtime.run;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** What the reader set for one run; whoever takes it over keeps to it. */
public record RunOptions(
        boolean offline, Optional<LocalDate> asOf, BigDecimal budget, boolean yes, Optional<String> out) {
    public RunOptions {
        if (budget.signum() < 0) {
            throw Fault.input("a budget is 0 or more dollars, not " + budget);
        }
    }

    public static RunOptions standard() {
        return new RunOptions(false, Optional.empty(), BigDecimal.ONE, false, Optional.empty());
    }

    public RunOptions withYes() {
        return new RunOptions(offline, asOf, budget, true, out);
    }
}
