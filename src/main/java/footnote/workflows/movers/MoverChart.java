package footnote.workflows.movers;

import footnote.domain.Bar;
import footnote.domain.PriceHistory;
import footnote.domain.SourceLine;
import footnote.evidence.IndexNames;
import footnote.publication.chart.Caption;
import footnote.publication.chart.Format;
import footnote.publication.chart.PriceChart;
import footnote.publication.chart.Size;
import footnote.publication.chart.draw.ChartRenderer;
import footnote.publication.chart.draw.Theme;
import footnote.quant.indicators.Averages;
import footnote.quant.risk.Returns;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Draws a mover's prices and volume, and how it did against the market. */
final class MoverChart {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);
    private static final int AVERAGE = 20;
    /** Read on a phone of 390 pixels, its smallest words are nine pixels high. */
    private static final Size PHONE = new Size(MoverReport.CHART_WIDTH, MoverReport.CHART_HEIGHT);

    private MoverChart() {}

    static byte[] png(String symbol, PriceHistory history, Optional<PriceHistory> benchmark) {
        return new ChartRenderer(Theme.HOUSE).png(chart(symbol, history, benchmark), PHONE);
    }

    private static PriceChart chart(String symbol, PriceHistory history, Optional<PriceHistory> benchmark) {
        var bars = history.bars();
        double change = Returns.total(history.column(Bar::close)) * 100;
        String title = "%s has %s %.1f%% since %s"
                .formatted(
                        symbol,
                        change < 0 ? "fallen by" : "risen by",
                        Math.abs(change),
                        DAY.format(bars.getFirst().day()));
        double[] closes = history.column(Bar::close);
        var averages = bars.size() > AVERAGE
                ? List.of(new PriceChart.Curve("20-day average", boxed(Averages.sma(closes, AVERAGE))))
                : List.<PriceChart.Curve>of();
        return new PriceChart(
                new Caption(
                        1,
                        title,
                        "Price, " + history.currency(),
                        SourceLine.source(history.origin()),
                        DAY.format(bars.getLast().day())),
                bars,
                averages,
                benchmark.map(index -> new PriceChart.Indicator(
                        new PriceChart.Curve(
                                "Against " + IndexNames.of(index.ticker().symbol()) + ", first day = 100",
                                strength(history, index)),
                        100,
                        100)),
                Format.plain(2),
                "");
    }

    /** Price over benchmark since the first common day; a gap where the benchmark did not trade. */
    private static List<Double> strength(PriceHistory history, PriceHistory index) {
        Map<LocalDate, Double> theirs = index.bars().stream().collect(Collectors.toMap(Bar::day, Bar::adjustedClose));
        var first = history.bars().stream()
                .filter(bar -> theirs.containsKey(bar.day()))
                .findFirst();
        return history.bars().stream()
                .map(bar -> first.filter(_ -> theirs.containsKey(bar.day()))
                        .map(start -> 100
                                * (bar.adjustedClose() / start.adjustedClose())
                                / (theirs.getOrDefault(bar.day(), Double.NaN)
                                        / theirs.getOrDefault(start.day(), Double.NaN)))
                        .orElse(Double.NaN))
                .toList();
    }

    private static List<Double> boxed(double[] values) {
        return Arrays.stream(values).boxed().toList();
    }
}
