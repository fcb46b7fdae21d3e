package footnote.domain.calendar;

import static footnote.domain.calendar.TradingDays.Kind.CLOSED;
import static footnote.domain.calendar.TradingDays.Kind.OPEN;
import static footnote.domain.calendar.TradingDays.Kind.UNSURE;
import static footnote.domain.calendar.TradingDays.weekend;
import static java.time.DayOfWeek.FRIDAY;
import static java.time.DayOfWeek.MONDAY;
import static java.time.DayOfWeek.THURSDAY;

import footnote.domain.calendar.TradingDays.Kind;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.util.Set;

/** New York Stock Exchange and Nasdaq from 1990, by the exchange's rules and its special closures; unsure before. */
final class UsHolidays {
    private static final int FIRST_YEAR = 1990;
    private static final int KING_SINCE = 1998;
    private static final int JUNETEENTH_SINCE = 2022;

    /** Funerals of presidents, the attacks of 2001, and the hurricane of 2012. */
    private static final Set<LocalDate> CLOSURES = HolidayRules.declared("""
            1994: 04-27
            2001: 09-11 09-12 09-13 09-14
            2004: 06-11
            2007: 01-02
            2012: 10-29 10-30
            2018: 12-05
            2025: 01-09
            """);

    private UsHolidays() {}

    static Kind kind(LocalDate day) {
        if (weekend(day)) {
            return CLOSED;
        }
        if (day.getYear() < FIRST_YEAR) {
            return UNSURE;
        }
        return movable(day) || dated(day) || CLOSURES.contains(day) ? CLOSED : OPEN;
    }

    private static boolean movable(LocalDate day) {
        return (day.getYear() >= KING_SINCE && HolidayRules.is(day, 3, MONDAY, Month.JANUARY))
                || HolidayRules.is(day, 3, MONDAY, Month.FEBRUARY)
                || HolidayRules.goodFriday(day)
                || HolidayRules.is(day, -1, MONDAY, Month.MAY)
                || HolidayRules.is(day, 1, MONDAY, Month.SEPTEMBER)
                || HolidayRules.is(day, 4, THURSDAY, Month.NOVEMBER);
    }

    /** A Saturday's holiday is kept on Friday, but for New Year's, which would end the year; a Sunday's on Monday. */
    private static boolean dated(LocalDate day) {
        return kept(day, MonthDay.of(1, 1), false)
                || (day.getYear() >= JUNETEENTH_SINCE && kept(day, MonthDay.of(6, 19), true))
                || kept(day, MonthDay.of(7, 4), true)
                || kept(day, MonthDay.of(12, 25), true);
    }

    private static boolean kept(LocalDate day, MonthDay holiday, boolean alsoOnFriday) {
        return MonthDay.from(day).equals(holiday)
                || (day.getDayOfWeek() == MONDAY
                        && MonthDay.from(day.minusDays(1)).equals(holiday))
                || (alsoOnFriday
                        && day.getDayOfWeek() == FRIDAY
                        && MonthDay.from(day.plusDays(1)).equals(holiday));
    }
}
