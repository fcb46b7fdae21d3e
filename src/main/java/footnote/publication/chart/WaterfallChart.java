package footnote.publication.chart;

import java.util.List;

/** How one figure became another, step by step; the steps must add up. */
public record WaterfallChart(Caption caption, Step start, List<Step> changes, Step end, Format format)
        implements Chart {
    /** A total at either end, or a change between. */
    public record Step(String name, Datum datum) {}

    public WaterfallChart {
        changes = List.copyOf(changes);
        if (changes.isEmpty() || changes.size() > 12) {
            throw new IllegalArgumentException("a bridge has 1 to 12 changes, not " + changes.size());
        }
        double reached = start.datum().value()
                + changes.stream().mapToDouble(step -> step.datum().value()).sum();
        double half = Math.pow(10, -format.decimals()) / 2;
        if (!(Math.abs(reached - end.datum().value()) <= half)) {
            throw new IllegalArgumentException("the bridge to '%s' adds up to %s, not %s"
                    .formatted(end.name(), reached, end.datum().value()));
        }
    }
}
