package footnote.evidence.documents;

import java.util.List;

/** A document as it was read: what it is, and its leaves in reading order. */
public record ParsedDocument(DocumentLabel label, List<Page> leaves) {
    public ParsedDocument {
        leaves = List.copyOf(leaves);
        if (leaves.isEmpty()) {
            throw new IllegalArgumentException(label.name() + " has no text");
        }
    }
}
