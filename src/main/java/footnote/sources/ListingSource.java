package footnote.sources;

import footnote.domain.Listing;
import java.util.List;

/** A list of listings, as an exchange, a regulator or the reader keeps one. */
public interface ListingSource {
    /** Never empty. */
    List<Listing> listings();
}
