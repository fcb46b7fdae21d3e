package footnote.publication.chart.draw;

import footnote.publication.chart.Format;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/** A range of values with round ticks at both ends and between. */
public record Axis(double low, double high, double step, List<Double> ticks) {
    private static final List<BigDecimal> STEPS =
            List.of(BigDecimal.ONE, BigDecimal.TWO, new BigDecimal("2.5"), BigDecimal.valueOf(5), BigDecimal.TEN);

    /** The part of the largest value that an axis of lines spans at least. */
    private static final double SHORTEST = 0.15;

    public Axis {
        ticks = List.copyOf(ticks);
    }

    /** For bars and areas, which start at zero. */
    static Axis fromZero(DoubleStream values, int steps) {
        return around(DoubleStream.concat(values, DoubleStream.of(0)), steps);
    }

    static Axis around(DoubleStream values, int steps) {
        var range = values.filter(Double::isFinite).summaryStatistics();
        return range.getCount() == 0 ? between(0, 1, steps) : between(range.getMin(), range.getMax(), steps);
    }

    /** For lines: from zero where that is near, and never so short that a small move fills the plot. */
    static Axis spanning(DoubleStream values, int steps) {
        var range = values.filter(Double::isFinite).summaryStatistics();
        if (range.getCount() == 0) {
            return between(0, 1, steps);
        }
        double low = range.getMin();
        double high = range.getMax();
        if (low >= 0 && low < 0.4 * high) {
            return between(0, high, steps);
        }
        double shortest = SHORTEST * Math.max(Math.abs(low), Math.abs(high));
        double missing = Math.max(0, shortest - (high - low)) / 2;
        double from = low >= 0 ? Math.max(0, low - missing) : low - missing;
        return between(from, high + missing, steps);
    }

    /** Round ticks that hold both ends; a range of nothing is given some room. */
    static Axis between(double low, double high, int steps) {
        double size = Math.max(Math.abs(low), Math.abs(high));
        if (high - low <= size * 1e-9) {
            return size == 0 ? between(0, 1, steps) : between(low - size * 0.2, high + size * 0.2, steps);
        }
        var step = roundStep((high - low) / steps);
        long first = Math.round(Math.floor(low / step.doubleValue() + 1e-9));
        long last = Math.round(Math.ceil(high / step.doubleValue() - 1e-9));
        var ticks = new ArrayList<Double>();
        for (long i = first; i <= last; i++) {
            ticks.add(step.multiply(BigDecimal.valueOf(i)).doubleValue());
        }
        return new Axis(ticks.getFirst(), ticks.getLast(), step.doubleValue(), ticks);
    }

    /** The same ticks on a longer axis, so that the values keep to a part of the plot. */
    Axis stretched(double newLow, double newHigh) {
        return new Axis(Math.min(low, newLow), Math.max(high, newHigh), step, ticks);
    }

    Scale onto(double atLow, double atHigh) {
        return new Scale(low, high, atLow, atHigh);
    }

    boolean hasZero() {
        return low <= 0 && high >= 0;
    }

    private static BigDecimal roundStep(double rough) {
        var power = BigDecimal.ONE.scaleByPowerOfTen(Format.exponent(rough));
        return STEPS.stream()
                .map(power::multiply)
                .filter(step -> step.doubleValue() >= rough * (1 - 1e-9))
                .findFirst()
                .orElseThrow();
    }

    /** The unit of the values with as many decimals as the ticks need. */
    Format format(Format values) {
        return values.forSteps(step, Math.max(Math.abs(low), Math.abs(high)));
    }
}
