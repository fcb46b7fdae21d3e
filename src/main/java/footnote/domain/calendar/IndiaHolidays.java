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
 * National and Bombay Stock Exchange: dated holidays, Good Friday, and a table of religious and declared ones from 2011
 * to 2026. Unsure on the one evening hour of Diwali, on other special sessions, and on other weekdays of other years.
 */
final class IndiaHolidays {
    private static final int FIRST_YEAR = 2011;
    private static final int LAST_YEAR = 2026;
    private static final Set<MonthDay> DATED = HolidayRules.everyYear("01-26 04-14 05-01 08-15 10-02 12-25");

    private static final Set<LocalDate> DECLARED = HolidayRules.declared("""
            2011: 03-02 04-12 08-31 09-01 10-06 10-27 11-07 11-10 12-06
            2012: 02-20 03-08 04-05 08-20 09-19 10-24 11-14 11-28
            2013: 03-27 04-19 04-24 08-09 09-09 10-16 11-04 11-15
            2014: 02-27 03-17 04-08 04-24 07-29 08-29 10-03 10-06 10-15 10-24 11-04 11-06
            2015: 02-17 03-06 04-02 09-17 09-25 10-22 11-12 11-25
            2016: 03-07 03-24 04-15 04-19 07-06 09-05 09-13 10-11 10-12 10-31 11-14
            2017: 02-24 03-13 04-04 06-26 08-25 10-20
            2018: 02-13 03-02 03-29 08-22 09-13 09-20 10-18 11-08 11-23
            2019: 03-04 03-21 04-17 04-29 06-05 08-12 09-02 09-10 10-08 10-21 10-28 11-12
            2020: 02-21 03-10 04-02 04-06 05-25 11-16 11-30
            2021: 03-11 03-29 04-21 05-13 07-21 08-19 09-10 10-15 11-05 11-19
            2022: 03-01 03-18 05-03 08-09 08-31 10-05 10-26 11-08
            2023: 03-07 03-30 04-04 06-29 09-19 10-24 11-14 11-27
            2024: 01-22 03-08 03-25 04-11 04-17 05-20 06-17 07-17 11-15 11-20
            2025: 02-26 03-14 03-31 04-10 08-27 10-22 11-05
            2026: 03-03 03-26 03-31 05-28 06-26 09-14 10-20 11-10 11-24
            """);

    /**
     * Diwali's hour, weekend sessions for budgets or tests, which only some vendors count, and two weekdays that we
     * could not confirm: Bakri Id of 2012 and a poll in January 2026.
     */
    private static final Set<LocalDate> SPECIAL = HolidayRules.declared("""
            2011: 10-26
            2012: 10-26 11-13
            2013: 11-03
            2014: 03-22 10-23
            2015: 02-28 11-11
            2016: 10-30
            2017: 10-19
            2018: 11-07
            2019: 10-27
            2020: 02-01 11-14
            2021: 11-04
            2022: 10-24
            2023: 11-12
            2024: 01-20 03-02 05-18 11-01
            2025: 02-01 10-21
            2026: 01-15 02-01 11-08
            """);

    private IndiaHolidays() {}

    static Kind kind(LocalDate day) {
        if (SPECIAL.contains(day)) {
            return UNSURE;
        }
        if (weekend(day)
                || DATED.contains(MonthDay.from(day))
                || HolidayRules.goodFriday(day)
                || DECLARED.contains(day)) {
            return CLOSED;
        }
        return day.getYear() >= FIRST_YEAR && day.getYear() <= LAST_YEAR ? OPEN : UNSURE;
    }
}
