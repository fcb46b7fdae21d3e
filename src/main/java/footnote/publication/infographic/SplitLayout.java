package footnote.publication.infographic;

import footnote.publication.chart.draw.Box;
import footnote.publication.chart.draw.Canvas;
import footnote.publication.chart.draw.ColorRole;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.chart.draw.TextStyle;
import footnote.publication.infographic.Infographic.Panel;
import footnote.publication.text.Typeface;
import java.util.List;

/** A whole and its parts: one bar cut to scale for each panel, the parts explained under it. */
final class SplitLayout {
    private static final double HEAD = 14;
    private static final double BAR = 30;
    private static final double GAP = 10;
    private static final List<ColorRole> INKS = List.of(
            ColorRole.NAVY,
            ColorRole.BLUE,
            ColorRole.SKY,
            ColorRole.ACCENT,
            ColorRole.PALE,
            ColorRole.MUTED,
            ColorRole.PEER,
            ColorRole.SHADE);
    private static final TextStyle HEADING = new TextStyle(Typeface.SANS_SEMIBOLD, 8.6, ColorRole.NAVY);

    private final PanelDrawing drawing;
    private final Canvas canvas;

    SplitLayout(PanelDrawing drawing) {
        this.drawing = drawing;
        this.canvas = drawing.canvas();
    }

    void paint(Infographic picture, Box room) {
        double whole =
                picture.panels().stream().mapToDouble(SplitLayout::sum).max().orElse(0);
        double rows = picture.panels().stream().mapToDouble(SplitLayout::rows).sum();
        double free = room.height() - (picture.panels().size() - 1) * GAP;
        double top = room.top();
        for (var panel : picture.panels()) {
            double height = free * rows(panel) / rows;
            panel(panel, new Box(room.left(), top, room.right(), top + height), whole);
            top += height + GAP;
        }
    }

    private static double sum(Panel panel) {
        return panel.items().stream()
                .mapToDouble(item -> Math.max(0, item.weight().orElse(0)))
                .sum();
    }

    /** What a panel takes of the height: more where it has a bar, notes, or two rows of parts. */
    private static double rows(Panel panel) {
        boolean noted = panel.items().stream().anyMatch(item -> item.note().isPresent());
        return (sum(panel) > 0 ? 2.2 : 1.2) + (panel.items().size() > 4 ? 2.4 : 1.2) * (noted ? 1.5 : 1);
    }

    /** Bars of all panels have one scale, so that their lengths compare. */
    private void panel(Panel panel, Box box, double whole) {
        canvas.label(new Label(
                        drawing.figures().rendered(panel.heading()), box.left(), box.top() + 8.5, Align.START, HEADING)
                .within(box.width()));
        boolean weighed = sum(panel) > 0;
        double bar = weighed ? Math.min(BAR, box.height() / 4) : 0;
        if (weighed) {
            double x = box.left();
            for (int i = 0; i < panel.items().size(); i++) {
                var item = panel.items().get(i);
                double width = box.width() * Math.max(0, item.weight().orElse(0)) / whole;
                if (width > 0) {
                    canvas.block(
                            new Box(x, box.top() + HEAD, Math.max(x + 0.4, x + width - 0.8), box.top() + HEAD + bar),
                            INKS.get(i),
                            drawing.datum(item));
                }
                x += width;
            }
        }
        parts(panel, new Box(box.left(), box.top() + HEAD + bar + 6, box.right(), box.bottom()));
    }

    private void parts(Panel panel, Box box) {
        int count = panel.items().size();
        int across = Math.min(count, count > 4 ? (count + 1) / 2 : count);
        int down = (count + across - 1) / across;
        double width = (box.width() - (across - 1) * 12) / across;
        double height = (box.height() - (down - 1) * 6) / down;
        var column = PanelColumns.fit(
                drawing,
                panel.items().stream()
                        .map(item -> new Panel("part", List.of(item)))
                        .toList(),
                new PanelColumns.Room(width - 9, height, 0, 0),
                false);
        for (int i = 0; i < count; i++) {
            int row = i / across;
            double left = box.left() + (i - row * across) * (width + 12);
            double top = box.top() + row * (height + 6);
            canvas.block(
                    new Box(
                            left,
                            top + 1,
                            left + 4,
                            top
                                    + Math.min(
                                            height,
                                            column.panels().get(i).getFirst().height())),
                    INKS.get(i));
            drawing.draw(column.panels().get(i).getFirst(), left + 9, top, ColorRole.NAVY);
        }
    }
}
