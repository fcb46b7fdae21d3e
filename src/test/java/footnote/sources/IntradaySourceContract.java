package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.IntradayHistory.IntradayBar;
import footnote.domain.Ticker;
import footnote.sources.SourceException.NoData;
import java.time.Duration;
import java.util.Comparator;
import org.junit.jupiter.api.Test;

/** What every source of prices within the day promises. */
public abstract class IntradaySourceContract {
    protected static final Duration QUARTER_HOUR = Duration.ofMinutes(15);

    protected abstract IntradaySource source();

    protected abstract Ticker known();

    protected abstract Ticker unknown();

    @Test
    void givesBarsOldestFirstWithinTheirRange() {
        var history = source().intraday(known(), QUARTER_HOUR, 1);

        assertThat(history.bars())
                .isNotEmpty()
                .isSortedAccordingTo(Comparator.comparing(IntradayBar::start))
                .doesNotHaveDuplicates()
                .allSatisfy(bar -> {
                    assertThat(bar.low()).isLessThanOrEqualTo(bar.high());
                    assertThat(bar.close()).isBetween(bar.low(), bar.high());
                });
        assertThat(history.ticker()).isEqualTo(known());
        assertThat(history.interval()).isEqualTo(QUARTER_HOUR);
    }

    @Test
    void saysSoWhenAShareHasNoBars() {
        assertThatThrownBy(() -> source().intraday(unknown(), QUARTER_HOUR, 1)).isInstanceOf(NoData.class);
    }
}
