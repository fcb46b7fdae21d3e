package footnote.publication.chart.draw;

import footnote.publication.chart.LineChart;
import footnote.publication.chart.Series;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.text.Fitting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws lines with their names at the ends; gaps in the data are gaps in the line. */
final class LinePainter {
    private final Canvas canvas;
    private final LineChart chart;

    LinePainter(Canvas canvas, LineChart chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var room = Frame.paint(canvas, chart.caption());
        var axis = new ValueAxis(axis(), chart.format());
        var figures = Series.values(chart.series()).mapToObj(chart.format()::of).toList();
        double right = EndLabels.gutter(chart.series(), figures, room.width());
        double left = axis.gutter();
        double depth = new Slots(chart.periods(), left + 10, room.right() - right - 3, false).depth();
        var plot = room.inset(left, 2, right, depth);
        var slots = new Slots(chart.periods(), plot.left() + 10, plot.right() - 3, false);
        ValueAxis.panel(canvas, plot);
        chart.spans().forEach(span -> shade(span, slots, plot));
        axis.grid(canvas, plot);
        axis.figures(canvas, plot);
        axis.baseline(canvas, plot);
        slots.paint(canvas, plot.bottom());
        lines(slots, axis.onto(plot), plot);
        chart.spans().forEach(span -> name(span, slots, plot));
    }

    /** Zero is shown where it is near enough to compare heights by. */
    private Axis axis() {
        var range = Series.values(chart.series()).summaryStatistics();
        boolean near = range.getMin() >= 0 && range.getMin() < 0.4 * range.getMax();
        return near ? Axis.fromZero(Series.values(chart.series()), 5) : Axis.around(Series.values(chart.series()), 5);
    }

    private void shade(LineChart.Span span, Slots slots, Box plot) {
        canvas.block(new Box(from(span, slots, plot), plot.top(), to(span, slots, plot), plot.bottom()), Ink.SHADE);
    }

    private void name(LineChart.Span span, Slots slots, Box plot) {
        double left = from(span, slots, plot);
        double right = to(span, slots, plot);
        var face = Lettering.SOURCE;
        var lines = Fitting.lines(span.name(), face.face(), face.size(), right - left - 4, 3);
        double y = plot.top() + 9;
        for (var line : lines) {
            canvas.offer(List.of(new Label(line, (left + right) / 2, y, Align.MIDDLE, face)));
            y += 8;
        }
    }

    private static double from(LineChart.Span span, Slots slots, Box plot) {
        return Math.max(plot.left(), slots.x(span.first()) - slots.width() / 2);
    }

    private static double to(LineChart.Span span, Slots slots, Box plot) {
        return Math.min(plot.right(), slots.x(span.last()) + slots.width() / 2);
    }

    private void lines(Slots slots, Scale scale, Box plot) {
        var ends = new ArrayList<EndLabels.End>();
        for (int rank = chart.series().size() - 1; rank >= 0; rank--) {
            var series = chart.series().get(rank);
            var ink = ink(rank);
            strokes(series, slots, scale, Pen.solid(ink, series.tone() == Series.Tone.PEER ? 1 : 1.6));
            last(series)
                    .ifPresent(i -> ends.addFirst(new EndLabels.End(
                            series.name(),
                            chart.format().of(series.at(i).value()),
                            ink,
                            scale.at(series.at(i).value()),
                            series.at(i))));
        }
        for (int rank = chart.series().size() - 1; rank >= 0; rank--) {
            dots(chart.series().get(rank), ink(rank), slots, scale);
        }
        for (int rank = 0; rank < chart.series().size(); rank++) {
            start(chart.series().get(rank), ink(rank), slots, scale);
        }
        EndLabels.paint(canvas, plot, ends);
    }

    private void strokes(Series series, Slots slots, Scale scale, Pen pen) {
        int first = 0;
        var run = new ArrayList<Spot>();
        for (int i = 0; i < series.data().size(); i++) {
            if (!series.at(i).known()) {
                canvas.trace(run, pen, series.data().subList(first, i));
                run.clear();
                first = i + 1;
                continue;
            }
            run.add(new Spot(slots.x(i), scale.at(series.at(i).value())));
            if (i + 1 == chart.periods().estimatedFrom()
                    && i + 1 < series.data().size()) {
                canvas.trace(run, pen, series.data().subList(first, i + 1));
                var turn = run.getLast();
                run.clear();
                run.add(turn);
                first = i;
            }
        }
        boolean estimated = chart.periods().estimated(series.data().size() - 1);
        canvas.trace(
                run,
                estimated ? pen.broken() : pen,
                series.data().subList(first, series.data().size()));
    }

    /** Few points are all marked; of many only the ends, and those that stand alone between gaps. */
    private void dots(Series series, Ink ink, Slots slots, Scale scale) {
        boolean few = slots.width() > 28;
        var last = last(series);
        for (int i = 0; i < series.data().size(); i++) {
            var datum = series.at(i);
            boolean end = last.isPresent() && last.get() == i;
            if (datum.known() && (few || end || alone(series, i))) {
                canvas.dot(new Spot(slots.x(i), scale.at(datum.value())), end ? 2.6 : 1.9, ink, datum);
            }
        }
    }

    private static boolean alone(Series series, int index) {
        return (index == 0 || !series.at(index - 1).known())
                && (index + 1 == series.data().size() || !series.at(index + 1).known());
    }

    private void start(Series series, Ink ink, Slots slots, Scale scale) {
        int first = 0;
        while (first < series.data().size() && !series.at(first).known()) {
            first++;
        }
        if (first < series.data().size() - 1) {
            var datum = series.at(first);
            double x = slots.x(first) - 2;
            double y = scale.at(datum.value());
            var face = Lettering.VALUE.in(ink.words());
            var text = chart.format().of(datum.value());
            canvas.offer(List.of(
                    new Label(text, x, y - 5.4, Align.START, face).of(datum),
                    new Label(text, x, y + 10.4, Align.START, face).of(datum)));
        }
    }

    private static Optional<Integer> last(Series series) {
        for (int i = series.data().size() - 1; i >= 0; i--) {
            if (series.at(i).known()) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    private Ink ink(int rank) {
        return Theme.of(chart.series().get(rank), chart.series().size() == 1 ? Ink.BLUE : Theme.line(rank));
    }
}
