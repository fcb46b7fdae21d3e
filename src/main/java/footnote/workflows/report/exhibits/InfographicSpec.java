package footnote.workflows.report.exhibits;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** An infographic as it is planned: what it shows, with which elements, in which style, and the words for an image model. */
public record InfographicSpec(
        int infographicId,
        String title,
        Type infographicType,
        List<String> keyElements,
        String visualStyle,
        String prompt) {
    /** What an infographic shows. */
    public enum Type {
        @JsonProperty("business_model")
        BUSINESS_MODEL,
        @JsonProperty("competitive_landscape")
        COMPETITIVE_LANDSCAPE,
        @JsonProperty("growth_drivers")
        GROWTH_DRIVERS,
        @JsonProperty("cash_use")
        CASH_USE,
        @JsonProperty("timeline")
        TIMELINE
    }

    public InfographicSpec {
        keyElements = List.copyOf(keyElements);
        if (title.isBlank() || keyElements.isEmpty()) {
            throw new IllegalArgumentException("an infographic has a title and elements");
        }
    }

    public String visualId() {
        return "infographic_" + infographicId;
    }
}
