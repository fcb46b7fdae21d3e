package footnote.domain;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.LocalDate;
import java.time.Month;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A company's fiscal year: the month it ends in, and by how many years its name differs from the calendar year of its
 * end. A retailer that calls the year to January 2025 fiscal 2024 has a shift of -1; most companies have none.
 */
public record FiscalCalendar(Month yearEnd, int shift) {
    /** A year of 52 weeks may end in the first days of the next month. */
    private static final int SPILL_DAYS = 10;

    private static final int NO_YEARS = 9;

    /** Of days that are no fiscal period at all, such as those of a price return: they are named by their dates. */
    static final FiscalCalendar NONE = new FiscalCalendar(Month.DECEMBER, NO_YEARS);

    public FiscalCalendar {
        if (Math.abs(shift) > 1 && shift != NO_YEARS) {
            throw new IllegalArgumentException(
                    "a fiscal year is named for the year it ends in, or one beside it, not " + shift + " years off");
        }
    }

    /** A fiscal year that ends in the month and is named for the year of its end. */
    public static FiscalCalendar endingIn(Month yearEnd) {
        return new FiscalCalendar(yearEnd, 0);
    }

    /** The calendar most of these year ends agree on, the later one where two are as frequent; empty without any. */
    public static Optional<FiscalCalendar> ofYearEnds(Collection<LocalDate> ends) {
        Map<Month, Long> counts =
                ends.stream().distinct().collect(Collectors.groupingBy(FiscalCalendar::month, Collectors.counting()));
        Function<Month, LocalDate> latest = month -> ends.stream()
                .filter(end -> month(end) == month)
                .max(Comparator.naturalOrder())
                .orElseThrow();
        return counts.entrySet().stream()
                .max(Map.Entry.<Month, Long>comparingByValue().thenComparing(each -> latest.apply(each.getKey())))
                .map(each -> endingIn(each.getKey()));
    }

    /** The month a period ends in, its first days counted to the month before. */
    static Month month(LocalDate end) {
        return nominal(end).getMonth();
    }

    /** The day in whose month and year a period counts as ended. */
    static LocalDate nominal(LocalDate end) {
        return end.minusDays(SPILL_DAYS);
    }

    @JsonIgnore
    boolean isNone() {
        return shift == NO_YEARS;
    }

    /** Whether a fiscal year ends then. */
    @JsonIgnore
    public boolean endsYear(LocalDate end) {
        return month(end) == yearEnd;
    }

    /** The fiscal year a day at the end of a period belongs to. */
    public int year(LocalDate end) {
        var nominal = nominal(end);
        return nominal.getYear() + (nominal.getMonthValue() > yearEnd.getValue() ? 1 : 0) + shift;
    }

    /** The fiscal quarter that ends then, from 1 to 4. */
    public int quarter(LocalDate end) {
        return (monthsInto(end) + 2) / 3;
    }

    /** How many months of the fiscal year have passed by then, from 1 to 12. */
    int monthsInto(LocalDate end) {
        return Math.floorMod(month(end).getValue() - yearEnd.getValue() - 1, 12) + 1;
    }
}
