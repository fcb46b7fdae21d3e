package footnote.workflows.ask.figures;

import footnote.domain.Metric;
import footnote.evidence.statements.StatementFacts.ReadFact;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The figures that were taken from reports so far, in order, and by what they measure. */
final class KeptFacts {
    private final List<ReadFact> all = new ArrayList<>();
    private final Map<Metric, List<ReadFact>> byMetric = new HashMap<>();

    KeptFacts(Collection<ReadFact> facts) {
        facts.forEach(this::add);
    }

    void add(ReadFact fact) {
        all.add(fact);
        byMetric.computeIfAbsent(fact.fact().metric(), _ -> new ArrayList<>()).add(fact);
    }

    void remove(Collection<Metric> metrics) {
        all.removeIf(each -> metrics.contains(each.fact().metric()));
        byMetric.keySet().removeAll(metrics);
    }

    List<ReadFact> of(Metric metric) {
        return byMetric.getOrDefault(metric, List.of());
    }

    List<ReadFact> all() {
        return List.copyOf(all);
    }
}
