package footnote.publication.chart;

import footnote.publication.chart.FootballField.Range;
import footnote.publication.chart.Mark.Align;
import footnote.publication.chart.Mark.Label;
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
        var room = Frame.paint(canvas, chart.caption());
        double names = Names.gutter(chart.ranges().stream().map(Range::name).toList(), room.width());
        var axis = Axis.around(values(), 6);
        var format = chart.format().forStep(axis.step());
        double half = Lettering.TICK.width(format.of(axis.high())) / 2;
        var plot = room.inset(names + half, 12, half, 11);
        var scale = axis.onto(plot.left(), plot.right());
        ValueAxis.panel(canvas, plot);
        for (double tick : axis.ticks()) {
            canvas.rule(scale.at(tick), plot.top(), scale.at(tick), plot.bottom(), Pen.HAIRLINE);
            canvas.label(new Label(format.of(tick), scale.at(tick), plot.bottom() + 10, Align.MIDDLE, Lettering.TICK));
        }
        bars(plot, scale, names);
        reference(plot, scale);
        for (int i = 0; i < chart.ranges().size(); i++) {
            figures(chart.ranges().get(i), centre(plot, i), scale);
        }
    }

    private DoubleStream values() {
        return DoubleStream.concat(
                DoubleStream.of(chart.reference().datum().value()),
                chart.ranges().stream()
                        .flatMapToDouble(range -> DoubleStream.of(
                                range.low().value(), range.high().value())));
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
            Names.paint(canvas, range.name(), names, y, false);
            double low = scale.at(range.low().value());
            double high = Math.max(scale.at(range.high().value()), low + 0.8);
            canvas.block(
                    new Box(low, y - half(plot), high, y + half(plot)),
                    ink(range),
                    range.high().fact());
            if (range.middle().known()) {
                double x = scale.at(range.middle().value());
                canvas.block(
                        new Box(x - 0.6, y - half(plot), x + 0.6, y + half(plot)),
                        Ink.PANEL,
                        range.middle().fact());
            }
        }
    }

    private void reference(Box plot, Scale scale) {
        double x = scale.at(chart.reference().datum().value());
        canvas.trace(
                List.of(new Spot(x, plot.top() - 3), new Spot(x, plot.bottom())),
                Pen.solid(Ink.ACCENT, 1).broken());
        var text = chart.reference().name() + " "
                + chart.format().of(chart.reference().datum().value());
        canvas.label(new Label(text, x, plot.top() - 5.5, Align.MIDDLE, Lettering.STRONG.in(Ink.ACCENT))
                .within(plot.width())
                .of(chart.reference().datum()));
    }

    /** Ends are labelled outside the bar, inside it where the reference line would strike them, else on cleared ground. */
    private void figures(Range range, double centre, Scale scale) {
        double y = centre + Lettering.STRONG.capHeight() / 2;
        double low = scale.at(range.low().value());
        double high = scale.at(range.high().value());
        figure(range, range.low(), y, low - GAP, low + GAP, Align.END, Align.START);
        figure(range, range.high(), y, high + GAP, high - GAP, Align.START, Align.END);
    }

    private void figure(
            Range range, Datum datum, double y, double outside, double inside, Align outward, Align inward) {
        var text = chart.format().of(datum.value());
        var out = new Label(text, outside, y, outward, Lettering.STRONG).of(datum);
        var within = new Label(
                        text, inside, y, inward, Lettering.STRONG.in(ink(range).over()))
                .of(datum);
        if (!canvas.offer(List.of(out)) && !offerInside(range, within)) {
            var box = out.box();
            canvas.block(new Box(box.left() - 1, box.top(), box.right() + 1, box.bottom()), Ink.PANEL);
            canvas.label(out);
        }
    }

    private boolean offerInside(Range range, Label label) {
        double bar = range.high().value() - range.low().value();
        return bar > 0 && canvas.clear(label.box()) && put(label);
    }

    private boolean put(Label label) {
        canvas.label(label);
        return true;
    }

    private static Ink ink(Range range) {
        return switch (range.kind()) {
            case MODEL -> Ink.BLUE;
            case SCENARIO -> Ink.SKY;
            case MARKET -> Ink.PEER;
        };
    }
}
