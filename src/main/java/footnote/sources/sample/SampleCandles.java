package footnote.sources.sample;

import footnote.domain.Bar;
import footnote.domain.Denomination;
import footnote.domain.Dividend;
import footnote.sources.sample.description.SeededRandom;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Draws a day's open, high, low and volume around its close. */
final class SampleCandles {
    private static final Set<String> WHOLE = Set.of("JPY", "KRW");
    private static final double BUSIEST = 12;

    private final SeededRandom random;
    private final double swing;
    private final int decimals;
    private final double volume;
    private final double idle;

    /** Swing is a usual day's, volume a usual day's, idle the share of days without a trade. */
    SampleCandles(SeededRandom random, double swing, int decimals, double volume, double idle) {
        this.random = random;
        this.swing = swing;
        this.decimals = decimals;
        this.volume = volume;
        this.idle = idle;
    }

    static int decimals(Denomination currency) {
        return WHOLE.contains(currency.code()) ? 0 : currency.perMajor() == 1 ? 2 : 1;
    }

    List<Bar> drawn(List<LocalDate> days, double[] logs) {
        var bars = new ArrayList<Bar>(days.size());
        double before = StrictMath.exp(logs[0]);
        for (int i = 0; i < logs.length; i++) {
            boolean last = i == logs.length - 1;
            Bar bar = random.chance(idle) && i > 0 && !last
                    ? quiet(days.get(i), bars.getLast().close())
                    : traded(days.get(i), before, StrictMath.exp(logs[i]));
            bars.add(bar);
            before = bar.close();
        }
        return bars;
    }

    private static Bar quiet(LocalDate day, double price) {
        return new Bar(day, price, price, price, price, price, 0);
    }

    private Bar traded(LocalDate day, double before, double price) {
        double move = price / before - 1;
        double gap = Math.abs(move) > 2.5 * swing ? 0.8 : 0.3;
        double open = rounded(before * (1 + gap * move + 0.25 * swing * random.gaussian()), decimals);
        double close = rounded(price, decimals);
        double reach = 0.4 * swing;
        double high = rounded(Math.max(open, close) * (1 + reach * Math.abs(random.gaussian())), decimals);
        double low = rounded(Math.min(open, close) * (1 - reach * Math.abs(random.gaussian())), decimals);
        double busy = Math.min(BUSIEST, 0.6 + 0.5 * Math.abs(move) / swing) * StrictMath.exp(0.3 * random.gaussian());
        return new Bar(day, open, Math.max(high, Math.max(open, close)), low, close, close, Math.round(volume * busy));
    }

    /** Closes less the dividends paid after them, so that returns include what owners received. */
    static List<Bar> adjusted(List<Bar> bars, List<Dividend> dividends) {
        var adjusted = new ArrayList<>(bars);
        double factor = 1;
        for (int i = bars.size() - 1; i >= 0; i--) {
            Bar bar = bars.get(i);
            adjusted.set(
                    i,
                    new Bar(
                            bar.day(),
                            bar.open(),
                            bar.high(),
                            bar.low(),
                            bar.close(),
                            rounded(bar.close() * factor, 6),
                            bar.volume()));
            for (Dividend dividend : dividends) {
                if (dividend.day().equals(bar.day()) && i > 0) {
                    factor *= 1
                            - dividend.amount().doubleValue() / bars.get(i - 1).close();
                }
            }
        }
        return adjusted;
    }

    static double rounded(double value, int decimals) {
        double scale = 1;
        for (int i = 0; i < decimals; i++) {
            scale *= 10;
        }
        return Math.rint(value * scale) / scale;
    }
}
