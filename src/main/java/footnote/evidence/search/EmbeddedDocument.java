package footnote.evidence.search;

import footnote.evidence.documents.Page;
import footnote.evidence.documents.ParsedDocument;
import java.util.List;

/** A document and the vectors of its passages, one for each span in order of the leaves. */
public record EmbeddedDocument(ParsedDocument manuscript, List<float[]> vectors) {
    public EmbeddedDocument {
        vectors = List.copyOf(vectors);
    }

    public String document() {
        return manuscript.label().id();
    }

    /** The vectors of a leaf's passages. */
    public interface EachPage<E extends Exception> {
        void of(Page page, List<float[]> vectors) throws E;
    }

    public <E extends Exception> void eachLeaf(EachPage<E> work) throws E {
        int next = 0;
        for (var page : manuscript.leaves()) {
            int end = next + page.spans().size();
            work.of(page, vectors.subList(next, end));
            next = end;
        }
    }
}
