package footnote.sources;

import footnote.domain.DateRange;
import footnote.domain.Document;
import footnote.domain.Fact;
import footnote.domain.Filing;
import footnote.domain.Listing;
import java.util.List;
import java.util.Set;

/** What a company filed with its regulator. */
public interface FilingSource {
    /** Filings of those forms (amendments included) filed in those days, newest first; never empty. */
    List<Filing> filings(Listing listing, Set<String> forms, DateRange filed);

    /** The filing's main document, in its items. */
    Document document(Filing filing);

    /** Figures the filing gives for a segment, a product or a region; none where it tells of none. */
    default List<Fact> parts(Listing listing, Filing filing) {
        return List.of();
    }
}
