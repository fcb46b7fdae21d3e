package footnote.publication.chart;

import footnote.domain.Bar;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A price by trading day without calendar gaps: candles with volume under them and one indicator at the bottom, or a
 * line of closes beside that of the market; days on which something happened are marked.
 */
public record PriceChart(
        Caption caption,
        List<Bar> bars,
        List<Curve> averages,
        Optional<Indicator> indicator,
        Format format,
        String fact,
        Optional<Curve> market,
        List<Event> events)
        implements Chart {
    /** Candles without events. */
    public PriceChart(
            Caption caption,
            List<Bar> bars,
            List<Curve> averages,
            Optional<Indicator> indicator,
            Format format,
            String fact) {
        this(caption, bars, averages, indicator, format, fact, Optional.empty(), List.of());
    }

    /** What happened on a day. */
    public record Event(LocalDate day, Kind kind) {
        /** Kinds of events, each with the letter that marks it. */
        public enum Kind {
            RESULTS("R", "Results"),
            SPLIT("S", "Split"),
            NEWS("N", "News");

            private final String letter;
            private final String label;

            Kind(String letter, String label) {
                this.letter = letter;
                this.label = label;
            }

            public String letter() {
                return letter;
            }

            public String label() {
                return label;
            }
        }
    }

    /** Whether it is a line of closes. */
    public boolean line() {
        return market.isPresent() || (indicator.isEmpty() && averages.isEmpty() && !events.isEmpty());
    }

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
        events = List.copyOf(events);
        int days = bars.size();
        if (days == 0 || averages.size() > 3) {
            throw new IllegalArgumentException("a price chart has at least one bar and up to three averages");
        }
        if (averages.stream().anyMatch(curve -> curve.values().size() != days)
                || indicator.stream().anyMatch(each -> each.curve().values().size() != days)
                || market.stream().anyMatch(each -> each.values().size() != days)) {
            throw new IllegalArgumentException("a curve over " + days + " bars has as many values");
        }
    }
}
