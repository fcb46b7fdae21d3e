package footnote.evidence.documents;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.List;

/** A document as it was read: what it is, and its pages in reading order. */
public record ParsedDocument(
        DocumentLabel label, @JsonAlias("leaves") List<Page> pages) {
    public ParsedDocument {
        pages = List.copyOf(pages);
        if (pages.isEmpty()) {
            throw new IllegalArgumentException(label.name() + " has no text");
        }
    }
}
