package footnote.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The rules for text that readers see, as far as a program can check them: terms, formats, length and grammar. */
public final class ProseLint {
    private static final int LONGEST_SENTENCE = 45;
    private static final int LONGEST_HEADLINE = 12;

    private static final Map<String, Pattern> REFUSED = refused();

    /** Any of these makes a sentence; a rough list, for what the rules write. */
    private static final Pattern VERB = Pattern.compile(
            "(?i)\\b(?:bought|sold|entered|left|is|are|was|were|has|have|had|can|may|must|would|does"
                    + "|did|say|said|do|rose|fell|went|grew|gave|give|gives|took|take|takes|lie|lies|lay|hold|holds|held|pay|pays|paid"
                    + "|trade|trades|mean|means|use|uses|include|includes|imply|implies|make|makes|made|leads?|led|needs?"
                    + "|shows?|states?|names?|refers?|exceeds?|expects?|starts|requires|ranges?|compares?|covers?|changes?"
                    + "|follows|reports?|closed|reaches|watch|turned|stayed|slowed|added|rise|fall|comes|came|left|wrote"
                    + "|lists?|replaces?|attributes?|assumes?|supports?|calls?|develops?|applies|grows|explains?|represents?|owns?|remains?|become|became|depends?|\\w{3,}ed)\\b");

    private static final Pattern END = Pattern.compile("(?<!\\bvs\\.)(?<=[.!?])\\s+(?=[A-Z“$€£¥])");
    private static final Pattern QUOTED = Pattern.compile("“[^”]*”");
    /** A quotation and its source. */
    private static final Pattern CITED = Pattern.compile("“…” \\([^()]+\\)");

    private ProseLint() {}

    private static Map<String, Pattern> refused() {
        var rules = new LinkedHashMap<String, Pattern>();
        rules.put(
                "struck-out term",
                Pattern.compile(
                        "(?i)(?<!asset |inventory |receivables |payables )\\bturnover\\b|\\btook in\\b|\\bsold for\\b"
                                + "|\\bdear(?:er|est)?\\b|\\briskless\\b|\\bfor ever\\b|\\bworth\\b|\\bcourses?\\b|\\breckon\\w*"
                                + "|\\bto be had\\b|\\bin vain\\b|\\bon file about it\\b|\\bspeaks? (?:to|of|for)\\b|\\bthe books\\b"
                                + "|\\bhears?\\b|\\btells?\\b|\\bmended\\b|\\bour mark\\b|\\bfloors?\\b|\\btop line\\b|\\bbottom line\\b"));
        rules.put("space before %", Pattern.compile("\\d\\s%"));
        rules.put("unit after the amount", Pattern.compile("\\d\\s?(?:tn|bn|m)\\s[A-Z]{3}\\b"));
        rules.put("parentheses for a negative", Pattern.compile("\\(\\d[\\d,.]*\\)\\s?(?:%|x|bn|m\\b)"));
        rules.put("ISO date", Pattern.compile("\\b(?:19|20)\\d{2}-[01]\\d-[0-3]\\d\\b"));
        rules.put(
                "multiple in words",
                Pattern.compile("\\btimes (?:earnings|sales|book|revenue|EBITDA)\\b|\\d times\\b"));
        rules.put("symbol of an index", Pattern.compile("(?<!\\w)\\^[A-Z]"));
        rules.put(
                "connective at the start",
                Pattern.compile("^(?:First|Second|Next|Then|Now|Moreover|However|Furthermore|Also|Thus|Hence|Overall"
                        + "|In short|In sum|Put plainly|After that|Beyond that|Following on|On this showing|That said"
                        + "|From here|At face value|By that measure|As it stands|If it lasts)\\b,?"));
        rules.put(
                "sign against the verb",
                Pattern.compile(
                        "(?i)\\b(?:fell|declined|decreased|shrank|lost|dropped|slowed|rose|grew|gained|increased)(?: by)? -[$€£¥\\d]"));
        rules.put(
                "industry in the plural",
                Pattern.compile("(?i)\\b(?:banks|utilities|semiconductors|pharmaceuticals|insurances|airlines"
                        + "|restaurants|retailers|insurers) company\\b"));
        rules.put("doubled word", Pattern.compile("(?i)\\b([a-z]+) \\1\\b"));
        rules.put("unfilled place", Pattern.compile("[{}\\[\\]]"));
        return rules;
    }

    /** What is wrong with a text, quotations left aside; empty where nothing is. */
    public static List<String> text(String text) {
        var findings = new ArrayList<String>();
        for (var sentence : END.split(QUOTED.matcher(text).replaceAll("“…”").strip(), -1)) {
            findings.addAll(common(sentence));
            if (words(sentence) > LONGEST_SENTENCE) {
                findings.add("over " + LONGEST_SENTENCE + " words: " + sentence);
            }
            if (!VERB.matcher(sentence).find()
                    && !sentence.endsWith(":")
                    && !sentence.equals("“…”")
                    && !CITED.matcher(sentence).matches()) {
                findings.add("no verb: " + sentence);
            }
        }
        return findings;
    }

    /** What is wrong with a headline or an exhibit's title. */
    public static List<String> headline(String headline) {
        var findings = new ArrayList<>(common(headline));
        if (words(headline) > LONGEST_HEADLINE) {
            findings.add("over " + LONGEST_HEADLINE + " words: " + headline);
        }
        return findings;
    }

    private static List<String> common(String text) {
        return REFUSED.entrySet().stream()
                .filter(rule -> rule.getValue().matcher(text).find())
                .map(rule -> rule.getKey() + ": " + text)
                .toList();
    }

    private static int words(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+", -1).length;
    }
}
