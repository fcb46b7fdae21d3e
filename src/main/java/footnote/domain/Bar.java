package footnote.domain;

import java.time.LocalDate;

/**
 * One trading day: prices adjusted for splits, and the close adjusted for dividends too.
 *
 * <p>A vendor without dividend adjustment gives the close twice.
 */
public record Bar(
        LocalDate day, double open, double high, double low, double close, double adjustedClose, long volume) {
    public Bar {
        if (!Double.isFinite(open + high + low + close + adjustedClose)) {
            throw new IllegalArgumentException("the bar of " + day + " lacks a price");
        }
        if (volume < 0) {
            throw new IllegalArgumentException("the bar of " + day + " has the volume " + volume);
        }
    }

    /** The day as it was quoted before one share became {@code factor}. */
    Bar beforeSplit(double factor) {
        return new Bar(
                day,
                open * factor,
                high * factor,
                low * factor,
                close * factor,
                adjustedClose * factor,
                Math.round(volume / factor));
    }
}
