package footnote.publication.chart;

import static org.assertj.core.api.Assertions.assertThat;

import footnote.domain.Basis;
import footnote.domain.Fact;
import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Origin;
import footnote.domain.Period;
import footnote.domain.Subject;
import footnote.domain.Unit;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScalingTest {
    /** A second decimal tells bars apart that lie close together, and is noise on others. */
    @Test
    void percentagesFarApartHaveOneDecimal() {
        var far = Scaling.of(growth(5.79, 5.81, -4.5));
        var close = Scaling.of(growth(5.79, 5.81, 5.9));

        assertThat(far.format().of(5.79)).isEqualTo("5.8%");
        assertThat(close.format().of(5.79)).isEqualTo("5.79%");
    }

    private static List<LedgerEntry> growth(double... values) {
        return Arrays.stream(values)
                .mapToObj(value -> LedgerEntry.of(Fact.of(
                        new Subject("ACME"),
                        new Metric("revenue_growth"),
                        Period.instant(LocalDate.of(2026, 6, 30)),
                        BigDecimal.valueOf(value),
                        Unit.PERCENT,
                        Basis.REPORTED,
                        LocalDate.of(2026, 6, 30),
                        Origin.document("edgar", "10-K", Instant.EPOCH))))
                .toList();
    }
}
