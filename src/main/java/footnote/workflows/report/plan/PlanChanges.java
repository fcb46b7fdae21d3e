package footnote.workflows.report.plan;

import java.util.ArrayList;
import java.util.List;

/** What a refinement changed, in words. */
public final class PlanChanges {
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
                .filter(each -> each.metricName().equals(metric.metricName()) && each.chartType() != metric.chartType())
                .forEach(each -> changes.add(
                        metric.metricName() + " as " + metric.chartType().word())));
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
        return changes.isEmpty() ? List.of("nothing: the wish was not understood, say it in other words") : changes;
    }
}
