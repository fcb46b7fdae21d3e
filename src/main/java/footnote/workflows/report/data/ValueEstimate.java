package footnote.workflows.report.data;

import java.util.List;
import java.util.Optional;

/** What one way of valuing a share gives. */
public record ValueEstimate(
        Optional<ValuationResult.Grid> grid,
        List<ValuationResult.Range> ranges,
        List<ValuationResult.Scenario> scenarios,
        Optional<String> impliedGrowth) {
    public static final ValueEstimate UNKNOWN =
            new ValueEstimate(Optional.empty(), List.of(), List.of(), Optional.empty());

    public ValueEstimate {
        ranges = List.copyOf(ranges);
        scenarios = List.copyOf(scenarios);
    }
}
