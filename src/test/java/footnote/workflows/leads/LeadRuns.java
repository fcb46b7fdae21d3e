package footnote.workflows.leads;

import footnote.runtime.model.Model;
import footnote.testing.Prospecting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;

/** Searches for leads on a bench, closed after each test. */
abstract class LeadRuns {
    static final String FRANCE = "Find leads for SaaS companies in France";
    static final Model RULES = new LeadBench.Answering(_ -> {});
    final List<LeadBench> benches = new ArrayList<>();

    @AfterEach
    void close() {
        benches.forEach(LeadBench::close);
    }

    LeadBench bench(Prospecting prospecting) {
        var bench = new LeadBench(prospecting.room(), RULES);
        benches.add(bench);
        return bench;
    }

    static LeadsRequest request(String query) {
        return LeadsRequest.of(query);
    }

    static LeadsRequest small() {
        return new LeadsRequest(FRANCE, 8, 10, 30, 90, false, none(), none(), none(), none());
    }

    static Optional<String> none() {
        return Optional.empty();
    }
}
