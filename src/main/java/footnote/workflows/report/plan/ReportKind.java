package footnote.workflows.report.plan;

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

    /** Whether a report of this kind ranks several companies, those named alone. */
    public boolean sideBySide() {
        return this == COMPARISON || this == SECTOR;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
