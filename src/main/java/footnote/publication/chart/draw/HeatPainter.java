package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.HeatGrid;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.List;

/** Draws a grid of figures, shaded in steps of the blue family. */
final class HeatPainter {
    private static final List<ColorRole> STEPS = List.of(ColorRole.PALE, ColorRole.SKY, ColorRole.BLUE, ColorRole.NAVY);

    private final Canvas canvas;
    private final HeatGrid chart;

    HeatPainter(Canvas canvas, HeatGrid chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var room = ExhibitFrame.paint(canvas, chart.caption(), chart.caption().unit(), keys());
        double names = RowLabels.gutter(chart.rows().labels(), room.width());
        double title = TextStyle.STRONG.width(chart.rows().name()) + 7;
        var grid = room.inset(Math.min(Math.max(names, title), room.width() / 3), 21, 0, 0);
        heads(grid, room.top());
        for (int row = 0; row < chart.cells().size(); row++) {
            for (int column = 0; column < chart.columns().labels().size(); column++) {
                cell(grid, row, column);
            }
        }
    }

    private List<LegendEntry> keys() {
        return chart.pivot()
                .map(each -> List.of(
                        new LegendEntry(
                                "Below " + each.name() + " "
                                        + chart.format().of(each.datum().value()),
                                ColorRole.GRID,
                                each.datum()),
                        new LegendEntry("Above", ColorRole.SKY)))
                .orElse(List.of());
    }

    private void heads(Box grid, double top) {
        var columns = chart.columns();
        canvas.label(new Label(columns.name(), grid.centreX(), top + 6, Align.MIDDLE, TextStyle.STRONG)
                .within(grid.width()));
        for (int i = 0; i < columns.labels().size(); i++) {
            var box = box(grid, 0, i);
            var face = i == columns.base() ? TextStyle.STRONG : TextStyle.CATEGORY;
            canvas.label(new Label(columns.labels().get(i), box.centreX(), grid.top() - 4, Align.MIDDLE, face)
                    .within(box.width() - 2));
        }
        canvas.label(new Label(chart.rows().name(), grid.left() - 7, grid.top() - 4, Align.END, TextStyle.STRONG)
                .within(grid.left() - 7));
        for (int i = 0; i < chart.rows().labels().size(); i++) {
            RowLabels.paint(
                    canvas,
                    chart.rows().labels().get(i),
                    grid.left(),
                    box(grid, i, 0).centreY(),
                    i == chart.rows().base());
        }
    }

    private Box box(Box grid, int row, int column) {
        double width = grid.width() / chart.columns().labels().size();
        double height = grid.height() / chart.rows().labels().size();
        double left = grid.left() + column * width;
        double top = grid.top() + row * height;
        return new Box(left, top, left + width, top + height);
    }

    private void cell(Box grid, int row, int column) {
        var datum = chart.cells().get(row).get(column);
        var box = box(grid, row, column).inset(0.6, 0.6, 0.6, 0.6);
        var ink = ink(datum);
        boolean base = row == chart.rows().base() && column == chart.columns().base();
        if (base) {
            canvas.block(box.inset(0.6, 0.6, 0.6, 0.6), 0, ink, LineStyle.solid(ColorRole.ACCENT, 1.6), datum);
        } else {
            canvas.block(box, ink, datum);
        }
        var face = (base ? TextStyle.STRONG : TextStyle.VALUE).in(ink.over());
        double y = box.centreY() + face.capHeight() / 2;
        canvas.label(new Label(chart.format().of(datum.value()), box.centreX(), y, Align.MIDDLE, face)
                .of(datum)
                .within(box.width() - 2));
    }

    private ColorRole ink(Datum datum) {
        if (!datum.known()) {
            return ColorRole.PANEL;
        }
        if (chart.pivot().filter(each -> datum.value() < each.datum().value()).isPresent()) {
            return ColorRole.GRID;
        }
        var range = chart.cells().stream()
                .flatMap(List::stream)
                .filter(Datum::known)
                .mapToDouble(Datum::value)
                .filter(value -> chart.pivot()
                        .filter(each -> value < each.datum().value())
                        .isEmpty())
                .summaryStatistics();
        double share = range.getMax() == range.getMin()
                ? 0.5
                : (datum.value() - range.getMin()) / (range.getMax() - range.getMin());
        return STEPS.get(Math.min((int) (share * STEPS.size()), STEPS.size() - 1));
    }
}
