package footnote.sources.sample;

import footnote.domain.Listing;
import footnote.sources.ListingSource;
import footnote.sources.sample.description.Description;
import java.util.List;

/** All listings of the sample market. */
public final class SampleListings implements ListingSource {
    private final SampleWorld world;

    SampleListings(SampleWorld world) {
        this.world = world;
    }

    @Override
    public List<Listing> listings() {
        return world.companies().stream().map(Description::listing).toList();
    }
}
