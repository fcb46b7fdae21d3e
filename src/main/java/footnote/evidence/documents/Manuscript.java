package footnote.evidence.documents;

import java.util.List;

/** A document as it was read: what it is, and its leaves in reading order. */
public record Manuscript(DocumentLabel label, List<Leaf> leaves) {
    public Manuscript {
        leaves = List.copyOf(leaves);
        if (leaves.isEmpty()) {
            throw new IllegalArgumentException(label.name() + " has no text");
        }
    }
}
