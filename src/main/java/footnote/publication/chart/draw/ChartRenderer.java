package footnote.publication.chart.draw;

import footnote.publication.chart.AreaChart;
import footnote.publication.chart.BarChart;
import footnote.publication.chart.Chart;
import footnote.publication.chart.DualAxisChart;
import footnote.publication.chart.FootballField;
import footnote.publication.chart.HeatGrid;
import footnote.publication.chart.LineChart;
import footnote.publication.chart.PlottedChart;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.RankChart;
import footnote.publication.chart.ScatterChart;
import footnote.publication.chart.Size;
import footnote.publication.chart.SmallMultiples;
import footnote.publication.chart.StackedChart;
import footnote.publication.chart.WaterfallChart;
import java.util.function.UnaryOperator;

/** Draws charts as SVG for pages and as PNG for files. */
public final class ChartRenderer {
    private static final int PNG_WIDTH = 1800; // 12 x 6 inches at 150 DPI
    private static final int PNG_HEIGHT = 900;

    private final Theme theme;
    private final UnaryOperator<String> words;

    public ChartRenderer(Theme theme) {
        this(theme, UnaryOperator.identity());
    }

    /** Titles may refer to facts; they are put into words as given. */
    public ChartRenderer(Theme theme, UnaryOperator<String> words) {
        this.theme = theme;
        this.words = words;
    }

    /** For pages that have the fonts at hand under their family names. */
    public String svg(Chart chart, Size size) {
        return draw(chart, size).svg();
    }

    /** For renderers that do not find the fonts, such as a PDF engine's SVG part: words as outlines of the shipped fonts. */
    public String outlinedSvg(Chart chart, Size size) {
        return draw(chart, size).outlinedSvg();
    }

    /** 1800 x 900 pixels, words as outlines of the shipped fonts. */
    public byte[] png(Chart chart) {
        return PngWriter.write(outlinedSvg(chart, Size.PAGE), PNG_WIDTH, PNG_HEIGHT);
    }

    /** For a narrow screen: the size in points, four pixels to each. */
    public byte[] png(Chart chart, Size size) {
        return PngWriter.write(
                outlinedSvg(chart, size), (int) Math.round(size.width() * 4), (int) Math.round(size.height() * 4));
    }

    /** The whole exhibit with its title and source. */
    public Drawing draw(Chart chart, Size size) {
        return draw(chart, new Canvas(size, theme, true, words));
    }

    /** The plot with its unit and keys alone, for a page that prints number, title and source itself. */
    public Drawing plot(Chart chart, Size size) {
        return draw(chart, new Canvas(size, theme, false, words));
    }

    private static Drawing draw(Chart chart, Canvas canvas) {
        switch (chart) {
            case BarChart it -> new BarPainter(canvas, it).paint();
            case StackedChart it -> new StackedPainter(canvas, it).paint();
            case LineChart it -> new LinePainter(canvas, it).paint();
            case AreaChart it -> new AreaPainter(canvas, it).paint();
            case DualAxisChart it -> new DualAxisPainter(canvas, it).paint();
            case PriceChart it when it.line() -> new PriceLinePainter(canvas, it).paint();
            case PriceChart it -> new PricePainter(canvas, it).paint();
            case RankChart it -> new RankPainter(canvas, it).paint();
            case WaterfallChart it -> new WaterfallPainter(canvas, it).paint();
            case FootballField it -> new FootballPainter(canvas, it).paint();
            case HeatGrid it -> new HeatPainter(canvas, it).paint();
            case ScatterChart it -> new ScatterPainter(canvas, it).paint();
            case PlottedChart it -> new PlottedPainter(canvas, it).paint();
            case SmallMultiples it -> new MultiplesPainter(canvas, it).paint();
        }
        return canvas.finish(chart.caption(), AltText.of(chart));
    }
}
