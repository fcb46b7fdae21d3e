package footnote.sources;

import footnote.domain.lead.WebHit;
import java.util.List;

/** A search engine for the whole web. */
public interface WebSearch {
    /** Pages for the words, the best first; never empty. */
    List<WebHit> search(String words, int most);
}
