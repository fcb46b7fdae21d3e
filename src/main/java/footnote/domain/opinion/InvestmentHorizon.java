package footnote.domain.opinion;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** How long a recommendation is meant to hold. */
public enum InvestmentHorizon {
    @JsonProperty("weeks")
    WEEKS,
    @JsonProperty("months")
    MONTHS,
    @JsonProperty("years")
    YEARS;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Charts and moods pass within weeks, businesses change over years. */
    public static InvestmentHorizon of(AnalysisType type) {
        return switch (type) {
            case TECHNICAL, SENTIMENT -> WEEKS;
            case COMPOSITE -> MONTHS;
            case FUNDAMENTAL -> YEARS;
        };
    }
}
