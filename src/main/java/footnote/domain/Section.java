package footnote.domain;

import java.util.Optional;

/** A part of a document: its number or name, its heading, its text, and the page it starts on. */
public record Section(String id, String title, String text, Optional<Integer> page) {
    public static Section of(String id, String title, String text) {
        return new Section(id, title, text, Optional.empty());
    }
}
