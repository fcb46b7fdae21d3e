package footnote.publication.chart.draw;

import footnote.publication.chart.Datum;
import footnote.publication.chart.Format;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.draw.Candles.Candle;
import footnote.publication.chart.draw.Mark.Align;
import footnote.publication.chart.draw.Mark.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Draws candles, the volume under them and an indicator, over one row of trading days. */
final class PricePainter {
    private static final List<ColorRole> AVERAGES = List.of(ColorRole.ACCENT, ColorRole.BLUE, ColorRole.NAVY);
    private static final double NAME = 11;

    private final Canvas canvas;
    private final PriceChart chart;

    PricePainter(Canvas canvas, PriceChart chart) {
        this.canvas = canvas;
        this.chart = chart;
    }

    void paint() {
        var axis = new ValueAxis(Axis.around(prices(), 4), chart.format());
        double last = chart.bars().getLast().close();
        double gutter =
                Math.max(axis.gutter(), TextStyle.STRONG.width(chart.format().of(last)) + 10);
        gutter = Math.max(gutter, TextStyle.TICK.width("000.0bn") + 5);
        var candles = Candles.of(chart.bars(), canvas.edge().width() - gutter);
        var unit = chart.caption().unit() + "; " + candles.span().word() + " candles";
        var room = ExhibitFrame.paint(canvas, chart.caption(), unit, keys()).inset(0, 0, gutter, 11);
        boolean indicated = chart.indicator().isPresent();
        double price = room.top() + room.height() * (indicated ? 0.56 : 0.76);
        double volume = room.top() + room.height() * (indicated ? 0.75 : 1);
        var pricePlot = new Box(room.left(), room.top(), room.right(), price);
        var volumePlot = new Box(room.left(), price + NAME + 3, room.right(), volume);
        var days = new DayAxis(chart.bars(), room.left() + 3, room.right() - 3);
        ValueAxis.panel(canvas, pricePlot);
        ValueAxis.panel(canvas, volumePlot);
        days.paint(canvas, room.top(), room.bottom());
        prices(axis, pricePlot, candles, days, gutter);
        volume(volumePlot, candles, days);
        chart.indicator()
                .ifPresent(each ->
                        indicator(each, new Box(room.left(), volume + NAME + 3, room.right(), room.bottom()), days));
    }

    private List<LegendEntry> keys() {
        return IntStream.range(0, chart.averages().size())
                .mapToObj(i -> new LegendEntry(chart.averages().get(i).name(), AVERAGES.get(i)))
                .toList();
    }

    private DoubleStream prices() {
        return DoubleStream.concat(
                chart.bars().stream().flatMapToDouble(bar -> DoubleStream.of(bar.low(), bar.high())),
                chart.averages().stream()
                        .flatMap(each -> each.values().stream())
                        .mapToDouble(each -> each));
    }

    private void prices(ValueAxis axis, Box plot, Candles candles, DayAxis days, double gutter) {
        var scale = axis.onto(plot);
        axis.grid(canvas, plot);
        var rises = new ArrayList<Box>();
        var falls = new ArrayList<Box>();
        for (var candle : candles.candles()) {
            var boxes = candle.rose() ? rises : falls;
            double x = days.centre(candle);
            double half = days.halfWidth(candle);
            double top = scale.at(Math.max(candle.open(), candle.close()));
            double bottom = scale.at(Math.min(candle.open(), candle.close()));
            double wick = Math.min(0.35, half / 3);
            boxes.add(new Box(x - wick, scale.at(candle.high()), x + wick, scale.at(candle.low())));
            boxes.add(new Box(x - half, top, x + half, Math.max(bottom, top + 0.5)));
        }
        canvas.blocks(rises, ColorRole.UP);
        canvas.blocks(falls, ColorRole.DOWN);
        for (int i = 0; i < chart.averages().size(); i++) {
            curve(chart.averages().get(i), scale, days, LineStyle.solid(AVERAGES.get(i), 1.2));
        }
        tag(axis, plot, gutter);
    }

    /** The last price on a tag; ticks it would cover are left out. */
    private void tag(ValueAxis axis, Box plot, double gutter) {
        double last = chart.bars().getLast().close();
        double y = axis.onto(plot).at(last);
        canvas.rule(
                plot.left(),
                y,
                plot.right(),
                y,
                LineStyle.solid(ColorRole.AXIS, 0.5).broken());
        var tag = new Box(plot.right() + 2, y - 5.6, plot.right() + gutter, y + 5.6);
        canvas.block(tag, 1, ColorRole.NAVY, LineStyle.solid(ColorRole.NAVY, 0.1), new Datum(last, chart.fact()));
        var face = TextStyle.STRONG.in(ColorRole.ON_FILL);
        canvas.label(new Label(chart.format().of(last), tag.centreX(), y + face.capHeight() / 2, Align.MIDDLE, face)
                .of(new Datum(last, chart.fact())));
        for (double tick : axis.axis().ticks()) {
            var label = figure(
                    axis.axis().format(chart.format()).of(tick),
                    plot,
                    axis.onto(plot).at(tick));
            if (!label.box().overlaps(tag.grown(0.5))) {
                canvas.offer(List.of(label));
            }
        }
    }

    private void volume(Box plot, Candles candles, DayAxis days) {
        var axis = Axis.fromZero(candles.candles().stream().mapToDouble(Candle::volume), 1);
        var scale = axis.onto(plot.bottom(), plot.top());
        name("Volume", plot);
        for (double tick : axis.ticks()) {
            canvas.rule(plot.left(), scale.at(tick), plot.right(), scale.at(tick), LineStyle.HAIRLINE);
            canvas.offer(List.of(figure(tick == 0 ? "0" : Format.plain(0).of(tick), plot, scale.at(tick))));
        }
        var bars = candles.candles().stream()
                .map(each -> new Box(
                        days.centre(each) - days.halfWidth(each),
                        scale.at(each.volume()),
                        days.centre(each) + days.halfWidth(each),
                        plot.bottom()))
                .toList();
        canvas.blocks(bars, ColorRole.PEER);
        canvas.rule(plot.left(), plot.bottom(), plot.right(), plot.bottom(), LineStyle.AXIS);
    }

    private void indicator(PriceChart.Indicator indicator, Box plot, DayAxis days) {
        var values =
                indicator.curve().values().stream().mapToDouble(each -> each).filter(each -> !Double.isNaN(each));
        var range = DoubleStream.concat(values, DoubleStream.of(indicator.low(), indicator.high()))
                .summaryStatistics();
        double pad = Math.max(range.getMax() - range.getMin(), 1e-9) * 0.04;
        var scale = new Scale(range.getMin() - pad, range.getMax() + pad, plot.bottom(), plot.top());
        name(indicator.curve().name(), plot);
        canvas.block(
                new Box(plot.left(), scale.at(indicator.high()), plot.right(), scale.at(indicator.low())),
                ColorRole.SHADE);
        for (double level : List.of(indicator.low(), indicator.high())) {
            canvas.rule(
                    plot.left(),
                    scale.at(level),
                    plot.right(),
                    scale.at(level),
                    LineStyle.solid(ColorRole.AXIS, 0.5).broken());
            canvas.offer(List.of(figure(Format.plain(0).of(level), plot, scale.at(level))));
        }
        curve(indicator.curve(), scale, days, LineStyle.solid(ColorRole.BLUE, 1.1));
    }

    private void name(String name, Box plot) {
        canvas.label(new Label(name, plot.left(), plot.top() - 3, Align.START, TextStyle.STRONG.in(ColorRole.MUTED))
                .within(plot.width()));
    }

    private static Label figure(String text, Box plot, double y) {
        return new Label(text, plot.right() + 5, y + TextStyle.TICK.capHeight() / 2, Align.START, TextStyle.TICK);
    }

    private void curve(PriceChart.Curve curve, Scale scale, DayAxis days, LineStyle pen) {
        var run = new ArrayList<CanvasPoint>();
        for (int i = 0; i < curve.values().size(); i++) {
            double value = curve.values().get(i);
            if (Double.isNaN(value)) {
                canvas.trace(run, pen);
                run.clear();
            } else {
                run.add(new CanvasPoint(days.x(i), scale.at(value)));
            }
        }
        canvas.trace(run, pen);
    }
}
