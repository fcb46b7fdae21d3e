package footnote.workflows.leads.discovery;

/** What the reader says when too little was found. */
public sealed interface WideningReply {
    /** Widen as proposed. */
    record Approve() implements WideningReply {}

    /** Go on with what there is. */
    record Keep() implements WideningReply {}

    record Cancel(String reason) implements WideningReply {}
}
