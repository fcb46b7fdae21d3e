package footnote.runtime.event;

import java.time.Instant;
import tools.jackson.databind.JsonNode;

/** Something a run tells its watchers, numbered within the run from 1 without gaps. */
public record Event(String runId, long seq, Instant at, String type, String step, JsonNode data) {
    /** A step began, ended, failed or is tried again. */
    public static final String PROGRESS = "progress";

    /** The state of progress inside of a step: the data names the part that is being made, its number and how many. */
    public static final String PART = "part";

    public static final String ANALYSIS = "analysis";
    public static final String REASONING = "reasoning";
    public static final String NEWS_SEARCH = "news_search";
    public static final String TEN_K_SEARCH = "10k_search";
    public static final String ITERATION_START = "iteration_start";
    public static final String AGENT_DECISION = "agent_decision";
    public static final String ITERATION_FOLLOWUP = "iteration_followup";
    public static final String ITERATION_SEARCH = "iteration_search";
    public static final String ITERATION_COMPLETE = "iteration_complete";
    /** The run is done; the data is its result. */
    public static final String RESULT = "result";
    /** The request is not one we serve. */
    public static final String REJECTED = "rejected";

    public static final String ERROR = "error";
    /** The run waits for the reader. */
    public static final String QUESTION = "question";
    /** The reader answered. */
    public static final String REPLY = "reply";

    /** What is being made inside of a step, such as "charts, 3 of 14"; empty for any other event. */
    public String part() {
        if (!type.equals(PROGRESS) || !data.path("state").asString("").equals(PART)) {
            return "";
        }
        int of = data.path("of").asInt(1);
        String name = data.path("part").asString("");
        return of > 1 ? name + ", " + data.path("number").asInt(1) + " of " + of : name;
    }
}
