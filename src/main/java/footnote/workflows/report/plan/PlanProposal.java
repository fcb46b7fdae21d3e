package footnote.workflows.report.plan;

import footnote.workflows.report.plan.ResearchPlan.ReportSections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A plan as it is shown to the reader: one row a metric, and what changed since the version before. */
public record PlanProposal(
        String company,
        String listed,
        String analysis,
        int years,
        int version,
        List<String> changed,
        List<Row> metrics,
        String sections,
        int infographics,
        String compareWith) {
    public PlanProposal {
        changed = List.copyOf(changed);
        metrics = List.copyOf(metrics);
    }

    /** One metric. */
    public record Row(
            int number,
            String metric,
            String category,
            String chart,
            String source,
            String section,
            int priority,
            String note) {}

    static PlanProposal of(ResearchPlan plan, List<String> changed) {
        return new PlanProposal(
                plan.companyName(),
                plan.ticker() + ", " + plan.exchange() + ", " + plan.market(),
                plan.analysisType().word()
                        + plan.topic()
                                .map(topic -> ", focus on " + topic.word())
                                .orElse(""),
                plan.timeRangeYears(),
                plan.planVersion(),
                changed,
                IntStream.range(0, plan.metricsToAnalyze().size())
                        .mapToObj(i -> row(i + 1, plan.metricsToAnalyze().get(i)))
                        .toList(),
                plan.reportSections().stream().map(ReportSections::title).collect(Collectors.joining(", ")),
                plan.infographicCount(),
                plan.compareWith().isEmpty()
                        ? "peers named by the data vendor"
                        : String.join(", ", plan.compareWith()));
    }

    private static Row row(int number, MetricSpec metric) {
        return new Row(
                number,
                metric.metricName(),
                metric.category().word().replace('_', ' '),
                metric.chartType().word(),
                metric.dataSource().word(),
                metric.section(),
                metric.priority(),
                metric.isMarketSpecific() ? "specific to this market" : "");
    }
}
