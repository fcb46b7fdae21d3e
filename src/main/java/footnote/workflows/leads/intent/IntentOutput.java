package footnote.workflows.leads.intent;

import java.util.List;
import java.util.Optional;

/** A request for leads as a model reads it; what the request does not say is left out. */
public record IntentOutput(
        Optional<String> industry,
        Optional<String> country,
        Optional<String> offer,
        Optional<String> customers,
        Optional<Long> minEmployees,
        Optional<Long> maxEmployees,
        Optional<String> stage,
        List<String> technologies,
        List<String> exclusions) {
    public IntentOutput {
        technologies = List.copyOf(technologies);
        exclusions = List.copyOf(exclusions);
    }
}
