package footnote.evidence.search;

import footnote.evidence.documents.ParsedDocument;
import java.util.List;

/**
 * Where pages and the vectors of their passages are kept, and found again: in a folder of this machine, or wherever
 * else. It finds; {@link HybridSearch} ranks.
 */
public interface PassageStore extends AutoCloseable {
    /** Puts the pages of documents in, in place of any they had; they are found by words when this returns. */
    void put(List<ParsedDocument> documents, String market);

    /** Puts the vectors of documents' passages in, in place of any they had. */
    void putVectors(List<EmbeddedDocument> documents, String market);

    /** Forgets a document, its pages and its vectors; nothing happens where there is none. */
    void remove(String document);

    /** Called before many documents go in: whatever makes searching quicker can wait until they are. */
    default void beginBulk() {}

    /** Called after many documents went in: now is the time for whatever makes searching quicker. */
    default void endBulk() {}

    /** How many pages of a document there are; below zero where the store does not know. */
    default int pages(String document) {
        return -1;
    }

    /** All there is by now; one search looks at one view. */
    StoreView view();

    @Override
    void close();
}
