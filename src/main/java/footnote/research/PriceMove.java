package footnote.research;

import java.util.regex.Pattern;

/** Questions on why a share price moved, which filings do not answer and news may. */
public final class PriceMove {
    private static final String MOVES =
            "(?:ris(?:e|es|en|ing)|rose|gain\\w*|jump\\w*|soar\\w*|surg\\w+|rall\\w+|climb\\w*|spik\\w+|up|higher"
                    + "|f[ae]ll\\w*|drop\\w*|plung\\w+|slump\\w*|slid\\w*|sink\\w*|sank|tumbl\\w+|crash\\w*|declin\\w+|mov\\w+|down|lower)";
    private static final Pattern ASKED =
            Pattern.compile("(?i)\\bwhy\\b[^?]*\\b(?:share price|stock price|shares|stock)\\b[^?]*\\b" + MOVES + "\\b"
                    + "|\\bwhy\\b[^?]*\\b" + MOVES + "\\b[^?]*\\b(?:share price|stock price|shares|stock)\\b");
    /** "Why did Granwick rise?", where nothing but the company could have risen. */
    private static final Pattern OF_THE_COMPANY = Pattern.compile(
            "(?i)^\\s*why (?:did|does|do|is|are|has|have|was|were) (?:it|they|the company|(?-i:\\p{Lu}[\\p{L}\\d.&-]*)(?: (?-i:\\p{Lu}[\\p{L}\\d.&-]*|of|and|&))*)"
                    + "(?: been)? (?:so )?" + MOVES
                    + "(?: (?:so|this|that|so much|much|sharply|strongly|today|yesterday|this week|lately|recently|on .*|by .*))*\\s*[?.!]*\\s*$");

    private static final Pattern CAUSE =
            Pattern.compile("(?i)\\b" + MOVES + "\\b.*\\b(?:after|as|on|following|amid|because|due to|thanks to)\\b");
    private static final Pattern ONLY_THE_MOVE = Pattern.compile("(?i)\\b(?:shares?|stock)\\b.*\\d%");

    private PriceMove() {}

    public static boolean isAskedAbout(String question) {
        return ASKED.matcher(question).find()
                || OF_THE_COMPANY.matcher(question).matches();
    }

    /** Whether a headline says what made a price move. */
    public static boolean isExplainedBy(String headline) {
        return CAUSE.matcher(headline).find();
    }

    /** Whether a headline tells of the move alone. */
    public static boolean isOnlyTold(String headline) {
        return ONLY_THE_MOVE.matcher(headline).find() && !isExplainedBy(headline);
    }
}
