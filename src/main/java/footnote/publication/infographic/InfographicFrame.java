package footnote.publication.infographic;

import footnote.publication.chart.Caption;
import footnote.publication.chart.draw.Box;
import footnote.publication.chart.draw.Canvas;
import footnote.publication.chart.draw.ColorRole;
import footnote.publication.chart.draw.LineStyle;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.chart.draw.TextStyle;
import footnote.publication.text.TextFitting;
import footnote.publication.text.Typeface;
import java.util.Locale;

/** The band above a picture with its finding, and the source below. */
final class InfographicFrame {
    private static final double MARGIN = 17;
    private static final TextStyle OVERLINE = new TextStyle(Typeface.SANS_SEMIBOLD, 6.8, ColorRole.SKY);
    private static final TextStyle FINDING = new TextStyle(Typeface.SANS_SEMIBOLD, 12.5, ColorRole.ON_BAND);

    private InfographicFrame() {}

    /** Paints both and says what room they leave. */
    static Box paint(Canvas canvas, Caption caption) {
        var edge = canvas.edge();
        if (!canvas.framed()) {
            return edge.inset(0, 2, 0, 2);
        }
        var titles = TextFitting.lines(
                canvas.rendered(caption.title()), FINDING.face(), FINDING.size(), edge.width() - 2 * MARGIN, 2);
        double band = 26 + 14.5 * titles.size();
        canvas.block(new Box(0, 0, edge.right(), band), ColorRole.BAND);
        canvas.label(new Label(
                        ("Exhibit " + caption.exhibit() + (caption.unit().isBlank() ? "" : " · " + caption.unit()))
                                .toUpperCase(Locale.ROOT),
                        MARGIN,
                        15.5,
                        Align.START,
                        OVERLINE)
                .within(edge.width() - 2 * MARGIN));
        double y = 31.5;
        for (var line : titles) {
            canvas.label(new Label(line, MARGIN, y, Align.START, FINDING));
            y += 14.5;
        }
        double foot = edge.bottom() - 16;
        canvas.rule(MARGIN, foot, edge.right() - MARGIN, foot, LineStyle.HAIRLINE);
        var face = TextStyle.SOURCE;
        var date = new Label("As of " + caption.asOf(), edge.right() - MARGIN, foot + 9.5, Align.END, face)
                .within(edge.width() / 3);
        canvas.label(date);
        canvas.label(new Label("Source: " + caption.source(), MARGIN, foot + 9.5, Align.START, face)
                .within(date.box().left() - MARGIN - 8));
        return new Box(MARGIN, band + 10, edge.right() - MARGIN, foot - 7);
    }
}
