package footnote.workflows.leads.discovery;

/** What the reader says when something failed that the run cannot do without. */
public sealed interface TroubleReply {
    record Retry() implements TroubleReply {}

    /** Go on without it. */
    record LeaveOut() implements TroubleReply {}

    record Stop(String reason) implements TroubleReply {}
}
