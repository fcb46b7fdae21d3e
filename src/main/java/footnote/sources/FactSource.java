package footnote.sources;

import footnote.domain.Fact;
import footnote.domain.Listing;
import java.util.List;
import java.util.Optional;

/** Figures of a company's statements, as published, restated ones beside the first. */
public interface FactSource {
    /** Never empty. */
    List<Fact> facts(Listing listing);

    /** The shares of all classes together, where the figures at hand have no count of them and a report tells it. */
    default Optional<Fact> sharesOfAllClasses(Listing listing, List<Fact> facts) {
        return Optional.empty();
    }

    /** The figures of every vendor behind this source, so that they can be compared. */
    default List<Fact> ofEveryVendor(Listing listing) {
        return facts(listing);
    }
}
