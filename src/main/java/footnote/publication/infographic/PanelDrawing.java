package footnote.publication.infographic;

import footnote.domain.Prose;
import footnote.publication.chart.Datum;
import footnote.publication.chart.draw.Box;
import footnote.publication.chart.draw.Canvas;
import footnote.publication.chart.draw.ColorRole;
import footnote.publication.chart.draw.LineStyle;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.chart.draw.TextStyle;
import footnote.publication.infographic.Infographic.Item;
import footnote.publication.text.TextFitting;
import footnote.publication.text.Typeface;
import java.util.List;
import java.util.OptionalDouble;

/** Measures and draws the things a picture is made of; what is measured is what is drawn, so nothing overflows. */
final class PanelDrawing {
    private static final double LEADING = 1.22;
    private static final double BAR = 4;

    private final Canvas canvas;
    private final FigureText figures;

    /** One item laid out for a width: its words broken into lines, the figure beside its name or above it. */
    record Piece(
            Item item,
            double width,
            double scale,
            List<String> name,
            boolean cut,
            String figure,
            boolean beside,
            List<String> note,
            OptionalDouble weight) {
        double height() {
            double head = name.size() * line(nameFace());
            double height = beside ? Math.max(head, figure.isEmpty() ? 0 : line(figureFace())) : head;
            if (!beside && !figure.isEmpty()) {
                height += line(figureFace());
            }
            if (weight.isPresent()) {
                height += BAR + 3;
            }
            return height + note.size() * line(noteFace()) + (note.isEmpty() ? 0 : 1);
        }

        /** Whether the figure, which is never broken, has room, and the name is whole. */
        boolean fits() {
            return !cut && (figure.isEmpty() || figureFace().width(figure) <= width);
        }

        TextStyle nameFace() {
            return nameAt(scale);
        }

        TextStyle figureFace() {
            return figureAt(scale);
        }

        TextStyle noteFace() {
            return noteAt(scale);
        }
    }

    PanelDrawing(Canvas canvas, FigureText figures) {
        this.canvas = canvas;
        this.figures = figures;
    }

    Canvas canvas() {
        return canvas;
    }

    FigureText figures() {
        return figures;
    }

    /** Lays an item out for a width at a scale, with at most so many lines of note. */
    Piece piece(Item item, double width, double scale, int noteLines, boolean weighed, boolean stacked) {
        var figure = item.fact().map(figures::figure).orElse("");
        var nameFace = nameAt(scale);
        double figureWidth = figure.isEmpty() ? 0 : figureAt(scale).width(figure) + 6;
        var told = figures.rendered(item.label());
        boolean beside = !stacked
                && (nameFace.width(TextFitting.printable(told, nameFace.face())) + figureWidth <= width
                        || figureWidth < 0.42 * width);
        var name = TextFitting.lines(
                told, nameFace.face(), nameFace.size(), beside ? width - figureWidth : width, figure.isEmpty() ? 5 : 3);
        boolean cut = !String.join(" ", name).equals(TextFitting.printable(told, nameFace.face()));
        var noteFace = noteAt(scale);
        var note = item.note()
                .map(prose -> TextFitting.lines(
                        figures.rendered(prose.text()), noteFace.face(), noteFace.size(), width, noteLines))
                .orElse(List.of());
        return new Piece(
                item, width, scale, name, cut, figure, beside, note, weighed ? item.weight() : OptionalDouble.empty());
    }

    /** Draws a piece with its top left corner there, and says where it ends. */
    double draw(Piece piece, double x, double top, ColorRole ink) {
        double y = top;
        var nameFace = piece.nameFace();
        boolean loss = datum(piece.item()).value() < 0;
        var figureFace = piece.figureFace().in((loss ? ColorRole.DOWN : ink).words());
        if (!piece.figure().isEmpty()) {
            double base = y + 0.78 * line(figureFace);
            var label = piece.beside()
                    ? new Label(piece.figure(), x + piece.width(), base, Align.END, figureFace)
                    : new Label(piece.figure(), x, base, Align.START, figureFace);
            canvas.label(label.of(datum(piece.item())).within(piece.width()));
            if (!piece.beside()) {
                y += line(figureFace);
            }
        }
        double head = y;
        if (piece.beside() && !piece.figure().isEmpty() && piece.name().size() == 1) {
            y += 0.78 * line(figureFace) - 0.75 * line(nameFace); // both stand on one line
        }
        for (var line : piece.name()) {
            y += line(nameFace);
            canvas.label(new Label(line, x, y - 0.25 * line(nameFace), Align.START, nameFace)
                    .of(data(piece.item().label())));
        }
        if (piece.beside() && !piece.figure().isEmpty()) {
            y = Math.max(y, head + line(figureFace));
        }
        if (piece.weight().isPresent()) {
            bar(x, y + 1, piece.width(), piece.weight().getAsDouble(), ink);
            y += BAR + 3;
        }
        if (!piece.note().isEmpty()) {
            y += 1;
        }
        var noted = piece.item().note().map(note -> data(note.text())).orElse(List.of());
        for (var line : piece.note()) {
            y += line(piece.noteFace());
            canvas.label(
                    new Label(line, x, y - 0.28 * line(piece.noteFace()), Align.START, piece.noteFace()).of(noted));
        }
        return y;
    }

    /** A share of the full width, to scale; a negative one in the color of losses. */
    void bar(double x, double y, double width, double weight, ColorRole ink) {
        canvas.block(new Box(x, y, x + width, y + BAR), ColorRole.GRID);
        double share = Math.clamp(Math.abs(weight), 0, 1);
        if (share > 0) {
            canvas.block(new Box(x, y, x + Math.max(0.6, width * share), y + BAR), weight < 0 ? ColorRole.DOWN : ink);
        }
    }

    /** A heading over a rule, cut to the width. */
    double heading(String text, Box box, TextStyle face, double rule) {
        canvas.label(new Label(figures.rendered(text), box.left(), box.top() + face.size(), Align.START, face)
                .of(data(text))
                .within(box.width()));
        double y = box.top() + face.size() + 4;
        canvas.rule(box.left(), y, box.right(), y, LineStyle.solid(ColorRole.NAVY, rule));
        return y;
    }

    void card(Box box, ColorRole stripe) {
        canvas.block(box, 2.5, ColorRole.GROUND, LineStyle.solid(ColorRole.GRID, 0.7), Datum.GAP);
        canvas.block(new Box(box.left(), box.top() + 3, box.left() + 2.2, box.bottom() - 3), stripe);
    }

    Datum datum(Item item) {
        return item.fact().map(figures::datum).orElse(Datum.GAP);
    }

    /** The facts a text refers to. */
    List<Datum> data(String text) {
        return text.indexOf('{') < 0
                ? List.of()
                : new Prose(text).references().stream().map(figures::datum).toList();
    }

    static double line(TextStyle face) {
        return face.size() * LEADING;
    }

    static TextStyle nameAt(double scale) {
        return new TextStyle(Typeface.SANS_SEMIBOLD, Math.max(TextStyle.SMALLEST, 7.6 * scale), ColorRole.TEXT);
    }

    static TextStyle figureAt(double scale) {
        return new TextStyle(Typeface.SERIF_SEMIBOLD, Math.max(8, 10.5 * scale), ColorRole.NAVY);
    }

    static TextStyle noteAt(double scale) {
        return new TextStyle(Typeface.SANS, Math.max(TextStyle.SMALLEST, 6.8 * scale), ColorRole.MUTED);
    }
}
