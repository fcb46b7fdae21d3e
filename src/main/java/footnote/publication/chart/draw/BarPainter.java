package footnote.publication.chart.draw;

import footnote.publication.chart.BarChart;
import footnote.publication.chart.Datum;
import footnote.publication.chart.Series;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.List;
import java.util.stream.IntStream;

/** Draws bars; the last of a single series is the darkest, estimates are outlined. */
final class BarPainter {
    private final Canvas canvas;
    private final BarChart chart;

    BarPainter(Canvas canvas, BarChart chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var room = ExhibitFrame.paint(canvas, chart.caption(), chart.caption().unit(), keys());
        var axis = new ValueAxis(Axis.fromZero(Series.values(chart.series()), 5), chart.format());
        double gutter = axis.gutter();
        double depth = new PeriodPositions(chart.periods(), gutter, room.right(), true).depth();
        var plot = room.inset(gutter, 4, 0, depth + below());
        var slots = new PeriodPositions(chart.periods(), plot.left(), plot.right(), true);
        axis.paintLeft(canvas, plot);
        slots.paint(canvas, plot.bottom() + below());
        int every = labelEvery(slots);
        for (int i = 0; i < chart.periods().count(); i++) {
            boolean labelled = (chart.periods().count() - 1 - i) % every == 0;
            group(i, slots, axis.onto(plot), labelled);
        }
        axis.baseline(canvas, plot);
    }

    /** Room for figures under bars that hang. */
    private double below() {
        return Series.values(chart.series()).anyMatch(value -> value < 0) ? 7 : 0;
    }

    private List<LegendEntry> keys() {
        var series = chart.series();
        return series.size() == 1
                ? List.of()
                : IntStream.range(0, series.size())
                        .mapToObj(rank -> new LegendEntry(series.get(rank).name(), ink(rank, 0)))
                        .toList();
    }

    private void group(int index, PeriodPositions slots, Scale scale, boolean labelled) {
        int count = chart.series().size();
        double bar = barWidth(slots);
        double left = slots.x(index) - bar * count / 2;
        for (int rank = 0; rank < count; rank++, left += bar) {
            var datum = chart.series().get(rank).at(index);
            if (datum.known()) {
                bar(new Box(left, scale.at(datum.value()), left + bar, scale.at(0)), datum, index, rank);
                if (labelled) {
                    figure(left + bar / 2, scale, datum);
                }
            }
        }
    }

    private void bar(Box tall, Datum datum, int index, int rank) {
        double gap = chart.series().size() > 1 ? Math.min(0.6, tall.width() / 8) : 0;
        var upright = new Box(
                tall.left() + gap,
                Math.min(tall.top(), tall.bottom()),
                tall.right() - gap,
                Math.max(tall.top(), tall.bottom()));
        if (chart.periods().estimated(index)) {
            canvas.block(
                    upright.inset(0.4, 0.4, 0.4, 0), 0, ColorRole.SHADE, LineStyle.solid(ink(rank, index), 0.8), datum);
        } else {
            canvas.block(upright, ink(rank, index), datum);
        }
    }

    private void figure(double x, Scale scale, Datum datum) {
        double y = scale.at(datum.value());
        double base = datum.value() < 0 ? y + TextStyle.VALUE.capHeight() + 2.6 : y - 2.6;
        var ink = datum.value() < 0 ? ColorRole.DOWN : ColorRole.TEXT;
        canvas.offer(List.of(
                new Label(chart.format().of(datum.value()), x, base, Align.MIDDLE, TextStyle.VALUE.in(ink)).of(datum)));
    }

    private double barWidth(PeriodPositions slots) {
        int count = chart.series().size();
        return Math.min(slots.width() * (count == 1 ? 0.66 : 0.8) / count, 44);
    }

    /** Every figure, or as many as keep clear of each other; groups too narrow show the last alone. */
    private int labelEvery(PeriodPositions slots) {
        double widest = Series.values(chart.series())
                .map(value -> TextStyle.VALUE.width(chart.format().of(value)))
                .max()
                .orElse(0);
        if (chart.series().size() == 1) {
            return slots.every(widest + 3);
        }
        return widest + 1 <= barWidth(slots) ? 1 : chart.periods().count();
    }

    private ColorRole ink(int rank, int index) {
        var alone = index == lastReported() ? ColorRole.NAVY : ColorRole.BLUE;
        return Theme.of(chart.series().get(rank), chart.series().size() == 1 ? alone : Theme.stack(rank));
    }

    private int lastReported() {
        return chart.periods().estimatedFrom() - 1;
    }
}
