package footnote.workflows.ask.question;

import java.util.regex.Pattern;

/** A question for what happened or was announced at a time: "What did Anvil announce in May 2024?" */
public final class EventQuestion {
    private static final Pattern ASKED = Pattern.compile(
            "(?i)^\\W*what\\b[^?]*\\b(?:happen(?:ed|s)?|announced?|disclosed?|reported?|filed?)\\b[^?]*\\b(?:in|during|on)\\b[^?]*\\b(?:19|20)\\d{2}\\s*\\??\\s*$"
                    + "|\\b8-?K\\b[^?]*\\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b[^?]*\\b(?:19|20)\\d{2}");

    private EventQuestion() {}

    public static boolean isAsked(String question) {
        return ASKED.matcher(question).find() && AskedMetrics.in(question).isEmpty();
    }
}
