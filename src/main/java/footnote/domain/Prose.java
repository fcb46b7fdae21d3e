package footnote.domain;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text whose figures are references to facts, {@code {fact:ID}}. A figure written out is unbound and refused: any run of
 * digits, or a number word with a unit, but for period labels, names of forms and items, list and exhibit numbers, and
 * the parameters of indicators.
 */
public record Prose(@JsonValue String text) {
    private static final Pattern REFERENCE = Pattern.compile("\\{fact:([A-Za-z0-9]+)}");
    private static final String NUMBER_WORD =
            "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen"
                    + "|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"
                    + "|half|hundred|thousand|dozen)";
    private static final Pattern WORD_WITH_UNIT =
            Pattern.compile("(?i)\\b" + NUMBER_WORD + "(?:[- ](?:and[- ])?(?:a[- ])?" + NUMBER_WORD + ")*[- ]"
                    + "(?:percent|per cent|percentage|basis|points?|dollars?|euros?|rupees?|yen|won|yuan|pounds?|cents?"
                    + "|million|billion|trillion|crore|lakh|times|fold|shares?)\\b");
    private static final Pattern DIGITS = Pattern.compile("\\d(?:[\\d,.]*\\d)?");
    private static final String MONTH =
            "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?"
                    + "|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
    /** Digits that are names, not figures. */
    private static final List<Pattern> NAMES = List.of(
            Pattern.compile("\\b(?:19|20)\\d{2}-[01]\\d(?:-[0-3]\\d)?\\b"),
            Pattern.compile("\\b(?:FY|CY|H[12] |[1-4]H|Q[1-4] ?|9M )?(?:FY)? ?(?:19|20)\\d{2}(?:[-–/]\\d{2,4})?\\b"),
            Pattern.compile("\\b(?:FY|CY|[1-4]Q|[12]H|9M)\\d{2}(?:[AE]\\b|\\b)(?:[-–/](?:FY)?\\d{2}[AE]?\\b)?"),
            Pattern.compile("\\bLTM (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\\d{2}\\b"),
            Pattern.compile("\\bQ[1-4]\\b|\\b[HN][12]\\b|\\b9M\\b"),
            Pattern.compile("\\b\\d{1,2} " + MONTH + "(?: \\d{4})?\\b"),
            Pattern.compile("\\b" + MONTH + " \\d{1,2}\\b"),
            Pattern.compile("\\b(?:10-?[KQ]T?|8-?K|20-?F|40-?F|6-?K|S-?[134]|13[DFG]|DEF 14A|Form [345])(?:/A)?\\b"),
            Pattern.compile(
                    "(?i)\\b(?:item|note|exhibit|figure|table|chart|section|part|page|footnote|ifrs|ias|asc|step) \\d{1,4}[a-z]?(?:\\.\\d+)?\\b"),
            Pattern.compile("\\b\\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\b"),
            Pattern.compile("\\b(?!USD|EUR|GBP|JPY|INR|CNY|CNH|HKD|KRW|TWD|CHF|AUD|CAD|SGD|SEK|NOK|DKK|BRL|ZAR|EGP)"
                    + "[A-Z]{2,6}-?\\d{1,3}\\b"),
            Pattern.compile("\\b(?:[2-6]G|[234]D|[BDCP]2[BCGP]|Phase [1-4](?:[/-][1-4])?|Tier [1-3]|ISO[ -]?\\d{3,5}"
                    + "|Industry 4\\.0|Basel [2-4]|(?:3|6|9|12|18|24|36)-months?)\\b"),
            Pattern.compile("\\[(?:10KT?|10Q|20F|40F|8K|6K|AR|QR|AN|PR|T|N|D)?\\d{1,3}]"),
            Pattern.compile("(?m)^\\s*\\d{1,2}[.)] "),
            Pattern.compile(
                    "\\b(?:RSI|SMA|EMA|WMA|ATR|ADX|CCI|MFI|MACD|VWAP|OBV|Bollinger|stochastic) ?\\(?\\d{1,3}(?:[,/] ?\\d{1,3}){0,2}\\)?"),
            Pattern.compile("(?i)\\b(?:50|52|100|200|20|14|30|60|90)[- ](?:days?|weeks?)\\b"),
            Pattern.compile(
                    "(?i)\\b(?:S&P|FTSE|CAC|DAX|Nifty|Nikkei|CSI|KOSPI|TOPIX|STOXX|Russell|Hang Seng) ?\\d{2,4}\\b"));

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Prose {
        if (text.isBlank()) {
            throw new IllegalArgumentException("a sentence has words");
        }
    }

    /** The facts it refers to, in the order they first appear. */
    public Set<String> references() {
        var ids = new LinkedHashSet<String>();
        REFERENCE.matcher(text).results().forEach(found -> ids.add(found.group(1)));
        return ids;
    }

    /** The figures that no fact backs, as they are written; none in good prose. */
    public List<String> unbound() {
        return unbound(Set.of());
    }

    /** As {@link #unbound()}, where the given names, such as a company's, may hold digits. */
    public List<String> unbound(Set<String> names) {
        String left = REFERENCE.matcher(text).replaceAll(" ");
        var longestFirst = names.stream()
                .filter(name -> !name.isBlank())
                .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()))
                .toList();
        for (var name : longestFirst) { // a symbol inside a longer name must not tear it apart
            left = left.replace(name, " ");
        }
        var found = new ArrayList<String>();
        WORD_WITH_UNIT.matcher(left).results().forEach(word -> found.add(word.group()));
        for (var allowed : NAMES) {
            left = allowed.matcher(left).replaceAll(" ");
        }
        DIGITS.matcher(left).results().forEach(digits -> found.add(digits.group()));
        return found;
    }

    /** Why it may not be printed: a figure that no fact backs, or a reference to none; empty in good prose. */
    public Optional<String> objection(Set<String> ids, Set<String> names) {
        var strangers = references().stream().filter(id -> !ids.contains(id)).toList();
        if (!strangers.isEmpty()) {
            return Optional.of("there is no fact " + strangers.getFirst() + "; refer only to ids you were given");
        }
        var figures = unbound(names);
        return figures.isEmpty()
                ? Optional.empty()
                : Optional.of("the figure '" + figures.getFirst() + "' is written out; write {fact:ID} instead");
    }

    /** The text with every reference put into words. */
    public String rendered(Function<String, String> figure) {
        return rendered(text, figure);
    }

    /** Any text with every reference put into words, such as prose that is escaped already. */
    public static String rendered(String text, Function<String, String> figure) {
        return REFERENCE.matcher(text).replaceAll(found -> Matcher.quoteReplacement(figure.apply(found.group(1))));
    }
}
