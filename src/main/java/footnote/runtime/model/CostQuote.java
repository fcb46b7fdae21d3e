package footnote.runtime.model;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a run will take before it starts: calls, tokens and dollars, by role and in all. */
public record CostQuote(Map<Role, Line> roles, Line total) {
    /** Calls of one kind that a workflow plans, with the tokens of each. */
    public record Planned(Role role, int calls, Range input, Range output) {
        public Planned {
            if (calls < 0) {
                throw new IllegalArgumentException("planned calls are 0 or more, not " + calls);
            }
        }

        /** The same so many times over. */
        public Planned times(int count) {
            return new Planned(role, calls * count, input, output);
        }
    }

    /** From the least to the most expected. */
    public record Range(long low, long high) {
        public Range {
            if (low < 0 || high < low) {
                throw new IllegalArgumentException("a range goes from 0 up, not from " + low + " to " + high);
            }
        }

        Range times(int count) {
            return new Range(low * count, high * count);
        }

        Range plus(Range other) {
            return new Range(low + other.low, high + other.high);
        }
    }

    /** Calls, tokens and dollars; a role without a model makes no calls and costs nothing. */
    public record Line(int calls, Range input, Range output, BigDecimal low, BigDecimal high) {
        static final Line NONE = new Line(0, new Range(0, 0), new Range(0, 0), BigDecimal.ZERO, BigDecimal.ZERO);

        Line plus(Line other) {
            return new Line(
                    calls + other.calls,
                    input.plus(other.input),
                    output.plus(other.output),
                    low.add(other.low),
                    high.add(other.high));
        }
    }

    public CostQuote {
        roles = Map.copyOf(roles);
    }

    public static CostQuote of(List<Planned> planned, Map<Role, Price> prices) {
        var roles = new TreeMap<Role, Line>();
        for (var each : planned) {
            var price = prices.get(each.role());
            if (price != null && each.calls() > 0) {
                roles.merge(each.role(), line(each, price), Line::plus);
            }
        }
        return new CostQuote(roles, roles.values().stream().reduce(Line.NONE, Line::plus));
    }

    private static Line line(Planned planned, Price price) {
        var input = planned.input().times(planned.calls());
        var output = planned.output().times(planned.calls());
        var pictures = planned.role() == Role.IMAGE
                ? price.image().multiply(BigDecimal.valueOf(planned.calls()))
                : BigDecimal.ZERO;
        return new Line(
                planned.calls(),
                input,
                output,
                price.cost(input.low(), output.low()).add(pictures),
                price.cost(input.high(), output.high()).add(pictures));
    }
}
