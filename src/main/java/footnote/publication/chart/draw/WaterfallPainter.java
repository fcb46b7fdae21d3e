package footnote.publication.chart.draw;

import footnote.publication.chart.Periods;
import footnote.publication.chart.WaterfallChart;
import footnote.publication.chart.WaterfallChart.Step;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.ArrayList;
import java.util.List;

/** Draws a bridge: totals stand on zero, changes hang between, joined by hairlines. */
final class WaterfallPainter {
    private final Canvas canvas;
    private final WaterfallChart chart;
    private final List<Step> steps = new ArrayList<>();
    private final List<Double> reached = new ArrayList<>();

    WaterfallPainter(Canvas canvas, WaterfallChart chart) {
        this.canvas = canvas;
        this.chart = chart;
        steps.add(chart.start());
        steps.addAll(chart.changes());
        steps.add(chart.end());
        double level = chart.start().datum().value();
        reached.add(level);
        for (var change : chart.changes()) {
            level += change.datum().value();
            reached.add(level);
        }
        reached.add(chart.end().datum().value());
    }

    void paint() {
        var room = ExhibitFrame.paint(canvas, chart.caption());
        var axis = new ValueAxis(Axis.fromZero(reached.stream().mapToDouble(each -> each), 4), chart.format());
        double left = axis.gutter();
        var periods = Periods.of(steps.stream().map(Step::name).toList());
        double depth = new PeriodPositions(periods, left, room.right(), true).depth();
        var plot = room.inset(left, 8, 0, depth);
        var slots = new PeriodPositions(periods, plot.left(), plot.right(), true);
        axis.paintLeft(canvas, plot);
        for (int i = 0; i < steps.size(); i++) {
            step(i, slots, axis.onto(plot));
        }
        axis.baseline(canvas, plot);
        for (int i = 0; i < steps.size(); i++) {
            figure(i, slots, axis.onto(plot));
        }
        slots.paint(canvas, plot.bottom());
    }

    private boolean total(int index) {
        return index == 0 || index == steps.size() - 1;
    }

    private void step(int index, PeriodPositions slots, Scale scale) {
        double half = Math.min(slots.width() * 0.62, 52) / 2;
        double x = slots.x(index);
        var datum = steps.get(index).datum();
        canvas.block(new Box(x - half, top(index, scale), x + half, bottom(index, scale)), ink(index), datum);
        if (index < steps.size() - 1) {
            double y = scale.at(reached.get(index));
            canvas.rule(
                    x + half,
                    y,
                    slots.x(index + 1) - half,
                    y,
                    LineStyle.solid(ColorRole.AXIS, 0.5).broken());
        }
    }

    private double from(int index) {
        return total(index) ? 0 : reached.get(index - 1);
    }

    private double top(int index, Scale scale) {
        return Math.min(scale.at(from(index)), scale.at(reached.get(index)));
    }

    private double bottom(int index, Scale scale) {
        return Math.max(scale.at(from(index)), scale.at(reached.get(index)));
    }

    private void figure(int index, PeriodPositions slots, Scale scale) {
        var datum = steps.get(index).datum();
        var format = total(index) ? chart.format() : chart.format().withSign();
        var face = TextStyle.STRONG;
        var label = new Label(format.of(datum.value()), slots.x(index), top(index, scale) - 3, Align.MIDDLE, face);
        canvas.offer(List.of(label.of(datum)));
    }

    private ColorRole ink(int index) {
        if (total(index)) {
            return index == 0 ? ColorRole.BLUE : ColorRole.NAVY;
        }
        return steps.get(index).datum().value() < 0 ? ColorRole.PEER : ColorRole.SKY; // a cost is no loss: no red
    }
}
