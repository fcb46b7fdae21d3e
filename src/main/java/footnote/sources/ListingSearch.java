package footnote.sources;

import footnote.domain.Listing;
import java.util.List;
import java.util.Optional;

/** A vendor's search for listings by symbol or name. */
public interface ListingSearch {
    /** Shares on exchanges the desk covers, the best match first; never empty. */
    List<Listing> search(String text);

    /** What goes by a symbol that is no company's share, such as "Bitcoin USD, a cryptocurrency"; empty where it is one. */
    default Optional<String> otherThanShare(String symbol) {
        return Optional.empty();
    }
}
