package footnote.publication.chart.draw;

import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.text.Fitting;
import java.util.List;

/** Names of rows at the left of a chart, ending where the plot begins. */
final class Names {
    private static final double GAP = 7;

    private Names() {}

    /** Room for the widest name, no more than a third of the chart. */
    static double gutter(List<String> names, double chartWidth) {
        var face = Lettering.STRONG;
        double widest = names.stream()
                .mapToDouble(name -> face.width(Fitting.printable(name, face.face())))
                .max()
                .orElse(0);
        return Math.min(widest + GAP, chartWidth / 3);
    }

    static void paint(Canvas canvas, String name, double gutter, double centre, boolean strong) {
        var face = strong ? Lettering.STRONG : Lettering.CATEGORY;
        double y = centre + face.capHeight() / 2;
        canvas.label(new Label(name, gutter - GAP, y, Align.END, face).within(gutter - GAP));
    }
}
