package footnote.domain.calendar;

import static footnote.domain.calendar.TradingDays.Kind.CLOSED;
import static footnote.domain.calendar.TradingDays.Kind.OPEN;
import static footnote.domain.calendar.TradingDays.Kind.UNSURE;
import static footnote.domain.calendar.TradingDays.weekend;

import footnote.domain.calendar.TradingDays.Kind;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Set;

/**
 * Korea Exchange: dated holidays of every year, the last weekday of the year, and a table of lunar holidays,
 * substitutes, elections and days declared from 2011 to 2026. Unsure on other weekdays of other years, and on
 * Constitution Day of 2026, whose return as a holiday we could not confirm.
 */
final class KoreaHolidays {
    private static final int FIRST_YEAR = 2011;
    private static final int LAST_YEAR = 2026;
    private static final int HANGUL_SINCE = 2013;
    private static final Set<MonthDay> DATED =
            HolidayRules.everyYear("01-01 03-01 05-01 05-05 06-06 08-15 10-03 12-25");
    private static final LocalDate CONSTITUTION = LocalDate.of(2026, 7, 17);

    private static final Set<LocalDate> DECLARED = HolidayRules.declared("""
            2011: 02-02 02-03 02-04 05-10 09-12 09-13
            2012: 01-23 01-24 04-11 05-28 10-01 12-19
            2013: 02-11 05-17 09-18 09-19 09-20
            2014: 01-30 01-31 05-06 06-04 09-08 09-09 09-10
            2015: 02-18 02-19 02-20 05-25 08-14 09-28 09-29
            2016: 02-08 02-09 02-10 04-13 05-06 09-14 09-15 09-16
            2017: 01-27 01-30 05-03 05-09 10-02 10-04 10-05 10-06
            2018: 02-15 02-16 05-07 05-22 06-13 09-24 09-25 09-26
            2019: 02-04 02-05 02-06 05-06 09-12 09-13
            2020: 01-24 01-27 04-15 04-30 08-17 09-30 10-01 10-02
            2021: 02-11 02-12 05-19 08-16 09-20 09-21 09-22 10-04 10-11
            2022: 01-31 02-01 02-02 03-09 06-01 09-09 09-12 10-10
            2023: 01-23 01-24 05-29 09-28 09-29 10-02
            2024: 02-09 02-12 04-10 05-06 05-15 09-16 09-17 09-18 10-01
            2025: 01-27 01-28 01-29 01-30 03-03 05-06 06-03 10-06 10-07 10-08
            2026: 02-16 02-17 02-18 03-02 05-25 06-03 08-17 09-24 09-25 10-05
            """);

    private KoreaHolidays() {}

    static Kind kind(LocalDate day) {
        if (weekend(day)) {
            return CLOSED;
        }
        if (DATED.contains(MonthDay.from(day)) || DECLARED.contains(day) || lastWeekday(day) || hangul(day)) {
            return CLOSED;
        }
        boolean known = day.getYear() >= FIRST_YEAR && day.getYear() <= LAST_YEAR;
        return known && !day.equals(CONSTITUTION) ? OPEN : UNSURE;
    }

    private static boolean lastWeekday(LocalDate day) {
        LocalDate next = day.plusDays(1);
        while (weekend(next)) {
            next = next.plusDays(1);
        }
        return next.getYear() > day.getYear();
    }

    private static boolean hangul(LocalDate day) {
        return day.getYear() >= HANGUL_SINCE && MonthDay.from(day).equals(MonthDay.of(10, 9));
    }
}
