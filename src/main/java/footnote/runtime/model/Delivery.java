package footnote.runtime.model;

/** What a candidate delivered: the answer as it is kept, and the tokens it took. */
record Delivery(String body, String finish, long inputTokens, long outputTokens, int images) {}
