package footnote.publication.infographic;

import footnote.publication.chart.draw.Box;
import footnote.publication.chart.draw.Canvas;
import footnote.publication.chart.draw.CanvasPoint;
import footnote.publication.chart.draw.ColorRole;
import footnote.publication.chart.draw.LineStyle;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.chart.draw.TextStyle;
import footnote.publication.text.TextFitting;
import footnote.publication.text.Typeface;
import java.util.List;

/** Events along a line, a stop for each panel, what happened under it. */
final class PathLayout {
    private static final double AXIS = 26;
    private static final double GUTTER = 12;
    private static final TextStyle STOP = new TextStyle(Typeface.SERIF_SEMIBOLD, 11, ColorRole.NAVY);

    private final PanelDrawing drawing;
    private final Canvas canvas;

    PathLayout(PanelDrawing drawing) {
        this.drawing = drawing;
        this.canvas = drawing.canvas();
    }

    void paint(Infographic picture, Box room) {
        int count = picture.panels().size();
        double width = (room.width() - (count - 1) * GUTTER) / count;
        double axis = room.top() + AXIS;
        canvas.rule(room.left(), axis, room.right(), axis, LineStyle.solid(ColorRole.BLUE, 1.6));
        var column = PanelColumns.fit(
                drawing, picture.panels(), new PanelColumns.Room(width - 8, room.bottom() - axis - 13, 0, 7), false);
        for (int i = 0; i < count; i++) {
            double left = room.left() + i * (width + GUTTER);
            var heading = drawing.figures().rendered(picture.panels().get(i).heading());
            double size = STOP.width(TextFitting.printable(heading, STOP.face())) > width ? 8 : STOP.size();
            canvas.label(new Label(heading, left, axis - 9, Align.START, STOP.sized(size)).within(width));
            canvas.dot(new CanvasPoint(left + 4, axis), 4.2, i + 1 == count ? ColorRole.ACCENT : ColorRole.NAVY);
            stop(column.panels().get(i), new Box(left, axis + 13, left + width, room.bottom()));
        }
    }

    private void stop(List<PanelDrawing.Piece> pieces, Box box) {
        double spare = box.height() - PanelColumns.height(pieces, 0, 7);
        double gap = 7 + Math.clamp(spare / Math.max(1, pieces.size()), 0, 8);
        double end = box.top();
        for (var piece : pieces) {
            end = drawing.draw(piece, box.left() + 8, end, ColorRole.BLUE) + gap;
        }
        canvas.rule(box.left() + 4, box.top() - 8, box.left() + 4, Math.max(box.top(), end - gap), LineStyle.HAIRLINE);
    }
}
