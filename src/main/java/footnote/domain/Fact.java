package footnote.domain;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** One figure: whose, what, of which days, how much, in which sense, since when public, and from where. */
public record Fact(
        Subject subject,
        Metric metric,
        Period period,
        BigDecimal value,
        Unit unit,
        Basis basis,
        LocalDate knownAt,
        Origin origin,
        List<Dimension> dimensions) {
    public Fact {
        dimensions = List.copyOf(dimensions);
    }

    /** The same figure, its period in a company's fiscal calendar. */
    public Fact in(FiscalCalendar calendar) {
        return new Fact(subject, metric, period.in(calendar), value, unit, basis, knownAt, origin, dimensions);
    }

    public Fact withMetric(Metric other) {
        return new Fact(subject, other, period, value, unit, basis, knownAt, origin, dimensions);
    }

    public Fact withValue(BigDecimal other) {
        return new Fact(subject, metric, period, other, unit, basis, knownAt, origin, dimensions);
    }

    public Fact withBasis(Basis other) {
        return new Fact(subject, metric, period, value, unit, other, knownAt, origin, dimensions);
    }

    public Fact withDimensions(List<Dimension> other) {
        return new Fact(subject, metric, period, value, unit, basis, knownAt, origin, other);
    }

    /** A figure of the whole company. */
    public static Fact of(
            Subject subject,
            Metric metric,
            Period period,
            BigDecimal value,
            Unit unit,
            Basis basis,
            LocalDate knownAt,
            Origin origin) {
        return new Fact(subject, metric, period, value, unit, basis, knownAt, origin, List.of());
    }
}
