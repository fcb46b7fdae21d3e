package footnote.workflows.leads.intent;

/** What the reader says when the request leaves something open: there is nothing to approve yet. */
public sealed interface OpenReply {
    /** In any words. */
    record Answer(String words) implements OpenReply {}

    record Cancel(String reason) implements OpenReply {}
}
