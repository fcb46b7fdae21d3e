package footnote.research.valuation;

import com.fasterxml.jackson.annotation.JsonAlias;
import footnote.domain.LedgerEntry;
import footnote.domain.Prose;
import footnote.domain.opinion.CompanyView;
import footnote.research.CompanyKind;
import footnote.research.MetricSet;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a share may be worth under stated assumptions, and the view that follows; every number is a fact of the measures,
 * named by its id.
 */
public record ValuationResult(
        MetricSet measures,
        @JsonAlias("premises") List<Assumption> assumptions,
        Optional<Grid> grid,
        List<Range> ranges,
        List<Scenario> scenarios,
        Optional<String> impliedGrowth,
        List<ForecastYear> forecast,
        List<Recovery> recoveries,
        CompanyKind kind,
        CompanyView view) {
    /** The least distance of the discount rate above terminal growth, in points. */
    public static final double LEAST_SPREAD = 4;

    public ValuationResult {
        assumptions = List.copyOf(assumptions);
        ranges = List.copyOf(ranges);
        scenarios = List.copyOf(scenarios);
        forecast = List.copyOf(forecast);
        recoveries = List.copyOf(recoveries);
    }

    /** The same with another wording of the view's rating. */
    public ValuationResult with(CompanyView other) {
        return new ValuationResult(
                measures, assumptions, grid, ranges, scenarios, impliedGrowth, forecast, recoveries, kind, other);
    }

    public boolean financial() {
        return kind.financial();
    }

    /** Whether fair value is book value times the multiple that the return on equity justifies. */
    public boolean fromBook() {
        return assumptions.stream().anyMatch(each -> each.key().equals("through_cycle_return"));
    }

    /** The same with further ranges and the facts behind them, such as peers' multiples. */
    public ValuationResult with(List<Range> more, MetricSet facts) {
        return new ValuationResult(
                facts, assumptions, grid, more, scenarios, impliedGrowth, forecast, recoveries, kind, view);
    }

    /** One assumption: its name, its fact, and what it rests on in words. */
    public record Assumption(String key, String name, String fact, String basis) {}

    /** Value per share over discount rate (rows) and terminal growth (columns); the middle is the base case. */
    public record Grid(List<String> rates, List<String> growths, List<List<String>> cells) {
        public Grid {
            rates = List.copyOf(rates);
            growths = List.copyOf(growths);
            cells = cells.stream().map(List::copyOf).toList();
        }
    }

    /** What a range rests on. */
    public enum Kind {
        /** A model of the company's own cash flows, dividends or book value. */
        MODEL,
        /** What the market pays for others, or paid for the company in other years. */
        MULTIPLE,
        SCENARIO,
        MARKET
    }

    /** A method's range of values per share. */
    public record Range(String name, String low, Optional<String> middle, String high, Kind kind) {}

    /** A case: its assumptions and the value they give. */
    public record Scenario(
            String name, @JsonAlias("premises") List<Assumption> assumptions, String value) {
        public Scenario {
            assumptions = List.copyOf(assumptions);
        }
    }

    /** A fiscal year of the explicit forecast; the first follows on the last that was reported. */
    public record ForecastYear(
            LocalDate end, String label, String growth, String revenue, String operatingIncome, String freeCashFlow) {
        public ForecastYear {
            growth = Objects.requireNonNullElse(growth, ""); // absent in runs of earlier versions
            label = Objects.requireNonNullElse(label, "To " + end); // absent in runs of earlier versions
        }
    }

    /** What creditors and shareholders get where assets bring a share of their book value. */
    public record Recovery(String share, String value, String rate, String equity) {}

    /** What one way of valuing a share gives. */
    public record ValueEstimate(
            Optional<Grid> grid,
            List<Range> ranges,
            List<Scenario> scenarios,
            Optional<String> impliedGrowth,
            List<ForecastYear> forecast,
            List<Prose> notes) {
        public static final ValueEstimate UNKNOWN =
                new ValueEstimate(Optional.empty(), List.of(), List.of(), Optional.empty(), List.of(), List.of());

        public ValueEstimate {
            ranges = List.copyOf(ranges);
            scenarios = List.copyOf(scenarios);
            forecast = List.copyOf(forecast);
            notes = List.copyOf(notes);
        }

        /** By a model alone: a range from the first scenario to the last, about the base case. */
        static ValueEstimate ofScenarios(String name, LedgerEntry base, List<Scenario> scenarios) {
            var range = new Range(
                    name,
                    scenarios.getFirst().value(),
                    Optional.of(base.id()),
                    scenarios.getLast().value(),
                    Kind.MODEL);
            return of(List.of(range), scenarios, List.of());
        }

        /** A value from cases alone. */
        static ValueEstimate of(List<Range> ranges, List<Scenario> scenarios, List<Prose> notes) {
            return new ValueEstimate(Optional.empty(), ranges, scenarios, Optional.empty(), List.of(), notes);
        }
    }
}
