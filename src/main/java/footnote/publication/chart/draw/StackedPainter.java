package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.StackedChart;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Draws bars made of parts, with the parts' names beside the last bar and totals above. */
final class StackedPainter {
    private final Canvas canvas;
    private final StackedChart chart;

    StackedPainter(Canvas canvas, StackedChart chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var keys = chart.hasNegatives() ? List.of(new LegendEntry("Net", ColorRole.ACCENT)) : List.<LegendEntry>of();
        var room = ExhibitFrame.paint(canvas, chart.caption(), chart.caption().unit(), keys);
        var axis = new ValueAxis(Axis.fromZero(heights(), 5), chart.format());
        double left = axis.gutter();
        double right = EndLabels.gutter(chart.series(), List.of(), room.width());
        double depth = new PeriodPositions(chart.periods(), left, room.right() - right, true).depth();
        var plot = room.inset(left, 4, right, depth);
        var slots = new PeriodPositions(chart.periods(), plot.left(), plot.right(), true);
        axis.paintLeft(canvas, plot);
        for (int i = 0; i < chart.periods().count(); i++) {
            stack(i, slots, axis.onto(plot));
        }
        axis.baseline(canvas, plot);
        if (chart.hasNegatives()) {
            nets(slots, axis.onto(plot));
        }
        for (int i = 0; i < chart.periods().count(); i++) {
            figures(i, slots, axis.onto(plot));
        }
        totals(slots, axis.onto(plot));
        slots.paint(canvas, plot.bottom());
        EndLabels.paint(canvas, plot, ends(axis.onto(plot)));
    }

    private DoubleStream heights() {
        return IntStream.range(0, chart.periods().count())
                .mapToObj(i -> DoubleStream.of(sum(i, 1), sum(i, -1)))
                .flatMapToDouble(each -> each);
    }

    private double sum(int index, int sign) {
        return chart.series().stream()
                .map(series -> series.at(index))
                .filter(datum -> datum.known() && datum.value() * sign > 0)
                .mapToDouble(Datum::value)
                .sum();
    }

    private void stack(int index, PeriodPositions slots, Scale scale) {
        for (int rank = 0; rank < chart.series().size(); rank++) {
            var datum = chart.series().get(rank).at(index);
            if (datum.known()) {
                canvas.block(box(index, rank, slots, scale), ink(rank), datum);
            }
        }
    }

    private void figures(int index, PeriodPositions slots, Scale scale) {
        for (int rank = 0; rank < chart.series().size(); rank++) {
            var datum = chart.series().get(rank).at(index);
            if (datum.known()) {
                figure(box(index, rank, slots, scale), datum, ink(rank));
            }
        }
    }

    private void nets(PeriodPositions slots, Scale scale) {
        for (int i = 0; i < chart.periods().count(); i++) {
            double y = scale.at(sum(i, 1) + sum(i, -1));
            double half = half(slots) + 3;
            var line = List.of(new CanvasPoint(slots.x(i) - half, y), new CanvasPoint(slots.x(i) + half, y));
            canvas.trace(line, LineStyle.solid(ColorRole.GROUND, 2.6));
            canvas.trace(line, LineStyle.solid(ColorRole.ACCENT, 1.4), List.of(sum(i)));
        }
    }

    private static double half(PeriodPositions slots) {
        return Math.min(slots.width() * 0.72, 48) / 2;
    }

    private Box box(int index, int rank, PeriodPositions slots, Scale scale) {
        var extent = extent(index, rank, scale);
        double seam = extent.height() > 2 ? 0.4 : 0;
        double half = half(slots);
        return new Box(slots.x(index) - half, extent.top(), slots.x(index) + half, extent.bottom() - seam);
    }

    /** Where a part starts and ends: on what lies between it and zero. */
    private Box extent(int index, int rank, Scale scale) {
        double value = chart.series().get(rank).at(index).value();
        double from = chart.series().subList(0, rank).stream()
                .mapToDouble(below -> below.at(index).value())
                .filter(each -> each * value > 0)
                .sum();
        double a = scale.at(from);
        double b = scale.at(from + value);
        return new Box(0, Math.min(a, b), 0, Math.max(a, b));
    }

    private void figure(Box box, Datum datum, ColorRole ink) {
        var label = new Label(
                        chart.format().of(datum.value()),
                        box.centreX(),
                        box.centreY() + TextStyle.VALUE.capHeight() / 2,
                        Align.MIDDLE,
                        TextStyle.VALUE.in(ink.over()))
                .of(datum);
        if (box.height() >= 9.5 && box.width() >= label.box().width() + 3 && canvas.clear(label.box())) {
            canvas.label(label);
        }
    }

    private void totals(PeriodPositions slots, Scale scale) {
        if (chart.series().size() == 1) {
            return;
        }
        int count = chart.periods().count();
        double widest = IntStream.range(0, count)
                .mapToDouble(i -> TextStyle.STRONG.width(total(i)))
                .max()
                .orElse(0);
        int every = slots.every(widest + 3);
        for (int i = 0; i < count; i++) {
            if ((count - 1 - i) % every == 0) {
                double y = scale.at(sum(i, 1)) - 2.8;
                canvas.offer(List.of(new Label(total(i), slots.x(i), y, Align.MIDDLE, TextStyle.STRONG).of(sum(i))));
            }
        }
    }

    private String total(int index) {
        boolean known = chart.series().stream().anyMatch(each -> each.at(index).known());
        return !known ? "n.a." : chart.format().of(sum(index, 1) + sum(index, -1));
    }

    private Datum sum(int index) {
        return Datum.sum(chart.series().stream().map(each -> each.at(index)).toList());
    }

    private List<EndLabels.End> ends(Scale scale) {
        int last = chart.periods().count() - 1;
        var ends = new ArrayList<EndLabels.End>();
        for (int rank = chart.series().size() - 1; rank >= 0; rank--) {
            var series = chart.series().get(rank);
            var datum = series.at(last);
            double y = datum.known() ? extent(last, rank, scale).centreY() : scale.at(0);
            ends.add(new EndLabels.End(series.name(), "", ink(rank), y, datum));
        }
        return ends;
    }

    private ColorRole ink(int rank) {
        return Theme.of(chart.series().get(rank), chart.series().size() == 1 ? ColorRole.BLUE : Theme.stack(rank));
    }
}
