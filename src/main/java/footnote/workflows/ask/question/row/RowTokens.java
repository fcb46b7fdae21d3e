package footnote.workflows.ask.question.row;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of questions and of printed rows as they are compared: joined where they are read as one, and their stems. */
final class RowTokens {
    private static final Pattern ENDING = Pattern.compile("(?:ances?|ments?|ings?|ed|ies|es|s|e|y)$");

    /** Words whose forms have no common stem; first, since other constants are stems. */
    private static final Map<String, String> ALIKE = Map.ofEntries(
            Map.entry("repaid", "repay"),
            Map.entry("paid", "pay"),
            Map.entry("pays", "pay"),
            Map.entry("bought", "purchas"),
            Map.entry("sold", "sal"),
            Map.entry("stockholders", "sharehold"),
            Map.entry("stockholder", "sharehold"),
            Map.entry("shareholders", "sharehold"),
            Map.entry("shareholder", "sharehold"),
            Map.entry("shareowners", "sharehold"),
            Map.entry("memberships", "member"),
            Map.entry("membership", "member"),
            Map.entry("people", "employ"),
            Map.entry("workers", "employ"),
            Map.entry("staff", "employ"),
            Map.entry("workforce", "employ"),
            Map.entry("headcount", "employ"),
            Map.entry("employees", "employ"),
            Map.entry("shops", "stor"),
            Map.entry("plants", "facilit"),
            Map.entry("plant", "facilit"),
            Map.entry("facility", "facilit"),
            Map.entry("facilities", "facilit"),
            Map.entry("buybacks", "repurchas"),
            Map.entry("buyback", "repurchas"),
            Map.entry("rents", "leas"),
            Map.entry("rent", "leas"),
            Map.entry("rental", "leas"),
            Map.entry("international", "foreign"),
            Map.entry("internationally", "foreign"),
            Map.entry("abroad", "foreign"),
            Map.entry("overseas", "foreign"),
            Map.entry("domestically", "domestic"),
            Map.entry("losses", "loss"),
            Map.entry("loss", "loss"),
            Map.entry("taxes", "tax"),
            Map.entry("charges", "cost"),
            Map.entry("charge", "cost"),
            Map.entry("costs", "cost"),
            Map.entry("cost", "cost"),
            Map.entry("business", "business"),
            Map.entry("businesses", "business"));

    /** Words that are read as one, in this order, and what stands for them. */
    private static final SequencedMap<Pattern, String> JOINED = joined();

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}&]+");

    private RowTokens() {}

    private static SequencedMap<Pattern, String> joined() {
        var joined = new LinkedHashMap<Pattern, String>();
        joined.put(Pattern.compile("(?i)\\bcomprehensive loss\\b"), "comprehensive income");
        joined.put(
                Pattern.compile(
                        "(?i)\\b(?:outside (?:of )?(?:the )?|non-? ?)(?:U\\.? ?S\\b\\.?(?: ?A\\b\\.?)?|United States(?: of America)?)"),
                "foreign");
        joined.put(
                Pattern.compile(
                        "\\b(?:U\\. ?S\\.(?: ?A\\.)?|US|USA|(?i:United States)(?: of America)?)(?!\\w| dollars?\\b)"),
                "domestic");
        joined.put(
                Pattern.compile("(?i)\\bsquare (?:f(?:ee|oo)t(?:age)?)(?: of (?:floor |office |retail )?space)?\\b"),
                "square feet");
        joined.put(
                Pattern.compile("(?i)\\b(income|gain)\\W+(?:expense|loss)\\b|\\b(expense|loss)\\W+(?:income|gain)\\b"),
                "$1$2");
        joined.put(
                Pattern.compile(
                        "(?i)\\b(non|long|short|paid|pre)[- ](current|controlling|term|in|paid|operating|tax)\\b"),
                "$1$2");
        joined.put(Pattern.compile("(?i)\\b(after|post)-(tax)\\b"), "$1$2");
        joined.put(Pattern.compile("(?<=\\p{L})['’](?=s\\b)"), " ");
        joined.put(Pattern.compile("['’]"), "");
        return joined;
    }

    static List<String> of(String text) {
        String joined = text;
        for (var each : JOINED.entrySet()) {
            joined = each.getKey().matcher(joined).replaceAll(each.getValue());
        }
        return BETWEEN_WORDS
                .splitAsStream(joined)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Without the names of companies, each as far as the question spells it. */
    static List<String> without(List<String> companies, List<String> tokens) {
        var names = companies.stream()
                .map(each -> of(each.replaceFirst("(?i)^the ", "")))
                .filter(each -> !each.isEmpty())
                .toList();
        var kept = new ArrayList<String>();
        for (int i = 0; i < tokens.size(); ) {
            int longest = 0;
            for (var name : names) {
                int length = 0;
                while (length < name.size()
                        && i + length < tokens.size()
                        && name.get(length).equalsIgnoreCase(tokens.get(i + length))) {
                    length++;
                }
                boolean own = length > 1
                        || name.size() == 1
                        || Character.isUpperCase(tokens.get(i).charAt(0));
                longest = own ? Math.max(longest, length) : longest;
            }
            if (longest == 0) {
                kept.add(tokens.get(i));
            }
            i += Math.max(1, longest);
        }
        return kept;
    }

    /** Whether other words have that stem too. */
    static boolean hasAlike(String stem) {
        return ALIKE.containsValue(stem);
    }

    /** The words of that stem, as they begin. */
    static Set<String> alike(String stem) {
        return Stream.concat(
                        Stream.of(stem),
                        ALIKE.entrySet().stream()
                                .filter(each -> each.getValue().equals(stem))
                                .map(Map.Entry::getKey))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** A word without the endings that number and part of speech give it. */
    static String stem(String word) {
        String known = ALIKE.get(word);
        if (known != null) {
            return known;
        }
        String bare = ENDING.matcher(word).replaceFirst("");
        boolean plural = word.length() == 4 && word.endsWith("s");
        return bare.length() >= 3 ? bare : plural ? word.substring(0, 3) : word;
    }
}
