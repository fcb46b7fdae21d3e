package footnote.workflows.ask.question;

import java.util.Optional;
import java.util.regex.Pattern;

/** Clauses of a question that are not about its topic: what to say of a figure that is of no use, and which report to read. */
public final class SideClause {
    private static final Pattern NOT_USEFUL = Pattern.compile(
            "(?i)\\bif [^.?]*\\b(?:not|isn['’]t|aren['’]t) (?:a |an |really |particularly )*(?:useful|relevant|meaningful|applicable|appropriate|(?:something|what|one) (?:that )?[^.?]*\\b(?:ask|use|look|track|care)\\b)[^.?]*[.?]?.*");
    private static final Pattern ZERO = Pattern.compile(
            "(?i)\\bif [^.?]*\\b(?:not|no|none|isn['’]t|aren['’]t)\\b[^.?]*\\b(?:state|answer|say|report|return|give|put|use)\\b[^.?]*\\b(?:0|zero|nil)\\b[^.?]*[.?]?");
    private static final String REPORT =
            "(?:10-?[KQ]|8-?K|annual report|quarterly report|(?:earnings|press) release|filings?)";
    private static final String DAY =
            "(?: (?:dated|filed(?: on)?|of) (?:\\p{L}+ \\d{1,2},? \\d{4}|\\d{1,2} \\p{L}+ \\d{4}|\\d{4}-\\d{2}-\\d{2}))?";
    private static final Pattern SOURCE =
            Pattern.compile("(?i)\\b(?:according to|based on|as per|per|as (?:shown|reported"
                    + "|disclosed|stated|mentioned) in|mentioned in)(?: [^\\s?,;]+){0,5}? " + REPORT + "\\b" + DAY);
    private static final Pattern REPORT_YEAR =
            Pattern.compile("(?i)\\b(?:FY ?|fiscal (?:year )?)?((?:19|20)\\d{2}) (?:form )?(?:10-?K|annual report)\\b");

    private SideClause() {}

    /** A question without what to say where its figure is of no use, or not there. */
    public static String withoutUsefulness(String question) {
        return NOT_USEFUL.matcher(ZERO.matcher(question).replaceAll("")).replaceAll("");
    }

    /** Whether a question wants a zero for a figure that is not there. */
    public static boolean wantsZero(String question) {
        return ZERO.matcher(question).find();
    }

    /** Whether a question allows that its figure is of no use for such a company. */
    public static boolean asksUsefulness(String question) {
        return NOT_USEFUL.matcher(question).find();
    }

    /** A question without the report it is to be answered from, and what to say where its figure is of no use. */
    public static String topicOf(String question) {
        return SOURCE.matcher(withoutUsefulness(question)).replaceAll(" ");
    }

    /** The year of the annual report that a question is to be answered from. */
    public static Optional<Integer> reportYear(String question) {
        var source = SOURCE.matcher(question);
        return source.find()
                ? REPORT_YEAR
                        .matcher(source.group())
                        .results()
                        .map(each -> Integer.valueOf(each.group(1)))
                        .findFirst()
                : Optional.empty();
    }
}
