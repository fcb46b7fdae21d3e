package footnote.workflows.ask.question;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The currency that a question wants an amount in; statements in another one do not give it. */
public final class AskedCurrency {
    private static final Map<String, Pattern> WORDS = Map.of(
            "USD", words("(?:us |u\\.s\\. )?dollars?|usd|us\\$"),
            "EUR", words("euros?|eur"),
            "GBP", words("(?:british )?pounds?(?: sterling)?|sterling|gbp"),
            "JPY", words("(?:japanese )?yen|jpy"),
            "CNY", words("(?:chinese )?yuan|renminbi|rmb|cny"),
            "INR", words("(?:indian )?rupees?|inr"),
            "KRW", words("(?:korean )?won|krw"),
            "CHF", words("swiss francs?|chf"));

    private AskedCurrency() {}

    private static Pattern words(String names) {
        return Pattern.compile(
                "(?i)\\b(?:in|to|into) (?:millions? of |billions? of |thousands? of )?(?:" + names + ")\\b(?!['’])");
    }

    /** Its code. */
    public static Optional<String> in(String question) {
        return WORDS.entrySet().stream()
                .filter(each -> each.getValue().matcher(question).find())
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
