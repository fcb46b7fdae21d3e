package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.Format;
import footnote.publication.chart.PlottedChart.Layer;
import footnote.publication.chart.PlottedChart.Panel;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.List;
import java.util.stream.DoubleStream;

/** Draws the bars of a panel that lie, one row for each place. */
record PlottedRows(Canvas canvas, Panel panel, PlottedColors inks) {
    void paint(Box room) {
        double gutter = RowLabels.gutter(panel.categories(), room.width());
        var format = panel.left().format();
        var values = panel.layers().stream()
                .flatMap(layer -> layer.points().stream())
                .mapToDouble(point -> point.up().value());
        var range = DoubleStream.concat(values, DoubleStream.of(0)).summaryStatistics();
        double spare = panel.layers().stream()
                .flatMap(layer -> layer.points().stream())
                .mapToDouble(point -> TextStyle.VALUE.width(format.of(point.up().value())) + 6)
                .max()
                .orElse(0);
        var plot = room.inset(gutter + (range.getMin() < 0 ? spare : 0), 0, spare, 0);
        var scale = new Scale(
                range.getMin(),
                range.getMax() > range.getMin() ? range.getMax() : range.getMin() + 1,
                plot.left(),
                plot.right());
        ValueAxis.panel(canvas, plot);
        double row = plot.height() / panel.categories().size();
        double thick = Math.min(row * 0.7, 22) / panel.layers().size();
        for (int i = 0; i < panel.categories().size(); i++) {
            double middle = plot.top() + (i + 0.5) * row;
            double base = middle + TextStyle.CATEGORY.capHeight() / 2;
            canvas.offer(List.of(
                    new Label(panel.categories().get(i), room.left() + gutter - 5, base, Align.END, TextStyle.CATEGORY)
                            .within(gutter - 5)));
            double top = middle - thick * panel.layers().size() / 2;
            for (var layer : panel.layers()) {
                bar(panel.row(layer).get(i), layer, scale, top, thick, format);
                top += thick;
            }
        }
        canvas.rule(scale.at(0), plot.top(), scale.at(0), plot.bottom(), LineStyle.AXIS);
    }

    private void bar(Datum datum, Layer layer, Scale scale, double top, double thick, Format format) {
        if (datum.known()) {
            double x = scale.at(datum.value());
            canvas.block(
                    new Box(Math.min(x, scale.at(0)), top, Math.max(x, scale.at(0)), top + thick - 0.6),
                    inks.of(layer),
                    datum);
            boolean negative = datum.value() < 0;
            double y = top + thick / 2 + TextStyle.VALUE.capHeight() / 2;
            canvas.offer(List.of(new Label(
                            format.of(datum.value()),
                            negative ? x - 3 : x + 3,
                            y,
                            negative ? Align.END : Align.START,
                            TextStyle.VALUE)
                    .of(datum)));
        }
    }
}
