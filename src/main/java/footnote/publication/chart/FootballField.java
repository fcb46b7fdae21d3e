package footnote.publication.chart;

import java.util.List;

/** Value ranges of several methods against one reference, usually the price. */
public record FootballField(Caption caption, List<Range> ranges, Reference reference, Format format) implements Chart {
    /** What a range rests on. */
    public enum Kind {
        MODEL,
        SCENARIO,
        MARKET
    }

    /** From low to high; the middle is a gap where a method has none. */
    public record Range(String name, Datum low, Datum middle, Datum high, Kind kind) {
        public Range {
            if (!(low.value() <= high.value())) {
                throw new IllegalArgumentException("the range '" + name + "' runs from high to low or lacks an end");
            }
            if (middle.known() && (middle.value() < low.value() || middle.value() > high.value())) {
                throw new IllegalArgumentException("the middle of '" + name + "' lies outside its range");
            }
        }
    }

    public FootballField {
        ranges = List.copyOf(ranges);
        if (ranges.isEmpty() || ranges.size() > 12) {
            throw new IllegalArgumentException("a football field has 1 to 12 ranges, not " + ranges.size());
        }
    }
}
