package footnote.workflows.ask.answer.sentence;

import footnote.domain.LedgerEntry;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The amounts that passages and facts print, whatever the scale: 1,463 million is 1.463 billion, and 1.46 billion rounded. */
public final class PrintedAmounts {
    private static final Pattern DIGITS = Pattern.compile("\\d(?:[\\d,.]*\\d)?");
    private static final Pattern SCALED = Pattern.compile(
            "(?i)(\\d(?:[\\d,.]*\\d)?)\\s*(thousand|million|billion|trillion|bn\\b|mn\\b|m\\b|k\\b|tn\\b)");
    private static final Pattern PLAIN = Pattern.compile("\\d[\\d,]*(?:\\.\\d+)?");
    private static final List<Double> PLAIN_SCALES = List.of(1.0, 1e3, 1e6, 1e9);
    private static final double SAME = 0.006;
    private static final double[] TABLE_SCALES = {1e3, 1e6, 1e9};

    private final Set<String> printed = new HashSet<>();
    private final Set<Double> values = new HashSet<>();
    private final Set<Double> bare = new HashSet<>();

    public PrintedAmounts(List<String> passages, List<LedgerEntry> facts) {
        for (String text : passages) {
            DIGITS.matcher(text).results().forEach(found -> {
                printed.add(plain(found.group()));
                number(found.group(), bare);
            });
            Matcher scaled = SCALED.matcher(text);
            while (scaled.find()) {
                values.add(value(scaled.group(1)) * scale(scaled.group(2)));
            }
        }
        facts.forEach(fact -> values.add(Math.abs(fact.number())));
    }

    /** Whether the figure of a sentence is printed: as it stands, or in another scale, rounded as the sentence does. */
    public boolean print(String figure, String sentence) {
        if (printed.contains(plain(figure))) {
            return true;
        }
        Matcher scaled = SCALED.matcher(sentence);
        while (scaled.find()) {
            if (scaled.group(1).equals(figure) && isValue(figure, scale(scaled.group(2)))) {
                return true;
            }
        }
        return false;
    }

    private boolean isValue(String figure, double scale) {
        double value = value(figure) * scale;
        int decimals = figure.contains(".") ? figure.length() - figure.indexOf('.') - 1 : 0;
        double slack = 0.5000001 * scale / Math.pow(10, decimals);
        if (values.stream().anyMatch(each -> Math.abs(each - value) <= slack)) {
            return true;
        }
        for (double table : TABLE_SCALES) {
            if (table < scale
                    && bare.stream().anyMatch(each -> each >= 100 && Math.abs(each * table - value) <= slack)) {
                return true;
            }
        }
        return false;
    }

    private static void number(String digits, Set<Double> into) {
        double value = value(digits);
        if (!Double.isNaN(value)) {
            into.add(value);
        }
    }

    private static double value(String digits) {
        try {
            return new BigDecimal(digits.replace(",", "")).doubleValue();
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    private static double scale(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "thousand", "k" -> 1e3;
            case "million", "mn", "m" -> 1e6;
            case "billion", "bn" -> 1e9;
            default -> 1e12;
        };
    }

    private static String plain(String digits) {
        try {
            return new BigDecimal(digits.replace(",", "")).stripTrailingZeros().toPlainString();
        } catch (NumberFormatException e) {
            return digits;
        }
    }

    /** Whether a text prints the number, in whatever scale and roundly. */
    public static boolean states(String text, double number) {
        return PLAIN.matcher(text)
                .results()
                .mapToDouble(found -> Double.parseDouble(found.group().replace(",", "")))
                .anyMatch(printed ->
                        PLAIN_SCALES.stream().anyMatch(scale -> Math.abs(printed * scale - number) <= SAME * number));
    }
}
