package footnote.workflows.report.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;

/** What a reader's reply to a plan means. */
public record PlanResponse(Type responseType, String reasoning, Optional<String> refinementRequest) {
    /** Agreement, a change, or another question. */
    public enum Type {
        @JsonProperty("approval")
        APPROVAL,
        @JsonProperty("refinement")
        REFINEMENT,
        @JsonProperty("new_query")
        NEW_QUERY
    }

    public PlanResponse {
        if (responseType == Type.REFINEMENT && refinementRequest.isEmpty()) {
            throw new IllegalArgumentException("a refinement says what to change");
        }
    }
}
