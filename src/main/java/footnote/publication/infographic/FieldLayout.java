package footnote.publication.infographic;

import footnote.publication.chart.draw.Box;
import footnote.publication.chart.draw.Canvas;
import footnote.publication.chart.draw.ColorRole;
import footnote.publication.chart.draw.LineStyle;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.chart.draw.TextStyle;
import footnote.publication.text.TextFitting;
import footnote.publication.text.Typeface;
import java.util.List;

/** Competitors under the criteria they are measured by: a panel each, its items ranked with bars to scale. */
final class FieldLayout {
    private static final double GUTTER = 14;
    private static final TextStyle HEADING = new TextStyle(Typeface.SANS_SEMIBOLD, 8.6, ColorRole.NAVY);

    private final PanelDrawing drawing;
    private final Canvas canvas;

    FieldLayout(PanelDrawing drawing) {
        this.drawing = drawing;
        this.canvas = drawing.canvas();
    }

    void paint(Infographic picture, Box room) {
        var panels = picture.panels();
        int across = panels.size() <= 3 ? panels.size() : panels.size() == 4 ? 2 : 3;
        int down = (panels.size() + across - 1) / across;
        double width = (room.width() - (across - 1) * GUTTER) / across;
        double height = (room.height() - (down - 1) * GUTTER / 2) / down;
        double head = heads(panels, width);
        var column = PanelColumns.fit(drawing, panels, new PanelColumns.Room(width, height - head, 0, 5.5), true);
        for (int i = 0; i < panels.size(); i++) {
            int row = i / across;
            double left = room.left() + (i - row * across) * (width + GUTTER);
            double top = room.top() + row * (height + GUTTER / 2);
            panel(
                    panels.get(i).heading(),
                    column.panels().get(i),
                    new Box(left, top, left + width, top + height),
                    head);
        }
    }

    private static double heads(List<Infographic.Panel> panels, double width) {
        boolean two = panels.stream()
                .anyMatch(each -> TextFitting.lines(each.heading(), HEADING.face(), HEADING.size(), width, 2)
                                .size()
                        > 1);
        return two ? 30 : 19;
    }

    private void panel(String heading, List<PanelDrawing.Piece> pieces, Box box, double head) {
        double y = box.top() + 8.5;
        for (var line : TextFitting.lines(
                drawing.figures().rendered(heading), HEADING.face(), HEADING.size(), box.width(), head > 20 ? 2 : 1)) {
            canvas.label(new Label(line, box.left(), y, Align.START, HEADING));
            y += 10.5;
        }
        double rule = box.top() + head - 6;
        canvas.rule(box.left(), rule, box.right(), rule, LineStyle.solid(ColorRole.NAVY, 1));
        double spare = box.height() - head - PanelColumns.height(pieces, 0, 5.5);
        double gap = 5.5 + Math.clamp(spare / Math.max(1, pieces.size()), 0, 15);
        double top = box.top() + head;
        for (int i = 0; i < pieces.size(); i++) {
            boolean subject = drawing.figures().subject(pieces.get(i).item().label());
            double end = drawing.draw(pieces.get(i), box.left(), top, subject ? ColorRole.BLUE : ColorRole.PEER);
            top = end + gap;
            if (i + 1 < pieces.size()) {
                canvas.rule(box.left(), end + gap / 2, box.right(), end + gap / 2, LineStyle.HAIRLINE);
            }
        }
    }
}
