package footnote.workflows.ask.question;

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

    private RankQuestion() {}

    /** Whether one of all companies is asked for, or all of them in order. */
    public static boolean isOfAll(String question) {
        return ASKED.matcher(question).find();
    }

    /** Whether the lowest figure comes first. */
    public static boolean isOfLeast(String question) {
        return LEAST.matcher(question).find();
    }
}
