package footnote.runtime.model.wire;

/** What a candidate delivered: the answer as it is kept, and the tokens it took. */
public record CandidateAnswer(String body, String finish, long inputTokens, long outputTokens, int images) {}
