package footnote.publication.infographic;

import footnote.publication.chart.Box;
import footnote.publication.chart.Canvas;
import footnote.publication.chart.Ink;
import footnote.publication.chart.Lettering;
import footnote.publication.chart.Mark.Align;
import footnote.publication.chart.Mark.Label;
import footnote.publication.chart.Pen;
import footnote.publication.chart.Spot;
import footnote.publication.infographic.Infographic.Item;
import footnote.publication.infographic.Infographic.Panel;
import footnote.publication.text.Fitting;
import footnote.publication.text.Typeface;
import java.util.ArrayList;
import java.util.Optional;

/** Drivers as rungs: a row each, its bar to scale, its figure at the end, what must happen beside it. */
final class LadderLayout {
    private static final int MOST = 8;
    private static final double HEAD = 15;
    private static final Lettering HEADING = new Lettering(Typeface.SANS_SEMIBOLD, 7.6, Ink.BLUE);
    private static final Lettering NUMBER = new Lettering(Typeface.SANS_SEMIBOLD, 7.6, Ink.ON_FILL);

    private final Easel easel;
    private final Canvas canvas;

    LadderLayout(Easel easel) {
        this.easel = easel;
        this.canvas = easel.canvas();
    }

    /** Panels share the rows there is room for, in order. */
    void paint(Infographic picture, Box room) {
        var panels = new ArrayList<Panel>();
        int left = MOST;
        for (int i = 0; i < picture.panels().size(); i++) {
            var panel = picture.panels().get(i);
            int others = picture.panels().size() - i - 1;
            int share = Math.clamp(panel.items().size(), 1, Math.max(1, left - others));
            panels.add(new Panel(panel.heading(), panel.items().subList(0, share)));
            left -= share;
        }
        int rows = panels.stream().mapToInt(panel -> panel.items().size()).sum();
        double row = (room.height() - HEAD * panels.size()) / rows;
        double y = room.top();
        int number = 1;
        for (var panel : panels) {
            canvas.label(new Label(easel.figures().told(panel.heading()), room.left(), y + 8, Align.START, HEADING)
                    .within(room.width()));
            canvas.rule(room.left(), y + HEAD - 4, room.right(), y + HEAD - 4, Pen.solid(Ink.BLUE, 0.8));
            y += HEAD;
            for (var item : panel.items()) {
                rung(item, number++, new Box(room.left(), y, room.right(), y + row));
                y += row;
            }
        }
    }

    private void rung(Item item, int number, Box box) {
        double size = Math.min(box.height() - 4, 16);
        canvas.dot(new Spot(box.left() + size / 2, box.top() + size / 2 + 1), size / 2, Ink.BLUE);
        canvas.label(new Label(
                Integer.toString(number),
                box.left() + size / 2,
                box.top() + size / 2 + 1 + NUMBER.capHeight() / 2,
                Align.MIDDLE,
                NUMBER));
        double left = box.left() + size + 8;
        double middle = left + (box.right() - left) * 0.56;
        double scale = Math.clamp(box.height() / 30, 0.86, 1.45);
        var bare = new Item(item.label(), item.fact(), item.weight(), Optional.empty());
        var head = easel.piece(bare, middle - left - 14, scale, 0, true);
        while (head.height() > box.height() && scale > 0.86) {
            scale = Math.max(0.86, scale - 0.1);
            head = easel.piece(bare, middle - left - 14, scale, 0, true);
        }
        easel.draw(head, left, box.top(), Ink.BLUE);
        note(item, new Box(middle, box.top(), box.right(), box.bottom()), scale);
    }

    private void note(Item item, Box box, double scale) {
        var face = Easel.noteAt(Math.min(scale, 1.2));
        int most = Math.max(1, (int) ((box.height() - 2) / Easel.line(face)));
        item.note().ifPresent(note -> {
            double y = box.top();
            for (var line :
                    Fitting.lines(easel.figures().told(note.text()), face.face(), face.size(), box.width(), most)) {
                y += Easel.line(face);
                canvas.label(new Label(line, box.left(), y, Align.START, face).of(easel.data(note.text())));
            }
        });
    }
}
