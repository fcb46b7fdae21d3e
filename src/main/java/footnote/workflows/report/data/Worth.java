package footnote.workflows.report.data;

import java.util.List;
import java.util.Optional;

/** What one way of valuing a share gives. */
public record Worth(
        Optional<ValueStudy.Grid> grid,
        List<ValueStudy.Range> ranges,
        List<ValueStudy.Scenario> scenarios,
        Optional<String> impliedGrowth) {
    public static final Worth UNKNOWN = new Worth(Optional.empty(), List.of(), List.of(), Optional.empty());

    public Worth {
        ranges = List.copyOf(ranges);
        scenarios = List.copyOf(scenarios);
    }
}
