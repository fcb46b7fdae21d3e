package footnote.publication.infographic;

import footnote.publication.chart.draw.Box;
import footnote.publication.chart.draw.Canvas;
import footnote.publication.chart.draw.ColorRole;
import footnote.publication.chart.draw.LineStyle;
import footnote.publication.chart.draw.TextStyle;
import footnote.publication.infographic.Infographic.Panel;
import footnote.publication.text.Typeface;
import java.util.List;

/** Drivers as rungs with bars to scale, the largest group at the left; what sets their pace stands beside it. */
final class LadderLayout {
    private static final double GUTTER = 20;
    private static final double GAP = 6;
    private static final TextStyle HEADING = new TextStyle(Typeface.SANS_SEMIBOLD, 8.6, ColorRole.NAVY);

    private final PanelDrawing drawing;
    private final Canvas canvas;

    LadderLayout(PanelDrawing drawing) {
        this.drawing = drawing;
        this.canvas = drawing.canvas();
    }

    void paint(Infographic picture, Box room) {
        var panels = picture.panels();
        if (panels.size() == 1) {
            rungs(panels.getFirst(), room, 1.5);
            return;
        }
        double middle = room.left() + (room.width() - GUTTER) * 0.56;
        rungs(panels.getFirst(), new Box(room.left(), room.top(), middle, room.bottom()), 1.5);
        beside(panels.subList(1, panels.size()), new Box(middle + GUTTER, room.top(), room.right(), room.bottom()));
    }

    private void rungs(Panel panel, Box box, double rule) {
        double top = drawing.heading(panel.heading(), box, HEADING, rule) + 7;
        var pieces = PanelColumns.fit(
                        drawing, List.of(panel), new PanelColumns.Room(box.width(), box.bottom() - top, 0, GAP), true)
                .panels()
                .getFirst();
        double spare = box.bottom() - top - PanelColumns.height(pieces, 0, GAP);
        double gap = GAP + Math.clamp(spare / pieces.size(), 0, 22);
        for (int i = 0; i < pieces.size(); i++) {
            double end = drawing.draw(pieces.get(i), box.left(), top, i == 0 ? ColorRole.NAVY : ColorRole.BLUE);
            if (i + 1 < pieces.size()) {
                canvas.rule(box.left(), end + gap / 2, box.right(), end + gap / 2, LineStyle.HAIRLINE);
            }
            top = end + gap;
        }
    }

    /** Smaller groups under each other, each with its share of the height. */
    private void beside(List<Panel> panels, Box box) {
        double rows =
                panels.stream().mapToDouble(panel -> panel.items().size() + 0.9).sum();
        double top = box.top();
        for (var panel : panels) {
            double height = box.height() * (panel.items().size() + 0.9) / rows;
            rungs(panel, new Box(box.left(), top, box.right(), top + height - 8), 0.8);
            top += height;
        }
    }
}
