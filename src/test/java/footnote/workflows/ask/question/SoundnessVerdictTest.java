package footnote.workflows.ask.question;

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
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoundnessVerdictTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', nullValues = "-", textBlock = """
            Does Acme have a healthy liquidity profile based on its quick ratio?; quick_ratio; 1.6; true
            Does Acme have a healthy liquidity profile based on its quick ratio?; quick_ratio; 0.96; false
            Is Acme's liquidity adequate by its current ratio?; current_ratio; 1.2; -
            Are margins consistent (not fluctuating more than roughly 2% a year)?; gross_margin_change; -1.1; true
            Are margins consistent (not fluctuating more than 2% a year)?; gross_margin_change; 2.4; false
            Did Acme's gross margin fluctuate in FY2023?; gross_margin_change; -2.5; true
            Did Acme's gross margin fluctuate in FY2023?; gross_margin_change; 0.4; false
            Was Acme's gross margin stable in FY2023?; gross_margin_change; -2.5; false
            """)
    void decidesByUsualLimits(String question, String metric, double value, Boolean verdict) {
        var fact = Fact.of(
                Subject.unlisted("Acme"),
                new Metric(metric),
                Period.instant(LocalDate.of(2023, 12, 31)),
                BigDecimal.valueOf(value),
                Unit.RATIO,
                Basis.REPORTED,
                LocalDate.of(2024, 2, 1),
                Origin.document("files", "id", Instant.EPOCH));

        assertThat(new YesOrNo(question, List.of(LedgerEntry.of(fact)), _ -> "Acme").decided())
                .isEqualTo(Optional.ofNullable(verdict));
    }
}
