package footnote.domain;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/** Bars within one or more trading days, oldest first, with the exchange's time zone. */
public record IntradayHistory(
        Ticker ticker, Denomination currency, ZoneId zone, Duration interval, List<IntradayBar> bars, Origin origin) {
    public IntradayHistory {
        bars = List.copyOf(bars);
        for (int i = 1; i < bars.size(); i++) {
            if (!bars.get(i - 1).start().isBefore(bars.get(i).start())) {
                throw new IllegalArgumentException("intraday bars of " + ticker + " are out of order at "
                        + bars.get(i).start());
            }
        }
    }

    /** One interval within a trading day, by its first moment. */
    public record IntradayBar(Instant start, double open, double high, double low, double close, long volume) {
        public IntradayBar {
            if (!Double.isFinite(open + high + low + close)) {
                throw new IllegalArgumentException("the bar of " + start + " lacks a price");
            }
            if (volume < 0) {
                throw new IllegalArgumentException("the bar of " + start + " has the volume " + volume);
            }
        }
    }
}
