package footnote.runtime.event;

import java.time.Instant;
import tools.jackson.databind.JsonNode;

/** Something a run tells its watchers, numbered within the run from 1 without gaps. */
public record Event(String runId, long seq, Instant at, String type, String step, JsonNode data) {
    /** A step began, ended, failed or is tried again. */
    public static final String PROGRESS = "progress";

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
}
