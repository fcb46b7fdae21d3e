package footnote.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class PeriodTest {
    @Test
    void endsNearADayWithinTenDaysOfIt() {
        var year = Period.of(LocalDate.of(2025, 1, 1), LocalDate.of(2025, 12, 31));

        assertThat(year.endsNear(LocalDate.of(2026, 1, 10))).isTrue();
        assertThat(year.endsNear(LocalDate.of(2025, 12, 21))).isTrue();
        assertThat(year.endsNear(LocalDate.of(2026, 1, 11))).isFalse();
    }
}
