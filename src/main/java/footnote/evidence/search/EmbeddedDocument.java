package footnote.evidence.search;

import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import java.util.List;

/** A document and the vectors of its passages, one for each span in order of the pages. */
public record EmbeddedDocument(ParsedDocument parsed, List<float[]> vectors) {
    public EmbeddedDocument {
        vectors = List.copyOf(vectors);
    }

    public String document() {
        return parsed.label().id();
    }

    /** The vectors of a page's passages. */
    public interface EachPage<E extends Exception> {
        void of(Page page, List<float[]> vectors) throws E;
    }

    public <E extends Exception> void eachPage(EachPage<E> work) throws E {
        int next = 0;
        for (var page : parsed.pages()) {
            int end = next + page.spans().size();
            work.of(page, vectors.subList(next, end));
            next = end;
        }
    }
}
