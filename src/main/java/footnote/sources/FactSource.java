package footnote.sources;

import footnote.domain.Fact;
import footnote.domain.Listing;
import java.util.List;

/** Figures of a company's statements, as published, restated ones beside the first. */
public interface FactSource {
    /** Never empty. */
    List<Fact> facts(Listing listing);
}
