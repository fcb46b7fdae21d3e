package footnote.workflows.report.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import footnote.runtime.model.OneOf;
import footnote.workflows.report.plan.ResearchPlan.ReportSections;
import java.util.Locale;
import java.util.Optional;

/** One metric of a plan: what it is, how it is drawn, who brings it, where it stands and how much it matters. */
public record MetricSpec(
        String metricName,
        MetricCategory category,
        ChartType chartType,
        DataGatherer dataSource,

        @JsonPropertyDescription("The id of the chapter it stands in.")
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
        String section,

        @JsonPropertyDescription("From 1 to 10.") int priority,

        @JsonPropertyDescription("Words to search a filing for it.")
        String searchQuery,

        Optional<String> calculationFormula,
        boolean isMarketSpecific) {
    private static final int LONGEST = 80;
    private static final int HIGHEST = 10;

    public MetricSpec {
        if (metricName.isBlank() || metricName.length() > LONGEST) {
            throw new IllegalArgumentException("a metric has a name of up to " + LONGEST + " characters");
        }
        if (priority < 1 || priority > HIGHEST) {
            throw new IllegalArgumentException("a priority is 1 to " + HIGHEST + ", not " + priority);
        }
        if (!ReportSections.known(section)) {
            throw new IllegalArgumentException("'" + section + "' is no section; it is one of " + ReportSections.ids());
        }
    }

    /** The same metric in another chapter. */
    MetricSpec in(String chapter) {
        return with(chapter, chartType, searchQuery, priority);
    }

    MetricSpec drawn(ChartType type) {
        return with(section, type, searchQuery, priority);
    }

    /** The same metric with the highest priority. */
    MetricSpec promoted() {
        return with(section, chartType, searchQuery, HIGHEST);
    }

    /** The same metric with the company's name where a search for it goes. */
    MetricSpec of(String company) {
        return with(section, chartType, searchQuery.replace("{company}", company), priority);
    }

    private MetricSpec with(String chapter, ChartType type, String search, int weight) {
        return new MetricSpec(
                metricName, category, type, dataSource, chapter, weight, search, calculationFormula, isMarketSpecific);
    }

    /** Which of the four gatherers brings a metric. */
    public enum DataGatherer {
        @JsonProperty("financial")
        FINANCIAL,
        @JsonProperty("valuation")
        VALUATION,
        @JsonProperty("market")
        MARKET,
        @JsonProperty("news")
        NEWS;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The nine families a metric of a plan belongs to. */
    public enum MetricCategory {
        @JsonProperty("profitability")
        PROFITABILITY,
        @JsonProperty("valuation")
        VALUATION,
        @JsonProperty("liquidity")
        LIQUIDITY,
        @JsonProperty("leverage")
        LEVERAGE,
        @JsonProperty("efficiency")
        EFFICIENCY,
        @JsonProperty("growth")
        GROWTH,
        @JsonProperty("quality")
        QUALITY,
        @JsonProperty("risk")
        RISK,
        @JsonProperty("market_specific")
        MARKET_SPECIFIC;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How a metric is drawn. */
    public enum ChartType {
        @JsonProperty("line")
        LINE,
        @JsonProperty("bar")
        BAR,
        @JsonProperty("area")
        AREA;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
