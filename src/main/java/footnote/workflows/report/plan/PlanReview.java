package footnote.workflows.report.plan;

import footnote.runtime.run.Run;
import footnote.runtime.run.RunEnded;
import footnote.workflows.report.plan.PlanReplyReader.PlanResponse;
import footnote.workflows.report.plan.ResearchPlan.ReportSections;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

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

    /** The plan as agreed; a reader who asks something else instead ends the run with the request made of that. */
    public ResearchPlan approved(String query, ResearchPlan first, Function<String, ?> asking, Run run) {
        var plan = first;
        var changed = QueryWish.of(query).notes(first);
        while (true) {
            String wish = "";
            switch (run.ask(QUESTION, PlanProposal.of(plan, changed), PlanReply.class)) {
                case PlanReply.Approve _ -> {
                    return plan.approved();
                }
                case PlanReply.Cancel(String reason) -> throw RunEnded.cancelled(reason);
                case PlanReply.NewQuestion(String question) -> throw superseded(asking, question);
                case PlanReply.Refine(String words) -> wish = words;
            }
            var before = plan;
            String said = wish;
            var response = run.step(
                    "read reply", PlanResponse.class, PlanReplyReader.RETRY_POLICY, () -> reader.read(said, before));
            switch (response.responseType()) {
                case APPROVAL -> {
                    return plan.approved();
                }
                case NEW_QUERY -> throw superseded(asking, said);
                case CANCEL -> throw RunEnded.cancelled(said);
                case REFINEMENT -> {
                    plan = run.step(
                            "refine",
                            ResearchPlan.class,
                            PlanRefiner.RETRY_POLICY,
                            () -> refiner.refine(
                                    before, response.refinementRequest().orElse(said)));
                    changed = PlanChanges.between(before, plan);
                }
            }
        }
    }

    private static RunEnded superseded(Function<String, ?> asking, String question) {
        return RunEnded.superseded("another question took its place", asking.apply(question));
    }

    /** What a refinement changed, in words. */
    public static final class PlanChanges {
        private PlanChanges() {}

        public static List<String> between(ResearchPlan before, ResearchPlan after) {
            var changes = new ArrayList<String>();
            var old = before.metricsToAnalyze();
            var fresh = after.metricsToAnalyze();
            fresh.stream()
                    .filter(metric ->
                            old.stream().noneMatch(each -> each.metricName().equals(metric.metricName())))
                    .forEach(metric -> changes.add("added " + metric.metricName()));
            old.stream()
                    .filter(metric ->
                            fresh.stream().noneMatch(each -> each.metricName().equals(metric.metricName())))
                    .forEach(metric -> changes.add("dropped " + metric.metricName()));
            fresh.forEach(metric -> old.stream()
                    .filter(each ->
                            each.metricName().equals(metric.metricName()) && each.chartType() != metric.chartType())
                    .forEach(each -> changes.add(
                            metric.metricName() + " as " + metric.chartType().word())));
            before.reportSections().stream()
                    .filter(id -> !after.reportSections().contains(id))
                    .forEach(id -> changes.add("dropped the chapter " + ReportSections.title(id)));
            after.reportSections().stream()
                    .filter(id -> !before.reportSections().contains(id))
                    .forEach(id -> changes.add("added the chapter " + ReportSections.title(id)));
            after.topic()
                    .filter(topic -> !before.topic().equals(after.topic()))
                    .ifPresent(topic -> changes.add("focus on " + topic.word()));
            if (before.timeRangeYears() != after.timeRangeYears()) {
                changes.add(after.timeRangeYears() + " years instead of " + before.timeRangeYears());
            }
            if (before.infographicCount() != after.infographicCount()) {
                changes.add(after.infographicCount() + " infographics instead of " + before.infographicCount());
            }
            after.compareWith().stream()
                    .filter(name -> !before.compareWith().contains(name))
                    .forEach(name -> changes.add("compared with " + name));
            if (before.analysisType() != after.analysisType()) {
                changes.add(after.analysisType().word() + " instead of "
                        + before.analysisType().word());
            }
            return changes.isEmpty()
                    ? List.of(
                            "no change: the request was not understood; name a metric, a chapter, a number of years or a company")
                    : changes;
        }
    }

    /** What the reader says to a plan. */
    public sealed interface PlanReply {
        record Approve() implements PlanReply {}

        /** A change in plain words; free text that turns out to be assent or another question is taken as such. */
        record Refine(String wish) implements PlanReply {}

        record NewQuestion(String question) implements PlanReply {}

        record Cancel(String reason) implements PlanReply {}
    }
}
