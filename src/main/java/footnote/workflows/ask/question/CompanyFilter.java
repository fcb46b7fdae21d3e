package footnote.workflows.ask.question;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A question for all companies that pass a test: "Which companies lost money in 2024?", "Which of A, B and C have net
 * debt?". Each company is asked by itself, and yes or no decides whether it is one of them.
 */
public record CompanyFilter(String test, boolean ofAll) {
    private static final String COMPANIES =
            "(?:(?!which|that|of)[\\p{L}.&-]+ ){0,4}?(?:companies|firms|stocks|issuers|banks|insurers|retailers|utilities|reits|[\\p{L}]*makers)\\b(?!['’])";
    private static final String VERB =
            "(?:have|has|had|do|does|did|don['’]t|didn['’]t|doesn['’]t|is|are|was|were|pay|pays|paid|grew|grow|grows|lost|lose|loses|ma[dk]es?|earn(?:s|ed)?|report(?:s|ed)?|carry|carries|carried|hold|holds|held"
                    + "|ow(?:e|es|ed)|spen[dt]s?|generat(?:e|es|ed)|burn(?:s|ed)?|rais(?:e|es|ed)|cut|cuts|increas(?:e|es|ed)|reduc(?:e|es|ed)|b(?:uy|uys|ought) back|repurchas(?:e|es|ed)|employ(?:s|ed)?|shrank|saw|post(?:s|ed)?)";
    private static final Pattern OF_ALL = Pattern.compile(
            "(?i)^\\W*(?:please )?(?:which|what|how many|name|list|show)(?: me)?(?: all)?(?: of)?(?: the)? " + COMPANIES
                    + "(?: (?:in (?:the )?(?:sample(?: market)?|library)|on file|here))?(?: (?:that|which|who|with|whose))? (?<test>[^?]+)\\??\\s*$");
    private static final Pattern OF_THESE = Pattern.compile(
            "(?i)^\\W*(?:which|how many)(?: ones?)? of (?<names>[^?]+?) (?<test>" + VERB + "\\b[^?]*)\\??\\s*$");

    /** Parts of one company, which are no companies. */
    private static final Pattern PARTS = Pattern.compile(
            "(?i)\\b(?:segments?|divisions?|business(?:es| units?| lines?)|products?|brands?|regions?|geograph\\w+|countries|categories)\\b");

    /** What a company has more or less of than others, which no company decides by itself. */
    private static final Pattern DEGREE = Pattern.compile(
            "(?i)\\b(?:most|least|highest|lowest|largest|smallest|biggest|greatest|best|worst|fastest|slowest|top|fewest|longest|shortest|better|cheaper|more expensive|peers?|average|median|others?|industry|market)\\b");

    private static final Pattern COMPARED = Pattern.compile(
            "(?i)\\b(?:higher|larger|greater|more|bigger|faster|better|lower|smaller|less|fewer|slower|worse)\\b(?! than \\W?\\d)");

    /** Two figures of the same company. */
    private static final Pattern OF_TWO =
            Pattern.compile("(?i)\\b(?:more|less) (?!than\\b)[^?]*\\bthan\\b(?!(?-i: \\p{Lu}\\p{Ll}))");

    /** The test that a question puts to many companies; none where it names no figure, or sets companies side by side. */
    public static Optional<CompanyFilter> in(String question) {
        var these = OF_THESE.matcher(question);
        boolean named = these.matches() && !PARTS.matcher(these.group("names")).find();
        var all = OF_ALL.matcher(question);
        if (!named && !all.matches()) {
            return Optional.empty();
        }
        String test = named ? these.group("test") : all.group("test");
        var filter = new CompanyFilter("Did the company " + test.strip() + "?", !named);
        boolean two = OF_TWO.matcher(test).find();
        var metrics = AskedMetrics.in(filter.test());
        boolean one = metrics.size() == (two ? 2 : 1)
                && FigureLimit.count(test) <= 1
                && (FigureLimit.in(test).isPresent()
                        || two
                        || !COMPARED.matcher(test).find());
        boolean decidable = one
                && !DEGREE.matcher(test).find()
                && YesOrNo.isDecidable(filter.test())
                && PartQualifier.suspects(filter.test(), List.of(), metrics).isEmpty();
        return decidable ? Optional.of(filter) : Optional.empty();
    }

    /** Whether a question puts a test to all companies, and names none. */
    public static boolean isOfAll(String question) {
        return in(question).filter(CompanyFilter::ofAll).isPresent()
                && NamedCompany.in(question).isEmpty()
                && NamedCompany.compared(question).isEmpty();
    }
}
