package footnote.workflows.report.plan;

/** What the reader says to a plan. */
public sealed interface PlanReply {
    record Approve() implements PlanReply {}

    /** A change in plain words; free text that turns out to be assent or another question is taken as such. */
    record Refine(String wish) implements PlanReply {}

    record NewQuestion(String question) implements PlanReply {}

    record Cancel(String reason) implements PlanReply {}
}
