package footnote.workflows.report.plan;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.runtime.model.OneOf;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a report will find out: the company, the metrics, the chapters, how often the reader had it changed, and the topic
 * that it answers where the question is about one thing.
 */
public record ResearchPlan(
        String companyName,
        String ticker,
        String exchange,
        String market,
        ReportKind analysisType,
        int timeRangeYears,

        @JsonPropertyDescription(
                "Ten to fifteen metrics that test the question; one to fifteen where a topic is given.")
        List<MetricSpec> metricsToAnalyze,

        @JsonPropertyDescription("The chapters by id, in reading order.")
        @OneOf({
            "summary",
            "thesis",
            "business",
            "industry",
            "growth",
            "financials",
            "valuation",
            "ratings",
            "scenarios",
            "risks",
            "management",
            "price",
            "record",
            "methods",
            "disclosures",
            "sources"
        })
        List<String> reportSections,

        @JsonPropertyDescription("Companies to compare with, by the reader's names for them.")
        List<String> compareWith,

        @JsonPropertyDescription("Two to five.") int infographicCount,

        int planVersion,
        boolean approvedByUser,

        @JsonPropertyDescription("The one topic the question is about; left out where it asks for the whole company.")
        Optional<QuestionTopic> topic) {
    public static final int FEWEST_METRICS = 10;

    /** So many test a question on one topic. */
    static final int FEWEST_ON_TOPIC = 1;

    public static final int MOST_METRICS = 15;
    public static final int DEFAULT_YEARS = 5;
    public static final int DEFAULT_INFOGRAPHICS = 3;
    static final int FEWEST_INFOGRAPHICS = 2;

    public ResearchPlan {
        metricsToAnalyze = List.copyOf(metricsToAnalyze);
        reportSections = List.copyOf(reportSections);
        compareWith = List.copyOf(compareWith);
        int fewest = topic.isPresent() ? FEWEST_ON_TOPIC : FEWEST_METRICS;
        if (metricsToAnalyze.size() < fewest || metricsToAnalyze.size() > MOST_METRICS) {
            throw new IllegalArgumentException(
                    "a plan has " + fewest + " to " + MOST_METRICS + " metrics, not " + metricsToAnalyze.size());
        }
        if (metricsToAnalyze.stream().map(MetricSpec::metricName).distinct().count() != metricsToAnalyze.size()) {
            throw new IllegalArgumentException("a plan names each metric once");
        }
        if (timeRangeYears < 1 || timeRangeYears > 10) {
            throw new IllegalArgumentException("a plan covers 1 to 10 years, not " + timeRangeYears);
        }
        if (infographicCount < FEWEST_INFOGRAPHICS || infographicCount > 5) {
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

    /** Whether it answers one question in a few pages, with only the chapters that this takes. */
    public boolean narrow() {
        return topic.isPresent() && reportSections.size() < ReportSections.TITLES.size() / 2;
    }

    /** The same plan, on this topic where it names none. */
    ResearchPlan on(Optional<QuestionTopic> asked) {
        return changed(approvedByUser, topic.or(() -> asked));
    }

    public ResearchPlan approved() {
        return changed(true, topic);
    }

    private ResearchPlan changed(boolean approved, Optional<QuestionTopic> about) {
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
                approved,
                about);
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
            titles.put("record", "Financial history");
            titles.put("methods", "Methods and data quality");
            titles.put("disclosures", "Disclosures");
            titles.put("sources", "Sources");
            return titles;
        }

        private static final Map<String, Pattern> WORDS = words();

        private static Map<String, Pattern> words() {
            var words = new LinkedHashMap<String, Pattern>();
            words.put("thesis", of("thesis|bull (?:case|and bear)|bear case"));
            words.put("business", of("business"));
            words.put("industry", of("industry|competition|competitors"));
            words.put("growth", of("growth(?: drivers)?"));
            words.put("financials", of("financials?(?: analysis)?"));
            words.put("valuation", of("valuation"));
            words.put("ratings", of("ratings|consensus|estimates"));
            words.put("scenarios", of("scenarios?"));
            words.put("risks", of("risks?"));
            words.put("management", of("management|ownership"));
            words.put("price", of("price|technicals?|chart(?:s|ing)?"));
            words.put("record", of("seven-year summary|record|history"));
            return words;
        }

        private static Pattern of(String alternatives) {
            return Pattern.compile("(?i)\\b(?:" + alternatives + ")\\b");
        }

        /** The chapters that a text names. */
        static List<String> named(String text) {
            return WORDS.entrySet().stream()
                    .filter(each -> each.getValue().matcher(text).find())
                    .map(Map.Entry::getKey)
                    .toList();
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
