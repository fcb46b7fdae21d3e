package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.DualAxisChart;
import footnote.publication.chart.Format;
import footnote.publication.chart.Series;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.ArrayList;
import java.util.List;

/** Draws bars in the lower part of the plot and a line in the upper part. */
final class DualAxisPainter {
    private static final double LINE_SHARE = 0.3;
    private static final double BAR_SHARE = 0.58;

    private final Canvas canvas;
    private final DualAxisChart chart;

    DualAxisPainter(Canvas canvas, DualAxisChart chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var keys = List.of(
                new LegendEntry(chart.bars().name(), ColorRole.BLUE),
                new LegendEntry(chart.line().name(), ColorRole.ACCENT));
        var room = ExhibitFrame.paint(canvas, chart.caption(), chart.caption().unit(), keys);
        var bars = new ValueAxis(lower(Axis.fromZero(Series.values(List.of(chart.bars())), 3)), chart.barFormat());
        var line = new ValueAxis(upper(Axis.around(Series.values(List.of(chart.line())), 2)), chart.lineFormat());
        double below = Series.values(List.of(chart.bars())).anyMatch(value -> value < 0) ? 7 : 0;
        double left = bars.gutter();
        double right = line.gutter();
        double depth = new PeriodPositions(chart.periods(), left, room.right() - right, true).depth();
        var plot = room.inset(left, 4, right, depth + below);
        var slots = new PeriodPositions(chart.periods(), plot.left(), plot.right(), true);
        bars.paintLeft(canvas, plot);
        line.grid(canvas, plot);
        line.paintRight(canvas, plot);
        slots.paint(canvas, plot.bottom() + below);
        bars(slots, bars.onto(plot));
        bars.baseline(canvas, plot);
        line(slots, line.onto(plot));
    }

    private static Axis lower(Axis axis) {
        return axis.stretched(axis.low(), axis.low() + (axis.high() - axis.low()) / BAR_SHARE);
    }

    private static Axis upper(Axis axis) {
        return axis.stretched(axis.high() - (axis.high() - axis.low()) / LINE_SHARE, axis.high());
    }

    private void bars(PeriodPositions slots, Scale scale) {
        double half = Math.min(slots.width() * 0.66, 44) / 2;
        int last = chart.periods().count() - 1;
        int every = slots.every(widest(chart.bars(), chart.barFormat()) + 3);
        for (int i = 0; i <= last; i++) {
            var datum = chart.bars().at(i);
            if (datum.known()) {
                double y = scale.at(datum.value());
                double zero = scale.at(0);
                var box = new Box(slots.x(i) - half, Math.min(y, zero), slots.x(i) + half, Math.max(y, zero));
                canvas.block(box, i == last ? ColorRole.NAVY : ColorRole.BLUE, datum);
                if ((last - i) % every == 0) {
                    double base = datum.value() < 0 ? y + TextStyle.VALUE.capHeight() + 2.6 : y - 2.6;
                    canvas.offer(List.of(new Label(
                                    chart.barFormat().of(datum.value()),
                                    slots.x(i),
                                    base,
                                    Align.MIDDLE,
                                    TextStyle.VALUE)
                            .of(datum)));
                }
            }
        }
    }

    private void line(PeriodPositions slots, Scale scale) {
        var series = chart.line();
        var run = new ArrayList<CanvasPoint>();
        for (int i = 0; i < series.data().size(); i++) {
            if (series.at(i).known()) {
                run.add(new CanvasPoint(slots.x(i), scale.at(series.at(i).value())));
            } else {
                canvas.trace(run, LineStyle.solid(ColorRole.ACCENT, 1.4));
                run.clear();
            }
        }
        canvas.trace(run, LineStyle.solid(ColorRole.ACCENT, 1.4));
        int every = slots.every(widest(series, chart.lineFormat()) + 3);
        for (int i = 0; i < series.data().size(); i++) {
            var datum = series.at(i);
            if (datum.known()) {
                var spot = new CanvasPoint(slots.x(i), scale.at(datum.value()));
                canvas.dot(spot, slots.width() > 10 ? 2 : 1.2, ColorRole.ACCENT, datum);
            }
        }
        for (int i = (series.data().size() - 1) % every; i < series.data().size(); i += every) {
            figure(series.at(i), slots.x(i), scale);
        }
    }

    private void figure(Datum datum, double x, Scale scale) {
        if (datum.known()) {
            double y = scale.at(datum.value());
            var ink = datum.value() < 0 ? ColorRole.DOWN : ColorRole.ACCENT;
            var face = TextStyle.VALUE.in(ink);
            var text = chart.lineFormat().of(datum.value());
            canvas.offer(List.of(
                    new Label(text, x, y - 5.4, Align.MIDDLE, face).of(datum),
                    new Label(text, x, y + 10.4, Align.MIDDLE, face).of(datum),
                    new Label(text, x + 4, y - 3.6, Align.START, face).of(datum),
                    new Label(text, x - 4, y - 3.6, Align.END, face).of(datum)));
        }
    }

    private static double widest(Series series, Format format) {
        return Series.values(List.of(series))
                .map(value -> TextStyle.VALUE.width(format.of(value)))
                .max()
                .orElse(0);
    }
}
