package footnote.publication.chart;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Bars, lines and points in up to four panels, as a program arranged them; every value is a fact's. */
public record PlottedChart(Caption caption, List<Panel> panels) implements Chart {
    public static final int MOST_PANELS = 4;

    public PlottedChart {
        panels = List.copyOf(panels);
        if (panels.isEmpty() || panels.size() > MOST_PANELS) {
            throw new IllegalArgumentException(
                    "a plotted chart has 1 to " + MOST_PANELS + " panels, not " + panels.size());
        }
    }

    /** One pair of axes: named places along it, or a measure across, and a measure up at the left and the right. */
    public record Panel(
            String title,
            List<String> categories,
            boolean horizontal,
            Optional<Measure> across,
            Measure left,
            Optional<Measure> right,
            List<Layer> layers) {
        public Panel {
            categories = List.copyOf(categories);
            layers = List.copyOf(layers);
        }

        /** What the values of a layer are measured in. */
        public Measure measure(Layer layer) {
            return layer.right() ? right.orElse(left) : left;
        }

        /** The values of a layer at each place; a gap where it has none. */
        public List<Datum> row(Layer layer) {
            return Stream.iterate(0, i -> i < categories.size(), i -> i + 1)
                    .map(i -> layer.points().stream()
                            .filter(point -> point.at() == i)
                            .findFirst()
                            .map(Point::up)
                            .orElse(Datum.GAP))
                    .toList();
        }
    }

    /** What an axis shows: its name, its unit, and how figures are written. */
    public record Measure(String name, String unit, Format format) {}

    /** How a layer is drawn. */
    public enum Kind {
        BAR,
        LINE,
        POINT,
        /** A value that holds across the whole panel. */
        LEVEL
    }

    /** Values of one name, drawn one way. */
    public record Layer(Kind kind, String name, boolean right, boolean stacked, List<Point> points) {
        public Layer {
            points = List.copyOf(points);
        }
    }

    /** A value at its place, or at a value across; the name says which it is. */
    public record Point(int at, String name, Optional<Datum> across, Datum up) {}

    /** Whether all panels have the same named places. */
    public boolean tabular() {
        return !panels.getFirst().categories().isEmpty()
                && panels.stream().map(Panel::categories).distinct().count() == 1
                && layers().noneMatch(layer -> layer.kind() == Kind.LEVEL);
    }

    public Stream<Layer> layers() {
        return panels.stream().flatMap(panel -> panel.layers().stream());
    }

    /** Every value drawn, those across before those up. */
    public static Stream<Datum> data(List<Panel> panels) {
        return panels.stream()
                .flatMap(panel -> panel.layers().stream())
                .flatMap(layer -> layer.points().stream())
                .flatMap(point -> Stream.concat(point.across().stream(), Stream.of(point.up())));
    }
}
