package footnote.domain.calendar;

import static java.time.temporal.TemporalAdjusters.dayOfWeekInMonth;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.time.Year;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** How holidays are dated. */
final class HolidayRules {
    private HolidayRules() {}

    /** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
    static LocalDate easter(int year) {
        int golden = year % 19;
        int century = year / 100;
        int rest = year % 100;
        int corrected = (century - (century + 8) / 25 + 1) / 3;
        int epact = (19 * golden + century - century / 4 - corrected + 15) % 30;
        int weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7;
        int late = (golden + 11 * epact + 22 * weekday) / 451;
        int days = epact + weekday - 7 * late + 114;
        return LocalDate.of(year, days / 31, days % 31 + 1);
    }

    static boolean goodFriday(LocalDate day) {
        return day.equals(easter(day.getYear()).minusDays(2));
    }

    /** Whether a day is, say, the third Monday of January; from the end with a negative count. */
    static boolean is(LocalDate day, int count, DayOfWeek weekday, Month month) {
        return day.getMonth() == month
                && day.with(dayOfWeekInMonth(count, weekday)).equals(day);
    }

    /** Days of any year, written as 01-26. */
    static Set<MonthDay> everyYear(String monthDays) {
        return Arrays.stream(monthDays.split(" "))
                .map(day -> MonthDay.parse("--" + day))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Single days, a line a year: 2015: 02-17 03-06. */
    static Set<LocalDate> declared(String years) {
        return years.lines()
                .flatMap(line -> {
                    String[] parts = line.split(": ", 2);
                    var year = Year.parse(parts[0]);
                    return Arrays.stream(parts[1].split(" ")).map(day -> year.atMonthDay(MonthDay.parse("--" + day)));
                })
                .collect(Collectors.toUnmodifiableSet());
    }
}
