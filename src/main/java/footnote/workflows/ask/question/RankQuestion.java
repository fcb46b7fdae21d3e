package footnote.workflows.ask.question;

import java.util.Arrays;
import java.util.regex.Pattern;

/** Whether a question asks for the first of all companies, and from which end. */
public final class RankQuestion {
    private static final String DEGREE =
            "\\b(?:most|least|highest|lowest|largest|smallest|biggest|greatest|best|worst|fastest|slowest|top|fewest|longest|shortest)\\b";
    private static final String COMPANY = "(?:compan(?:y|ies)|firms?|stocks?|issuers?)\\b(?!['’]s)";
    private static final Pattern ASKED = Pattern.compile(
            "(?i)^\\W*(?:(?:which|what) (?!(?:is|are|was|were|do|does|did|has|have|had|will|would|can|could)\\b)"
                    + "(?:[\\p{L}-]+ ){0,3}" + COMPANY + "[^?]*" + DEGREE
                    + "|(?:which|what|name|rank|list|show)\\b[^?]*" + DEGREE
                    + " (?:(?!of\\b|the\\b)[\\p{L}-]+ ){0,2}" + COMPANY
                    + "|(?:name|list|show)\\b[^?]*" + COMPANY + "[^?]*" + DEGREE
                    + "|rank (?:all |the )*" + COMPANY
                    + "|who (?:has|had|pays|paid|employs|earns|earned|makes|made|spends|spent|owes)\\b[^?]*" + DEGREE
                    + ")");
    private static final Pattern LEAST =
            Pattern.compile("(?i)\\b(?:least|lowest|smallest|worst|slowest|fewest|shortest)\\b");

    private static final Pattern OF_MANY = Pattern.compile(
            "(?i)^\\W*(?:which|what|how many|name|list|show)(?: me| all| of the| the)* (?:[\\p{L}-]+ ){0,3}(?:companies|firms|stocks|issuers)\\b(?!['’])");
    /** What a company is called by before that word. */
    private static final Pattern KIND =
            Pattern.compile("(?i)^\\W*(?:which|what|rank|list|name|show) ((?:[\\p{L}.&-]+ ){1,3}?)" + COMPANY);

    private static final Pattern PLAIN = Pattern.compile(
            "(?i)(?:of|the|all|other|listed|public|sample|large|big|small|single|one|us|u\\.s\\.|american|indian|japanese|chinese|korean|european|"
                    + DEGREE.substring(2, DEGREE.length() - 2)
                    + "|growing|[\\p{L}]+-growing|loss-making|dividend-paying|performing|[\\p{L}]+-performing|profitable|valuable|indebted|leveraged)");

    private RankQuestion() {}

    /** Whether all companies of some property are asked for. */
    public static boolean isOfMany(String question) {
        return OF_MANY.matcher(question).find();
    }

    /** Whether companies of a kind are asked for, such as an industry, which the whole market is not. */
    public static boolean isOfAKind(String question) {
        var kind = KIND.matcher(question);
        return kind.find()
                && Arrays.stream(kind.group(1).strip().split(" ", -1))
                        .anyMatch(word -> !PLAIN.matcher(word).matches());
    }

    /** Whether one of all companies is asked for, or all of them in order. */
    public static boolean isOfAll(String question) {
        return ASKED.matcher(question).find();
    }

    /** Whether the lowest figure comes first. */
    public static boolean isOfLeast(String question) {
        return LEAST.matcher(question).find();
    }
}
