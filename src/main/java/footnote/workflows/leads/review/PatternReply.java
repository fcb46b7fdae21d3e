package footnote.workflows.leads.review;

/** What the reader says to the patterns. */
public sealed interface PatternReply {
    /** Those marked as used. */
    record Approve() implements PatternReply {}

    /** Anything else, in any words. */
    record Tell(String words) implements PatternReply {}

    /** Use all but these. */
    record Drop(String patterns) implements PatternReply {}

    /** Use only these. */
    record Keep(String patterns) implements PatternReply {}

    /** Say one differently. */
    record Edit(String change) implements PatternReply {}

    /** Use one more, in the reader's words. */
    record Add(String pattern) implements PatternReply {}

    /** Compare other companies. */
    record Rerun(String companies) implements PatternReply {}

    record Cancel(String reason) implements PatternReply {}
}
