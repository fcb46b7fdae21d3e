package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.Series;
import footnote.publication.chart.SmallMultiples;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.ArrayList;

/** Draws a grid of small lines on one scale. */
final class MultiplesPainter {
    private static final double GAP = 14;

    private final Canvas canvas;
    private final SmallMultiples chart;

    MultiplesPainter(Canvas canvas, SmallMultiples chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var room = ExhibitFrame.paint(canvas, chart.caption());
        var axis = new ValueAxis(Axis.around(Series.values(chart.series()), 2), chart.format());
        int columns = columns(room);
        int rows = Math.ceilDiv(chart.series().size(), columns);
        double gutter = axis.gutter();
        double width = (room.width() - gutter - (columns - 1) * GAP) / columns;
        double height = room.height() / rows;
        for (int i = 0; i < chart.series().size(); i++) {
            double left = gutter + i % columns * (width + GAP);
            int row = i / columns;
            double top = room.top() + row * height;
            panel(i, new Box(left, top + 12, left + width, top + height - 15), axis, i % columns == 0);
        }
    }

    private int columns(Box room) {
        int most = Math.max(1, (int) (room.width() / 90));
        int rows = Math.ceilDiv(chart.series().size(), Math.min(most, 5));
        return Math.ceilDiv(chart.series().size(), rows);
    }

    private void panel(int rank, Box plot, ValueAxis axis, boolean first) {
        var series = chart.series().get(rank);
        if (first) {
            axis.paintLeft(canvas, plot);
        } else {
            ValueAxis.panel(canvas, plot);
            axis.grid(canvas, plot);
        }
        axis.baseline(canvas, plot);
        var ink = Theme.of(series, ColorRole.BLUE);
        var scale = axis.onto(plot);
        var slots = new PeriodPositions(chart.periods(), plot.left() + 2, plot.right() - 3, false);
        line(series, slots, scale, ink);
        head(series, plot, ink);
        ends(plot);
    }

    private void line(Series series, PeriodPositions slots, Scale scale, ColorRole ink) {
        var run = new ArrayList<CanvasPoint>();
        int first = 0;
        Datum last = Datum.GAP;
        var end = new CanvasPoint(0, 0);
        for (int i = 0; i < series.data().size(); i++) {
            if (series.at(i).known()) {
                last = series.at(i);
                end = new CanvasPoint(slots.x(i), scale.at(last.value()));
                run.add(end);
            } else {
                canvas.trace(run, LineStyle.solid(ink, 1.4), series.data().subList(first, i));
                run.clear();
                first = i + 1;
            }
        }
        canvas.trace(
                run,
                LineStyle.solid(ink, 1.4),
                series.data().subList(first, series.data().size()));
        if (last.known()) {
            canvas.dot(end, 2.2, ink, last);
        }
    }

    private void head(Series series, Box plot, ColorRole ink) {
        var last = series.data().reversed().stream()
                .filter(Datum::known)
                .findFirst()
                .orElse(Datum.GAP);
        var figure = new Label(
                        chart.format().of(last.value()), plot.right(), plot.top() - 4.5, Align.END, TextStyle.VALUE)
                .of(last);
        canvas.label(figure);
        var face = series.tone() == Series.Tone.SUBJECT ? TextStyle.STRONG.in(ink.words()) : TextStyle.STRONG;
        canvas.label(new Label(series.name(), plot.left(), plot.top() - 4.5, Align.START, face)
                .within(figure.box().left() - plot.left() - 4));
    }

    private void ends(Box plot) {
        var labels = chart.periods().labels();
        double y = plot.bottom() + 9.5;
        double half = plot.width() / 2 - 3;
        canvas.label(new Label(labels.getFirst(), plot.left(), y, Align.START, TextStyle.TICK).within(half));
        if (labels.size() > 1) {
            canvas.label(new Label(labels.getLast(), plot.right(), y, Align.END, TextStyle.TICK).within(half));
        }
    }
}
