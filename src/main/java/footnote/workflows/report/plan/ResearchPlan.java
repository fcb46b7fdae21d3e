package footnote.workflows.report.plan;

import java.util.List;

/** What a report will find out: the company, the metrics, the chapters, and how often the reader had it changed. */
public record ResearchPlan(
        String companyName,
        String ticker,
        String exchange,
        String market,
        ReportKind analysisType,
        int timeRangeYears,
        List<MetricSpec> metricsToAnalyze,
        List<String> reportSections,
        List<String> compareWith,
        int infographicCount,
        int planVersion,
        boolean approvedByUser) {
    public static final int FEWEST_METRICS = 10;
    public static final int MOST_METRICS = 15;
    public static final int DEFAULT_YEARS = 5;
    public static final int DEFAULT_INFOGRAPHICS = 3;

    public ResearchPlan {
        metricsToAnalyze = List.copyOf(metricsToAnalyze);
        reportSections = List.copyOf(reportSections);
        compareWith = List.copyOf(compareWith);
        if (metricsToAnalyze.size() < FEWEST_METRICS || metricsToAnalyze.size() > MOST_METRICS) {
            throw new IllegalArgumentException("a plan has " + FEWEST_METRICS + " to " + MOST_METRICS + " metrics, not "
                    + metricsToAnalyze.size());
        }
        if (metricsToAnalyze.stream().map(MetricSpec::metricName).distinct().count() != metricsToAnalyze.size()) {
            throw new IllegalArgumentException("a plan names each metric once");
        }
        if (timeRangeYears < 1 || timeRangeYears > 10) {
            throw new IllegalArgumentException("a plan covers 1 to 10 years, not " + timeRangeYears);
        }
        if (infographicCount < 2 || infographicCount > 5) {
            throw new IllegalArgumentException("a report has 2 to 5 infographics, not " + infographicCount);
        }
        if (planVersion < 1) {
            throw new IllegalArgumentException("plans count from version 1, not " + planVersion);
        }
        reportSections.stream()
                .filter(id -> !ReportSections.known(id))
                .findFirst()
                .ifPresent(id -> {
                    throw new IllegalArgumentException("'" + id + "' is no section; they are " + ReportSections.ids());
                });
    }

    public ResearchPlan approved() {
        return new ResearchPlan(
                companyName,
                ticker,
                exchange,
                market,
                analysisType,
                timeRangeYears,
                metricsToAnalyze,
                reportSections,
                compareWith,
                infographicCount,
                planVersion,
                true);
    }
}
