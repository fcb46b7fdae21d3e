package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.Ticker;
import footnote.sources.SourceException.Malformed;
import footnote.sources.SourceException.NoData;
import java.time.LocalDate;
import java.util.Comparator;
import org.junit.jupiter.api.Test;

/** What every source of daily bars promises. */
public abstract class BarSourceContract {
    protected abstract BarSource source();

    /** The same source, whose vendor sends half an answer. */
    protected abstract BarSource brokenSource();

    protected abstract Ticker ticker();

    /** Days of which the source has some. */
    protected abstract DateRange range();

    @Test
    void givesTheDaysAskedForOldestFirst() {
        var history = source().history(ticker(), range());

        assertThat(history.bars())
                .isNotEmpty()
                .allSatisfy(bar -> assertThat(range().contains(bar.day())).isTrue())
                .isSortedAccordingTo(Comparator.comparing(Bar::day));
        assertThat(history.ticker()).isEqualTo(ticker());
    }

    @Test
    void saysSoWhenThereAreNone() {
        var longAgo = new DateRange(LocalDate.of(1901, 1, 1), LocalDate.of(1901, 2, 1));

        assertThatThrownBy(() -> source().history(ticker(), longAgo)).isInstanceOf(NoData.class);
    }

    @Test
    void saysWhatIsBroken() {
        assertThatThrownBy(() -> brokenSource().history(ticker(), range()))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(ticker().symbol());
    }
}
