package footnote.workflows.report;

/** What the reader says when several companies go by the words of a question. */
public sealed interface SubjectReply {
    /** That one, by its symbol or its place in the list. */
    record Choose(String symbol) implements SubjectReply {}

    record Cancel(String reason) implements SubjectReply {}
}
