package footnote.publication.chart;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** How figures of one unit are written: thousands parted, a minus before negatives, compact when very large. */
public record Format(String before, String after, int decimals, boolean signed) {
    private static final double WHOLE_PERCENT = 99.95;
    private static final double COMPACT_FROM = 1e6;
    private static final double SCIENTIFIC_FROM = 1e15;
    private static final double SCIENTIFIC_BELOW = 1e-4;

    public Format {
        if (decimals < 0 || decimals > 6) {
            throw new IllegalArgumentException("figures have 0 to 6 decimals, not " + decimals);
        }
    }

    public static Format plain(int decimals) {
        return new Format("", "", decimals, false);
    }

    public static Format percent(int decimals) {
        return new Format("", "%", decimals, false);
    }

    public static Format times(int decimals) {
        return new Format("", "x", decimals, false);
    }

    public static Format money(String sign, int decimals) {
        return new Format(sign, "", decimals, false);
    }

    /** The same with a plus before gains, for changes. */
    public Format withSign() {
        return new Format(before, after, decimals, true);
    }

    public String of(double value) {
        if (Double.isNaN(value)) {
            return "n.a.";
        }
        var digits = before + digits(Math.abs(value)) + after;
        if (digits.chars().noneMatch(each -> each >= '1' && each <= '9')) {
            return digits;
        }
        if (value < 0) {
            return "-" + digits;
        }
        return signed ? "+" + digits : digits;
    }

    /** The same unit with as many decimals as steps of this size need beside a largest value. */
    public Format forSteps(double step, double largest) {
        double unit = largest >= 1e12 ? 1e12 : largest >= 1e9 ? 1e9 : largest >= COMPACT_FROM ? 1e6 : 1;
        int needed = BigDecimal.valueOf(step / unit).stripTrailingZeros().scale();
        return new Format(before, after, Math.clamp(needed, 0, 6), false);
    }

    private String digits(double magnitude) {
        if (magnitude >= SCIENTIFIC_FROM || (magnitude > 0 && magnitude < SCIENTIFIC_BELOW)) {
            return String.format(Locale.ROOT, "%.1e", magnitude);
        }
        if (magnitude >= 1e12) {
            return compact(magnitude / 1e12) + "tn";
        }
        if (magnitude >= 1e9) {
            return compact(magnitude / 1e9) + "bn";
        }
        if (magnitude >= COMPACT_FROM) {
            return compact(magnitude / 1e6) + "m";
        }
        if (after.equals("%") && magnitude >= WHOLE_PERCENT) {
            return fixed(magnitude, 0);
        }
        if (magnitude == 0) {
            return fixed(0, Math.min(decimals, 2));
        }
        return fixed(magnitude, Math.max(decimals, -exponent(2 * magnitude)));
    }

    /** The power of ten of the first digit; doubled above, so that what would be rounded away shows its first digit. */
    public static int exponent(double magnitude) {
        var exact = BigDecimal.valueOf(magnitude);
        return exact.precision() - exact.scale() - 1;
    }

    private String compact(double magnitude) {
        var shown = fixed(magnitude, Math.max(1, decimals));
        return decimals == 0 && shown.endsWith(".0") ? shown.substring(0, shown.length() - 2) : shown;
    }

    private static String fixed(double magnitude, int decimals) {
        var rounded = BigDecimal.valueOf(magnitude).setScale(decimals, RoundingMode.HALF_UP);
        return String.format(Locale.ROOT, "%,." + decimals + "f", rounded);
    }
}
