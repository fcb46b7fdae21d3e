package footnote.workflows.leads.intent;

/** What the reader says to the request as it was understood. */
public sealed interface IntentReply {
    record Approve() implements IntentReply {}

    /** In any words: what is different, or what was left open. */
    record Correct(String words) implements IntentReply {}

    record Cancel(String reason) implements IntentReply {}
}
