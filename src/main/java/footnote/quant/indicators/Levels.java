package footnote.quant.indicators;

import static footnote.quant.indicators.DailySeries.requireDays;
import static footnote.quant.indicators.DailySeries.requireSameLength;
import static java.util.Comparator.comparingDouble;

import java.util.ArrayList;
import java.util.List;

/** Prices at which a series has turned before. */
public final class Levels {
    private Levels() {}

    /** One price that turned the series {@code touches} times, last on bar {@code lastTouch}. */
    public record Level(double price, int touches, int lastTouch) {}

    /** Levels under and over the last close, the nearest first. */
    public record SupportResistance(List<Level> supports, List<Level> resistances) {
        public SupportResistance {
            supports = List.copyOf(supports);
            resistances = List.copyOf(resistances);
        }
    }

    private record Pivot(int bar, double price) {}

    /** Support and resistance with swings of 5 bars a side, clustered within 1.5 %. */
    public static SupportResistance supportResistance(double[] highs, double[] lows, double[] closes) {
        return supportResistance(highs, lows, closes, 5, 0.015);
    }

    /**
     * Swing pivots (a high above, or a low under, all {@code span} bars on both sides; of equals the first), clustered
     * while within {@code tolerance} of the cluster's mean; below the last close they support, above they resist.
     */
    public static SupportResistance supportResistance(
            double[] highs, double[] lows, double[] closes, int span, double tolerance) {
        requireDays(span);
        requireSameLength(highs, lows, closes);
        var supports = new ArrayList<Level>();
        var resistances = new ArrayList<Level>();
        if (closes.length == 0) {
            return new SupportResistance(supports, resistances);
        }
        double close = closes[closes.length - 1];
        for (Level level : clustered(pivots(highs, lows, span), tolerance)) {
            (level.price() <= close ? supports : resistances).add(level);
        }
        supports.sort(comparingDouble(Level::price).reversed());
        return new SupportResistance(supports, resistances);
    }

    private static List<Pivot> pivots(double[] highs, double[] lows, int span) {
        var pivots = new ArrayList<Pivot>();
        for (int bar = span; bar < highs.length - span; bar++) {
            if (turns(highs, bar, span, 1)) {
                pivots.add(new Pivot(bar, highs[bar]));
            }
            if (turns(lows, bar, span, -1)) {
                pivots.add(new Pivot(bar, lows[bar]));
            }
        }
        return pivots;
    }

    private static boolean turns(double[] prices, int bar, int span, int sign) {
        for (int away = 1; away <= span; away++) {
            if (!(sign * prices[bar] > sign * prices[bar - away])
                    || !(sign * prices[bar] >= sign * prices[bar + away])) {
                return false;
            }
        }
        return true;
    }

    /** Clusters in rising order of price. */
    private static List<Level> clustered(List<Pivot> pivots, double tolerance) {
        var levels = new ArrayList<Level>();
        double sum = 0;
        int touches = 0;
        int last = 0;
        for (Pivot pivot : pivots.stream().sorted(comparingDouble(Pivot::price)).toList()) {
            if (touches > 0 && pivot.price() > sum / touches * (1 + tolerance)) {
                levels.add(new Level(sum / touches, touches, last));
                sum = 0;
                touches = 0;
                last = 0;
            }
            sum += pivot.price();
            touches++;
            last = Math.max(last, pivot.bar());
        }
        if (touches > 0) {
            levels.add(new Level(sum / touches, touches, last));
        }
        return levels;
    }
}
