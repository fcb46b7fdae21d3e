package footnote.workflows.analyze;

import footnote.runtime.run.Fault;
import java.util.Optional;

/** What a reader asked, and in which conversation. */
public record AnalysisRequest(String query, Optional<String> session) {
    private static final int LONGEST = 500;

    public AnalysisRequest {
        if (query.isBlank()) {
            throw Fault.input("the query is empty; name a company, such as 'analyze RELIANCE.NS'");
        }
        if (query.length() > LONGEST) {
            throw Fault.input(
                    "the query has " + query.length() + " characters; " + LONGEST + " are enough to name a company");
        }
    }
}
