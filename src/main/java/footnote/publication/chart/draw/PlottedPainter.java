package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.Format;
import footnote.publication.chart.Periods;
import footnote.publication.chart.PlottedChart;
import footnote.publication.chart.PlottedChart.Kind;
import footnote.publication.chart.PlottedChart.Layer;
import footnote.publication.chart.PlottedChart.Panel;
import footnote.publication.chart.PlottedChart.Point;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Draws what a program plotted, panel by panel, in the house's own hand. */
final class PlottedPainter {
    private static final double GAP = 16;
    private static final double NARROW = 330;
    private static final double BAR_SHARE = 0.58;
    private static final double LINE_SHARE = 0.3;

    private final Canvas canvas;
    private final PlottedChart chart;
    private final PlottedColors inks;

    PlottedPainter(Canvas canvas, PlottedChart chart) {
        this.canvas = canvas;
        this.chart = chart;
        this.inks = new PlottedColors(chart, chart.panels().stream().allMatch(PlottedPainter::apart));
    }

    void paint() {
        boolean cut = chart.panels().stream()
                .filter(panel -> panel.across().isEmpty() && !panel.horizontal())
                .anyMatch(panel -> axis(panel, false).axis().low() > 0
                        || (panel.right().isPresent()
                                && axis(panel, true).axis().low() > 0
                                && !apart(panel)));
        var room = ExhibitFrame.paint(
                canvas, chart.caption(), chart.caption().unit() + (cut ? "; axis not from zero" : ""), inks.keys());
        int count = chart.panels().size();
        int columns = count == 1 || (count == 2 && room.width() < NARROW) ? 1 : 2;
        int rows = Math.ceilDiv(count, columns);
        double width = (room.width() - (columns - 1) * GAP) / columns;
        double height = (room.height() - (rows - 1) * 8) / rows;
        for (int i = 0; i < count; i++) {
            double left = room.left() + i % columns * (width + GAP);
            double top = room.top() + Math.floorDiv(i, columns) * (height + 8);
            panel(chart.panels().get(i), new Box(left, top, left + width, top + height));
        }
    }

    /** Whether a line at the right has the upper part to itself, and bars at the left the lower. */
    private static boolean apart(Panel panel) {
        return panel.right().isPresent()
                && panel.layers().stream().allMatch(layer -> layer.right() == (layer.kind() == Kind.LINE))
                && panel.layers().stream().noneMatch(layer -> layer.kind() == Kind.LEVEL);
    }

    private void panel(Panel panel, Box room) {
        double head = 4;
        if (chart.panels().size() > 1 && !panel.title().isBlank()) {
            canvas.label(new Label(panel.title(), room.left(), room.top() + 3, Align.START, TextStyle.STRONG)
                    .within(room.width()));
            head = 12;
        }
        if (panel.horizontal()) {
            new PlottedRows(canvas, panel, inks).paint(room.inset(0, head, 0, 0));
        } else {
            upright(panel, room.inset(0, head, 0, 0));
        }
    }

    private void upright(Panel panel, Box room) {
        var left = axis(panel, false);
        var right = axis(panel, true);
        boolean twin = panel.right().isPresent();
        var periods = Periods.of(panel.categories().isEmpty() ? List.of("") : panel.categories());
        double from = room.left() + left.gutter();
        double to = room.right() - (twin ? right.gutter() : 0);
        boolean below = panel.layers().stream()
                .flatMap(layer -> layer.points().stream())
                .anyMatch(point -> point.up().value() < 0);
        double hanging = below && panel.across().isEmpty() ? 7 : 0;
        double depth = panel.across().isPresent() ? 21 : new PeriodPositions(periods, from, to, true).depth() + hanging;
        var plot = new Box(from, room.top(), to, Math.max(room.top() + 4, room.bottom() - depth));
        var slots = new PeriodPositions(periods, plot.left(), plot.right(), true);
        left.paintLeft(canvas, plot);
        if (twin) {
            right.paintRight(canvas, plot);
        }
        if (panel.across().isPresent()) {
            plane(panel, panel.across().get(), left.onto(plot), plot);
            return;
        }
        var figures = new ArrayList<Label>();
        bars(panel, slots, left.onto(plot), right.onto(plot), figures);
        left.baseline(canvas, plot);
        lines(panel, slots, left.onto(plot), right.onto(plot), plot);
        slots.paint(canvas, plot.bottom() + hanging);
        figures.forEach(label -> canvas.offer(List.of(label)));
    }

    private static ValueAxis axis(Panel panel, boolean right) {
        var side =
                panel.layers().stream().filter(layer -> layer.right() == right).toList();
        boolean bars = side.stream().anyMatch(layer -> layer.kind() == Kind.BAR);
        var values = DoubleStream.concat(
                side.stream().flatMap(layer -> layer.points().stream()).mapToDouble(point -> point.up()
                        .value()),
                IntStream.range(0, panel.categories().size())
                        .boxed()
                        .flatMapToDouble(at -> DoubleStream.of(stack(side, at, true), stack(side, at, false)))
                        .filter(sum -> sum != 0));
        var format = right
                ? panel.right().orElse(panel.left()).format()
                : panel.left().format();
        boolean apart = apart(panel);
        var axis =
                bars ? Axis.fromZero(values, apart ? 3 : 4) : apart ? Axis.around(values, 2) : Axis.spanning(values, 4);
        double span = axis.high() - axis.low();
        return new ValueAxis(
                !apart
                        ? axis
                        : right
                                ? axis.stretched(axis.high() - span / LINE_SHARE, axis.high())
                                : axis.stretched(axis.low(), axis.low() + span / BAR_SHARE),
                format);
    }

    /** The height of the bars that stand on each other at a place, above or below zero. */
    private static double stack(List<Layer> layers, int at, boolean up) {
        return layers.stream().anyMatch(Layer::stacked)
                ? layers.stream()
                        .filter(layer -> layer.kind() == Kind.BAR)
                        .flatMap(layer -> layer.points().stream())
                        .filter(point -> point.at() == at && point.up().value() > 0 == up)
                        .mapToDouble(point -> point.up().value())
                        .sum()
                : 0;
    }

    private void bars(Panel panel, PeriodPositions slots, Scale left, Scale right, List<Label> figures) {
        var all = panel.layers().stream()
                .filter(layer -> layer.kind() == Kind.BAR)
                .toList();
        long groups = Math.max(1, all.stream().filter(layer -> !layer.stacked()).count());
        double width = Math.min(slots.width() * (groups == 1 ? 0.66 : 0.8) / groups, 44);
        double[][] tops = new double[2][panel.categories().size()];
        int group = -1;
        for (var layer : all) {
            group += layer.stacked() ? 0 : 1;
            if (!layer.stacked()) {
                tops = new double[2][panel.categories().size()];
            }
            var scale = layer.right() ? right : left;
            for (var point : layer.points()) {
                double[] side = tops[point.up().value() < 0 ? 1 : 0];
                double base = side[point.at()];
                side[point.at()] += point.up().value();
                double x = slots.x(point.at()) + (group - (groups - 1) / 2.0) * width;
                double y = scale.at(side[point.at()]);
                canvas.block(
                        new Box(
                                x - width / 2 + 0.4,
                                Math.min(y, scale.at(base)),
                                x + width / 2 - 0.4,
                                Math.max(y, scale.at(base))),
                        inks.of(layer),
                        point.up());
                if (all.stream().noneMatch(Layer::stacked)) {
                    figures.addAll(figure(point.up(), panel.measure(layer).format(), x, y, width));
                }
            }
        }
    }

    /** The value above or below its bar, where it is no wider than the bar's place. */
    private static List<Label> figure(Datum datum, Format format, double x, double y, double room) {
        String text = format.of(datum.value());
        double base = datum.value() < 0 ? y + TextStyle.VALUE.capHeight() + 2.6 : y - 2.6;
        return TextStyle.VALUE.width(text) <= room * 1.4
                ? List.of(new Label(text, x, base, Align.MIDDLE, TextStyle.VALUE).of(datum))
                : List.of();
    }

    private void lines(Panel panel, PeriodPositions slots, Scale left, Scale right, Box plot) {
        for (var layer : panel.layers()) {
            var scale = layer.right() ? right : left;
            switch (layer.kind()) {
                case LEVEL -> level(panel, layer, scale, plot);
                case LINE, POINT -> {
                    var spots = layer.points().stream()
                            .map(point -> new CanvasPoint(
                                    slots.x(point.at()), scale.at(point.up().value())))
                            .toList();
                    joined(panel, layer, spots);
                }
                case BAR -> {}
            }
        }
    }

    private void level(Panel panel, Layer layer, Scale scale, Box plot) {
        var datum = layer.points().getFirst().up();
        double y = scale.at(datum.value());
        canvas.rule(
                plot.left(),
                y,
                plot.right(),
                y,
                LineStyle.solid(inks.of(layer), 0.9).broken());
        String text = panel.measure(layer).format().of(datum.value());
        canvas.offer(List.of(
                new Label(text, plot.right(), y - 2.6, Align.END, TextStyle.VALUE).of(datum),
                new Label(text, plot.right(), y + 8, Align.END, TextStyle.VALUE).of(datum)));
    }

    private void joined(Panel panel, Layer layer, List<CanvasPoint> spots) {
        var ink = inks.of(layer);
        if (layer.kind() == Kind.LINE) {
            canvas.trace(
                    spots,
                    LineStyle.solid(ink, 1.4),
                    layer.points().stream().map(Point::up).toList());
        }
        for (int i = 0; i < spots.size(); i++) {
            var point = layer.points().get(i);
            canvas.dot(spots.get(i), layer.kind() == Kind.LINE ? 1.8 : 3, ink, data(point));
        }
        for (int i = 0; i < spots.size(); i++) {
            var datum = layer.points().get(i).up();
            var face = TextStyle.VALUE.in(ink.words());
            String text = panel.measure(layer).format().of(datum.value());
            canvas.offer(List.of(
                    new Label(text, spots.get(i).x(), spots.get(i).y() - 5.4, Align.MIDDLE, face).of(datum),
                    new Label(text, spots.get(i).x(), spots.get(i).y() + 10.4, Align.MIDDLE, face).of(datum)));
        }
    }

    private static Datum[] data(Point point) {
        var data = new ArrayList<>(point.across().stream().toList());
        data.add(point.up());
        return data.toArray(Datum[]::new);
    }

    /** Values up against values across. */
    private void plane(Panel panel, PlottedChart.Measure measure, Scale up, Box plot) {
        var axis = Axis.around(
                panel.layers().stream()
                        .flatMap(layer -> layer.points().stream())
                        .flatMap(point -> point.across().stream())
                        .mapToDouble(Datum::value),
                5);
        var x = axis.onto(plot.left() + 4, plot.right() - 4);
        for (double tick : axis.ticks()) {
            canvas.rule(x.at(tick), plot.top(), x.at(tick), plot.bottom(), LineStyle.HAIRLINE);
            String text = axis.format(measure.format()).of(tick);
            canvas.offer(List.of(new Label(text, x.at(tick), plot.bottom() + 10, Align.MIDDLE, TextStyle.TICK)));
        }
        canvas.label(new Label(measure.name() + " →", plot.right(), plot.bottom() + 20, Align.END, TextStyle.STRONG)
                .within(plot.width()));
        for (var layer : panel.layers()) {
            for (var point : layer.points()) {
                var spot = new CanvasPoint(
                        x.at(point.across().map(Datum::value).orElse(0.0)),
                        up.at(point.up().value()));
                canvas.dot(spot, 3, inks.of(layer), data(point));
                canvas.offer(List.of(
                        new Label(point.name(), spot.x() + 6, spot.y() + 2.5, Align.START, TextStyle.CATEGORY),
                        new Label(point.name(), spot.x() - 6, spot.y() + 2.5, Align.END, TextStyle.CATEGORY),
                        new Label(point.name(), spot.x(), spot.y() - 6, Align.MIDDLE, TextStyle.CATEGORY)));
            }
        }
    }
}
