package footnote.workflows.ask.answer;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * An answer with markers in brackets and references to facts, what had to be taken out, and how likely the sentences it
 * quotes answer, where that was judged.
 */
public record AnswerDraft(String text, String by, List<String> removed, Optional<Double> likelihood) {
    public AnswerDraft {
        removed = List.copyOf(removed);
        likelihood = Objects.requireNonNullElse(likelihood, Optional.empty()); // not kept by earlier versions
        if (text.isBlank()) {
            throw new IllegalArgumentException("an answer has words");
        }
    }

    public AnswerDraft(String text, String by, List<String> removed) {
        this(text, by, removed, Optional.empty());
    }

    AnswerDraft likely(Optional<Double> share) {
        return new AnswerDraft(text, by, removed, share);
    }

    /** The markers it cites, in order. */
    public Set<String> markers() {
        return Markers.in(text);
    }
}
