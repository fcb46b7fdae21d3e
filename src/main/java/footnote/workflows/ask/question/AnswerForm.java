package footnote.workflows.ask.question;

import java.util.regex.Pattern;

/** What form of answer a question wants: a figure, yes or no, one of several, a reason, or words. */
public enum AnswerForm {
    FIGURE,
    YES_OR_NO,
    WHICH,
    REASON,
    WORDS;

    /** Asks for a reason without that word. */
    public static final String SOURCE_OF_CHANGE =
            "(?:main|primary|key) sources? of [^?]{0,60}(?:increase|decrease|growth|decline|change)";

    private static final Pattern REASONS = Pattern.compile(
            "(?i)\\b(?:why|what (?:drove|caused|explains|explained|led)|drivers?|reasons?|factors?|explain how|"
                    + SOURCE_OF_CHANGE + ")\\b");
    private static final Pattern ONE_OF = Pattern.compile(
            "(?i)(?:^|[,.:;?]\\s+)(?:(?:in|of|for|from) )?(?:which|who|whose)\\b|\\bamong\\b|\\bwhich (?:company|one|of (?:the|these|them))\\b|\\bwhat (?:company|year|segment|division|product|region|country|business)\\b(?=[^?]*\\b(?:\\p{L}+est|most|least|top)\\b)");
    /** One of two that are named: "Is Anvil or Birch more leveraged?". */
    private static final Pattern EITHER = Pattern.compile(
            "^(?:Is|Are|Was|Were|Does|Do|Did|Has|Have|is|are|was|were|does|do|did|has|have) \\p{Lu}[^?]{0,60}? or \\p{Lu}[^?]*\\b(?:more|less|fewer|higher|lower|larger|bigger|smaller|greater|better|worse|faster|slower)\\b(?![^?]* than )");

    private static final Pattern NUMBER = Pattern.compile(
            "(?i)\\b(?:what(?:'s| is| was| were| are|’s)|how much|by how|by what|calculate|compute|how (?:high|large|big|low|fast|many|long)|how (?:did|does|has|have|do)\\b.*\\b(?:change|compare|grow|develop|evolve)|compare|rank|give|show|and (?:in|the|for))\\b"
                    + "|\\b(?:growth|margin|ratio|turnover|average|cagr)\\b"
                    + "|\\bas an? (?:percent(?:age)?|share|multiple|proportion|fraction) of\\b");
    /** An amount that is due in a year, whatever its name. */
    private static final Pattern DUE = Pattern.compile(
            "(?i)\\bwhat\\b[^?]{0,60}\\b(?:payments?|maturities|obligations?|commitments?|amortization|benefits|contributions?|debt)\\b[^?]*\\b(?:owe[sd]?|due|pay|expect\\w*|matur\\w+|project\\w*|schedul\\w+|estimat\\w+|anticipat\\w+)\\b[^?]*\\b20\\d{2}\\b");
    /** A question of so few words that names a figure asks for it. */
    private static final int FEW = 6;

    private static final Pattern OF_A_FIGURE =
            Pattern.compile("(?i)^\\s*(?:what\\b|how\\b|and\\b|but\\b|its\\b|the\\b).*");

    private static final Pattern GUIDANCE = Pattern.compile(
            "(?i)\\b(?:guid(?:e|es|ed|ing|ance)|outlook)\\b"
                    + "|^(?:what|how much|how many)\\b[^?]*\\b(?:does|do|is|are|did)\\b[^?]*\\b(?:expect|forecast|project|anticipate|target)(?:ing)?\\b(?! (?:to pay|from))");

    /** Whether management's own expectation is asked for, which no statement holds. */
    public static boolean isOfGuidance(String question) {
        return GUIDANCE.matcher(question).find();
    }

    /** Whether a question asks which of two it names has more. */
    public static boolean isEither(String question) {
        return EITHER.matcher(question.strip()).find();
    }

    /** The form of a question; a clause on metrics that are not useful says nothing of it. */
    public static AnswerForm of(String question) {
        String asked = SideClause.withoutUsefulness(question);
        if (REASONS.matcher(asked).find()) {
            return REASON;
        }
        if (isEither(asked)) {
            return WHICH;
        }
        if (YesOrNo.isAsked(asked)) {
            return YES_OR_NO;
        }
        if (ONE_OF.matcher(asked).find()) {
            return WHICH;
        }
        if (SpeakerFilter.in(asked).isAsked()) {
            return WORDS;
        }
        boolean figure = NUMBER.matcher(asked).find()
                || DUE.matcher(asked).find()
                || !asked.contains("?")
                || AnswerFormat.in(asked).scale().isPresent()
                || (asked.strip().split("\\s+", -1).length <= FEW
                        && !AskedMetrics.in(asked).isEmpty())
                || (OF_A_FIGURE.matcher(asked).matches()
                        && !AskedMetrics.in(asked).isEmpty());
        return figure ? FIGURE : WORDS;
    }
}
