package footnote.sources;

import footnote.domain.lead.Prospect;
import footnote.domain.lead.ProspectQuery;
import java.time.LocalDate;
import java.util.List;

/** Companies by industry and place, listed or not. */
public interface ProspectSource {
    /** What the source is called in a sentence. */
    String name();

    /** The companies that answer the query, as known on that day where the source can tell; never empty. */
    List<Prospect> prospects(ProspectQuery query, LocalDate asOf);
}
