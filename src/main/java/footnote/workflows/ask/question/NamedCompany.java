package footnote.workflows.ask.question;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The company a question names in so many words, whether or not anybody knows it. */
public final class NamedCompany {
    private static final String NAME =
            "(\\p{Lu}[\\p{L}\\p{N}&.+-]*(?:(?: (?:and|of|the|&))? \\p{Lu}[\\p{L}\\p{N}&.+-]*){0,4})";
    private static final Pattern OWNER = Pattern.compile("(?<![\\p{L}\\p{N}])" + NAME + "['’]s?(?=[ ?.,]|$)");
    private static final Pattern PLACED = Pattern.compile(
            "(?<![\\p{L}])(?:(?i:of|for|did|does|has|had|is|was|were|by|at|from|about|will|can|do|have|would|should) )(?:the )?"
                    + NAME);
    private static final String LISTED_NAME =
            "(\\p{Lu}[\\p{L}\\p{N}&.+-]*(?: (?:(?:of|the|&) )?\\p{Lu}[\\p{L}\\p{N}&.+-]*){0,4})";
    private static final Pattern AFTER = Pattern.compile(
            "(?:(?<![\\p{L}])(?i:or|and|versus|vs\\.?|with|than|against|to|between|compare|does|do|is|are|of)|[,:])\\s+(?:the )?"
                    + LISTED_NAME);
    private static final Pattern BEFORE = Pattern.compile(
            "(?<![\\p{L}\\p{N}])" + LISTED_NAME + "(?:['’]s?)?(?=\\s*,|\\s+(?i:or|and|versus|vs\\.?)(?![\\p{L}]))");
    private static final Pattern COMPARES = Pattern.compile(
            "(?i)\\b(?:which|who|whose|compare[ds]?|comparison|versus|vs|than|rank|between|how do|both|against)\\b");
    private static final Pattern OF_PARTS = Pattern.compile(
            "(?i)\\b(?:segments?|regions?|products?|divisions?|countr(?:y|ies)|brands?|categor(?:y|ies)|units?|geograph\\w*|markets?|drugs?|trials?)\\b");
    private static final Pattern NO_NAME =
            Pattern.compile("(?i)(?:fy|q|h|cy)?['’]?\\d[\\d./-]*(?:[a-z]{1,2})?|q[1-4].*|\\p{L}|10-?[kq]|8-?k|20-?f");
    private static final Set<String> COMMON = Arrays.stream(
                    ("what who which how when where why the company today year fy cy fye management fiscal january february march april may june july august september october"
                                    + " november december usd us eur gbp gaap ebitda ebit eps roa roe roic dpo dso dio ccc cagr capex opex cogs ceo cfo coo cto item form"
                                    + " sec p&l pp&e ppe ppne ppe ar ap sg&a r&d d&a m&a agm ipo esg ltm ttm yoy fcf fx ai united states america americas north south"
                                    + " east west europe european asia pacific china india japan germany france uk emea apac latin africa middle world greater rest international domestic i it its they their"
                                    + " please answer here there let that give round using based assume define calculate compute in and or as if mr mrs ms dr annual report non-gaap board class series note level tier phase chapter section appendix exhibit"
                                    + " net total gross operating revenue revenues sales income profit margin cash assets liabilities equity debt inventory dividend dividends"
                                    + " is are was were does did do has have had can could will would should which who whose compare rank between than versus vs with against both"
                                    + " management's directors covid covid-19 russia ukraine brexit monday tuesday wednesday thursday friday saturday sunday")
                            .split(" ", -1))
            .collect(Collectors.toUnmodifiableSet());

    private static final int NEAR = 30;

    private NamedCompany() {}

    /** The first name that stands where a company's would; empty where the question names nobody. */
    public static Optional<String> in(String question) {
        return Stream.concat(names(OWNER, question), names(PLACED, question)).findFirst();
    }

    /** The name that owns the figure asked for, as in "Apple's revenue". */
    public static Optional<String> owner(String question) {
        return OWNER.matcher(question)
                .results()
                .filter(each -> !AskedMetrics.in(
                                question.substring(each.end(), Math.min(question.length(), each.end() + NEAR)))
                        .isEmpty())
                .map(each -> bare(each.group(1)))
                .filter(name -> !name.isEmpty())
                .findFirst();
    }

    /** Whether a name is followed by what somebody says: in a conversation on a company it is then a person's. */
    public static boolean isSpeaker(String name, String question) {
        return Pattern.compile("(?i)\\b(?:did|does|has) " + Pattern.quote(name)
                        + " (?:say|said|mention\\w*|comment\\w*|think|explain\\w*|talk\\w*)\\b")
                .matcher(question)
                .find();
    }

    /** All names that a comparison sets beside one another; none where it compares parts of a company. */
    public static List<String> compared(String question) {
        return !COMPARES.matcher(question).find() || OF_PARTS.matcher(question).find()
                ? List.of()
                : Stream.of(AFTER, BEFORE, OWNER)
                        .flatMap(each -> names(each, question))
                        .flatMap(name -> Arrays.stream(name.split(" and ", -1)))
                        .filter(name -> !bare(name).isEmpty())
                        .distinct()
                        .toList();
    }

    private static Stream<String> names(Pattern pattern, String question) {
        return pattern.matcher(question)
                .results()
                .map(each -> bare(each.group(1)))
                .filter(name -> !name.isEmpty());
    }

    /** Without words at its ends that are no part of a name. */
    private static String bare(String name) {
        var words = Arrays.asList(name.replaceAll("[.,]+$", "").split(" ", -1));
        int from = 0;
        int to = words.size();
        while (from < to && isCommon(words.get(from))) {
            from++;
        }
        while (to > from && isCommon(words.get(to - 1))) {
            to--;
        }
        return String.join(" ", words.subList(from, to));
    }

    private static boolean isCommon(String word) {
        String small = word.toLowerCase(Locale.ROOT);
        return COMMON.contains(small)
                || small.equals("of")
                || small.equals("&")
                || NO_NAME.matcher(word).matches();
    }
}
