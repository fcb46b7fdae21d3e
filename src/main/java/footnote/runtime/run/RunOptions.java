package footnote.runtime.run;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/**
 * What the reader set for one run; a worker that takes it over keeps to it. Offline is fictional data and no model; sample is
 * fictional data, and models answer where a key is set.
 */
public record RunOptions(
        boolean offline,
        boolean sample,
        Optional<LocalDate> asOf,
        BigDecimal budget,
        boolean yes,
        Optional<String> out) {
    public RunOptions {
        if (budget.signum() < 0) {
            throw Fault.input("a budget is 0 or more dollars, not " + budget);
        }
    }

    public RunOptions(boolean offline, Optional<LocalDate> asOf, BigDecimal budget, boolean yes, Optional<String> out) {
        this(offline, false, asOf, budget, yes, out);
    }

    public static RunOptions standard() {
        return new RunOptions(false, Optional.empty(), BigDecimal.ONE, false, Optional.empty());
    }

    /** Whether the data are those of the fictional sample market. */
    public boolean fictional() {
        return offline || sample;
    }

    public RunOptions withYes() {
        return new RunOptions(offline, sample, asOf, budget, true, out);
    }

    /** The same for a run of its own that asks nothing, with its own budget and folder. */
    public RunOptions unattended(BigDecimal money, Optional<String> folder) {
        return new RunOptions(offline, sample, asOf, money, true, folder);
    }

    /** The same for a run that comes again: on a real market it is not bound to this run's day. */
    public RunOptions repeated() {
        return new RunOptions(offline, sample, fictional() ? asOf : Optional.empty(), budget, true, Optional.empty());
    }
}
