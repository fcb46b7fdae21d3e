package footnote.workflows.ask.question;

import java.util.regex.Pattern;

/** Whether a question is about what the owners of a company voted on at a meeting, or whom they elected. */
public final class VoteQuestion {
    private static final Pattern ASKED = Pattern.compile(
            "(?i)\\b(?:share|stock)holders?\\b[^?]*\\b(?:vot(?:e[ds]?|ing)|approv\\w+|ratif\\w+|reject\\w*|defeat\\w*|elect\\w*|proposals?)\\b"
                    + "|\\b(?:vot(?:e[ds]?|ing)|proposals?)\\b[^?]*\\b(?:(?:share|stock)holders?|(?:annual|special) (?:general )?meeting|AGM|directors?|board)\\b"
                    + "|\\b(?:directors?|board members?|nominees?|persons)\\b[^?]*\\belected\\b[^?]*\\b(?:meeting|AGM)\\b"
                    + "|\\belected\\b[^?]*\\b(?:meeting|AGM)\\b"
                    + "|\\b(?:meeting|AGM)\\b[^?]*\\b(?:vot(?:e[ds]?|ing)|elected|approv\\w+|ratif\\w+|proposals?)\\b");
    private static final Pattern OF_DIRECTORS = Pattern.compile(
            "(?i)\\b(?:directors?|board members?|nominees?|persons)\\b[^?]*\\belect\\w*|\\belect\\w*\\b[^?]*\\b(?:directors?|board)\\b");
    private static final Pattern OF_APPROVAL =
            Pattern.compile("(?i)\\b(?:approv\\w+|ratif\\w+|pass(?:ed)?|adopt(?:ed)?|support(?:ed)?|accept(?:ed)?)\\b");
    private static final Pattern OF_REFUSAL =
            Pattern.compile("(?i)\\b(?:reject\\w*|defeat\\w*|vote[d]? down|refus\\w+|fail\\w*)\\b");

    private VoteQuestion() {}

    public static boolean isAsked(String question) {
        return ASKED.matcher(question).find();
    }

    /** Whether it asks who was elected to the board. */
    public static boolean isOfDirectors(String question) {
        return OF_DIRECTORS.matcher(question).find();
    }

    /** Whether it asks if something was approved. */
    public static boolean asksApproval(String question) {
        return YesOrNo.isAsked(question) && OF_APPROVAL.matcher(question).find();
    }

    /** Whether it asks if something was turned down. */
    public static boolean asksRefusal(String question) {
        return YesOrNo.isAsked(question) && OF_REFUSAL.matcher(question).find();
    }
}
