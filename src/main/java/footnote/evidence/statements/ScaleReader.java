package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the scale and the currency a statement prints its amounts in, wherever on its page that stands. */
final class ScaleReader {
    private static final Pattern SCALE = Pattern.compile(
            "(?i)(shares? (?:and [a-z ]+ )?(?:are )?(?:stated |presented )?in )?\\b(thousand|million|billion)s?\\b|([$€£¥]?\\s?'?000s?'?)(?=[)\\s,]|$)");
    private static final Pattern STATED = Pattern.compile(
            "(?i)\\(?\\s*(?:[a-z.$€£¥ ,;]*\\b(?:in|of|dollars|us\\$|\\$|€|£)\\s+)?(?:u\\.?s\\.? )?\\(?(?:[$€£¥]|dollars)?\\s*(?:thousands?|millions?|billions?)\\b.*");
    private static final int LONGEST = 140;

    private ScaleReader() {}

    /** The scale stated in lines over a table, of amounts and not of shares. */
    static Optional<BigDecimal> over(List<String> head) {
        Matcher matcher = SCALE.matcher(String.join(
                " ", head.stream().filter(line -> line.length() < LONGEST).toList()));
        while (matcher.find()) {
            if (matcher.group(1) == null) {
                return Optional.of(of(matcher.group(2)));
            }
        }
        return Optional.empty();
    }

    /** The scale stated anywhere on a page, in a line that is nothing else. */
    static Optional<BigDecimal> on(List<String> page) {
        return page.stream()
                .map(String::strip)
                .filter(line ->
                        line.length() < LONGEST / 2 && STATED.matcher(line).matches() && !RowReader.hasFigures(line))
                .findFirst()
                .flatMap(line -> over(List.of(line)));
    }

    private static BigDecimal of(@org.jspecify.annotations.Nullable String word) {
        return switch (word == null ? "thousand" : word.toLowerCase(Locale.ROOT)) {
            case "million" -> BigDecimal.valueOf(1_000_000);
            case "billion" -> BigDecimal.valueOf(1_000_000_000);
            default -> BigDecimal.valueOf(1_000);
        };
    }

    static String currency(List<String> head) {
        String text = String.join(" ", head).toLowerCase(Locale.ROOT);
        if (text.contains("€") || text.matches("(?s).*\\beuros?\\b.*|.*\\beur\\b.*")) {
            return "EUR";
        }
        if (text.contains("£") || text.matches("(?s).*\\b(?:gbp|sterling)\\b.*")) {
            return "GBP";
        }
        return "USD";
    }
}
