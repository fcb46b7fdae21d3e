package footnote.workflows.ask.answer.sentence;

import java.util.Locale;
import java.util.regex.Pattern;

/** Tells a part's share of the whole from a share of that part. */
final class ShareOfPart {
    /** What a share of a whole is asked for of, named after the verb. */
    private static final Pattern SHARE_ASKED = Pattern.compile(
            "(?i)\\b(?:percent(?:age)?|share|proportion|portion|fraction|%) of [^?]*?\\b(?:is|are|was|were|came|comes?|belong\\w*|stem\\w*|did|does|do|goes|went|relate\\w*|derive\\w*)\\b(?<part>[^?]+)");

    private static final Pattern SHARE_SAID = Pattern.compile(
            "(?i)(?:%|\\bpercent(?:age)?) of (?<whole>[^,.;]*?)(?=,|\\.|;|\\b(?:is|are|was|were|came|comes?)\\b|$)");
    private static final Pattern LONG_WORD = Pattern.compile("\\p{L}{4,}");

    private ShareOfPart() {}

    /** Whether a part's share of the whole is asked for and a sentence gives a share of that part. */
    static boolean isSaid(String question, String sentence) {
        var asked = SHARE_ASKED.matcher(question);
        var said = SHARE_SAID.matcher(sentence);
        if (!asked.find() || !said.find()) {
            return false;
        }
        String whole = said.group("whole").toLowerCase(Locale.ROOT);
        return LONG_WORD
                .matcher(asked.group("part").toLowerCase(Locale.ROOT))
                .results()
                .anyMatch(word -> whole.contains(word.group()));
    }
}
