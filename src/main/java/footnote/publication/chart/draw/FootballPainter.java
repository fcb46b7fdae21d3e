package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.FootballField;
import footnote.publication.chart.FootballField.Range;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.List;
import java.util.stream.DoubleStream;

/** Draws value ranges as bars from low to high, and the reference as a line through all of them. */
final class FootballPainter {
    private static final double GAP = 4;

    private final Canvas canvas;
    private final FootballField chart;

    FootballPainter(Canvas canvas, FootballField chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var room = ExhibitFrame.paint(canvas, chart.caption());
        double names = RowLabels.gutter(chart.ranges().stream().map(Range::name).toList(), room.width());
        var axis = padded();
        var format = axis.format(chart.format());
        double side = figureWidth() + GAP + 2;
        var plot = room.inset(names + side, 12, side, 11);
        var scale = axis.onto(plot.left(), plot.right());
        ValueAxis.panel(canvas, plot);
        for (double tick : axis.ticks()) {
            canvas.rule(scale.at(tick), plot.top(), scale.at(tick), plot.bottom(), LineStyle.HAIRLINE);
            canvas.offer(List.of(
                    new Label(format.of(tick), scale.at(tick), plot.bottom() + 10, Align.MIDDLE, TextStyle.TICK)));
        }
        bars(plot, scale, names);
        reference(plot, scale);
        for (int i = 0; i < chart.ranges().size(); i++) {
            figures(chart.ranges().get(i), centre(plot, i), scale);
        }
    }

    /** As wide as the ranges ask, with round ticks inside. */
    private Axis padded() {
        var range = values().summaryStatistics();
        var round = Axis.between(range.getMin(), range.getMax(), 6);
        double pad = (round.high() - round.low()) * 0.02;
        double low = Math.max(range.getMin() - pad, round.low());
        double high = Math.min(range.getMax() + pad, round.high());
        var inside = round.ticks().stream()
                .filter(tick -> tick >= low && tick <= high)
                .toList();
        return new Axis(low, high, round.step(), inside);
    }

    private DoubleStream values() {
        return DoubleStream.concat(
                DoubleStream.of(chart.reference().datum().value()),
                chart.ranges().stream()
                        .flatMapToDouble(range -> DoubleStream.of(
                                range.low().value(), range.high().value())));
    }

    private double figureWidth() {
        return values().map(value -> TextStyle.STRONG.width(chart.format().of(value)))
                .max()
                .orElse(0);
    }

    private double centre(Box plot, int index) {
        return plot.top() + (index + 0.5) * plot.height() / chart.ranges().size();
    }

    private double half(Box plot) {
        return Math.min(plot.height() / chart.ranges().size() * 0.52, 18) / 2;
    }

    private void bars(Box plot, Scale scale, double names) {
        for (int i = 0; i < chart.ranges().size(); i++) {
            var range = chart.ranges().get(i);
            double y = centre(plot, i);
            RowLabels.paint(canvas, range.name(), names, y, false);
            double low = scale.at(range.low().value());
            double high = Math.max(scale.at(range.high().value()), low + 0.8);
            canvas.block(new Box(low, y - half(plot), high, y + half(plot)), ink(range), range.high());
            if (range.middle().known()) {
                double x = scale.at(range.middle().value());
                canvas.block(
                        new Box(x - 0.6, y - half(plot), x + 0.6, y + half(plot)), ColorRole.PANEL, range.middle());
            }
        }
    }

    private void reference(Box plot, Scale scale) {
        double x = scale.at(chart.reference().datum().value());
        canvas.trace(
                List.of(new CanvasPoint(x, plot.top() - 3), new CanvasPoint(x, plot.bottom())),
                LineStyle.solid(ColorRole.ACCENT, 1).broken());
        var text = chart.reference().name() + " "
                + chart.format().of(chart.reference().datum().value());
        canvas.label(new Label(text, x, plot.top() - 5.5, Align.MIDDLE, TextStyle.STRONG.in(ColorRole.ACCENT))
                .within(plot.width())
                .of(chart.reference().datum()));
    }

    private void figures(Range range, double centre, Scale scale) {
        double y = centre + TextStyle.STRONG.capHeight() / 2;
        double low = scale.at(range.low().value());
        double high = scale.at(range.high().value());
        var inside = TextStyle.STRONG.in(ink(range).over());
        figure(
                label(range.low(), low - GAP, y, Align.END, TextStyle.STRONG),
                label(range.low(), low + GAP, y, Align.START, inside),
                high - low);
        figure(
                label(range.high(), high + GAP, y, Align.START, TextStyle.STRONG),
                label(range.high(), high - GAP, y, Align.END, inside),
                high - low);
    }

    private Label label(Datum datum, double x, double y, Align align, TextStyle face) {
        return new Label(chart.format().of(datum.value()), x, y, align, face).of(datum);
    }

    /** Beside the bar; inside it where the reference would strike the figure; else on cleared ground. */
    private void figure(Label beside, Label inside, double bar) {
        if (canvas.offer(List.of(beside))) {
            return;
        }
        if (bar >= 2 * inside.box().width() + 3 * GAP && canvas.clear(inside.box())) {
            canvas.label(inside);
        } else {
            canvas.block(beside.box().inset(-1, 0, -1, 0), ColorRole.PANEL);
            canvas.label(beside);
        }
    }

    private static ColorRole ink(Range range) {
        return switch (range.kind()) {
            case MODEL -> ColorRole.BLUE;
            case SCENARIO -> ColorRole.SKY;
            case MARKET -> ColorRole.PEER;
        };
    }
}
