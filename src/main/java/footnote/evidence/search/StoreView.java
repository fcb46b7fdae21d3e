package footnote.evidence.search;

import footnote.evidence.documents.Page;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A store as it stood when a search began. Pages go by keys: the document's id, a hash sign, the page's number. A view
 * serves one thread and may remember what it met, so that a page found is not looked for twice.
 */
public interface StoreView {
    /** A page found by words; scores of one query compare. */
    record FoundPage(String key, double score) {}

    /** A passage found by meaning, and how near it is. */
    record FoundPassage(String key, Page.Span span, double score) {}

    /** What is kept of a page: where it stands, what it says, and its passages. */
    record StoredPage(String key, String section, Optional<Integer> page, String text, List<Page.Span> spans) {
        public StoredPage {
            spans = List.copyOf(spans);
        }
    }

    /**
     * The best pages by words, the best first; and the best of those that have one of the query's signs, which may be
     * the same again.
     */
    List<FoundPage> byWords(WordQuery query, SearchLimits limits, int most);

    /** The passages nearest to a vector, the nearest first; none where no vectors were put in. */
    List<FoundPassage> byMeaning(float[] vector, SearchLimits limits, int most);

    /** Which of the wanted signs each page has, in the order of the letters; pages without any may be left out. */
    Map<String, List<String>> signs(Collection<String> keys, Set<String> wanted);

    /** The pages of those keys that are on file. */
    Map<String, StoredPage> pages(Collection<String> keys);
}
