package footnote.domain.opinion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Prose;
import footnote.domain.opinion.RedFlag.Source;
import footnote.runtime.json.Json;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RiskFlagTest {
    private static final RedFlag RESIGNED = new RedFlag(
            RiskCode.AUDITOR_CHANGE,
            true,
            new Prose("The auditor resigned on 6 Feb 2026."),
            LocalDate.of(2026, 2, 6),
            new Source(
                    "Acme 8-K",
                    "8-K, Item 4.01",
                    LocalDate.of(2026, 2, 6),
                    Optional.of(URI.create("https://filings.example/1")),
                    Optional.of("resigned")),
            List.of());

    @Test
    void readsWhatAnEarlierVersionWrote() {
        var flag = Json.read("""
                {"code": "OVERBOUGHT", "entry": "f1", "threshold": "f2", "because": "RSI is {fact:f1}, over {fact:f2}."}
                """, RiskFlag.class);

        assertThat(flag.entry()).contains("f1");
        assertThat(flag.threshold()).contains("f2");
        assertThat(flag.redFlag()).isEmpty();
        assertThat(flag.grave()).isFalse();
    }

    @Test
    void keepsARedFlagWithItsSource() {
        var flag = RiskFlag.of(RESIGNED);

        var read = Json.read(Json.write(flag), RiskFlag.class);

        assertThat(read).isEqualTo(flag);
        assertThat(read.grave()).isTrue();
        assertThat(read.redFlag().orElseThrow().source().citation()).isEqualTo("8-K, Item 4.01, 6 Feb 2026");
    }

    @Test
    void refusesAFlagWithNeitherFactsNorSource() {
        assertThatThrownBy(() -> new RiskFlag(
                        RiskCode.DELISTING,
                        Optional.empty(),
                        Optional.empty(),
                        new Prose("Delisted."),
                        Optional.empty()))
                .hasMessageContaining("cites its value");
    }
}
