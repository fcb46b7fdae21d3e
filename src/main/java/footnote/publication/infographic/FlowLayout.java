package footnote.publication.infographic;

import footnote.publication.chart.Datum;
import footnote.publication.chart.draw.Box;
import footnote.publication.chart.draw.Canvas;
import footnote.publication.chart.draw.Ink;
import footnote.publication.chart.draw.Lettering;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.chart.draw.Pen;
import footnote.publication.chart.draw.Spot;
import footnote.publication.text.Typeface;
import java.util.List;

/** A chain from left to right, such as what a business needs, does, sells and to whom: a heading each, cards below. */
final class FlowLayout {
    private static final double ARROW = 11;
    private static final double HEAD = 19;
    private static final double PAD = 6;
    private static final double GAP = 5;
    private static final List<Ink> INKS = List.of(Ink.NAVY, Ink.BLUE, Ink.SKY, Ink.ACCENT, Ink.MUTED, Ink.PEER);
    private static final Lettering HEADING = new Lettering(Typeface.SANS_SEMIBOLD, 8.4, Ink.ON_FILL);

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
        var column = Column.fit(drawing, picture.panels(), width - 2 * PAD - 2, room.bottom() - top, PAD, GAP, true);
        for (int i = 0; i < count; i++) {
            double left = room.left() + i * (width + ARROW);
            head(
                    picture.panels().get(i).heading(),
                    new Box(left, room.top(), left + width, room.top() + HEAD),
                    INKS.get(i));
            if (i + 1 < count) {
                arrow(left + width, room.top() + HEAD / 2);
            }
            cards(column.panels().get(i), new Box(left, top, left + width, room.bottom()), INKS.get(i));
        }
    }

    private void head(String heading, Box box, Ink ink) {
        canvas.block(box, 2.5, ink, Pen.solid(ink, 0.1), Datum.GAP);
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
                List.of(new Spot(x + 3.5, y - 4), new Spot(x + ARROW - 3.5, y), new Spot(x + 3.5, y + 4)),
                Pen.solid(Ink.MUTED, 1.3));
    }

    /** Cards take up the height left over, but none grows by more than half: what remains is white at the bottom. */
    private void cards(List<PanelDrawing.Piece> pieces, Box box, Ink ink) {
        double spare = box.height() - Column.height(pieces, PAD, GAP);
        double top = box.top();
        for (var piece : pieces) {
            double natural = piece.height() + 2 * PAD;
            double height = natural + Math.min(Math.max(0, spare / pieces.size()), natural / 2);
            drawing.card(new Box(box.left(), top, box.right(), top + height), ink);
            drawing.draw(piece, box.left() + PAD + 2, top + PAD + (height - natural) / 2, ink);
            top += height + GAP;
        }
    }
}
