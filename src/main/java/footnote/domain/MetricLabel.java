package footnote.domain;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words of a metric that has no label of its own: its name with acronyms in capitals and spans in words. */
final class MetricLabel {
    /** Words of names that readers know in capitals. */
    private static final Set<String> ACRONYMS = Set.of(
            "rsi", "sma", "ema", "macd", "adx", "di", "atr", "ev", "ebit", "ebitda", "eps", "z", "m", "f", "cet1");

    /** A span in a name is said in words: digits are for figures. */
    private static final Pattern SPAN = Pattern.compile(" (\\d|10|11|12) ((?:day|week|month|quarter|year)s?)\\b");

    private static final List<String> COUNTS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private MetricLabel() {}

    static String words(String name) {
        String words = Arrays.stream(name.split("_", -1))
                .map(word -> ACRONYMS.contains(word) ? word.toUpperCase(Locale.ROOT) : word)
                .collect(Collectors.joining(" "));
        words = SPAN.matcher(words)
                .replaceAll(found -> " over " + COUNTS.get(Integer.parseInt(found.group(1))) + " " + found.group(2));
        return Words.capitalized(words);
    }
}
