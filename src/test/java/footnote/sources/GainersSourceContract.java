package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Mover;
import footnote.sources.SourceException.Malformed;
import java.util.Comparator;
import org.junit.jupiter.api.Test;

/** What every screen of gainers promises. */
public abstract class GainersSourceContract {
    protected abstract GainersSource source();

    protected abstract GainersSource brokenSource();

    @Test
    void givesTheLargestGainsFirstAndNoMoreThanAsked() {
        var movers = source().gainers(2);

        assertThat(movers)
                .hasSizeBetween(1, 2)
                .isSortedAccordingTo(Comparator.comparing(Mover::percentChange).reversed());
        assertThat(source().gainers(1)).containsExactly(movers.getFirst());
    }

    @Test
    void saysWhatIsBroken() {
        assertThatThrownBy(() -> brokenSource().gainers(1))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("gainers");
    }
}
