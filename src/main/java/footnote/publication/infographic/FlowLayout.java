package footnote.publication.infographic;

import footnote.publication.chart.Datum;
import footnote.publication.chart.draw.Box;
import footnote.publication.chart.draw.Canvas;
import footnote.publication.chart.draw.CanvasPoint;
import footnote.publication.chart.draw.ColorRole;
import footnote.publication.chart.draw.LineStyle;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.chart.draw.TextStyle;
import footnote.publication.text.Typeface;
import java.util.List;
import java.util.Map;

/** A chain from left to right, such as what a business needs, does, sells and to whom: a heading each, cards below. */
final class FlowLayout {
    private static final double ARROW = 11;
    private static final double HEAD = 19;
    /** Room around the words of a card; less where all cards would not fit. */
    private static final List<Double> PADS = List.of(6.0, 3.0, 1.5);

    private static final double GAP = 5;
    private static final List<ColorRole> INKS =
            List.of(ColorRole.NAVY, ColorRole.BLUE, ColorRole.SKY, ColorRole.ACCENT, ColorRole.MUTED, ColorRole.PEER);
    private static final TextStyle HEADING = new TextStyle(Typeface.SANS_SEMIBOLD, 8.4, ColorRole.ON_FILL);

    private final PanelDrawing drawing;
    private final Canvas canvas;

    FlowLayout(PanelDrawing drawing) {
        this.drawing = drawing;
        this.canvas = drawing.canvas();
    }

    void paint(Infographic picture, Box room) {
        int count = picture.panels().size();
        double width = (room.width() - (count - 1) * ARROW) / count;
        double top = room.top() + HEAD + 6;
        var inner = width - 2 * PADS.getFirst() - 2;
        var fitted = PADS.stream()
                .map(pad -> Map.entry(
                        pad,
                        PanelColumns.fit(
                                drawing,
                                picture.panels(),
                                new PanelColumns.Room(inner, room.bottom() - top, pad, GAP * pad / PADS.getFirst()),
                                true)))
                .toList();
        var chosen = fitted.stream()
                .filter(each -> each.getValue().whole())
                .findFirst()
                .orElse(fitted.getLast());
        var column = chosen.getValue();
        for (int i = 0; i < count; i++) {
            double left = room.left() + i * (width + ARROW);
            head(
                    picture.panels().get(i).heading(),
                    new Box(left, room.top(), left + width, room.top() + HEAD),
                    INKS.get(i));
            if (i + 1 < count) {
                arrow(left + width, room.top() + HEAD / 2);
            }
            cards(
                    column.panels().get(i),
                    new Box(left, top, left + width, room.bottom()),
                    INKS.get(i),
                    chosen.getKey());
        }
    }

    private void head(String heading, Box box, ColorRole ink) {
        canvas.block(box, 2.5, ink, LineStyle.solid(ink, 0.1), Datum.GAP);
        var face = HEADING.in(ink.over());
        canvas.label(new Label(
                        drawing.figures().rendered(heading),
                        box.centreX(),
                        box.centreY() + face.capHeight() / 2,
                        Align.MIDDLE,
                        face)
                .within(box.width() - 8));
    }

    private void arrow(double x, double y) {
        canvas.trace(
                List.of(
                        new CanvasPoint(x + 3.5, y - 4),
                        new CanvasPoint(x + ARROW - 3.5, y),
                        new CanvasPoint(x + 3.5, y + 4)),
                LineStyle.solid(ColorRole.MUTED, 1.3));
    }

    /** Cards take up the height left over, but none grows by more than half: what remains is white at the bottom. */
    private void cards(List<PanelDrawing.Piece> pieces, Box box, ColorRole ink, double pad) {
        double gap = GAP * pad / PADS.getFirst();
        double spare = box.height() - PanelColumns.height(pieces, pad, gap);
        double top = box.top();
        for (var piece : pieces) {
            double natural = piece.height() + 2 * pad;
            double height = natural + Math.min(Math.max(0, spare / pieces.size()), natural / 2);
            drawing.card(new Box(box.left(), top, box.right(), top + height), ink);
            drawing.draw(piece, box.left() + PADS.getFirst() + 2, top + pad + (height - natural) / 2, ink);
            top += height + gap;
        }
    }
}
