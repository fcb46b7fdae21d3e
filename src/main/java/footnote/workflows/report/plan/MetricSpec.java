package footnote.workflows.report.plan;

import java.util.Optional;

/** One metric of a plan: what it is, how it is drawn, who brings it, where it stands and how much it matters. */
public record MetricSpec(
        String metricName,
        MetricCategory category,
        ChartType chartType,
        DataGatherer dataSource,
        String section,
        int priority,
        String searchQuery,
        Optional<String> calculationFormula,
        boolean isMarketSpecific) {
    private static final int LONGEST = 80;

    public MetricSpec {
        if (metricName.isBlank() || metricName.length() > LONGEST) {
            throw new IllegalArgumentException("a metric has a name of up to " + LONGEST + " letters");
        }
        if (priority < 1 || priority > 10) {
            throw new IllegalArgumentException("a priority is 1 to 10, not " + priority);
        }
        if (!ReportSections.known(section)) {
            throw new IllegalArgumentException("'" + section + "' is no section; it is one of " + ReportSections.ids());
        }
    }
}
