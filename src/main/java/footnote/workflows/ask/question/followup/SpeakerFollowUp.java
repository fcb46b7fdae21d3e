package footnote.workflows.ask.question.followup;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Completes a short question on what was said on an earnings call: by whom, by which officer, where, or about what. */
public final class SpeakerFollowUp {
    private static final String OFFICER = "CEO|CFO|COO|CTO|chief \\p{L}+(?: officer)?|managing director";
    private static final Pattern ONLY_AN_OFFICER =
            Pattern.compile("(?i)\\s*(?:and|what about|how about)\\s+(?:the )?(" + OFFICER + ")\\s*\\??\\s*");
    private static final Pattern SOMEBODY =
            Pattern.compile("(?i)\\b(?:the )?(?:" + OFFICER + ")\\b|\\b(?:she|he|they)\\b");
    private static final Pattern ONLY_A_PART = Pattern.compile(
            "(?i)^\\s*(?:and|but|what about|how about)?\\s*(in|during|on)? ?(?:the )?((?:prepared|opening) remarks|q\\s?&\\s?a(?: session)?)\\s*\\??\\s*$");
    /** How the question for the speaker of what was quoted begins. */
    public static final String WHO_SAID = "Who said “";

    private static final Pattern WHO_SAID_THAT = Pattern.compile(
            "(?i)\\s*(?:and )?who (?:said|says|stated|mentioned|told (?:us|them)) (?:that|this|it|so)\\s*\\??\\s*");
    private static final Pattern FIRST_QUOTE = Pattern.compile("“([^”…]{20,90})");
    private static final Pattern ONLY_ABOUT =
            Pattern.compile("(?i)\\s*(?:and|but) (?:what )?(?:about|on|regarding) (.{2,80}?)\\s*\\??\\s*");
    private static final Pattern SAID_ABOUT = Pattern.compile(
            "(?i)(.*\\b(?:say|said|says|ask|asked|talk|talked|comment|commented|think|thinks?) (?:about|on|regarding) )(.+?)\\s*\\??\\s*");

    private SpeakerFollowUp() {}

    /** The same of another part of the call, of another officer, about something else, or who said it. */
    static Optional<String> completed(String question, String before, Map<String, String> memory) {
        var quote = FIRST_QUOTE.matcher(memory.getOrDefault("answer", ""));
        if (WHO_SAID_THAT.matcher(question).matches() && quote.find()) {
            return Optional.of(WHO_SAID + quote.group(1) + "”" + new FormerFigure(before, memory).ofCompany() + "?");
        }
        var other = ONLY_ABOUT.matcher(question);
        var said = SAID_ABOUT.matcher(before);
        if (other.matches() && said.matches()) {
            return Optional.of(said.group(1) + other.group(1) + "?");
        }
        var part = ONLY_A_PART.matcher(question);
        if (part.find()) {
            return Optional.of(FollowUpWording.ended(before) + " in the " + part.group(2) + "?");
        }
        var officer = ONLY_AN_OFFICER.matcher(question);
        return officer.matches() && SOMEBODY.matcher(before).find()
                ? Optional.of(SOMEBODY.matcher(before).replaceFirst("the " + officer.group(1)))
                : Optional.empty();
    }
}
