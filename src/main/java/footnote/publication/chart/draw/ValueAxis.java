package footnote.publication.chart.draw;

import footnote.publication.chart.Format;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;

/** The grid and figures of an upright value axis. */
record ValueAxis(Axis axis, Format format) {
    private static final double GAP = 5;

    /** The room its figures take beside the plot. */
    double gutter() {
        return axis.ticks().stream()
                        .mapToDouble(tick -> TextStyle.TICK.width(figure(tick)))
                        .max()
                        .orElse(0)
                + GAP;
    }

    Scale onto(Box plot) {
        return axis.onto(plot.bottom(), plot.top());
    }

    void paintLeft(Canvas canvas, Box plot) {
        panel(canvas, plot);
        grid(canvas, plot);
        figures(canvas, plot);
    }

    void figures(Canvas canvas, Box plot) {
        figures(canvas, plot.left() - GAP, plot, Align.END);
    }

    void paintRight(Canvas canvas, Box plot) {
        figures(canvas, plot.right() + gutter(), plot, Align.END);
    }

    static void panel(Canvas canvas, Box plot) {
        if (canvas.theme().panelled()) {
            canvas.block(plot, ColorRole.PANEL);
        }
    }

    void grid(Canvas canvas, Box plot) {
        for (double tick : axis.ticks()) {
            double y = onto(plot).at(tick);
            canvas.rule(plot.left(), y, plot.right(), y, LineStyle.HAIRLINE);
        }
    }

    /** The line that bars stand on; a chart without zero has none. */
    void baseline(Canvas canvas, Box plot) {
        if (axis.hasZero()) {
            double y = onto(plot).at(0);
            canvas.rule(plot.left(), y, plot.right(), y, LineStyle.AXIS);
        }
    }

    private void figures(Canvas canvas, double x, Box plot, Align align) {
        double free = Double.POSITIVE_INFINITY;
        for (double tick : axis.ticks()) {
            double y = onto(plot).at(tick) + TextStyle.TICK.capHeight() / 2;
            if (y <= free) {
                canvas.label(new Label(figure(tick), x, y, align, TextStyle.TICK));
                free = y - TextStyle.TICK.size() - 1;
            }
        }
    }

    private String figure(double tick) {
        return axis.format(format).of(tick);
    }
}
