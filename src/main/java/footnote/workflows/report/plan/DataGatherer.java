package footnote.workflows.report.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

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
