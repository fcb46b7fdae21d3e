package footnote.domain.calendar;

import static footnote.domain.calendar.TradingDays.Kind.CLOSED;
import static footnote.domain.calendar.TradingDays.Kind.OPEN;
import static footnote.domain.calendar.TradingDays.Kind.UNSURE;
import static footnote.domain.calendar.TradingDays.weekend;
import static java.time.DayOfWeek.MONDAY;
import static java.time.DayOfWeek.SUNDAY;

import footnote.domain.calendar.TradingDays.Kind;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.util.Set;

/**
 * Tokyo Stock Exchange from 2007, by the law on national holidays and the exchange's New Year; the equinoxes are those
 * of the usual formula, which the cabinet has so far confirmed. Unsure before.
 */
final class JapanHolidays {
    private static final int FIRST_YEAR = 2007;
    private static final Set<MonthDay> EXCHANGE = HolidayRules.everyYear("01-01 01-02 01-03 12-31");
    private static final Set<MonthDay> DATED =
            HolidayRules.everyYear("01-01 02-11 04-29 05-03 05-04 05-05 11-03 11-23");

    /** Abdication and enthronement, the Olympic summers' moved holidays, and the day the system failed. */
    private static final Set<LocalDate> SINGLE = HolidayRules.declared("""
            2019: 04-30 05-01 05-02 10-22
            2020: 07-23 07-24 08-10 10-01
            2021: 07-22 07-23 08-08
            """);

    private JapanHolidays() {}

    static Kind kind(LocalDate day) {
        if (weekend(day) || EXCHANGE.contains(MonthDay.from(day))) {
            return CLOSED;
        }
        if (day.getYear() < FIRST_YEAR) {
            return UNSURE;
        }
        return national(day) || substitute(day) || between(day) ? CLOSED : OPEN;
    }

    private static boolean national(LocalDate day) {
        int year = day.getYear();
        return DATED.contains(MonthDay.from(day))
                || SINGLE.contains(day)
                || HolidayRules.is(day, 2, MONDAY, Month.JANUARY)
                || HolidayRules.is(day, 3, MONDAY, Month.SEPTEMBER)
                || emperor(day, year)
                || equinox(day, year)
                || (!olympic(year) && summer(day, year));
    }

    /** Moved to other days in 2020 and 2021. */
    private static boolean summer(LocalDate day, int year) {
        return HolidayRules.is(day, 3, MONDAY, Month.JULY)
                || HolidayRules.is(day, 2, MONDAY, Month.OCTOBER)
                || (year >= 2016 && MonthDay.from(day).equals(MonthDay.of(8, 11)));
    }

    private static boolean olympic(int year) {
        return year == 2020 || year == 2021;
    }

    private static boolean emperor(LocalDate day, int year) {
        var birthday = MonthDay.from(day);
        return year <= 2018 ? birthday.equals(MonthDay.of(12, 23)) : year > 2019 && birthday.equals(MonthDay.of(2, 23));
    }

    private static boolean equinox(LocalDate day, int year) {
        int leapDays = (year - 1980) / 4;
        double drift = 0.242194 * (year - 1980) - leapDays;
        int spring = (int) (20.8431 + drift);
        int autumn = (int) (23.2488 + drift);
        return MonthDay.from(day).equals(MonthDay.of(3, spring))
                || MonthDay.from(day).equals(MonthDay.of(9, autumn));
    }

    /** A holiday on Sunday moves to the next day that is none. */
    private static boolean substitute(LocalDate day) {
        LocalDate before = day.minusDays(1);
        while (national(before) && before.getDayOfWeek() != SUNDAY) {
            before = before.minusDays(1);
        }
        return before.getDayOfWeek() == SUNDAY && national(before);
    }

    /** A day between two holidays is one. */
    private static boolean between(LocalDate day) {
        return national(day.minusDays(1)) && national(day.plusDays(1));
    }
}
