package footnote.publication.chart.draw;

import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.text.TextFitting;
import java.util.List;

/** Names of rows at the left of a chart, ending where the plot begins. */
final class RowLabels {
    private static final double GAP = 7;
    private static final double LEADING = 8.4;
    private static final int MOST_LINES = 2;

    private RowLabels() {}

    /** Room for the widest name, no more than two fifths of the chart; longer ones take two lines. */
    static double gutter(List<String> names, double chartWidth) {
        var face = TextStyle.STRONG;
        double widest = names.stream()
                .mapToDouble(name -> face.width(TextFitting.printable(name, face.face())))
                .max()
                .orElse(0);
        return Math.min(widest + GAP, chartWidth * 0.4);
    }

    static void paint(Canvas canvas, String name, double gutter, double centre, boolean strong) {
        var face = strong ? TextStyle.STRONG : TextStyle.CATEGORY;
        var lines = TextFitting.lines(
                TextFitting.printable(name, face.face()), face.face(), face.size(), gutter - GAP, MOST_LINES);
        double y = centre + face.capHeight() / 2 - (lines.size() - 1) * LEADING / 2;
        for (var line : lines) {
            canvas.label(new Label(line, gutter - GAP, y, Align.END, face));
            y += LEADING;
        }
    }
}
