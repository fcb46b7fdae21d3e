package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.PriceChart.Event;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/** Draws daily closes as a line beside the market's, with a letter over each day on which something happened. */
final class PriceLinePainter {
    private static final double LETTERS = 10;

    private final Canvas canvas;
    private final PriceChart chart;

    PriceLinePainter(Canvas canvas, PriceChart chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var closes = chart.bars().stream().mapToDouble(bar -> bar.close());
        var beside = chart.market().stream()
                .flatMapToDouble(curve -> curve.values().stream().mapToDouble(each -> each))
                .filter(Double::isFinite);
        var axis = new ValueAxis(Axis.spanning(DoubleStream.concat(closes, beside), 4), chart.format());
        double last = chart.bars().getLast().close();
        double gutter =
                Math.max(axis.gutter(), TextStyle.STRONG.width(chart.format().of(last)) + 10);
        var unit = chart.caption().unit() + (axis.axis().low() > 0 ? "; axis not from zero" : "");
        var room = ExhibitFrame.paint(canvas, chart.caption(), unit, keys());
        var plot = room.inset(0, chart.events().isEmpty() ? 0 : LETTERS, gutter, 11);
        var days = new DayAxis(chart.bars(), plot.left() + 3, plot.right() - 3);
        ValueAxis.panel(canvas, plot);
        days.paint(canvas, plot.top(), plot.bottom());
        axis.grid(canvas, plot);
        var scale = axis.onto(plot);
        chart.market().ifPresent(curve -> trace(curve.values(), days, scale, LineStyle.solid(ColorRole.PEER, 1.2)));
        events(days, plot);
        trace(
                chart.bars().stream().map(bar -> bar.close()).toList(),
                days,
                scale,
                LineStyle.solid(ColorRole.NAVY, 1.3));
        tag(axis, plot, gutter);
    }

    private List<LegendEntry> keys() {
        var keys = new ArrayList<LegendEntry>();
        keys.add(new LegendEntry("Share price", ColorRole.NAVY));
        chart.market().ifPresent(curve -> keys.add(new LegendEntry(curve.name(), ColorRole.PEER)));
        Arrays.stream(Event.Kind.values())
                .filter(kind -> chart.events().stream().anyMatch(event -> event.kind() == kind))
                .forEach(kind -> keys.add(new LegendEntry(kind.letter() + " " + kind.label(), ink(kind))));
        return keys;
    }

    private static ColorRole ink(Event.Kind kind) {
        return switch (kind) {
            case RESULTS -> ColorRole.BLUE;
            case SPLIT -> ColorRole.MUTED;
            case NEWS -> ColorRole.ACCENT;
        };
    }

    private void events(DayAxis days, Box plot) {
        for (var event : chart.events()) {
            int index = 0;
            while (index < chart.bars().size() - 1
                    && chart.bars().get(index).day().isBefore(event.day())) {
                index++;
            }
            double x = days.x(index);
            canvas.rule(
                    x,
                    plot.top(),
                    x,
                    plot.bottom(),
                    LineStyle.solid(ink(event.kind()), 0.5).broken());
            canvas.offer(List.of(new Label(
                    event.kind().letter(), x, plot.top() - 3, Align.MIDDLE, TextStyle.STRONG.in(ink(event.kind())))));
        }
    }

    /** A line through the days that have a value. */
    private void trace(List<Double> values, DayAxis days, Scale scale, LineStyle pen) {
        var run = new ArrayList<CanvasPoint>();
        for (int i = 0; i < values.size(); i++) {
            if (Double.isFinite(values.get(i))) {
                run.add(new CanvasPoint(days.x(i), scale.at(values.get(i))));
            }
        }
        canvas.trace(run, pen);
    }

    /** The last price on a tag; ticks it would cover are left out. */
    private void tag(ValueAxis axis, Box plot, double gutter) {
        double last = chart.bars().getLast().close();
        double y = axis.onto(plot).at(last);
        var tag = new Box(plot.right() + 2, y - 5.6, plot.right() + gutter, y + 5.6);
        var datum = new Datum(last, chart.fact());
        canvas.block(tag, 1, ColorRole.NAVY, LineStyle.solid(ColorRole.NAVY, 0.1), datum);
        var face = TextStyle.STRONG.in(ColorRole.ON_FILL);
        canvas.label(new Label(chart.format().of(last), tag.centreX(), y + face.capHeight() / 2, Align.MIDDLE, face)
                .of(datum));
        for (double tick : axis.axis().ticks()) {
            var label = new Label(
                    axis.axis().format(chart.format()).of(tick),
                    plot.right() + 5,
                    axis.onto(plot).at(tick) + TextStyle.TICK.capHeight() / 2,
                    Align.START,
                    TextStyle.TICK);
            if (!label.box().overlaps(tag.grown(0.5))) {
                canvas.offer(List.of(label));
            }
        }
    }
}
