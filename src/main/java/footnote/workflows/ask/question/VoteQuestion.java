package footnote.workflows.ask.question;

import java.util.Locale;
import java.util.Optional;
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

    /** Words of meetings and votes, which say nothing of what is voted on. */
    private static final Pattern OF_VOTING = Pattern.compile(
            "(?i)\\b(?:outcomes?|results?|vot(?:e[ds]?|ing)|(?:annual|special) (?:general )?meeting(?: of (?:share|stock)holders)?|AGM|meeting|held|happened|fate|became|ballot|(?:share|stock)holders?['’]?(?! (?:rights?|value)))\\b");
    /** Which nominee has the most or fewest votes of a kind. */
    private static final Pattern RANKED = Pattern.compile(
            "(?i)\\b(?<most>most|highest|largest|fewest|least|lowest|smallest)\\b(?: \\w+){0,3}? ?(?:(?:votes?|number)\\b(?: of)?(?: votes)? ?)(?<kind>for|in favou?r|against|abstain\\w*|abstentions?|withheld)\\b"
                    + "|\\b(?<mostly>most|highest|largest|fewest|least|lowest|smallest)\\b(?: \\w+){0,2} (?<noun>against|withheld|abstentions?)\\b");

    /** The votes by which a question ranks nominees: the first letters of their kind, and whether the most are asked for. */
    public record Ranking(String kind, boolean most) {}

    private VoteQuestion() {}

    /** The question without its words of meetings and votes. */
    public static String subject(String question) {
        return OF_VOTING.matcher(question).replaceAll(" ");
    }

    /** By which votes nominees are to be ranked; nothing where they are not. */
    public static Optional<Ranking> ranking(String question) {
        var asked = RANKED.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        String kind =
                (asked.group("kind") == null ? asked.group("noun") : asked.group("kind")).toLowerCase(Locale.ROOT);
        String degree = asked.group("most") == null ? asked.group("mostly") : asked.group("most");
        return Optional.of(new Ranking(
                kind.startsWith("in ") ? "for" : kind.substring(0, Math.min(5, kind.length())),
                degree.matches("(?i)most|highest|largest")));
    }

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
