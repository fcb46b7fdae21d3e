package footnote.workflows.report.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

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
