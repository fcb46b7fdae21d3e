package footnote.domain;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;

/** What analysts expect of a period, with how many they are and when it was so. */
public record Estimate(
        Subject subject,
        Metric metric,
        Period period,
        BigDecimal mean,
        Optional<BigDecimal> low,
        Optional<BigDecimal> high,
        OptionalInt analysts,
        Unit unit,
        LocalDate asOf,
        Origin origin) {
    /** The same, its period in the company's fiscal calendar where that is known. */
    public Estimate in(Optional<FiscalCalendar> calendar) {
        return new Estimate(subject, metric, period.in(calendar), mean, low, high, analysts, unit, asOf, origin);
    }

    /** The mean as a fact of consensus. */
    public Fact asFact() {
        return Fact.of(subject, metric, period, mean, unit, Basis.CONSENSUS, asOf, origin);
    }
}
