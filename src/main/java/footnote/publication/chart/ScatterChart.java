package footnote.publication.chart;

import java.util.List;
import java.util.Optional;

/** Companies by two figures, as bubbles where a third is known; quadrants part them. */
public record ScatterChart(
        Caption caption, Measure across, Measure up, List<Bubble> bubbles, Optional<Quadrants> quadrants)
        implements Chart {
    /** What an axis shows. */
    public record Measure(String name, Format format) {}

    /** The area is in proportion to the size; bubbles without one are dots. */
    public record Bubble(String name, Datum across, Datum up, Datum size, boolean subject) {}

    /** Where the plane is parted, and the four names, clockwise from the top left. */
    public record Quadrants(Datum across, Datum up, List<String> names) {
        public Quadrants {
            names = List.copyOf(names);
            if (names.size() != 4 || !across.known() || !up.known()) {
                throw new IllegalArgumentException("quadrants have four names and two known parting figures");
            }
        }
    }

    public ScatterChart {
        bubbles = bubbles.stream()
                .filter(each -> each.across().known() && each.up().known())
                .toList();
        if (bubbles.size() > 60) {
            throw new IllegalArgumentException("a scatter shows up to 60 companies, not " + bubbles.size());
        }
    }
}
