package footnote.workflows.leads.discovery;

import java.util.List;

/** Queries for a search engine as a model writes them. */
public record QueriesOutput(List<String> queries) {
    private static final int MOST = 8;

    public QueriesOutput {
        queries = List.copyOf(queries);
        if (queries.isEmpty() || queries.size() > MOST) {
            throw new IllegalArgumentException("give 1 to " + MOST + " queries, not " + queries.size());
        }
        queries.stream()
                .filter(query -> query.isBlank() || query.length() > 200)
                .findFirst()
                .ifPresent(query -> {
                    throw new IllegalArgumentException("a query has up to 200 letters, unlike '" + query + "'");
                });
    }
}
