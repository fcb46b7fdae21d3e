package footnote.sources.yahoo;

import java.time.LocalDate;
import java.time.YearMonth;

/** Yahoo states the end of a period and its length, always in whole months. */
final class YahooPeriods {
    private YahooPeriods() {}

    /** The first day of a span of months that ends on that day, or with its month. */
    static LocalDate start(LocalDate end, int months) {
        return end.equals(YearMonth.from(end).atEndOfMonth())
                ? YearMonth.from(end).minusMonths(months - 1L).atDay(1)
                : end.minusMonths(months).plusDays(1);
    }
}
