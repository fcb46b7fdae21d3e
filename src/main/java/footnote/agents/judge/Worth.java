package footnote.agents.judge;

import java.util.List;
import java.util.Optional;

/** What one way of valuing a share gives. */
record Worth(
        Optional<ValueStudy.Grid> grid,
        List<ValueStudy.Range> ranges,
        List<ValueStudy.Scenario> scenarios,
        Optional<String> impliedGrowth) {
    static final Worth UNKNOWN = new Worth(Optional.empty(), List.of(), List.of(), Optional.empty());

    Worth {
        ranges = List.copyOf(ranges);
        scenarios = List.copyOf(scenarios);
    }
}
