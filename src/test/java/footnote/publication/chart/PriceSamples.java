package footnote.publication.chart;

import footnote.domain.Bar;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** Price charts of a company that does not exist. */
public final class PriceSamples {
    private PriceSamples() {}

    public static PriceChart prices() {
        return prices(128, 50);
    }

    /** A wandering price with averages that had their warm-up before the window. */
    public static PriceChart prices(int days, int warmUp) {
        var random = new Random(42);
        var all = new ArrayList<Bar>();
        double close = 112;
        var day = LocalDate.of(2025, 10, 31).minusDays((days + warmUp) * 7L / 5);
        while (all.size() < days + warmUp) {
            day = day.plusDays(1);
            if (day.getDayOfWeek().getValue() <= 5) {
                double open = close * (1 + random.nextGaussian() * 0.006);
                close = open * (1.0028 + random.nextGaussian() * 0.016 - (all.size() % 61 > 44 ? 0.0075 : 0));
                double high = Math.max(open, close) * (1 + Math.abs(random.nextGaussian()) * 0.006);
                double low = Math.min(open, close) * (1 - Math.abs(random.nextGaussian()) * 0.006);
                long volume = (long) (4_200_000 * (1 + Math.abs(random.nextGaussian()) * 0.5));
                all.add(new Bar(day, open, high, low, close, close, volume));
            }
        }
        var closes = all.stream().map(Bar::close).toList();
        return new PriceChart(
                new Caption(
                        11,
                        "The shares are 15% below July's high; RSI is back in its middle range",
                        "Price, USD",
                        "Exchange prices, adjusted for splits (invented company).",
                        "31 October 2025"),
                all.subList(warmUp, all.size()),
                List.of(
                        new PriceChart.Curve("20-day average", mean(closes, Math.min(20, warmUp + 1), warmUp)),
                        new PriceChart.Curve("50-day average", mean(closes, Math.min(50, warmUp + 1), warmUp))),
                Optional.of(new PriceChart.Indicator(new PriceChart.Curve("RSI (14)", rsi(closes, warmUp)), 30, 70)),
                Format.money("$", 2),
                "f-close");
    }

    private static List<Double> mean(List<Double> closes, int days, int from) {
        return IntStream.range(from, closes.size())
                .mapToObj(i -> closes.subList(i - days + 1, i + 1).stream()
                        .mapToDouble(each -> each)
                        .average()
                        .orElseThrow())
                .toList();
    }

    private static List<Double> rsi(List<Double> closes, int from) {
        var values = new ArrayList<Double>();
        double gain = 0;
        double loss = 0;
        for (int i = 1; i < closes.size(); i++) {
            double change = closes.get(i) - closes.get(i - 1);
            gain += (Math.max(change, 0) - gain) / Math.min(i, 14);
            loss += (Math.max(-change, 0) - loss) / Math.min(i, 14);
            if (i >= from) {
                values.add(gain + loss == 0 ? 50 : 100 * gain / (gain + loss));
            }
        }
        if (from == 0) {
            values.addFirst(Double.NaN);
        }
        return values;
    }
}
