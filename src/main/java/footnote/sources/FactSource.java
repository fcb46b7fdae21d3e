package footnote.sources;

import footnote.domain.Fact;
import footnote.domain.Listing;
import java.util.List;

/** Figures of a company's statements, as published, restated ones beside the first. */
public interface FactSource {
    /** Never empty. */
    List<Fact> facts(Listing listing);

    /** The figures of every vendor behind this source, so that they can be compared. */
    default List<Fact> ofEveryVendor(Listing listing) {
        return facts(listing);
    }
}
