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
 * Shanghai and Shenzhen: 1 January, 1 May and 1 to 3 October always, all else from a table of declared days from
 * 2015 to 2026; working weekends are not traded. Unsure on weekdays of other years. Hong Kong keeps other days.
 */
final class ChinaHolidays {
    private static final int FIRST_YEAR = 2015;
    private static final int LAST_YEAR = 2026;
    private static final Set<MonthDay> DATED = HolidayRules.everyYear("01-01 05-01 10-01 10-02 10-03");

    private static final Set<LocalDate> DECLARED = HolidayRules.declared("""
            2015: 01-02 02-18 02-19 02-20 02-23 02-24 04-06 06-22 09-03 09-04 10-05 10-06 10-07
            2016: 02-08 02-09 02-10 02-11 02-12 04-04 05-02 06-09 06-10 09-15 09-16 10-04 10-05 10-06 10-07
            2017: 01-02 01-27 01-30 01-31 02-01 02-02 04-03 04-04 05-29 05-30 10-04 10-05 10-06
            2018: 02-15 02-16 02-19 02-20 02-21 04-05 04-06 04-30 06-18 09-24 10-04 10-05 12-31
            2019: 02-04 02-05 02-06 02-07 02-08 04-05 05-02 05-03 06-07 09-13 10-04 10-07
            2020: 01-24 01-27 01-28 01-29 01-30 01-31 04-06 05-04 05-05 06-25 06-26 10-05 10-06 10-07 10-08
            2021: 02-11 02-12 02-15 02-16 02-17 04-05 05-03 05-04 05-05 06-14 09-20 09-21 10-04 10-05 10-06 10-07
            2022: 01-03 01-31 02-01 02-02 02-03 02-04 04-04 04-05 05-02 05-03 05-04 06-03 09-12 10-04 10-05 10-06 10-07
            2023: 01-02 01-23 01-24 01-25 01-26 01-27 04-05 05-02 05-03 06-22 06-23 09-29 10-04 10-05 10-06
            2024: 02-09 02-12 02-13 02-14 02-15 02-16 04-04 04-05 05-02 05-03 06-10 09-16 09-17 10-04 10-07
            2025: 01-28 01-29 01-30 01-31 02-03 02-04 04-04 05-02 05-05 06-02 10-06 10-07 10-08
            2026: 01-02 02-16 02-17 02-18 02-19 02-20 02-23 04-06 05-04 05-05 06-19 09-25 10-05 10-06 10-07
            """);

    private ChinaHolidays() {}

    static Kind kind(LocalDate day) {
        if (weekend(day) || DATED.contains(MonthDay.from(day)) || DECLARED.contains(day)) {
            return CLOSED;
        }
        return day.getYear() >= FIRST_YEAR && day.getYear() <= LAST_YEAR ? OPEN : UNSURE;
    }
}
