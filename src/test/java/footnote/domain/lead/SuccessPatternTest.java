package footnote.domain.lead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuccessPatternTest {
    @Test
    void noProbabilityIsPrintedAsZero() {
        var pattern = new SuccessPattern(
                "partners",
                "a partner channel",
                11,
                0.9,
                List.of(),
                List.of(),
                List.of(),
                PatternTest.of(List.of("partner")),
                15,
                12,
                60,
                0.0003,
                0.0025,
                PatternStrength.STRONG);

        assertThat(pattern.significance()).isEqualTo("p < 0.001, adjusted p = 0.003");
    }
}
