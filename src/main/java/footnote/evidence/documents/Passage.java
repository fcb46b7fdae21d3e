package footnote.evidence.documents;

import java.util.Optional;

/** A stretch of a document that can be cited: where it stands, letter by letter, and what it says. */
public record Passage(
        String id, DocumentLabel document, String section, Optional<Integer> page, int from, int to, String text) {
    public Passage {
        if (text.isBlank()) {
            throw new IllegalArgumentException("the passage " + id + " says nothing");
        }
    }

    /** Where a reader finds it: Corning 10-K FY2022, Item 8, page 61. */
    public String place() {
        return document.title()
                + (section.isBlank() ? "" : ", " + section)
                + page.map(each -> ", page " + each).orElse("");
    }
}
