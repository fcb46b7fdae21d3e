package footnote.publication.chart.draw;

import footnote.publication.chart.AreaChart;
import footnote.publication.chart.Format;
import footnote.publication.chart.Series;
import footnote.publication.chart.draw.Mark.Label;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Draws areas on top of each other, named and sized at their right end. */
final class AreaPainter {
    private final Canvas canvas;
    private final AreaChart chart;

    AreaPainter(Canvas canvas, AreaChart chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var room = ExhibitFrame.paint(canvas, chart.caption());
        var axis = new ValueAxis(Axis.fromZero(Arrays.stream(tops(chart.series().size())), 5), chart.format());
        if (chart.series().size() == 1) {
            axis = new ValueAxis(Axis.fromZero(Series.values(chart.series()), 5), chart.format());
        }
        double left = axis.gutter();
        int last = chart.periods().count() - 1;
        var figures = chart.series().stream()
                .map(each ->
                        figure(each, last) + share(each, last).map(Label::text).orElse(""))
                .toList();
        double right = EndLabels.gutter(chart.series(), figures, room.width());
        double depth = new PeriodPositions(chart.periods(), left + 8, room.right() - right, false).depth();
        var plot = room.inset(left, 2, right, depth);
        var slots = new PeriodPositions(chart.periods(), plot.left() + 8, plot.right(), false);
        axis.paintLeft(canvas, plot);
        areas(slots, axis.onto(plot));
        axis.baseline(canvas, plot);
        slots.paint(canvas, plot.bottom());
        EndLabels.paint(canvas, plot, ends(axis.onto(plot)));
    }

    /** The heights reached by the first so many series together. */
    private double[] tops(int count) {
        double[] tops = new double[chart.periods().count()];
        for (var series : chart.series().subList(0, count)) {
            for (int i = 0; i < tops.length; i++) {
                tops[i] += series.at(i).known() ? series.at(i).value() : 0;
            }
        }
        return tops;
    }

    private void areas(PeriodPositions slots, Scale scale) {
        for (int rank = 0; rank < chart.series().size(); rank++) {
            var upper = edge(tops(rank + 1), slots, scale);
            var outline = new ArrayList<>(upper);
            outline.addAll(edge(tops(rank), slots, scale).reversed());
            canvas.area(outline, ink(rank), chart.series().get(rank).data());
            canvas.trace(
                    upper, LineStyle.solid(chart.series().size() == 1 ? ColorRole.BLUE : ColorRole.GROUND, seam()));
        }
    }

    private double seam() {
        return chart.series().size() == 1 ? 1.4 : 0.6;
    }

    private static List<CanvasPoint> edge(double[] heights, PeriodPositions slots, Scale scale) {
        var edge = new ArrayList<CanvasPoint>();
        for (int i = 0; i < heights.length; i++) {
            edge.add(new CanvasPoint(slots.x(i), scale.at(heights[i])));
        }
        return edge;
    }

    private List<EndLabels.End> ends(Scale scale) {
        int last = chart.periods().count() - 1;
        var ends = new ArrayList<EndLabels.End>();
        for (int rank = chart.series().size() - 1; rank >= 0; rank--) {
            var series = chart.series().get(rank);
            double middle = (tops(rank)[last] + tops(rank + 1)[last]) / 2;
            double y = scale.at(chart.series().size() == 1 ? tops(1)[last] : middle);
            ends.add(new EndLabels.End(
                    series.name(), figure(series, last), words(rank), y, series.at(last), share(series, last)));
        }
        return ends;
    }

    private String figure(Series series, int last) {
        return chart.format().of(series.at(last).value());
    }

    /** Its share of all, where there are others. */
    private Optional<Label> share(Series series, int last) {
        double all = tops(chart.series().size())[last];
        if (chart.series().size() == 1 || !series.at(last).known() || all == 0) {
            return Optional.empty();
        }
        var share = series.at(last)
                .share(chart.series().stream().map(each -> each.at(last)).toList());
        return Optional.of(
                new Label(" · " + Format.percent(0).of(share.value()), 0, 0, Mark.Align.START, TextStyle.VALUE)
                        .of(share));
    }

    private ColorRole words(int rank) {
        return chart.series().size() == 1 ? ColorRole.BLUE : ink(rank);
    }

    private ColorRole ink(int rank) {
        return Theme.of(chart.series().get(rank), chart.series().size() == 1 ? ColorRole.PALE : Theme.stack(rank));
    }
}
