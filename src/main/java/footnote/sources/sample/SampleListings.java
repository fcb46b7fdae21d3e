package footnote.sources.sample;

import footnote.domain.Listing;
import footnote.sources.ListingSource;
import footnote.sources.sample.description.Description;
import java.util.List;

/** All listings of the sample market. */
public final class SampleListings implements ListingSource {
    private final Stage stage;

    SampleListings(Stage stage) {
        this.stage = stage;
    }

    @Override
    public List<Listing> listings() {
        return stage.companies().stream().map(Description::listing).toList();
    }
}
