package footnote.runtime.session;

import java.time.Instant;
import java.util.Map;

/** One question and answer of a conversation. */
public record Turn(int seq, String runId, String query, String answer, Map<String, String> memory, Instant at) {
    public Turn {
        memory = Map.copyOf(memory);
    }
}
