package footnote.agents.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** What a report puts its weight on. */
public enum ReportKind {
    @JsonProperty("fundamental")
    FUNDAMENTAL,
    @JsonProperty("valuation")
    VALUATION,
    @JsonProperty("growth")
    GROWTH,
    @JsonProperty("comprehensive")
    COMPREHENSIVE,
    @JsonProperty("comparison")
    COMPARISON,
    @JsonProperty("sector")
    SECTOR;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
