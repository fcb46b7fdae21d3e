package footnote.workflows.report.exhibits.program;

import java.util.List;
import java.util.Optional;

/** What the figure of a program shows, as the harness in the sandbox lists it; nothing in it is trusted. */
record PlotListing(List<Axes> panels, List<String> words) {
    PlotListing {
        panels = List.copyOf(panels);
        words = List.copyOf(words);
    }

    /** One pair of axes by its place in the figure, with the labels that the program chose itself. */
    record Axes(
            double left,
            double top,
            boolean inverted,
            String title,
            String across,
            String up,
            List<Tick> acrossTicks,
            List<Tick> upTicks,
            List<Drawn> layers,
            List<Note> notes) {
        Axes {
            acrossTicks = List.copyOf(acrossTicks);
            upTicks = List.copyOf(upTicks);
            layers = List.copyOf(layers);
            notes = List.copyOf(notes);
        }

        boolean horizontal() {
            return layers.stream().anyMatch(Drawn::horizontal);
        }
    }

    /** A label at a place of an axis. */
    record Tick(double at, String text) {}

    /** Values drawn one way; those of bars that lie have their places in {@code x} too. */
    record Drawn(String kind, boolean horizontal, String name, List<Double> x, List<Double> y, List<Double> base) {
        Drawn {
            x = List.copyOf(x);
            y = List.copyOf(y);
            base = List.copyOf(base);
            if (x.size() != y.size() || (!base.isEmpty() && base.size() != y.size())) {
                throw new IllegalArgumentException("a value lacks its place");
            }
        }
    }

    /** Words inside the axes. */
    record Note(String text, double x, double y, boolean placed) {}

    /** Why the same program on other values may not be compared with this: it drew something of another form. */
    Optional<String> differs(PlotListing other) {
        return form().equals(other.form())
                ? Optional.empty()
                : Optional.of("the figure has another form when the facts have other values");
    }

    private List<?> form() {
        return panels.stream()
                .map(axes -> List.of(
                        axes.title(),
                        axes.across(),
                        axes.up(),
                        axes.layers().stream()
                                .map(each -> List.of(
                                        each.kind(),
                                        each.horizontal(),
                                        each.name(),
                                        each.y().size()))
                                .toList(),
                        axes.notes().size(),
                        (axes.horizontal() ? axes.upTicks() : axes.acrossTicks())
                                .stream().map(Tick::text).toList()))
                .toList();
    }
}
