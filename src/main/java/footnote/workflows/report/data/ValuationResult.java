package footnote.workflows.report.data;

import footnote.research.MetricSet;
import java.util.List;
import java.util.Optional;

/** What a share may be worth under stated assumptions; every number is a fact of the measures, named by its id. */
public record ValuationResult(
        MetricSet measures,
        List<Premise> premises,
        Optional<Grid> grid,
        List<Range> ranges,
        List<Scenario> scenarios,
        Optional<String> impliedGrowth,
        boolean financial) {
    public ValuationResult {
        premises = List.copyOf(premises);
        ranges = List.copyOf(ranges);
        scenarios = List.copyOf(scenarios);
    }

    /** One assumption: its name, its fact, and what it rests on in words. */
    public record Premise(String key, String name, String fact, String basis) {}

    /** Value per share over discount rate (rows) and growth for ever (columns); the middle is the base case. */
    public record Grid(List<String> rates, List<String> growths, List<List<String>> cells) {
        public Grid {
            rates = List.copyOf(rates);
            growths = List.copyOf(growths);
            cells = cells.stream().map(List::copyOf).toList();
        }
    }

    /** What a range rests on. */
    public enum Kind {
        /** A model of the company's own cash flows or book value. */
        MODEL,
        /** What the market pays for others, or paid for the company in other years. */
        MULTIPLE,
        SCENARIO,
        MARKET
    }

    /** A method's range of values per share. */
    public record Range(String name, String low, Optional<String> middle, String high, Kind kind) {}

    /** A course things may take: its assumptions and the value they give. */
    public record Scenario(String name, List<Premise> premises, String value) {
        public Scenario {
            premises = List.copyOf(premises);
        }
    }

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
}
