package footnote.domain;

import java.time.Instant;

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
