package footnote.workflows.ask.question;

import java.util.regex.Pattern;

/** A question for whether somebody mentions something: "Did Anvil mention tariffs?" */
public final class MentionQuestion {
    private static final Pattern ASKED = Pattern.compile(
            "(?i)^\\W*(?:did|does|do|has|have|was|were|is|are)\\b[^?]*\\b(?:mention(?:s|ed)?|discuss(?:es|ed)?|refer(?:s|red)? to|(?:talk|speak|spoke|spoken|say anything|said anything|say something)(?:s|ed)? (?:about|of|on)|comment(?:s|ed)? on|bring up|brought up)\\b");

    private MentionQuestion() {}

    public static boolean isAsked(String question) {
        return ASKED.matcher(question).find();
    }
}
