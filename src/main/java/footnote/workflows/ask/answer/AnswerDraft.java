package footnote.workflows.ask.answer;

import java.util.List;
import java.util.Set;

/** An answer with markers in brackets and references to facts, the markers it may use, and what had to be taken out. */
public record AnswerDraft(String text, String by, List<String> removed) {
    public AnswerDraft {
        removed = List.copyOf(removed);
        if (text.isBlank()) {
            throw new IllegalArgumentException("an answer has words");
        }
    }

    /** The markers it cites, in order. */
    public Set<String> markers() {
        return Markers.in(text);
    }
}
