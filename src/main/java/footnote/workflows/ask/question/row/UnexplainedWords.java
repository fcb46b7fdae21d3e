package footnote.workflows.ask.question.row;

import footnote.workflows.ask.question.AskedMetrics;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words of a question that the catalogued figures it names leave out, and whether they make other figures of them. */
public final class UnexplainedWords {
    /** Words that leave a figure as it is. */
    private static final Set<String> PLAIN = AskingWords.words(
            "annual yearly quarterly trailing twelve month months exact approximate final current previous prior past historical reported consolidated overall full entire actual latest recent fiscal"
                    + " corporate global worldwide group company-wide unadjusted income profit declared major main positive negative"
                    + " share stock common treasury accounts trade net improving declining high low good strong about above below among if when drove does did say says said calculate define"
                    + " compute find show limited partnership no not any zero never still only outstanding closing audited unaudited healthy aftertax posttax"
                    + " reasonable reasonably very fairly relatively sufficiently adequate adequately sufficient sound solid comfortable weak after minus");

    /** Words that make another figure of the one they stand beside. */
    private static final Set<String> ACCOUNTING = AskingWords.words(
            "derivative derivatives unbilled noncurrent deferred accrued prepaid restricted unearned allowance allowances reserve reserves lease leases pension"
                    + " postretirement effect exchange payable receivable unrealized realized translation redeemable preferred convertible treasury"
                    + " special raw finished extraordinary gross discontinued intersegment intercompany undistributed unamortized capitalized contract");

    private static final Pattern OTHER = Pattern.compile(
            "(?i)\\bother (?:(?:non-?)?current |long-?term )?(?:assets|liabilities|receivables|revenues?|payables|investments)\\b");

    private UnexplainedWords() {}

    /** Words that catalogued figures leave out, without which the same ones would be understood. */
    public static Set<String> in(String question, List<String> companies) {
        String bare = AskingWords.bare(question, " ");
        var tokens = RowTokens.without(companies, RowTokens.of(bare));
        var metrics = AskedMetrics.in(String.join(" ", tokens));
        var left = new LinkedHashSet<String>();
        for (String token : tokens) {
            String word = token.toLowerCase(Locale.ROOT);
            if (belongsToAsking(word) || AskingWords.isNumber(word)) {
                continue;
            }
            String others =
                    tokens.stream().filter(each -> !each.equalsIgnoreCase(word)).collect(Collectors.joining(" "));
            if (AskedMetrics.in(others).equals(metrics)) {
                left.add(word);
            }
        }
        return left;
    }

    /** The word right before those of a figure that none of its names has, as in "foreign pretax income"; none is a name. */
    private static Set<String> qualifiers(String question, List<String> companies) {
        String bare = AskingWords.bare(question, " . ");
        var tokens = RowTokens.without(companies, RowTokens.of(bare));
        var metrics = AskedMetrics.in(question);
        var left = in(question, companies);
        var found = new LinkedHashSet<String>();
        String text = bare.toLowerCase(Locale.ROOT);
        for (int i = 0; i + 1 < tokens.size(); i++) {
            String word = tokens.get(i).toLowerCase(Locale.ROOT);
            int at = i + 1;
            while (at + 1 < tokens.size() && isPlain(tokens.get(at), left)) {
                at++;
            }
            String next = tokens.get(at).toLowerCase(Locale.ROOT);
            boolean explained = !belongsToAsking(next) && !left.contains(next);
            boolean named =
                    metrics.stream().anyMatch(each -> each.matches("(?:.*_)?" + Pattern.quote(word) + "s?(?:_.*)?"));
            if (left.contains(word)
                    && !Character.isUpperCase(tokens.get(i).charAt(0))
                    && explained
                    && !named
                    && !PLAIN.contains(word)
                    && text.contains(phrase(tokens, i, at))) {
                found.add(word);
            }
        }
        return found;
    }

    private static boolean belongsToAsking(String word) {
        return AskingWords.joins(word) || AskingWords.asks(word) || AskingWords.compares(word);
    }

    private static boolean isPlain(String token, Set<String> left) {
        String word = token.toLowerCase(Locale.ROOT);
        return left.contains(word) && isPlain(word);
    }

    /** Whether a word in small letters leaves a figure as it is. */
    static boolean isPlain(String word) {
        return PLAIN.contains(word);
    }

    private static String phrase(List<String> tokens, int from, int to) {
        return String.join(" ", tokens.subList(from, to + 1)).toLowerCase(Locale.ROOT);
    }

    /** Whether a word before the name of the figure narrows it to a part that its name does not tell. */
    public static boolean isQualified(String question, List<String> companies) {
        return !qualifiers(question, companies).isEmpty();
    }

    /** Whether words that catalogued figures leave out make another figure of them. */
    public static boolean isOfAnotherFigure(String question, List<String> companies) {
        boolean other = OTHER.matcher(question).find()
                && AskedMetrics.in(question).stream().noneMatch(metric -> metric.startsWith("other_"));
        boolean accounting =
                RowTokens.of(question.toLowerCase(Locale.ROOT)).stream().anyMatch(ACCOUNTING::contains);
        return other || (accounting && in(question, companies).stream().anyMatch(ACCOUNTING::contains));
    }
}
