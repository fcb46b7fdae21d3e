package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Ticker;
import footnote.sources.SourceException.NoData;
import org.junit.jupiter.api.Test;

/** What every source of peers promises. */
public abstract class PeerSourceContract {
    protected abstract PeerSource source();

    protected abstract Ticker known();

    /** A share beside which the vendor puts no other. */
    protected abstract Ticker alone();

    @Test
    void givesOthersOnceAndNeverTheShareItself() {
        assertThat(source().peers(known())).isNotEmpty().doesNotContain(known()).doesNotHaveDuplicates();
    }

    @Test
    void saysSoWhenThereAreNone() {
        assertThatThrownBy(() -> source().peers(alone())).isInstanceOf(NoData.class);
    }
}
