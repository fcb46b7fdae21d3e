package footnote.faces.cli;

import footnote.domain.Bar;
import footnote.domain.DateRange;
import footnote.domain.Listing;
import footnote.domain.PriceHistory;
import footnote.domain.SourceLine;
import footnote.publication.chart.Caption;
import footnote.publication.chart.Format;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.Size;
import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.chart.draw.Theme;
import footnote.quant.indicators.Averages;
import footnote.quant.indicators.Momentum;
import footnote.quant.risk.Returns;
import java.nio.charset.StandardCharsets;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Draws a company's prices: candles, two averages, volume and RSI, warmed up on the days before. */
final class PricePicture {
    /** Calendar days before the window that the averages need. */
    static final int WARM_UP_DAYS = 100;

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

    private PricePicture() {}

    /** The picture as SVG or PNG, by the file's ending. */
    static byte[] of(Listing listing, PriceHistory warm, DateRange window, String file) {
        var chart = chart(listing, warm, window);
        var press = new ChartRenderer(Theme.HOUSE);
        return file.toLowerCase(Locale.ROOT).endsWith(".svg")
                ? press.svg(chart, Size.PAGE).getBytes(StandardCharsets.UTF_8)
                : press.png(chart);
    }

    private static PriceChart chart(Listing listing, PriceHistory warm, DateRange window) {
        double[] closes = warm.column(Bar::close);
        int from = (int) warm.bars().stream()
                .filter(bar -> bar.day().isBefore(window.first()))
                .count();
        var shown = warm.bars().subList(from, warm.bars().size());
        double[] inside = Arrays.copyOfRange(closes, from, closes.length);
        double change = Returns.total(inside) * 100;
        String title = "%s has %s %.1f%% since %s"
                .formatted(
                        listing.name(),
                        change < 0 ? "fallen by" : "risen by",
                        Math.abs(change),
                        DAY.format(shown.getFirst().day()));
        return new PriceChart(
                new Caption(
                        1,
                        title,
                        "Price, " + warm.currency(),
                        SourceLine.source(warm.origin()),
                        DAY.format(shown.getLast().day())),
                shown,
                List.of(
                        curve("20-day average", Averages.sma(closes, 20), from),
                        curve("50-day average", Averages.sma(closes, 50), from)),
                Optional.of(new PriceChart.Indicator(curve("RSI (14)", Momentum.rsi(closes, 14), from), 30, 70)),
                Format.plain(2),
                "");
    }

    private static PriceChart.Curve curve(String name, double[] values, int from) {
        return new PriceChart.Curve(
                name, Arrays.stream(values, from, values.length).boxed().toList());
    }
}
