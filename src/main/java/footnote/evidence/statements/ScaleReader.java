package footnote.evidence.statements;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the scale and the currency a statement prints its amounts in, wherever on its page that stands. */
public final class ScaleReader {
    private static final Pattern SCALE = Pattern.compile(
            "(?i)(shares? (?:and [a-z ]+ )?(?:are )?(?:stated |presented )?in )?\\b(thousand|million|billion)s?\\b|([$€£¥]?\\s?['’‘]?000s?['’]?)(?=[)\\s,]|$)"
                    + "|(?:[$€£¥₹₩]|\\b(?:us|hk|nz|[acrs])\\$|\\b(?:eur|gbp|chf|usd|sek|nok|dkk|rmb|cny|jpy|aud|cad|pln|zar|rs\\.?|kr))\\s?(mn?|bn|k|crores?|lakhs?)\\b(?!\\.)|\\b(?:in|of) (?:₹ ?|rupees |rs\\.? )?(crores?|lakhs?)\\b");
    private static final Pattern STATED = Pattern.compile(
            "(?i)\\(?\\s*(?:[a-z.$€£¥ ,;]*\\b(?:in|of|dollars|us\\$|\\$|€|£)\\s+)?(?:u\\.?s\\.? )?\\(?(?:[$€£¥]|dollars)?\\s*(?:thousands?|millions?|billions?)\\b.*");
    private static final int LONGEST = 140;
    private static final Map<String, Pattern> CURRENCIES = currencies();

    private ScaleReader() {}

    /** The scale stated in lines over a table, of amounts and not of shares. */
    public static Optional<BigDecimal> over(List<String> head) {
        Matcher matcher = SCALE.matcher(String.join(
                " ", head.stream().filter(line -> line.length() < LONGEST).toList()));
        while (matcher.find()) {
            if (matcher.group(1) == null) {
                return Optional.of(of(Stream.of(2, 4, 5)
                        .map(matcher::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse("thousand")));
            }
        }
        return Optional.empty();
    }

    /** The scale stated anywhere on a page, in a line that is nothing else. */
    public static Optional<BigDecimal> on(List<String> page) {
        return page.stream()
                .map(String::strip)
                .filter(line ->
                        line.length() < LONGEST / 2 && STATED.matcher(line).matches() && !RowReader.hasFigures(line))
                .findFirst()
                .flatMap(line -> over(List.of(line)));
    }

    private static BigDecimal of(String word) {
        return switch (word.toLowerCase(Locale.ROOT).replaceFirst("s$", "")) {
            case "million", "m", "mn" -> BigDecimal.valueOf(1_000_000);
            case "billion", "bn" -> BigDecimal.valueOf(1_000_000_000);
            case "crore" -> BigDecimal.valueOf(10_000_000);
            case "lakh" -> BigDecimal.valueOf(100_000);
            default -> BigDecimal.valueOf(1_000);
        };
    }

    /** The currency named over a table; U.S. dollars where none is. */
    public static String currency(List<String> head) {
        String text = String.join(" ", head).toLowerCase(Locale.ROOT);
        return CURRENCIES.entrySet().stream()
                .filter(each -> each.getValue().matcher(text).find())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("USD");
    }

    private static Map<String, Pattern> currencies() {
        var words = new LinkedHashMap<String, Pattern>();
        words.put("EUR", Pattern.compile("€|\\beuros?\\b|\\beur\\b"));
        words.put("GBP", Pattern.compile("£|\\bgbp\\b|\\bsterling\\b"));
        words.put("CHF", Pattern.compile("\\bchf\\b|swiss francs?"));
        words.put("CNY", Pattern.compile("\\brmb\\b|\\bcny\\b|renminbi"));
        words.put("JPY", Pattern.compile("¥|\\bjpy\\b|\\byen\\b"));
        words.put("INR", Pattern.compile("₹|\\binr\\b|\\brupees\\b|\\brs\\.? (?:in )?(?:crores?|lakhs?|million)"));
        words.put("KRW", Pattern.compile("₩|\\bkrw\\b|korean won"));
        words.put("CAD", Pattern.compile("\\bcad\\b|canadian dollars|\\bc\\$"));
        words.put("AUD", Pattern.compile("\\baud\\b|australian dollars|\\ba\\$"));
        words.put("HKD", Pattern.compile("\\bhkd\\b|hong kong dollars|\\bhk\\$"));
        words.put("SEK", Pattern.compile("\\bsek\\b|swedish kron"));
        words.put("NOK", Pattern.compile("\\bnok\\b|norwegian kron"));
        words.put("DKK", Pattern.compile("\\bdkk\\b|danish kron"));
        words.put("BRL", Pattern.compile("\\bbrl\\b|brazilian reais|\\br\\$"));
        words.put("MXN", Pattern.compile("\\bmxn\\b|mexican pesos"));
        words.put("ZAR", Pattern.compile("\\bzar\\b|south african rand"));
        words.put("TWD", Pattern.compile("\\btwd\\b|\\bnt\\$|new taiwan dollars"));
        words.put("ILS", Pattern.compile("\\bils\\b|\\bnis\\b|israeli shekel"));
        return words;
    }
}
