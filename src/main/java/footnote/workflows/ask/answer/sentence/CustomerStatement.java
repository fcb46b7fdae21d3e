package footnote.workflows.ask.answer.sentence;

import java.util.regex.Pattern;

/** Recognizes sentences on who buys much from a company. */
public final class CustomerStatement {
    private static final String REVENUE = "(?:revenues?|(?:net )?sales|business)\\b";
    private static final Pattern BUYS_MUCH = Pattern.compile(
            "(?i)^(?=.*\\d\\s?(?:%|percent\\b))(?=.*\\b(?:revenues?|sales)\\b)(?!.*\\breceivables?\\b).*(?:"
                    + "\\b(?:no|any|one|two|three|four|single|individual|largest) (?:(?:single|individual|other|one|largest) )?(?:customers?|clients?)\\b.*\\b(?:account|represent|compris|exceed|contribut)\\p{L}*"
                    + "|\\bsales to \\p{L}.*\\b(?:account|represent|compris)\\p{L}*"
                    + "|\\b(?:account|represent|compris)\\p{L}*\\b.*\\b(?:customers?|clients?)$).*");
    private static final Pattern NOBODY = Pattern.compile(
            "(?i)\\bno (?:sales to )?(?:an? )?(?:single |individual |other |one )?(?:customer|client)s?\\b");
    private static final Pattern FEW = Pattern.compile(
            "(?i)\\bconcentrated customer base\\b|\\b(?:small|limited) number of (?:\\p{L}+ )?customers\\b[^.]*\\b(?:account|represent|compris)\\p{L}*"
                    + "|\\b(?:deriv\\p{L}+|earn\\p{L}*|generat\\p{L}+|receiv\\p{L}+) (?:a |the |an? )?(?:significant|substantial|large|material|majority|most)\\b[^.]{0,40}\\b"
                    + REVENUE
                    + "[^.]{0,30}\\bfrom (?:a |an |our |the )?(?:small|limited|few|single|one|largest|\\p{L}+ government)\\b");
    /** A share of revenue from the state, the buyer that contracts name. */
    private static final Pattern GOVERNMENT =
            Pattern.compile("(?i)\\d\\s?(?:%|percent) of (?:our |total |the company[’']s |consolidated |net ){0,3}"
                    + REVENUE + ".{0,60}\\bgovernments?\\b");

    private static final Pattern LISTS = Pattern.compile(
            "(?i)^(?:our|the company[’']s|its) (?:primary |principal |main |largest |major |key )?(?:customers|clients)(?: \\p{L}+){0,3}? (?:include|are|consist of|range from)\\b(?! (?:able|subject|not|expected|increasingly|also))[^.]*,");

    private CustomerStatement() {}

    /** Whether a sentence says who accounts for much of revenue, or that nobody does. */
    public static boolean isOnLargest(String text) {
        return BUYS_MUCH.matcher(text).matches();
    }

    /** Whether a sentence says that few buy much. */
    public static boolean isOnFew(String text) {
        return FEW.matcher(text).find() || GOVERNMENT.matcher(text).find();
    }

    /** Whether a sentence lists who the customers are. */
    public static boolean lists(String text) {
        return LISTS.matcher(text).find();
    }

    /** Whether a sentence says that no customer is large. */
    public static boolean saysNobody(String text) {
        return NOBODY.matcher(text).find();
    }
}
