package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Denomination;
import footnote.domain.Listing;
import footnote.domain.Market;
import footnote.domain.Ticker;
import footnote.domain.Transcript.Part;
import footnote.sources.SourceException.NoData;
import footnote.sources.TranscriptSource.Call;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What every source of earnings calls promises. */
public abstract class TranscriptSourceContract {
    protected abstract TranscriptSource source();

    protected abstract Listing listing();

    @Test
    void listsCallsNewestFirst() {
        var calls = source().calls(listing());

        assertThat(calls).isNotEmpty();
        assertThat(calls.stream()
                        .map(call -> call.fiscalYear() * 4 + call.fiscalQuarter())
                        .toList())
                .isSortedAccordingTo((one, other) -> other - one);
    }

    @Test
    void readsACallInTwoParts() {
        var transcript =
                source().transcript(listing(), source().calls(listing()).getFirst());

        assertThat(transcript.turns(Part.PREPARED)).isNotEmpty();
        assertThat(transcript.turns(Part.QUESTIONS)).isNotEmpty();
        assertThat(transcript.ticker()).contains(listing().ticker());
    }

    @Test
    void saysSoWhenThereIsNone() {
        var nobody = Listing.of(new Ticker("NOBODY"), "Nobody", "NYSE", Market.UNITED_STATES, Denomination.USD);

        assertThatThrownBy(() -> source().calls(nobody)).isInstanceOf(NoData.class);
        assertThatThrownBy(() -> source().transcript(nobody, new Call(2030, 1, Optional.empty())))
                .isInstanceOf(NoData.class);
    }
}
