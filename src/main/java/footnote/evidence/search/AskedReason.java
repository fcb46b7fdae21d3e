package footnote.evidence.search;

import java.util.regex.Pattern;

/** Whether a question asks for a reason: "why", "what drove", "what was behind", "what dragged it down". */
public final class AskedReason {
    private static final String ADVERB = "(?:(?:really|mainly|mostly|chiefly|primarily|actually|exactly|else) )?";
    /** Regular verbs that ask for something else. */
    private static final String OTHERS =
            "(?!(?:happen|chang|replac|follow|succeed|includ|remain|occurr|exist|count|appli|matter|need|requir|qualifi|us|nam|call|bas|relat|plann|expect|account|propos|offer|provid|involv|own)ed\\b)";
    /** What is acted on: "the margin", "its sales", "Anvil's profit", and no name of a figure such as "deferred taxes". */
    private static final String OBJECT =
            "(?= (?:(?:down|up|back|off|away|out|on) )?(?:(?:the|its|their|this|that|those|these)\\b|(?-i:\\p{Lu})))";
    /** What a cause does to what is asked about. */
    private static final String CAUSES =
            "(?:drove|driv(?:es|ing)|caus(?:es|ed|ing)|explain(?:s|ed)|led to|made|kept|ate into|(?:cut|eats) into|brought (?:on|about|down)"
                    + "|(?:push|dragg|pull|squeez|help|lift|boost|weigh|fuel|hurt)ing|drags|hurts?|boosts|weighs"
                    + "|(?:held|holds|holding) (?:back|down|up)|(?:lay |stood |stands )?behind|responsible|to blame|went wrong"
                    + "|contributed|weighed on|" + OTHERS + "\\p{L}{3,}ed" + OBJECT + ")";
    /** What is done by a cause or stands behind: "what was behind", "what is hurting". */
    private static final String BEING =
            "(?:driving|causing|behind|responsible|to blame|(?:push|dragg|pull|squeez|help|lift|boost|weigh|fuel|hurt|hold)ing)";

    private static final Pattern ASKED = Pattern.compile(
            "(?i)\\bwhy\\b|\\bhow come\\b|\\breasons?\\b|\\bdrivers? (?:of|behind|for)\\b"
                    + "|\\bwhat(?: factors?| things?)?(?: has| have| had)? (?:been )?" + ADVERB + CAUSES + "\\b"
                    + "|\\bwhat(?: factors?| things?)?(?:[’']s| is| was| were| are) (?:been )?" + ADVERB + BEING + "\\b"
                    + "|\\bwhat(?:[’']s| is| are| was| were) (?:the )?(?:\\p{L}+ )?(?:drivers?|causes?|explanation)\\b");

    private AskedReason() {}

    public static boolean isIn(String question) {
        return ASKED.matcher(question).find();
    }
}
