package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.Listing;
import footnote.sources.SourceException.NoData;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** What every source of news promises. */
public abstract class NewsSourceContract {
    protected abstract NewsSource source();

    protected abstract Listing listing();

    /** A moment after which the source has stories. */
    protected abstract Instant since();

    @Test
    void givesFreshStoriesNewestFirst() {
        var news = source().news(listing(), since());

        assertThat(news).isNotEmpty().allSatisfy(item -> {
            assertThat(item.published()).isPresent();
            assertThat(item.published().get()).isAfterOrEqualTo(since());
            assertThat(item.origin().uri()).isPresent();
        });
        assertThat(news.stream().map(item -> item.published().orElseThrow()).toList())
                .isSortedAccordingTo((one, other) -> other.compareTo(one));
    }

    @Test
    void saysSoWhenThereIsNothingNew() {
        assertThatThrownBy(() -> source().news(listing(), Instant.parse("2100-01-01T00:00:00Z")))
                .isInstanceOf(NoData.class);
    }
}
