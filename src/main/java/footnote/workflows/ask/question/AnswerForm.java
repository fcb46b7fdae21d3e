package footnote.workflows.ask.question;

import footnote.evidence.search.AskedReason;
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

    private static final Pattern REASONS =
            Pattern.compile("(?i)\\b(?:drivers?|factors?|explain how|" + SOURCE_OF_CHANGE + ")\\b");
    private static final Pattern ONE_OF = Pattern.compile(
            "(?i)(?:^|[,.:;?]\\s+)(?:(?:in|of|for|from) )?(?:which|who|whose)\\b|\\bamong\\b|\\bwhich (?:company|one|of (?:the|these|them))\\b|\\bwhat (?:company|year|segment|division|product|region|country|business)\\b(?=[^?]*\\b(?:\\p{L}+est|most|least|top)\\b)");
    /** One of two that are named: "Is Anvil or Birch more leveraged?". */
    private static final Pattern EITHER = Pattern.compile(
            "^(?:Is|Are|Was|Were|Does|Do|Did|Has|Have|is|are|was|were|does|do|did|has|have) \\p{Lu}[^?]{0,60}? or \\p{Lu}[^?]*\\b(?:more|less|fewer|higher|lower|larger|bigger|smaller|greater|better|worse|faster|slower)\\b(?![^?]* than )");

    private static final Pattern NUMBER = Pattern.compile(
            "(?i)\\b(?:what(?:'s| is| was| were| are|’s)|how much|by how|by what|calculate|compute|how (?:high|large|big|low|fast|many|long)|how (?:did|does|has|have|do)\\b.*\\b(?:change|compare|grow|develop|evolve)|compare|rank|give|show|and (?:in|the|for))\\b"
                    + "|\\b(?:growth|margin|ratio|turnover|average|cagr)\\b"
                    + "|\\bas an? (?:percent(?:age)?|share|multiple|proportion|fraction) of\\b"
                    + "|\\b(?:what|which) (?:percent(?:age)?|share|proportion|portion|fraction|%) of\\b");
    /** An amount that is due in a year, whatever its name. */
    private static final Pattern DUE = Pattern.compile(
            "(?i)\\bwhat\\b[^?]{0,60}\\b(?:payments?|maturities|obligations?|commitments?|amortization|benefits|contributions?|debt)\\b[^?]*\\b(?:owe[sd]?|due|pay|expect\\w*|matur\\w+|project\\w*|schedul\\w+|estimat\\w+|anticipat\\w+)\\b[^?]*\\b20\\d{2}\\b");
    /** A question of so few words that names a figure asks for it. */
    private static final int FEW = 6;

    /** A way, a use, an effect, which is told in words whatever figure it is of: "How does it fund its debt?". */
    private static final Pattern OF_A_WAY = Pattern.compile(
            "(?i)^\\s*(?:and |but |so )?how (?:do|does)\\b(?![^?]*\\b(?:change|compare|grow|develop|evolve|look|stand|fare|trend|differ|rank|stack|move|perform|do|split)\\b)"
                    + "|^what (?:do|does|did|will)\\b[^?]*\\bdo with\\b"
                    + "|\\b(?:way|ways|means) (?:of|to|in which)\\b|^when (?:do|does)\\b(?![^?]*\\b(?:matur\\w+|due|expires?)\\b)|^what (?:do|does|did)\\b[^?]*\\b(?:come|derive|stem|result) from\\b|^what (?:is|are|was|were)\\b[^?]*\\bfor(?:,[^?]*)?\\?*$"
                    + "|\\bhow (?:will|would|could|might|can|did|does|has|have|is|are|was|were)\\b[^?]*\\b(?:affect|impact|influence|hurt|hit)(?:ed|ing|s)?\\b");
    /** Things that are no figures: "What steps did it take to raise margins?". */
    private static final Pattern OF_THINGS = Pattern.compile(
            "(?i)^(?:what|which) (?<things>(?:[\\p{L}-]+ ){0,2}?(?!percents?|amounts|numbers|levels|values|rates|shares|years|quarters|segments|figures|ratios|totals|costs|expenses|charges|sales|revenues|payments|assets|liabilities|receivables|payables|inventories|earnings|profits|margins|flows|dividends|taxes|losses|gains|impairments|deposits|loans|borrowings|debts|obligations|commitments|maturities|provisions|reserves|expenditures|investments)[\\p{L}-]{2,}s) (?:did|does|do|has|have|is|are|was|were|will|would|could)\\b.*");

    private static final Pattern OF_A_FIGURE =
            Pattern.compile("(?i)^\\s*(?:what\\b|how\\b|and\\b|but\\b|its\\b|the\\b).*");
    /** What no query of keywords such as "Anvil debt to equity 2024?" has. */
    private static final Pattern ASKS_IN_WORDS = Pattern.compile(
            "(?i)^(?:describe|explain|discuss|outline|summari[sz]e|tell|list|name|identify|state)\\b|\\b(?:what|which|who|whom|whose|when|where|why|how)\\b");

    /** A number of things, which is no amount of money. */
    private static final Pattern COUNT = Pattern.compile(
            "(?i)\\bhow many (?!(?:more |fewer )?(?:us |american |canadian )?(?:dollars|euros?|pounds|yen|francs|millions?|billions?|thousands?|cents|times|percent\\w*|basis|%|[$€£¥]))(?=\\p{L})");

    private static final Pattern GUIDANCE = Pattern.compile(
            "(?i)\\b(?:guid(?:e|es|ed|ing|ance)|outlook)\\b"
                    + "|^(?:what|how)\\b[^?]*\\b(?:does|do|is|are|did)\\b[^?]*\\b(?:think|believe|foresee|predict|expect)\\b[^?]*\\b(?:next|coming|upcoming|ahead|will)\\b"
                    + "|^(?:what|how much|how many)\\b[^?]*\\b(?:does|do|is|are|did)\\b[^?]*\\b(?:expect|forecast|project|anticipate|target)(?:ing)?\\b(?! (?:to pay|from))");

    /** Whether management's own expectation is asked for, which no statement holds. */
    public static boolean isOfGuidance(String question) {
        return GUIDANCE.matcher(question).find();
    }

    /** Whether a question asks which of two it names has more. */
    public static boolean isEither(String question) {
        return EITHER.matcher(question.strip()).find();
    }

    /** Whether a way, an effect or things that are no figures are asked for, whatever figures the question names. */
    public static boolean isOfAWay(String question) {
        var things = OF_THINGS.matcher(question);
        return OF_A_WAY.matcher(question).find()
                || (things.matches() && AskedMetrics.in(things.group("things")).isEmpty());
    }

    /** Whether a number of things is asked for. */
    public static boolean asksCount(String question) {
        return COUNT.matcher(question).find();
    }

    /** The form of a question; a clause on metrics that are not useful says nothing of it. */
    public static AnswerForm of(String question) {
        String asked = SideClause.withoutUsefulness(question);
        if (AskedReason.isIn(asked) || REASONS.matcher(asked).find()) {
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
        if (SpeakerFilter.in(asked).isAsked() || isOfAWay(asked)) {
            return WORDS;
        }
        boolean figure = NUMBER.matcher(asked).find()
                || DUE.matcher(asked).find()
                || !asked.contains("?")
                || AnswerFormat.in(asked).scale().isPresent()
                || (asked.strip().split("\\s+", -1).length <= FEW
                        && !AskedMetrics.in(asked).isEmpty())
                || ((OF_A_FIGURE.matcher(asked).matches()
                                || !ASKS_IN_WORDS.matcher(asked.strip()).find())
                        && !AskedMetrics.in(asked).isEmpty());
        return figure ? FIGURE : WORDS;
    }
}
