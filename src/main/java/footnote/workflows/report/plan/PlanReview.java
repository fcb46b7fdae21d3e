package footnote.workflows.report.plan;

import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import footnote.workflows.report.ReportRequest;
import java.util.List;

/** Talks a plan over with the reader until it is agreed; nothing is gathered before. */
public final class PlanReview {
    private static final String QUESTION =
            "Is this the right plan? Approve it, say what to change, or ask something else.";

    private final PlanReplyReader reader;
    private final PlanRefiner refiner;

    public PlanReview(PlanReplyReader reader, PlanRefiner refiner) {
        this.reader = reader;
        this.refiner = refiner;
    }

    public ResearchPlan approved(ResearchPlan first, ReportRequest request, Run run) {
        var plan = first;
        List<String> changed = List.of();
        while (true) {
            String wish = "";
            switch (run.ask(QUESTION, PlanProposal.of(plan, changed), PlanReply.class)) {
                case PlanReply.Approve _ -> {
                    return plan.approved();
                }
                case PlanReply.Cancel(String reason) -> throw RunEnded.cancelled(reason);
                case PlanReply.NewQuestion(String question) -> throw superseded(request, question);
                case PlanReply.Refine(String words) -> wish = words;
            }
            var before = plan;
            String said = wish;
            var response = run.step(
                    "read reply", PlanResponse.class, PlanReplyReader.PATIENCE, () -> reader.read(said, before));
            switch (response.responseType()) {
                case APPROVAL -> {
                    return plan.approved();
                }
                case NEW_QUERY -> throw superseded(request, said);
                case REFINEMENT -> {
                    plan = run.step(
                            "refine",
                            ResearchPlan.class,
                            PlanRefiner.PATIENCE,
                            () -> refiner.refine(
                                    before, response.refinementRequest().orElse(said)));
                    changed = PlanChanges.between(before, plan);
                }
            }
        }
    }

    private static RunEnded superseded(ReportRequest request, String question) {
        return RunEnded.superseded("another question took its place", request.asking(question));
    }
}
