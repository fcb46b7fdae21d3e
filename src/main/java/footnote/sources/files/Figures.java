package footnote.sources.files;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers as people and spreadsheets write them. */
public final class Figures {
    private static final Pattern PLAIN =
            Pattern.compile("[+-]?(?:\\d{1,30}(?:\\.\\d{0,20})?|\\.\\d{1,20})(?:[eE][+-]?\\d{1,2})?");
    /** A comma before anything but three digits is a decimal point: 1,5 but not 1,500. */
    private static final Pattern DECIMAL_COMMA = Pattern.compile("[+-]?\\d+,(?:\\d{1,2}|\\d{4,})");

    private static final Pattern STRAY = Pattern.compile("[\\s\\u00a0'$€£¥₹]");

    private Figures() {}

    /** 1,234.5 and (1,234.5) and 12.5% and 3.4B; null, n/a, a dash and words are empty. */
    public static Optional<BigDecimal> parse(String text) {
        String bare = STRAY.matcher(text.strip()).replaceAll("");
        boolean bracketed = bare.startsWith("(") && bare.endsWith(")");
        if (bracketed) {
            bare = bare.substring(1, bare.length() - 1);
        }
        if (bare.endsWith("%")) {
            bare = bare.substring(0, bare.length() - 1);
        }
        int zeros = bare.isEmpty() ? 0 : zeros(bare.charAt(bare.length() - 1));
        String digits = zeros > 0 ? bare.substring(0, bare.length() - 1) : bare;
        digits = DECIMAL_COMMA.matcher(digits).matches() ? digits.replace(',', '.') : digits.replace(",", "");
        if (!PLAIN.matcher(digits).matches()) {
            return Optional.empty();
        }
        var value = new BigDecimal(digits).movePointRight(zeros);
        return Optional.of(bracketed ? value.negate() : value);
    }

    private static int zeros(char ending) {
        return switch (String.valueOf(ending).toUpperCase(Locale.ROOT)) {
            case "K" -> 3;
            case "M" -> 6;
            case "B" -> 9;
            case "T" -> 12;
            default -> 0;
        };
    }
}
