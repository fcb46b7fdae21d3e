package footnote.evidence.search;

import footnote.evidence.documents.Leaf;
import footnote.evidence.documents.Manuscript;
import java.util.List;

/** A document and the vectors of its passages, one for each span in order of the leaves. */
public record Understood(Manuscript manuscript, List<float[]> vectors) {
    public Understood {
        vectors = List.copyOf(vectors);
    }

    public String document() {
        return manuscript.label().id();
    }

    /** The vectors of a leaf's passages. */
    public interface EachLeaf<E extends Exception> {
        void of(Leaf leaf, List<float[]> vectors) throws E;
    }

    public <E extends Exception> void eachLeaf(EachLeaf<E> work) throws E {
        int next = 0;
        for (var leaf : manuscript.leaves()) {
            int end = next + leaf.spans().size();
            work.of(leaf, vectors.subList(next, end));
            next = end;
        }
    }
}
