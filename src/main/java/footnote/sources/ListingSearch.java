package footnote.sources;

import footnote.domain.Listing;
import java.util.List;

/** A vendor's search for listings by symbol or name. */
public interface ListingSearch {
    /** Shares on exchanges the desk covers, the best match first; never empty. */
    List<Listing> search(String text);
}
