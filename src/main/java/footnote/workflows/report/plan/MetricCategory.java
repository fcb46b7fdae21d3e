package footnote.workflows.report.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

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
