package footnote.workflows.report.plan;

import java.util.Optional;

/** Whether a query is one for a report; a refusal names its rule, the reason, and what to ask instead. */
public record QueryValidation(
        boolean isValid, Optional<String> rule, Optional<String> rejectionReason, Optional<String> instead) {
    public static final QueryValidation FINE =
            new QueryValidation(true, Optional.empty(), Optional.empty(), Optional.empty());

    public QueryValidation {
        if (!isValid && rule.isEmpty()) {
            throw new IllegalArgumentException("a refusal names the rule it rests on");
        }
    }

    /** The refusal as a reader sees it. */
    public String words() {
        return rule.orElse("") + ": " + rejectionReason.orElse("outside what a report is made for")
                + instead.map(text -> "; " + text).orElse("");
    }
}
