package footnote.runtime.session;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a session knows, and a warning when some of it had to be recovered. */
public record SessionState(String id, Map<String, String> memory, List<Turn> turns, Optional<String> warning) {
    public SessionState {
        memory = Map.copyOf(memory);
        turns = List.copyOf(turns);
    }

    /** One question and answer of a conversation. */
    public record Turn(int seq, String runId, String query, String answer, Map<String, String> memory, Instant at) {
        public Turn {
            memory = Map.copyOf(memory);
        }
    }
}
