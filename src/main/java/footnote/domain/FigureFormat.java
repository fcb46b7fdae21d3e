package footnote.domain;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/** Puts a figure into words as a reader expects it: 383.3 bn USD, 12.4 %, 1.83 USD a share, (2.1) for a loss. */
public final class FigureFormat {
    private record Scale(BigDecimal from, int digits, String word) {}

    private static final List<Scale> SCALES = List.of(
            new Scale(new BigDecimal("1e12"), 12, " tn"),
            new Scale(new BigDecimal("1e9"), 9, " bn"),
            new Scale(new BigDecimal("1e6"), 6, " m"));

    private FigureFormat() {}

    public static String of(Fact fact) {
        return of(fact.value(), fact.unit());
    }

    public static String of(BigDecimal value, Unit unit) {
        return switch (unit.kind()) {
            case CURRENCY -> scaled(value) + " " + unit.currency().orElseThrow();
            case PER_SHARE -> plain(value, 2) + " " + unit.currency().orElseThrow();
            case SHARES -> scaled(value) + " shares";
            case PERCENT -> plain(value, 1) + " %";
            case RATIO -> plain(value, value.abs().compareTo(BigDecimal.TEN) < 0 ? 2 : 1);
            case DAYS -> plain(value, 0) + " days";
            case COUNT -> plain(value, 0);
        };
    }

    private static String scaled(BigDecimal value) {
        for (var scale : SCALES) {
            if (value.abs().compareTo(scale.from()) >= 0) {
                var shown = value.movePointLeft(scale.digits());
                return plain(shown, shown.abs().compareTo(BigDecimal.TEN) < 0 ? 2 : 1) + scale.word();
            }
        }
        return plain(value, value.abs().compareTo(BigDecimal.valueOf(1000)) >= 0 ? 0 : 2);
    }

    /** Thousands parted by commas, negatives in parentheses. */
    private static String plain(BigDecimal value, int decimals) {
        var rounded = value.abs().setScale(decimals, RoundingMode.HALF_UP);
        String digits = String.format(Locale.ROOT, "%,." + decimals + "f", rounded);
        return value.signum() < 0 && rounded.signum() != 0 ? "(" + digits + ")" : digits;
    }
}
