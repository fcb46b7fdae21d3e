package footnote.publication.chart.draw;

import footnote.publication.chart.Caption;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.text.TextFitting;
import java.util.List;

/** The parts every exhibit shares: rule, number, finding, unit, keys, source and date. */
final class ExhibitFrame {
    private static final double RULE = 2;
    private static final double LEADING = 11.5;
    private static final double SWATCH = 6;

    private ExhibitFrame() {}

    static Box paint(Canvas canvas, Caption caption) {
        return paint(canvas, caption, caption.unit(), List.of());
    }

    /** Paints the frame and says what room it leaves for the plot. */
    static Box paint(Canvas canvas, Caption caption, String unit, List<LegendEntry> keys) {
        var edge = canvas.edge();
        if (!canvas.framed()) {
            double below = unit.isBlank() && keys.isEmpty() ? 0 : unit(canvas, unit, keys, -2);
            return new Box(0, below + 10, edge.right(), edge.bottom() - 1);
        }
        if (!canvas.theme().panelled()) {
            canvas.block(new Box(0, 0, edge.right(), RULE), ColorRole.NAVY);
        }
        double top = title(canvas, caption);
        top = unit(canvas, unit, keys, top);
        double bottom = source(canvas, caption);
        return new Box(0, top + 10, edge.right(), bottom - 5.5);
    }

    private static double title(Canvas canvas, Caption caption) {
        double y = RULE + 13;
        var number = new Label("EXHIBIT " + caption.exhibit(), 0, y, Align.START, TextStyle.EXHIBIT);
        canvas.label(number);
        double left = number.box().right() + 6;
        var face = TextStyle.TITLE;
        double width = canvas.edge().right() - left;
        for (var line : TextFitting.lines(canvas.rendered(caption.title()), face.face(), face.size(), width, 2)) {
            canvas.label(new Label(line, left, y, Align.START, face));
            y += LEADING;
        }
        return y - LEADING;
    }

    private static double unit(Canvas canvas, String unit, List<LegendEntry> keys, double above) {
        double y = above + 11.5;
        var face = TextStyle.UNIT;
        double full = canvas.edge().right();
        double keyWidth = keys.stream().mapToDouble(ExhibitFrame::width).sum();
        boolean oneRow = face.width(TextFitting.printable(unit, face.face())) + keyWidth + 8 <= full;
        canvas.label(new Label(unit, 0, y, Align.START, face).within(full));
        if (keys.isEmpty()) {
            return y;
        }
        double keyY = oneRow ? y : y + 10.5;
        double x = oneRow ? full - keyWidth + 10 : 0;
        double most = keyWidth <= full ? full : (full - 10) / keys.size() - SWATCH - 13;
        for (var key : keys) {
            canvas.block(new Box(x, keyY - SWATCH + 0.4, x + SWATCH, keyY + 0.4), key.ink());
            var name = new Label(key.name(), x + SWATCH + 3, keyY, Align.START, TextStyle.CATEGORY).within(most);
            canvas.label(name.of(key.datum()));
            x = name.box().right() + 10;
        }
        return keyY;
    }

    private static double width(LegendEntry key) {
        var face = TextStyle.CATEGORY;
        return SWATCH + 13 + face.width(TextFitting.printable(key.name(), face.face()));
    }

    private static double source(Canvas canvas, Caption caption) {
        var edge = canvas.edge();
        var face = TextStyle.SOURCE;
        double base = edge.bottom() - 2;
        var date = new Label("As of " + caption.asOf(), edge.right(), base, Align.END, face).within(edge.width() / 3);
        var lines = TextFitting.lines(
                "Source: " + caption.source(),
                face.face(),
                face.size(),
                date.box().left() - 8,
                2);
        double first = base - (lines.size() - 1) * 8;
        canvas.label(new Label(date.text(), edge.right(), first, Align.END, face));
        for (int i = 0; i < lines.size(); i++) {
            canvas.label(new Label(lines.get(i), 0, first + i * 8, Align.START, face));
        }
        double rule = first - 8.5;
        canvas.rule(0, rule, edge.right(), rule, LineStyle.HAIRLINE);
        return rule;
    }
}
