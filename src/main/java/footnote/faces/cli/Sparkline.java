package footnote.faces.cli;

import java.util.List;
import java.util.stream.Collectors;

/** A series in one line of text. */
final class Sparkline {
    private static final String LEVELS = "▁▂▃▄▅▆▇█";

    private Sparkline() {}

    /** Lowest to highest over eight levels; a flat series lies in the middle. */
    static String of(List<Double> values) {
        double low = values.stream().mapToDouble(Double::doubleValue).min().orElse(0);
        double high = values.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        return values.stream()
                .map(value -> high == low ? 3 : (int) Math.min(7, (value - low) / (high - low) * 8))
                .map(level -> LEVELS.substring(level, level + 1))
                .collect(Collectors.joining());
    }
}
