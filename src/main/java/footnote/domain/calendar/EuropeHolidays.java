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
 * What Euronext and Xetra have in common from 2000: New Year, Good Friday, Easter Monday, 1 May, Christmas and the day
 * after. Unsure on Whit Monday, 3 October, 24 and 31 December, which Xetra kept in some years or all; London, Zurich,
 * Milan and the north keep further days of their own.
 */
final class EuropeHolidays {
    private static final int FIRST_YEAR = 2000;
    private static final Set<MonthDay> COMMON = HolidayRules.everyYear("01-01 05-01 12-25 12-26");
    private static final Set<MonthDay> FRANKFURT = HolidayRules.everyYear("10-03 12-24 12-31");
    private static final int EASTER_MONDAY = 1;
    private static final int WHIT_MONDAY = 50;

    private EuropeHolidays() {}

    static Kind kind(LocalDate day) {
        if (weekend(day)) {
            return CLOSED;
        }
        if (day.getYear() < FIRST_YEAR) {
            return UNSURE;
        }
        LocalDate easter = HolidayRules.easter(day.getYear());
        if (COMMON.contains(MonthDay.from(day))
                || HolidayRules.goodFriday(day)
                || day.equals(easter.plusDays(EASTER_MONDAY))) {
            return CLOSED;
        }
        return FRANKFURT.contains(MonthDay.from(day)) || day.equals(easter.plusDays(WHIT_MONDAY)) ? UNSURE : OPEN;
    }
}
