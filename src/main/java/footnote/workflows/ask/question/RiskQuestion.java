package footnote.workflows.ask.question;

import java.util.regex.Pattern;

/** A question for what may harm a company: its risks, or what would hurt one of its figures. */
public final class RiskQuestion {
    private static final Pattern RISKS = Pattern.compile("(?i)\\b(?:risk factors?|risks?|threats?|uncertaint\\w+)\\b");
    private static final Pattern HARM = Pattern.compile(
            "(?i)(?<=\\b(?:what|which|factors|that) )(?:would|could|might|may|can)(?: \\p{L}+){0,3}? (?:hurt|harm|damage|threaten|weaken|squeeze|pressure|depress|reduce|lower|endanger|undermine|go wrong|hold back)\\b");
    private static final Pattern WHAT =
            Pattern.compile("(?i)^(?:(?:in|of|for|under) )?(?:what|which|name|list|describe|tell me|give)\\b");

    private RiskQuestion() {}

    /** Whether the risks themselves are asked for, and not how one is managed or whether there is one. */
    public static boolean isAsked(String question) {
        return asksHarm(question)
                || (RISKS.matcher(question).find()
                        && (WHAT.matcher(question.strip()).find() || !question.contains("?")));
    }

    /** Whether it asks what may harm something, which no figure tells. */
    public static boolean asksHarm(String question) {
        return HARM.matcher(question).find();
    }

    /** Whether it names risks, in whatever way. */
    public static boolean namesRisks(String question) {
        return RISKS.matcher(question).find() || asksHarm(question);
    }

    /** What the risks are about. */
    public static String withoutAsking(String question) {
        return RISKS.matcher(HARM.matcher(question).replaceAll(" ")).replaceAll(" ");
    }
}
