package footnote.publication.chart;

import footnote.domain.Bar;
import java.util.List;
import java.util.Optional;

/** Candles by trading day without calendar gaps, volume under them and one indicator at the bottom. */
public record PriceChart(
        Caption caption,
        List<Bar> bars,
        List<Curve> averages,
        Optional<Indicator> indicator,
        Format format,
        String fact)
        implements Chart {
    /** A value for each bar; NaN before it is defined. */
    public record Curve(String name, List<Double> values) {
        public Curve {
            values = List.copyOf(values);
        }
    }

    /** A curve with the levels between which it is unremarkable, such as 30 and 70. */
    public record Indicator(Curve curve, double low, double high) {}

    public PriceChart {
        bars = List.copyOf(bars);
        averages = List.copyOf(averages);
        int days = bars.size();
        if (days == 0 || averages.size() > 3) {
            throw new IllegalArgumentException("a price chart has at least one bar and up to three averages");
        }
        if (averages.stream().anyMatch(curve -> curve.values().size() != days)
                || indicator.stream().anyMatch(each -> each.curve().values().size() != days)) {
            throw new IllegalArgumentException("a curve over " + days + " bars has as many values");
        }
    }
}
