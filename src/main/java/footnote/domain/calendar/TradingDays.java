package footnote.domain.calendar;

import static java.time.DayOfWeek.SATURDAY;

import footnote.domain.Market;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** The one place that says on which days an exchange trades, so that a gap in data is told from a holiday. */
public final class TradingDays {

    /**
     * What a calendar knows of a day: {@code UNSURE} where venues of a market differ, where a session was too short for
     * every vendor to count it, or where holidays are declared year by year and the year is not in our table.
     */
    public enum Kind {
        OPEN,
        CLOSED,
        UNSURE
    }

    /** One market's calendar. */
    interface Calendar {
        Kind kind(LocalDate day);
    }

    private TradingDays() {}

    /** Whether the market's main exchanges trade on a day; early closes count as open. */
    public static Kind kind(Market market, LocalDate day) {
        return calendar(market).kind(day);
    }

    /** The first day after {@code day} that is not closed; an unsure weekday counts, an unsure weekend does not. */
    public static LocalDate next(Market market, LocalDate day) {
        return step(market, day, 1);
    }

    /** The last day before {@code day} that is not closed; an unsure weekday counts, an unsure weekend does not. */
    public static LocalDate previous(Market market, LocalDate day) {
        return step(market, day, -1);
    }

    /** Days between the first and last one seen on which the market surely traded but nothing was seen. */
    public static List<LocalDate> gaps(Market market, Collection<LocalDate> seen) {
        var days = new TreeSet<>(seen);
        if (days.isEmpty()) {
            return List.of();
        }
        return days.first()
                .datesUntil(days.last())
                .filter(day -> !days.contains(day) && kind(market, day) == Kind.OPEN)
                .toList();
    }

    static boolean weekend(LocalDate day) {
        return day.getDayOfWeek().compareTo(SATURDAY) >= 0;
    }

    private static LocalDate step(Market market, LocalDate from, int direction) {
        LocalDate day = from.plusDays(direction);
        while (!likely(market, day)) {
            day = day.plusDays(direction);
        }
        return day;
    }

    private static boolean likely(Market market, LocalDate day) {
        return switch (kind(market, day)) {
            case OPEN -> true;
            case CLOSED -> false;
            case UNSURE -> !weekend(day);
        };
    }

    private static Calendar calendar(Market market) {
        return switch (market) {
            case UNITED_STATES -> UsHolidays::kind;
            case EUROPE -> EuropeHolidays::kind;
            case JAPAN -> JapanHolidays::kind;
            case KOREA -> KoreaHolidays::kind;
            case INDIA -> IndiaHolidays::kind;
            case CHINA -> ChinaHolidays::kind;
        };
    }
}
