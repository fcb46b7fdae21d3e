package footnote.workflows.report.plan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    /** The chapters a report has, in reading order. */
    public static final class ReportSections {
        private static final Map<String, String> TITLES = titles();

        private ReportSections() {}

        private static Map<String, String> titles() {
            var titles = new LinkedHashMap<String, String>();
            titles.put("summary", "Executive summary");
            titles.put("thesis", "Investment thesis");
            titles.put("business", "Business");
            titles.put("industry", "Industry and competition");
            titles.put("growth", "Growth drivers");
            titles.put("financials", "Financial analysis");
            titles.put("valuation", "Valuation");
            titles.put("ratings", "Consensus estimates");
            titles.put("scenarios", "Scenarios");
            titles.put("risks", "Risks");
            titles.put("management", "Management and ownership");
            titles.put("price", "Price and technicals");
            titles.put("record", "Seven-year summary");
            titles.put("methods", "Methods and data quality");
            titles.put("disclosures", "Disclosures");
            titles.put("sources", "Sources");
            return titles;
        }

        public static List<String> ids() {
            return List.copyOf(TITLES.keySet());
        }

        public static boolean known(String id) {
            return TITLES.containsKey(id);
        }

        public static String title(String id) {
            return TITLES.getOrDefault(id, id);
        }
    }
}
