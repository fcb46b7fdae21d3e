package footnote.workflows.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.FiscalCalendar;
import footnote.domain.Period;
import java.time.LocalDate;
import java.time.Month;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FigureScopeTest {
    @ParameterizedTest
    @CsvSource({
        "What was revenue in the first six months of FY2023?, 6",
        "What was revenue in the first half of 2023?, 6",
        "H1 2023 revenue, 6",
        "Revenue for the first nine months of 2023, 9",
        "What was revenue in Q2 2023?, 0",
        "What was revenue in the second half of 2023?, 0"
    })
    void readsTheFirstMonthsOfAYear(String question, int months) {
        assertThat(FigureScope.in(question).months().orElse(0)).isEqualTo(months);
    }

    @Test
    void takesNoHalfThatEndsTheYearForTheFirst() {
        var calendar = FiscalCalendar.endingIn(Month.MAY);
        var scope = FigureScope.in("What was revenue in the first six months of FY2023?");

        assertThat(scope.isOfFirstMonths(Period.of(LocalDate.of(2022, 6, 1), LocalDate.of(2022, 11, 30))
                        .in(calendar)))
                .isTrue();
        assertThat(scope.isOfFirstMonths(Period.of(LocalDate.of(2022, 12, 1), LocalDate.of(2023, 5, 31))
                        .in(calendar)))
                .isFalse();
    }

    @Test
    void callsTheMonthsByTheirYear() {
        assertThat(FigureScope.in("revenue in the first nine months of 2023").label(2023))
                .isEqualTo("the first nine months of FY2023");
    }
}
