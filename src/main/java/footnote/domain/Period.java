package footnote.domain;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * The days a figure describes: from start to end, or one instant where there is no start; with the fiscal calendar of
 * the company, where that is known, which tells a fiscal year from other twelve months. Two periods of the same days are
 * equal whatever the calendar.
 */
public record Period(Optional<LocalDate> start, LocalDate end, Optional<FiscalCalendar> fiscal)
        implements Comparable<Period> {
    private static final int SAME_END_DAYS = 10;

    private static final Comparator<Period> ORDER = Comparator.comparing(Period::end)
            .thenComparing(period -> period.start.orElse(period.end), Comparator.reverseOrder());

    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMM-uu", Locale.US);

    public Period {
        fiscal = Objects.requireNonNullElse(fiscal, Optional.empty()); // absent in JSON of earlier versions
        if (start.isPresent() && start.get().isAfter(end)) {
            throw new IllegalArgumentException("a period starts before it ends, not " + start.get() + " to " + end);
        }
    }

    public static Period of(LocalDate start, LocalDate end) {
        return new Period(Optional.of(start), end, Optional.empty());
    }

    public static Period instant(LocalDate day) {
        return new Period(Optional.empty(), day, Optional.empty());
    }

    /** The days between two dates that are no fiscal period, such as those of a price return. */
    public static Period between(LocalDate start, LocalDate end) {
        return of(start, end).in(FiscalCalendar.NONE);
    }

    /** The same days in a company's fiscal calendar. */
    public Period in(FiscalCalendar calendar) {
        return new Period(start, end, Optional.of(calendar));
    }

    /** The same days in a company's fiscal calendar, where there is one. */
    public Period in(Optional<FiscalCalendar> calendar) {
        return calendar.map(this::in).orElse(this);
    }

    /** The same months so many years later. */
    public Period later(int years) {
        return new Period(start.map(day -> day.plusYears(years)), end.plusYears(years), fiscal);
    }

    @JsonIgnore
    public boolean isInstant() {
        return start.isEmpty();
    }

    /** Days from start to end, both counted; 0 for an instant. */
    public long days() {
        return start.map(first -> ChronoUnit.DAYS.between(first, end) + 1).orElse(0L);
    }

    /** Whether it ends on that day or nearly so. */
    public boolean endsNear(LocalDate day) {
        return sameEnd(end, day);
    }

    /** Whether two days are the end of one period: years of 52 weeks end on other days than the month does. */
    public static boolean sameEnd(LocalDate one, LocalDate other) {
        return Math.abs(ChronoUnit.DAYS.between(one, other)) <= SAME_END_DAYS;
    }

    /** How many months it covers, 0 for an instant, told from the days so that 13 weeks are three months. */
    public int months() {
        return (int) Math.round(days() / 30.4375);
    }

    @JsonProperty(value = "period_type", access = JsonProperty.Access.READ_ONLY)
    public PeriodType type() {
        if (isInstant()) {
            return PeriodType.INSTANT;
        }
        if (fiscal.filter(FiscalCalendar::isNone).isPresent()) {
            return PeriodType.OTHER;
        }
        return switch (months()) {
            case 12 ->
                fiscal.map(calendar -> calendar.endsYear(end)).orElse(true)
                        ? PeriodType.FISCAL_YEAR
                        : PeriodType.LAST_TWELVE_MONTHS;
            case 9 -> PeriodType.NINE_MONTHS;
            case 6 -> PeriodType.HALF_YEAR;
            case 3 -> PeriodType.QUARTER;
            default -> PeriodType.OTHER;
        };
    }

    /** Whether it is a fiscal year; twelve months count as one where the calendar is not known. */
    @JsonIgnore
    public boolean isYear() {
        return type() == PeriodType.FISCAL_YEAR;
    }

    /** Whether it covers twelve months that close no fiscal year. */
    @JsonIgnore
    public boolean isLastTwelveMonths() {
        return type() == PeriodType.LAST_TWELVE_MONTHS;
    }

    @JsonIgnore
    public boolean isQuarter() {
        return type() == PeriodType.QUARTER;
    }

    /** The fiscal year its end belongs to; without a calendar, the year of its end less the first days of January. */
    public int year() {
        return fiscal.filter(calendar -> !calendar.isNone())
                .map(calendar -> calendar.year(end))
                .orElseGet(() -> FiscalCalendar.nominal(end).getYear());
    }

    /** As a reader sees it: FY25, FY21–25, LTM Mar-26, 2Q26, 1H26, 9M26, as of 31 Dec 2025, or both dates. */
    @JsonProperty(value = "label", access = JsonProperty.Access.READ_ONLY)
    public String label() {
        return switch (type()) {
            case FISCAL_YEAR -> "FY" + twoDigits(year());
            case LAST_TWELVE_MONTHS -> "LTM " + MONTH.format(FiscalCalendar.nominal(end));
            case QUARTER -> quarterLabel();
            case HALF_YEAR ->
                (fiscal.map(calendar -> calendar.monthsInto(end) <= 6)
                                        .orElse(FiscalCalendar.month(end).getValue() <= 6)
                                ? "1H"
                                : "2H")
                        + twoDigits(year());
            case NINE_MONTHS -> "9M" + twoDigits(year());
            case INSTANT -> "as of " + FigureFormat.day(end);
            case OTHER ->
                isSeveralYears()
                        ? "FY" + twoDigits(year() - months() / 12 + 1) + "–" + twoDigits(year())
                        : FigureFormat.day(start.orElse(end)) + " to " + FigureFormat.day(end);
        };
    }

    private boolean isSeveralYears() {
        return months() > 12 && months() % 12 == 0 && (fiscal.isEmpty() || endsFiscalYear());
    }

    /** Whether it is known to end where the company's fiscal year does. */
    public boolean endsFiscalYear() {
        return fiscal.filter(calendar -> !calendar.isNone() && calendar.endsYear(end))
                .isPresent();
    }

    /** The fiscal quarter; without a calendar, the calendar quarter most of it lies in. */
    private String quarterLabel() {
        if (fiscal.isPresent()) {
            return fiscal.get().quarter(end) + "Q" + twoDigits(year());
        }
        LocalDate middle = end.minusDays(days() / 2);
        return ((middle.getMonthValue() + 2) / 3) + "Q" + twoDigits(middle.getYear());
    }

    private static String twoDigits(int year) {
        return "%02d".formatted(Math.floorMod(year, 100));
    }

    @Override
    public int compareTo(Period other) {
        return ORDER.compare(this, other);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Period period && start.equals(period.start) && end.equals(period.end);
    }

    @Override
    public int hashCode() {
        return Objects.hash(start, end);
    }

    /** The days alone: ids of facts hang on this. */
    @Override
    public String toString() {
        return "Period[start=" + start + ", end=" + end + "]";
    }
}
