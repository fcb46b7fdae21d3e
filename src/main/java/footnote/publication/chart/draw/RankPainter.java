package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.Reference;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.stream.DoubleStream;

/** Draws bars on their side with names to the left and figures at their ends. */
final class RankPainter {
    private final Canvas canvas;
    private final RankChart chart;

    RankPainter(Canvas canvas, RankChart chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var room = ExhibitFrame.paint(canvas, chart.caption());
        double names =
                RowLabels.gutter(chart.rows().stream().map(RankChart.Row::name).toList(), room.width());
        double figures = chart.rows().stream()
                .mapToDouble(row -> TextStyle.STRONG.width(figure(row)))
                .max()
                .orElse(0);
        boolean negatives = chart.rows().stream().anyMatch(row -> row.datum().value() < 0);
        var plot = room.inset(
                names + (negatives ? figures + 4 : 0), chart.reference().isPresent() ? 8 : 0, figures + 6, 0);
        var values = DoubleStream.concat(
                chart.rows().stream()
                        .map(RankChart.Row::datum)
                        .filter(Datum::known)
                        .mapToDouble(Datum::value),
                chart.reference().stream().mapToDouble(each -> each.datum().value()));
        var range = DoubleStream.concat(values, DoubleStream.of(0)).summaryStatistics();
        double high = range.getMax() == range.getMin() ? range.getMin() + 1 : range.getMax();
        var scale = new Scale(range.getMin(), high, plot.left(), plot.right());
        ValueAxis.panel(canvas, plot);
        rows(plot, scale, names);
        canvas.rule(scale.at(0), plot.top(), scale.at(0), plot.bottom(), LineStyle.AXIS);
        chart.reference().ifPresent(reference -> reference(reference, plot, scale));
        for (int i = 0; i < chart.rows().size(); i++) {
            figure(chart.rows().get(i), centre(plot, i), scale);
        }
    }

    private double centre(Box plot, int index) {
        return plot.top() + (index + 0.5) * plot.height() / chart.rows().size();
    }

    private void rows(Box plot, Scale scale, double names) {
        double half = Math.min(plot.height() / chart.rows().size() * 0.66, 20) / 2;
        for (int i = 0; i < chart.rows().size(); i++) {
            var row = chart.rows().get(i);
            double y = centre(plot, i);
            RowLabels.paint(canvas, row.name(), names, y, row.subject());
            if (row.datum().known()) {
                double x = scale.at(row.datum().value());
                var box = new Box(Math.min(x, scale.at(0)), y - half, Math.max(x, scale.at(0)), y + half);
                canvas.block(box, row.subject() ? ColorRole.BLUE : ColorRole.PEER, row.datum());
            }
        }
    }

    private void figure(RankChart.Row row, double centre, Scale scale) {
        double y = centre + TextStyle.VALUE.capHeight() / 2;
        boolean negative = row.datum().value() < 0;
        double x = row.datum().known() ? scale.at(row.datum().value()) : scale.at(0);
        var face = (row.subject() ? TextStyle.STRONG : TextStyle.VALUE).in(negative ? ColorRole.DOWN : ColorRole.TEXT);
        var label = new Label(figure(row), negative ? x - 3 : x + 3, y, negative ? Align.END : Align.START, face)
                .of(row.datum());
        canvas.clearBehind(label);
        canvas.label(label);
    }

    private void reference(Reference reference, Box plot, Scale scale) {
        double x = scale.at(reference.datum().value());
        canvas.rule(
                x,
                plot.top() - 2,
                x,
                plot.bottom(),
                LineStyle.solid(ColorRole.ACCENT, 0.9).broken());
        var text = reference.name() + " " + chart.format().of(reference.datum().value());
        canvas.label(new Label(text, x, plot.top() - 4, Align.MIDDLE, TextStyle.STRONG.in(ColorRole.ACCENT))
                .within(plot.width())
                .of(reference.datum()));
    }

    private String figure(RankChart.Row row) {
        return chart.format().of(row.datum().value());
    }
}
