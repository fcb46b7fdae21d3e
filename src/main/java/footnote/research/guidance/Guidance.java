package footnote.research.guidance;

import footnote.domain.Basis;
import footnote.domain.Dimension;
import footnote.domain.Fact;
import footnote.domain.FigureFormat;
import footnote.domain.FiscalCalendar;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import footnote.evidence.documents.FiscalPeriod;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A forward expectation that the company stated: a metric, the least and the most of it, and the fiscal year or quarter
 * it is for, with the words, who said them and where. A point has both bounds alike; "at least" has no upper one.
 */
public record Guidance(
        Metric metric,
        boolean adjusted,
        Optional<BigDecimal> low,
        Optional<BigDecimal> high,
        Unit unit,
        FiscalPeriod period,
        Action action,
        LocalDate day,
        Optional<String> speaker,
        String words,
        Origin origin) {
    /** What the words do to earlier guidance. */
    public enum Action {
        ISSUED,
        RAISED,
        LOWERED,
        REAFFIRMED,
        UPDATED,
        WITHDRAWN
    }

    private static final String BOUND = "guidance";

    /** What a withdrawal is of: all that was guided to for its period. */
    public static final Metric EVERYTHING = new Metric("guidance");

    public Guidance {
        if (action == Action.WITHDRAWN ? low.isPresent() || high.isPresent() : low.isEmpty() && high.isEmpty()) {
            throw new IllegalArgumentException("guidance has a bound unless it is withdrawn: " + words);
        }
    }

    public boolean withdrawal() {
        return action == Action.WITHDRAWN;
    }

    /** Whether it is for the same metric, in the same sense, of the same period. */
    public boolean sameItem(Guidance other) {
        return metric.equals(other.metric)
                && adjusted == other.adjusted
                && unit.equals(other.unit)
                && period.equals(other.period);
    }

    public boolean sameFigures(Guidance other) {
        return same(low, other.low) && same(high, other.high);
    }

    private static boolean same(Optional<BigDecimal> one, Optional<BigDecimal> other) {
        return one.isPresent() == other.isPresent()
                && (one.isEmpty() || one.get().compareTo(other.orElseThrow()) == 0);
    }

    /** Half way between the bounds, or the one there is. */
    public BigDecimal middle() {
        return low.flatMap(least -> high.map(most -> least.add(most).divide(BigDecimal.TWO)))
                .or(() -> low)
                .or(() -> high)
                .orElse(BigDecimal.ZERO);
    }

    /** FY26 or 3Q26. */
    public String periodLabel() {
        String year = "%02d".formatted(period.year() % 100);
        return period.quarter().map(quarter -> quarter + "Q" + year).orElse("FY" + year);
    }

    /** The bounds as figures are printed: "$1.82bn to $1.83bn", "at least 5.0%", "26.0%". */
    public String figures() {
        String least = low.map(this::printed).orElse("");
        String most = high.map(this::printed).orElse("");
        if (least.isEmpty() || most.isEmpty()) {
            return least.isEmpty() ? "at most " + most : "at least " + least;
        }
        return least.equals(most) ? least : least + " to " + most;
    }

    private String printed(BigDecimal value) {
        return FigureFormat.of(value, unit);
    }

    /** The bounds as facts, in the company's fiscal calendar. */
    public List<LedgerEntry> facts(Subject subject, Optional<FiscalCalendar> calendar) {
        var days = days(calendar);
        if (low.isPresent() && same(low, high)) {
            return List.of(fact(subject, days, low.get(), List.of()));
        }
        return Stream.concat(
                        low.stream().map(value -> fact(subject, days, value, bound("low"))),
                        high.stream().map(value -> fact(subject, days, value, bound("high"))))
                .toList();
    }

    private static List<Dimension> bound(String which) {
        return List.of(new Dimension(BOUND, which));
    }

    private LedgerEntry fact(Subject subject, Period days, BigDecimal value, List<Dimension> bound) {
        return LedgerEntry.of(new Fact(subject, metric, days, value, unit, Basis.GUIDANCE, day, origin, bound));
    }

    /** The days of the fiscal year or quarter; those of the calendar where the company's are not known. */
    public Period days(Optional<FiscalCalendar> known) {
        return days(period, known);
    }

    static Period days(FiscalPeriod period, Optional<FiscalCalendar> known) {
        var calendar = known.orElse(FiscalCalendar.endingIn(Month.DECEMBER));
        var yearEnd = YearMonth.of(period.year() - calendar.shift(), calendar.yearEnd());
        var end = period.quarter()
                .map(quarter -> yearEnd.minusMonths(3L * (4 - quarter)))
                .orElse(yearEnd);
        var start = end.minusMonths(period.quarter().isPresent() ? 2 : 11);
        return Period.of(start.atDay(1), end.atEndOfMonth()).in(calendar);
    }
}
