package footnote.research.prose;

import java.util.regex.Pattern;

/** Tells sentences that can be quoted by themselves from those that lean on the one before. */
public final class StandaloneSentence {
    private static final Pattern LEANS = Pattern.compile(
            "^[\"“'(]*(?:And |But |So |Or )?(?i:(?:they|it|he|she|this|these|those|that|such|its|their|his|her|both|neither|each of (?:these|those|them))\\b(?! is (?:possible|difficult|expected)\\b)"
                    + "|(?:as (?:announced|described|noted|discussed|mentioned|stated|indicated|i said|we said|a result|such)"
                    + "|see|refer to|for (?:more|further|additional) (?:information|detail)|however|therefore|thus|hence|accordingly|moreover|furthermore|further|additionally|in addition|also|consequently"
                    + "|specifically|similarly|likewise|nevertheless|nonetheless|in turn|instead|otherwise|for (?:example|instance)|in particular"
                    + "|in (?:such|that|this|these|either) (?:cases?|events?)|the (?:above|foregoing|former|latter|same))\\b)");

    /** A clause about things that only the sentence before names: "once both are complete". */
    private static final Pattern UNNAMED = Pattern.compile(
            "(?i)\\b(?:once|until|when|after|before|if|because|since) (?:both|these|those|neither) (?:are|is|were|have|has|had|will)\\b");

    private StandaloneSentence() {}

    /** Whether its subject and its reference are in the sentence itself. */
    public static boolean test(String sentence) {
        return !LEANS.matcher(sentence.strip()).find()
                && !UNNAMED.matcher(sentence).find();
    }
}
