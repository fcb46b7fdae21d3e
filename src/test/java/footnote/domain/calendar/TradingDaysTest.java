package footnote.domain.calendar;

import static footnote.domain.Market.CHINA;
import static footnote.domain.Market.EUROPE;
import static footnote.domain.Market.INDIA;
import static footnote.domain.Market.JAPAN;
import static footnote.domain.Market.KOREA;
import static footnote.domain.Market.UNITED_STATES;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Market;
import footnote.domain.calendar.TradingDays.Kind;
import java.time.LocalDate;
import java.time.Year;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole years of holidays, written out by hand. */
class TradingDaysTest {

    @ParameterizedTest
    @CsvSource({
        "2021, 01-01 01-18 02-15 04-02 05-31 07-05 09-06 11-25 12-24",
        "2022, 01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26",
        "2023, 01-02 01-16 02-20 04-07 05-29 06-19 07-04 09-04 11-23 12-25",
        "2025, 01-01 01-09 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25",
        "2026, 01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25"
    })
    void newYork(int year, String closed) {
        assertThat(closedWeekdays(UNITED_STATES, year)).isEqualTo(days(year, closed));
    }

    @ParameterizedTest
    @CsvSource({
        "2015, 01-01 01-02 01-12 02-11 04-29 05-04 05-05 05-06 07-20 09-21 09-22 09-23 10-12 11-03 11-23 12-23 12-31",
        "2019, 01-01 01-02 01-03 01-14 02-11 03-21 04-29 04-30 05-01 05-02 05-03 05-06 07-15 08-12 09-16 09-23 10-14"
                + " 10-22 11-04 12-31",
        "2021, 01-01 01-11 02-11 02-23 04-29 05-03 05-04 05-05 07-22 07-23 08-09 09-20 09-23 11-03 11-23 12-31",
        "2024, 01-01 01-02 01-03 01-08 02-12 02-23 03-20 04-29 05-03 05-06 07-15 08-12 09-16 09-23 10-14 11-04 12-31",
        "2026, 01-01 01-02 01-12 02-11 02-23 03-20 04-29 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03"
                + " 11-23 12-31"
    })
    void tokyo(int year, String closed) {
        assertThat(closedWeekdays(JAPAN, year)).isEqualTo(days(year, closed));
    }

    @ParameterizedTest
    @CsvSource({
        "2019, 01-01 02-04 02-05 02-06 03-01 05-01 05-06 06-06 08-15 09-12 09-13 10-03 10-09 12-25 12-31",
        "2024, 01-01 02-09 02-12 03-01 04-10 05-01 05-06 05-15 06-06 08-15 09-16 09-17 09-18 10-01 10-03 10-09 12-25"
                + " 12-31"
    })
    void seoul(int year, String closed) {
        assertThat(closedWeekdays(KOREA, year)).isEqualTo(days(year, closed));
    }

    @ParameterizedTest
    @CsvSource({
        "2023, 01-26 03-07 03-30 04-04 04-07 04-14 05-01 06-29 08-15 09-19 10-02 10-24 11-14 11-27 12-25",
        "2025, 02-26 03-14 03-31 04-10 04-14 04-18 05-01 08-15 08-27 10-02 10-22 11-05 12-25"
    })
    void mumbai(int year, String closed) {
        assertThat(closedWeekdays(INDIA, year)).isEqualTo(days(year, closed));
    }

    @ParameterizedTest
    @CsvSource({
        "2020, 01-01 01-24 01-27 01-28 01-29 01-30 01-31 04-06 05-01 05-04 05-05 06-25 06-26 10-01 10-02 10-05 10-06"
                + " 10-07 10-08",
        "2025, 01-01 01-28 01-29 01-30 01-31 02-03 02-04 04-04 05-01 05-02 05-05 06-02 10-01 10-02 10-03 10-06 10-07"
                + " 10-08"
    })
    void shanghai(int year, String closed) {
        assertThat(closedWeekdays(CHINA, year)).isEqualTo(days(year, closed));
    }

    @ParameterizedTest
    @CsvSource({"2024, 01-01 03-29 04-01 05-01 12-25 12-26", "2025, 01-01 04-18 04-21 05-01 12-25 12-26"})
    void euronextAndXetra(int year, String closed) {
        assertThat(closedWeekdays(EUROPE, year)).isEqualTo(days(year, closed));
        assertThat(TradingDays.kind(EUROPE, LocalDate.of(year, 12, 24))).isEqualTo(Kind.UNSURE);
    }

    @ParameterizedTest
    @EnumSource
    void weekendsAreClosedAndMostWeekdaysOpen(Market market) {
        var year =
                Stream.iterate(LocalDate.of(2023, 1, 1), day -> day.plusDays(1)).limit(365);

        var kinds = year.filter(day -> !TradingDays.weekend(day))
                .map(day -> TradingDays.kind(market, day))
                .toList();

        assertThat(TradingDays.kind(market, LocalDate.of(2023, 7, 8))).isEqualTo(Kind.CLOSED);
        assertThat(kinds).filteredOn(Kind.OPEN::equals).hasSizeBetween(240, 256);
    }

    /** Sessions a year from 2015 on: a slip in a table of declared days shows here. */
    @ParameterizedTest
    @CsvSource({
        "UNITED_STATES, 252 252 251 251 252 253 252 251 250 252 250",
        "CHINA, 244 244 244 243 244 243 243 242 242 242 243",
        "JAPAN, 244 245 247 245 241 242 245 244 246 245 243",
        "KOREA, 248 246 243 244 246 248 248 246 245 244 242"
    })
    void tradesAsManyDaysAYear(Market market, String sessions) {
        var ours = IntStream.rangeClosed(2015, 2025)
                .mapToObj(year -> String.valueOf(openDays(market, year)))
                .collect(Collectors.joining(" "));

        assertThat(ours).isEqualTo(sessions);
    }

    @Test
    void saysWhenItDoesNotKnow() {
        var ordinary = LocalDate.of(2045, 6, 14);

        assertThat(TradingDays.kind(CHINA, ordinary)).isEqualTo(Kind.UNSURE);
        assertThat(TradingDays.kind(INDIA, ordinary)).isEqualTo(Kind.UNSURE);
        assertThat(TradingDays.kind(KOREA, ordinary)).isEqualTo(Kind.UNSURE);
        assertThat(TradingDays.kind(UNITED_STATES, ordinary)).isEqualTo(Kind.OPEN);
        assertThat(TradingDays.kind(INDIA, LocalDate.of(2045, 8, 15))).isEqualTo(Kind.CLOSED);
        assertThat(TradingDays.kind(INDIA, LocalDate.of(2021, 11, 4)))
                .as("Diwali's hour")
                .isEqualTo(Kind.UNSURE);
        assertThat(TradingDays.kind(UNITED_STATES, LocalDate.of(1950, 3, 1))).isEqualTo(Kind.UNSURE);
    }

    @Test
    void stepsOverWeekendsAndHolidays() {
        var thursday = LocalDate.of(2024, 3, 28);

        assertThat(TradingDays.next(UNITED_STATES, thursday)).isEqualTo("2024-04-01");
        assertThat(TradingDays.next(EUROPE, thursday)).isEqualTo("2024-04-02");
        assertThat(TradingDays.previous(UNITED_STATES, LocalDate.of(2024, 4, 1)))
                .isEqualTo(thursday);
        assertThat(TradingDays.next(CHINA, LocalDate.of(2045, 6, 16))).isEqualTo("2045-06-19");
    }

    @Test
    void aGapIsADayThatTradedUnseen() {
        var seen = Stream.of("2024-03-26", "2024-03-28", "2024-04-02")
                .map(LocalDate::parse)
                .toList();

        assertThat(TradingDays.gaps(UNITED_STATES, seen))
                .containsExactly(LocalDate.parse("2024-03-27"), LocalDate.parse("2024-04-01"));
        assertThat(TradingDays.gaps(EUROPE, seen)).containsExactly(LocalDate.parse("2024-03-27"));
        assertThat(TradingDays.gaps(EUROPE, List.of())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "1954, 1954-04-18",
        "1981, 1981-04-19",
        "1999, 1999-04-04",
        "2008, 2008-03-23",
        "2024, 2024-03-31",
        "2038, 2038-04-25",
        "2049, 2049-04-18"
    })
    void easterSundays(int year, LocalDate easter) {
        assertThat(HolidayRules.easter(year)).isEqualTo(easter);
    }

    private static long openDays(Market market, int year) {
        var first = Year.of(year).atDay(1);
        return first.datesUntil(first.plusYears(1))
                .filter(day -> TradingDays.kind(market, day) == Kind.OPEN)
                .count();
    }

    private static List<LocalDate> closedWeekdays(Market market, int year) {
        var first = Year.of(year).atDay(1);
        return first.datesUntil(first.plusYears(1))
                .filter(day -> !TradingDays.weekend(day) && TradingDays.kind(market, day) == Kind.CLOSED)
                .toList();
    }

    private static List<LocalDate> days(int year, String monthDays) {
        return Arrays.stream(monthDays.split(" "))
                .map(day -> LocalDate.parse(year + "-" + day))
                .toList();
    }
}
