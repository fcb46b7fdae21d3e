package footnote.publication.infographic;

import footnote.domain.Prose;
import footnote.publication.chart.Caption;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** A picture of one side of a business: its kind decides the layout, its panels hold what is said. */
public record Infographic(Kind kind, Caption caption, List<Panel> panels) {
    /** What a picture shows, and so how it is laid out. */
    public enum Kind {
        BUSINESS_MODEL,
        COMPETITIVE_LANDSCAPE,
        GROWTH_DRIVERS,
        CASH_USE,
        TIMELINE
    }

    public Infographic {
        panels = List.copyOf(panels);
        if (panels.isEmpty() || panels.size() > 6) {
            throw new IllegalArgumentException("a picture has 1 to 6 panels, not " + panels.size());
        }
    }

    /** A group of things under a heading. */
    public record Panel(String heading, List<Item> items) {
        public Panel {
            items = List.copyOf(items);
            if (heading.isBlank() || items.isEmpty() || items.size() > 8) {
                throw new IllegalArgumentException("a panel has a heading and 1 to 8 items: '" + heading + "'");
            }
        }
    }

    /**
     * One thing: its name, the fact printed large beside it, a weight from -1 to 1 where it is drawn to scale (a negative
     * one in the color of losses), a note.
     */
    public record Item(String label, Optional<String> fact, OptionalDouble weight, Optional<Prose> note) {
        public Item {
            if (label.isBlank()) {
                throw new IllegalArgumentException("an item of a picture has a name");
            }
        }
    }
}
