package footnote.workflows.analyze;

import footnote.runtime.run.Fault;
import java.util.List;

/** Companies to analyse, by symbol or name, each once. */
public record BatchRequest(List<String> companies) {
    static final int MOST = 5000;

    public BatchRequest {
        companies = companies.stream()
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .distinct()
                .toList();
        if (companies.isEmpty() || companies.size() > MOST) {
            throw Fault.input("a batch has 1 to " + MOST + " companies, not " + companies.size());
        }
    }
}
