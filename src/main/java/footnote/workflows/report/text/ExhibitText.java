package footnote.workflows.report.text;

import com.fasterxml.jackson.annotation.JsonProperty;
import footnote.domain.Prose;

/** What stands around a visual: its title, what to look for before it, and what it means after it. */
public record ExhibitText(String visualId, Kind visualType, Headline title, Prose setupText, Prose interpretationText) {
    /** What a visual is. */
    public enum Kind {
        @JsonProperty("chart")
        CHART,
        @JsonProperty("infographic")
        INFOGRAPHIC,
        @JsonProperty("table")
        TABLE
    }
}
