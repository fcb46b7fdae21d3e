package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.OptionChain.Side;
import footnote.domain.Ticker;
import footnote.sources.SourceException.NoData;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What every source of option chains promises. */
public abstract class OptionSourceContract {
    protected abstract OptionSource source();

    protected abstract Ticker known();

    /** A share without options. */
    protected abstract Ticker unknown();

    @Test
    void givesCallsAndPutsOfOneExpiryThatIsListed() {
        var chain = source().options(known(), Optional.empty());

        assertThat(chain.ticker()).isEqualTo(known());
        assertThat(chain.contracts()).extracting(contract -> contract.side()).contains(Side.CALL, Side.PUT);
        assertThat(chain.contracts()).allSatisfy(contract -> {
            assertThat(contract.strike()).isPositive();
            assertThat(chain.expiries()).contains(contract.expiry());
        });
        assertThat(chain.origin().uri()).isPresent();
    }

    @Test
    void givesTheExpiryAskedFor() {
        var next = source().options(known(), Optional.empty()).expiries().getLast();

        var chain = source().options(known(), Optional.of(next));

        assertThat(chain.contracts())
                .allSatisfy(contract -> assertThat(contract.expiry()).isEqualTo(next));
    }

    @Test
    void saysSoWhenAShareHasNone() {
        assertThatThrownBy(() -> source().options(unknown(), Optional.empty())).isInstanceOf(NoData.class);
    }
}
