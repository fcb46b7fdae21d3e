package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.Series;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import footnote.publication.text.TextFitting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Draws lines with their names at the ends; gaps in the data are gaps in the line. */
final class LinePainter {
    private static final int FEW = 8;
    private static final double SLIM = 200;
    private static final double NEAR = 20; // a line so close takes up the room for a figure between both
    private static final double NAMES = 0.26; // the part of the width that names beside the ends may take

    private final Canvas canvas;
    private final LineChart chart;

    LinePainter(Canvas canvas, LineChart chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var axis = new ValueAxis(Axis.spanning(Series.values(chart.series()), 5), chart.format());
        boolean cut = !axis.axis().hasZero();
        var room = ExhibitFrame.paint(
                canvas, chart.caption(), chart.caption().unit() + (cut ? "; axis not from zero" : ""), keys());
        var figures = Series.values(chart.series()).mapToObj(chart.format()::of).toList();
        double right = slim() ? 10 : EndLabels.gutter(chart.series(), figures, room.width());
        double left = axis.gutter();
        double depth = new PeriodPositions(chart.periods(), left + 10, room.right() - right - 3, false).depth();
        var plot = room.inset(left, few() ? 6 : 2, right, depth);
        var slots = new PeriodPositions(chart.periods(), plot.left() + 10, plot.right() - 3, false);
        ValueAxis.panel(canvas, plot);
        chart.spans().forEach(span -> shade(span, slots, plot));
        axis.grid(canvas, plot);
        axis.figures(canvas, plot);
        axis.baseline(canvas, plot);
        slots.paint(canvas, plot.bottom());
        lines(slots, axis.onto(plot), plot);
        chart.spans().forEach(span -> name(span, slots, plot));
    }

    /** Too narrow for names beside the ends of lines; they stand above the plot then. */
    private boolean slim() {
        double widest = chart.series().stream()
                .mapToDouble(series -> TextStyle.STRONG.width(series.name()))
                .max()
                .orElse(0);
        double width = canvas.edge().width();
        return chart.series().size() <= 2 && (width < SLIM || widest > NAMES * width);
    }

    private boolean few() {
        return chart.periods().count() <= FEW;
    }

    private List<LegendEntry> keys() {
        return !slim() || chart.series().size() == 1
                ? List.of()
                : IntStream.range(0, chart.series().size())
                        .mapToObj(
                                rank -> new LegendEntry(chart.series().get(rank).name(), ink(rank)))
                        .toList();
    }

    private void shade(LineChart.Span span, PeriodPositions slots, Box plot) {
        canvas.block(
                new Box(from(span, slots, plot), plot.top(), to(span, slots, plot), plot.bottom()), ColorRole.SHADE);
    }

    private void name(LineChart.Span span, PeriodPositions slots, Box plot) {
        double left = from(span, slots, plot);
        double right = to(span, slots, plot);
        var face = TextStyle.SOURCE;
        var lines = TextFitting.lines(span.name(), face.face(), face.size(), right - left - 4, 3);
        double y = plot.top() + 9;
        for (var line : lines) {
            canvas.offer(List.of(new Label(line, (left + right) / 2, y, Align.MIDDLE, face)));
            y += 8;
        }
    }

    private static double from(LineChart.Span span, PeriodPositions slots, Box plot) {
        return Math.max(plot.left(), slots.x(span.first()) - slots.width() / 2);
    }

    private static double to(LineChart.Span span, PeriodPositions slots, Box plot) {
        return Math.min(plot.right(), slots.x(span.last()) + slots.width() / 2);
    }

    private void lines(PeriodPositions slots, Scale scale, Box plot) {
        var ends = new ArrayList<EndLabels.End>();
        for (int rank = chart.series().size() - 1; rank >= 0; rank--) {
            var series = chart.series().get(rank);
            var ink = ink(rank);
            strokes(series, slots, scale, LineStyle.solid(ink, series.tone() == Series.Tone.PEER ? 1 : 1.6));
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
            figures(chart.series().get(rank), ink(rank), slots, scale);
        }
        if (!slim()) {
            EndLabels.paint(canvas, plot, ends);
        }
    }

    private void strokes(Series series, PeriodPositions slots, Scale scale, LineStyle pen) {
        int first = 0;
        var run = new ArrayList<CanvasPoint>();
        for (int i = 0; i < series.data().size(); i++) {
            if (!series.at(i).known()) {
                canvas.trace(run, pen, series.data().subList(first, i));
                run.clear();
                first = i + 1;
                continue;
            }
            run.add(new CanvasPoint(slots.x(i), scale.at(series.at(i).value())));
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
    private void dots(Series series, ColorRole ink, PeriodPositions slots, Scale scale) {
        boolean few = slots.width() > 28;
        var last = last(series);
        for (int i = 0; i < series.data().size(); i++) {
            var datum = series.at(i);
            boolean end = last.isPresent() && last.get() == i;
            if (datum.known() && (few || end || alone(series, i))) {
                canvas.dot(new CanvasPoint(slots.x(i), scale.at(datum.value())), end ? 2.6 : 1.9, ink, datum);
            }
        }
    }

    private static boolean alone(Series series, int index) {
        return (index == 0 || !series.at(index - 1).known())
                && (index + 1 == series.data().size() || !series.at(index + 1).known());
    }

    /** A figure at each of a few points, at the first of many; a level line has one figure alone. */
    private void figures(Series series, ColorRole ink, PeriodPositions slots, Scale scale) {
        var last = last(series);
        boolean level = series.data().stream()
                        .filter(Datum::known)
                        .mapToDouble(Datum::value)
                        .distinct()
                        .count()
                <= 1;
        boolean first = true;
        for (int i = 0; i < series.data().size(); i++) {
            boolean end = last.isPresent() && last.get() == i;
            if (!series.at(i).known() || (end && !slim()) || (level && !end)) {
                continue;
            }
            if (few() || first || end) {
                figure(series.at(i), slots.x(i), scale, ink, first && !end, side(series, i, scale));
            }
            first = false;
        }
    }

    private void figure(Datum datum, double x, Scale scale, ColorRole ink, boolean first, Side side) {
        double y = scale.at(datum.value());
        var face = TextStyle.VALUE.in(ink.words());
        var text = chart.format().of(datum.value());
        double half = face.width(text) / 2;
        double right = canvas.edge().right();
        double at = first && !few() ? x - 2 : Math.min(x, right - half - 1);
        var align = first && !few() ? Align.START : Align.MIDDLE;
        var above = List.of(
                new Label(text, at, y - 5.4, align, face).of(datum),
                new Label(text, x - 3, y - 4, Align.END, face).of(datum),
                new Label(text, x + 4, y - 3, Align.START, face).of(datum));
        var below = List.of(
                new Label(text, at, y + 10.4, align, face).of(datum),
                new Label(text, x + 4, y + 9, Align.START, face).of(datum),
                new Label(text, x - 3, y + 9, Align.END, face).of(datum));
        switch (side) {
            case ABOVE -> canvas.offer(with(above, new Label(text, at, y - 15, align, face).of(datum)));
            case BELOW -> canvas.offer(with(below, new Label(text, at, y + 20, align, face).of(datum)));
            case EITHER ->
                canvas.offer(List.of(
                        above.getFirst(),
                        below.getFirst(),
                        above.get(1),
                        below.get(1),
                        above.getLast(),
                        below.getLast()));
        }
    }

    private static List<Label> with(List<Label> places, Label farther) {
        return Stream.concat(places.stream(), Stream.of(farther)).toList();
    }

    private enum Side {
        ABOVE,
        BELOW,
        EITHER
    }

    /** Where another line passes near a point, the figure stands on the side that is away from it. */
    private Side side(Series series, int index, Scale scale) {
        double y = scale.at(series.at(index).value());
        return chart.series().stream()
                .filter(other -> !other.equals(series) && other.at(index).known())
                .map(other -> scale.at(other.at(index).value()) - y)
                .filter(apart -> few() && apart != 0 && Math.abs(apart) < NEAR)
                .min(Comparator.comparingDouble(Math::abs))
                .map(apart -> apart > 0 ? Side.ABOVE : Side.BELOW)
                .orElse(Side.EITHER);
    }

    private static Optional<Integer> last(Series series) {
        for (int i = series.data().size() - 1; i >= 0; i--) {
            if (series.at(i).known()) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    private ColorRole ink(int rank) {
        return Theme.of(chart.series().get(rank), chart.series().size() == 1 ? ColorRole.BLUE : Theme.line(rank));
    }
}
