package footnote.evidence.search;

import java.util.List;

/** Finds passages of indexed documents, the best first, at most one from each page. */
public interface PassageSearch {
    List<Hit> find(SearchRequest request);
}
