package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Period;
import java.time.LocalDate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CalendarYearEndTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "cash at year end 2025; 2025; false",
                "How much cash did it have at the end of 2024?; 2024; false",
                "debt at the end of calendar 2023; 2023; true",
                "total assets as of December 31, 2022; 2022; true",
                "equity at 2021 year-end; 2021; false"
            })
    void readsTheYearAndWhetherTheCalendarsIsMeant(String question, int year, boolean surely) {
        assertThat(CalendarYearEnd.in(question)).contains(new CalendarYearEnd(year, surely));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cash at the end of fiscal 2025", "cash at the end of FY2025", "revenue in 2025"})
    void takesAFiscalYearForNone(String question) {
        assertThat(CalendarYearEnd.in(question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "sales in calendar 2025; 2026-01-31; true",
                "sales in calendar year 2025; 2025-12-28; false",
                "sales in 2025; 2026-01-31; false"
            })
    void tellsAFiscalYearFromTheCalendars(String question, LocalDate end, boolean another) {
        var period = Period.of(end.minusYears(1).plusDays(1), end);

        assertThat(CalendarYearEnd.isOfAnotherYear(question, period)).isEqualTo(another);
    }
}
