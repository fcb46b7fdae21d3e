package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.ScatterChart;
import footnote.publication.chart.ScatterChart.Bubble;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Draws companies on a plane, each named beside its bubble where there is room. */
final class ScatterPainter {
    private static final double LARGEST = 15;
    private static final double DOT = 3.2;
    private static final double HEAD = 7;

    private final Canvas canvas;
    private final ScatterChart chart;

    ScatterPainter(Canvas canvas, ScatterChart chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var room = ExhibitFrame.paint(canvas, chart.caption());
        var up = new ValueAxis(padded(true, room.height() - 31), chart.up().format());
        var across = padded(false, room.width() - 60);
        var plot = room.inset(up.gutter(), 10, 8, 21);
        var x = across.onto(plot.left(), plot.right());
        up.paintLeft(canvas, plot);
        canvas.label(new Label(chart.up().name() + " ↑", 0, room.top() + 3, Align.START, TextStyle.STRONG)
                .within(room.width()));
        across(across, x, plot);
        chart.quadrants().ifPresent(quadrants -> part(quadrants, x, up.onto(plot), plot));
        var drawn = chart.bubbles().stream()
                .sorted(Comparator.comparing(Bubble::subject)
                        .thenComparing(Comparator.comparingDouble(this::radius).reversed()))
                .toList();
        var inside = drawn.stream()
                .filter(each -> plot.grown(1).holds(at(each, x, up.onto(plot))))
                .toList();
        inside.forEach(each -> canvas.dot(
                spot(each, x, up.onto(plot)), radius(each), ink(each), each.up(), each.across(), each.size()));
        drawn.stream().filter(each -> !inside.contains(each)).forEach(each -> outlier(each, x, up.onto(plot), plot));
        inside.reversed().forEach(each -> name(each, spot(each, x, up.onto(plot))));
        chart.quadrants().ifPresent(quadrants -> names(quadrants, plot));
    }

    /** Room around the outermost bubbles. */
    private Axis padded(boolean upright, double points) {
        var range = Outliers.without(chart.bubbles().stream()
                        .mapToDouble(each -> (upright ? each.up() : each.across()).value())
                        .toArray())
                .summaryStatistics();
        if (range.getCount() == 0) {
            return Axis.between(0, 1, 4);
        }
        double radius = chart.bubbles().stream().mapToDouble(this::radius).max().orElse(0) + 2;
        double pad = (range.getMax() - range.getMin()) * radius / Math.max(points - 2 * radius, radius);
        return Axis.between(range.getMin() - pad, range.getMax() + pad, upright ? 5 : 8);
    }

    private void across(Axis axis, Scale x, Box plot) {
        var format = axis.format(chart.across().format());
        for (double tick : axis.ticks()) {
            canvas.rule(x.at(tick), plot.top(), x.at(tick), plot.bottom(), LineStyle.HAIRLINE);
            canvas.offer(
                    List.of(new Label(format.of(tick), x.at(tick), plot.bottom() + 10, Align.MIDDLE, TextStyle.TICK)));
        }
        canvas.label(
                new Label(chart.across().name() + " →", plot.right(), plot.bottom() + 20, Align.END, TextStyle.STRONG)
                        .within(plot.width()));
    }

    private void part(ScatterChart.Quadrants quadrants, Scale x, Scale y, Box plot) {
        double acrossAt = Math.clamp(x.at(quadrants.across().value()), plot.left(), plot.right());
        double upAt = Math.clamp(y.at(quadrants.up().value()), plot.top(), plot.bottom());
        canvas.rule(acrossAt, plot.top(), acrossAt, plot.bottom(), LineStyle.AXIS);
        canvas.rule(plot.left(), upAt, plot.right(), upAt, LineStyle.AXIS);
    }

    private void names(ScatterChart.Quadrants quadrants, Box plot) {
        var face = TextStyle.TICK;
        double top = plot.top() + 9;
        double bottom = plot.bottom() - 4;
        var names = quadrants.names();
        double half = plot.width() / 2 - 8;
        canvas.offer(List.of(new Label(names.get(0), plot.left() + 4, top, Align.START, face).within(half)));
        canvas.offer(List.of(new Label(names.get(1), plot.right() - 4, top, Align.END, face).within(half)));
        canvas.offer(List.of(new Label(names.get(2), plot.right() - 4, bottom, Align.END, face).within(half)));
        canvas.offer(List.of(new Label(names.get(3), plot.left() + 4, bottom, Align.START, face).within(half)));
    }

    private void name(Bubble bubble, CanvasPoint spot) {
        var face = face(bubble);
        double away = radius(bubble) + 3;
        double middle = spot.y() + face.capHeight() / 2;
        double widest = canvas.edge().width() / 2;
        canvas.offer(List.of(
                new Label(bubble.name(), spot.x() + away, middle, Align.START, face).within(widest),
                new Label(bubble.name(), spot.x() - away, middle, Align.END, face).within(widest),
                new Label(bubble.name(), spot.x(), spot.y() - away, Align.MIDDLE, face).within(widest),
                new Label(bubble.name(), spot.x(), spot.y() + away + face.capHeight(), Align.MIDDLE, face)
                        .within(widest)));
    }

    private static TextStyle face(Bubble bubble) {
        return bubble.subject() ? TextStyle.STRONG.in(ColorRole.BLUE) : TextStyle.CATEGORY;
    }

    private static CanvasPoint spot(Bubble bubble, Scale x, Scale y) {
        return new CanvasPoint(x.at(bubble.across().value()), y.at(bubble.up().value()));
    }

    private static Box at(Bubble bubble, Scale x, Scale y) {
        var spot = spot(bubble, x, y);
        return new Box(spot.x(), spot.y(), spot.x(), spot.y());
    }

    /** A company far from all others: an arrowhead at the edge that points to it, and its figure in words. */
    private void outlier(Bubble bubble, Scale x, Scale y, Box plot) {
        var spot = spot(bubble, x, y);
        boolean sideways = spot.x() < plot.left() - 1 || spot.x() > plot.right() + 1;
        double tipX = Math.clamp(spot.x(), plot.left() + (sideways ? 1 : 5), plot.right() - (sideways ? 1 : 5));
        double tipY = Math.clamp(spot.y(), plot.top() + (sideways ? 5 : 1), plot.bottom() - (sideways ? 5 : 1));
        double backX = sideways ? Math.signum(plot.centreX() - spot.x()) * HEAD : 0;
        double backY = sideways ? 0 : Math.signum(plot.centreY() - spot.y()) * HEAD;
        canvas.area(
                List.of(
                        new CanvasPoint(tipX, tipY),
                        new CanvasPoint(tipX + backX - backY / 2, tipY + backY - backX / 2),
                        new CanvasPoint(tipX + backX + backY / 2, tipY + backY + backX / 2)),
                ink(bubble),
                List.of(bubble.up(), bubble.across(), bubble.size()));
        var axis = sideways ? chart.across() : chart.up();
        var datum = sideways ? bubble.across() : bubble.up();
        var words = bubble.name() + ", " + axis.name().toLowerCase(Locale.ROOT) + " "
                + axis.format().of(datum.value());
        var face = face(bubble);
        double nearX = tipX + backX;
        double nearY = tipY + backY + face.capHeight() / 2;
        double below = Math.min(plot.bottom() - 3, nearY);
        var candidates = new ArrayList<Label>();
        for (double shift = 0; shift < plot.height(); shift += 9) {
            double base = nearY < plot.centreY() ? Math.max(plot.top() + 9, nearY) + shift : below - shift;
            candidates.add(new Label(words, nearX - 4, base, Align.END, face).of(datum));
            candidates.add(new Label(words, nearX + 4, base, Align.START, face).of(datum));
        }
        candidates.removeIf(each -> !plot.holds(each.box()));
        if (!canvas.offer(candidates) && !candidates.isEmpty()) {
            canvas.label(candidates.getFirst());
        }
    }

    private double radius(Bubble bubble) {
        double largest = chart.bubbles().stream()
                .map(Bubble::size)
                .filter(Datum::known)
                .mapToDouble(Datum::value)
                .max()
                .orElse(0);
        double size = bubble.size().known() ? bubble.size().value() : 0;
        return size <= 0 || largest <= 0 ? DOT : Math.max(DOT, LARGEST * Math.sqrt(size / largest));
    }

    private static ColorRole ink(Bubble bubble) {
        return bubble.subject() ? ColorRole.BLUE : ColorRole.PEER;
    }
}
