package footnote.workflows.leads.review;

import java.util.List;

/** What a reader wants done with the patterns: which by number, and words for what is new. */
public record ReviewRequest(Action action, List<Integer> patterns, String words) {
    /** What can be done. */
    public enum Action {
        APPROVE,
        KEEP,
        DROP,
        EDIT,
        ADD,
        RERUN,
        CANCEL,
        UNCLEAR
    }

    public ReviewRequest {
        patterns = List.copyOf(patterns);
        if (patterns.isEmpty() && (action == Action.KEEP || action == Action.DROP || action == Action.EDIT)) {
            throw new IllegalArgumentException("to " + action + " name at least one pattern by its number");
        }
        if (words.isBlank() && (action == Action.EDIT || action == Action.ADD)) {
            throw new IllegalArgumentException("to " + action + " give the words of the pattern");
        }
    }

    public static ReviewRequest unclear(String words) {
        return new ReviewRequest(Action.UNCLEAR, List.of(), words);
    }
}
