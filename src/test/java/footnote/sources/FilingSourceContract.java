package footnote.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import footnote.domain.DateRange;
import footnote.domain.Filing;
import footnote.domain.Listing;
import footnote.sources.SourceException.NoData;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What every source of filings promises. */
public abstract class FilingSourceContract {
    /** A source that knows annual reports of the listing in the range. */
    protected abstract FilingSource source();

    protected abstract Listing listing();

    protected abstract DateRange range();

    @Test
    void givesTheFormsAskedForNewestFirst() {
        var filings = source().filings(listing(), Set.of("10-K"), range());

        assertThat(filings)
                .isNotEmpty()
                .allSatisfy(filing -> {
                    assertThat(filing.form()).startsWith("10-K");
                    assertThat(range().contains(filing.filed())).isTrue();
                    assertThat(filing.uri()).hasScheme("https");
                })
                .isSortedAccordingTo(Comparator.comparing(Filing::filed).reversed());
    }

    @Test
    void saysSoWhenThereAreNone() {
        var longAgo = new DateRange(LocalDate.of(1901, 1, 1), LocalDate.of(1901, 12, 31));

        assertThatThrownBy(() -> source().filings(listing(), Set.of("10-K"), longAgo))
                .isInstanceOf(NoData.class);
    }

    @Test
    void readsADocumentInSections() {
        var filing = source().filings(listing(), Set.of("10-K"), range()).getFirst();

        var document = source().document(filing);

        assertThat(document.sections()).isNotEmpty();
        assertThat(document.published()).contains(filing.filed());
        assertThat(document.origin().uri()).isPresent();
    }
}
