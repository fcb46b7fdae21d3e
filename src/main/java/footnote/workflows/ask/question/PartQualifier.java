package footnote.workflows.ask.question;

import footnote.domain.names.CompanyName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The product, segment or region that a question limits a figure to. A figure of the whole company must not answer it,
 * so that a question with a qualifier that no filing gives a figure of is left open.
 */
public final class PartQualifier {
    private static final String MEASURE =
            "(?:net |total |annual |quarterly |product |segment |gross )*(?:revenues?|sales|turnover|(?:operating |gross )?(?:income|profits?|loss(?:es)?|margins?)|growth)\\b";
    /** A word that limits the figure after it. */
    private static final Pattern BEFORE_MEASURE =
            Pattern.compile("([\\p{L}\\p{N}&’'/+-]+(?: [\\p{L}\\p{N}&’'/+-]+)?) " + MEASURE);
    /** A name after a preposition. */
    private static final Pattern PLACED = Pattern.compile(
            "\\b(?:in|from|through|via|of|for|by|bring|brought|did|does|was|were|is|are) (?:its |the |their )?((?:\\p{Lu}[\\p{L}\\p{N}&’'-]*)(?: (?:and |of )?\\p{Lu}[\\p{L}\\p{N}&’'-]*)*)");
    /** A name after the words that only a place or a source of revenue follows. */
    private static final Pattern LIMITED_TO = Pattern.compile(
            "\\b(?:in|from|through|via|outside(?: of)?) (?:its |the |their )?((?:\\p{Lu}[\\p{L}\\p{N}&’'-]*)(?: (?:and |of )?\\p{Lu}[\\p{L}\\p{N}&’'-]*)*)");
    /** What revenue or sales are made with. */
    private static final Pattern SALES_WITH = Pattern.compile(
            "\\b(?:revenues?|sales)\\b[^?.;]{0,60}\\b(?:generat\\w+|earn\\w*|ma[dk]e|achiev\\w+|record\\w*|book\\w*) with (?:its |the |their )?((?:\\p{Lu}[\\p{L}\\p{N}&’'-]*)(?: (?:and |of )?\\p{Lu}[\\p{L}\\p{N}&’'-]*)*)");
    /** A name before the word for a part. */
    private static final Pattern NAMED_PART = Pattern.compile(
            "((?:\\p{Lu}[\\p{L}\\p{N}&’'-]*)(?: (?:and |of |& )?\\p{Lu}[\\p{L}\\p{N}&’'-]*)*) (?:segment|division|business unit|business|unit|region)\\b");
    /** A word in small letters before revenue or sales that is neither a company's nor one that any figure may have. */
    private static final Pattern BEFORE_SALES = Pattern.compile(
            "(?i)([\\p{L}\\p{N}&’'/+-]+(?: [\\p{L}\\p{N}&’'/+-]+)?) (?:revenues?|sales)\\b(?! (?:and marketing|tax|force|team|people|staff|price|mix|volume))");
    /** What revenue or sales come from, in small letters. */
    private static final Pattern SALES_FROM = Pattern.compile(
            "(?:revenues?|sales)(?: (?:[\\p{L}\\p{N}.,&’'-]+ ){0,6}?(?:makes?|made|earn\\w*|generat\\w+|gets?|got|deriv\\w+|c[ao]mes?|coming|receiv\\w+|record\\w*|book\\w*))? from (?:its |the |their )?(?!(?:continuing |discontinued )?operations|contracts|external|(?:its |all )?customers|the sale|sales? of)((?:\\p{Ll}[\\p{Ll}-]+(?:, | )?)+?)(?=,? (?:in|for|during|at|as|of|by|to|between|over|did|was|were|is|are|has)\\b|[?.;]|$)");
    /** A name with a capital inside, such as iPhone or YouTube. */
    private static final Pattern CAMEL = Pattern.compile("\\b\\p{L}*\\p{Ll}\\p{Lu}\\p{L}*\\b");
    /** Words for a document or a place in it. */
    private static final Pattern DOCUMENT = Pattern.compile(
            "(?i)\\b(?:item|form|note|table|exhibit|report|statements?|filing|balance sheets?|p&l|cash flows?|md&a|10-?k|10-?q|8-?k|gaap|consolidated)\\b|^(?:q[1-4]|fy|h[12])");

    private static final Set<String> SEGMENTS = words(
            "cloud advertising ads ad subscription subscriptions services service"
                    + " products hardware software gaming automotive licensing international domestic online retail wholesale commercial"
                    + " consumer enterprise devices wearables infrastructure network networking streaming membership membership"
                    + " pharmaceutical medtech insurance wireless broadband center centre datacenter client foundry search");
    /** A kind of business that a figure comes from. */
    private static final Pattern TYPICAL =
            Pattern.compile("(?i)\\b(?:c[ao]mes?|coming|derived?|generated|earned) from (?:its |the |their )?("
                    + String.join("|", SEGMENTS) + ")\\b");

    private static final Set<String> NEUTRAL =
            words("total net annual quarterly full fiscal company company's its their the reported overall consolidated"
                    + " adjusted gross operating basic diluted what was is were are did does has have had how much many and or"
                    + " of for in a an year year's last latest previous prior current this that highest lowest more less higher"
                    + " lower combined ltm ttm yearly first second third fourth quarter much quarter's organic revenue sales"
                    + " income profit margin growth compare by to from between with on at as per percent percentage free cash usd"
                    + " us$ dollars dollar million millions billion billions eps ebitda ebit gaap us january february march april"
                    + " may june july august september october november december yoy qoq cagr ppne");

    /** Verbs and other words that stand before revenue without limiting it. */
    private static final Set<String> BESIDE_SALES = words(
            "report reports reporting generate generates generated generating increase increased grow grew recognize recognized"
                    + " earn earns earned drive drives drove boost record recorded post posted make makes made achieve achieved show"
                    + " calculate find give get list rank deferred unearned days day's days' price cost costs same-store comparable"
                    + " pro forma trailing actual average mean median cumulative aggregate whole group entire it they not no any some"
                    + " all both each every when where which who why did's change changes decrease decline drop impact affect total"
                    + " constant-currency forecast expected expect guided guidance guide budgeted estimate estimated consensus future"
                    + " next fiscal-year full-year half-year year-over-year yoy annualized historical recent strong weak flat rising"
                    + " falling declining growing slow slowing higher-than-expected core underlying normalized excess lost lose mainly"
                    + " product service segment segments company-wide companywide worldwide global corporate vs versus over against"
                    + " than below above under around about without");

    private PartQualifier() {}

    private static Set<String> words(String words) {
        return Arrays.stream(words.split(" +", -1)).collect(Collectors.toSet());
    }

    /** What the question limits its figure to in so many words; companies' own names are none. */
    public static List<String> stated(String question, List<String> companies) {
        var own = own(companies);
        var found = new LinkedHashSet<String>();
        BEFORE_MEASURE.matcher(question).results().forEach(each -> {
            var before = List.of(each.group(1).split(" ", -1));
            boolean named = before.stream().anyMatch(word -> isNamed(word, own))
                    && !before.getLast().matches(".*['’]s?");
            boolean ratio = AskedMetrics.in(each.group()).stream().anyMatch(metric -> metric.endsWith("_turnover"));
            boolean typical = SEGMENTS.contains(before.getLast().toLowerCase(Locale.ROOT));
            if (!ratio && (typical || (named && isNamed(before.getLast(), own)))) {
                found.add(before.getFirst().matches(".*['’]s?") ? before.getLast() : each.group(1));
            }
        });
        BEFORE_SALES.matcher(question).results().map(each -> each.group(1)).forEach(words -> {
            var before = List.of(words.split(" ", -1));
            if (isUnknown(before.getLast(), own)) {
                found.add(before.size() > 1 && isUnknown(before.getFirst(), own) ? words : before.getLast());
            }
        });
        sourcesOfSales(question).forEach(words -> {
            if (Arrays.stream(words.split(" ", -1)).anyMatch(word -> isUnknown(word, own))) {
                found.add(words);
            }
        });
        Stream.of(NAMED_PART, LIMITED_TO, SALES_WITH)
                .flatMap(part -> part.matcher(question).results())
                .map(each -> bare(each.group(1), own))
                .forEach(found::add);
        found.removeIf(String::isEmpty);
        TYPICAL.matcher(question).results().map(each -> each.group(1)).forEach(found::add);
        CAMEL.matcher(question)
                .results()
                .map(each -> each.group())
                .filter(word -> isNamed(word, own))
                .forEach(found::add);
        return List.copyOf(found);
    }

    /** What a question says in small letters that revenue or sales come from. */
    static Stream<String> sourcesOfSales(String question) {
        return SALES_FROM.matcher(question).results().map(each -> each.group(1));
    }

    /** Whether a word in small letters says which revenue is meant, as in "aws revenue". */
    static boolean isUnknown(String word, Set<String> own) {
        String plain = word.toLowerCase(Locale.ROOT);
        return word.equals(plain)
                && plain.matches("\\p{Ll}[\\p{Ll}-]{2,}(?<!-(?:year|month|quarter)s?)")
                && !own.contains(plain)
                && !own.contains(plain.replaceAll("s$", ""))
                && !NEUTRAL.contains(plain)
                && !BESIDE_SALES.contains(plain)
                && AskedMetrics.in(plain).isEmpty();
    }

    /** A name without the company's own at its front; nothing where a word of it is no name. */
    private static String bare(String name, Set<String> own) {
        var words = new ArrayList<>(List.of(name.split(" ", -1)));
        while (!words.isEmpty() && !isNamed(words.getFirst(), own)) {
            words.removeFirst();
        }
        boolean named = words.stream().allMatch(word -> isNamed(word, own) || word.matches("and|of|&"));
        String bare = String.join(" ", words);
        return named
                        && AskedMetrics.in(bare).isEmpty()
                        && !DOCUMENT.matcher(bare).find()
                ? bare
                : "";
    }

    /** The name of the part that a question limits its figure to, before a figure's name; nothing where it names none. */
    public static String named(String question, List<String> companies) {
        return stated(question, companies).stream()
                .map(each -> bare(each, own(companies)))
                .filter(each -> !each.isEmpty())
                .findFirst()
                .map(each -> each + " ")
                .orElse("");
    }

    /** The words of the companies' names, each name written as one word, and its short forms. */
    static Set<String> own(List<String> companies) {
        return companies.stream()
                .flatMap(name -> Stream.of(
                        Arrays.stream(name.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}&]+", -1)),
                        Stream.of(CompanyName.of(name).key()),
                        CompanyName.of(name).shortForms(1).stream()))
                .flatMap(each -> each)
                .collect(Collectors.toSet());
    }

    /** Names that stand where a place or a product would, such as after "in". */
    public static List<String> placed(String question, List<String> companies) {
        var own = own(companies);
        var found = new LinkedHashSet<String>();
        PLACED.matcher(question).results().map(each -> each.group(1)).forEach(name -> {
            var words = List.of(name.split(" ", -1));
            if (AskedMetrics.in(name).isEmpty()
                    && !DOCUMENT.matcher(name).find()
                    && words.stream().anyMatch(word -> isNamed(word, own) && !isLegalForm(word))
                    && words.stream()
                            .allMatch(word -> isNamed(word, own)
                                    || word.matches("and|of")
                                    || own.contains(word.toLowerCase(Locale.ROOT))
                                    || isOfALongName(word, words, own))) {
                found.add(name);
            }
        });
        return List.copyOf(found);
    }

    /** Whether a word in capitals that may stand before any figure belongs to a name of two more words: "More Anvil Tools". */
    private static boolean isOfALongName(String word, List<String> name, Set<String> own) {
        return Character.isUpperCase(word.charAt(0))
                && name.stream().filter(each -> isNamed(each, own)).count() > 1;
    }

    private static boolean isLegalForm(String word) {
        return word.matches(
                "(?i)(?:inc|corp|corporation|co|company|ltd|limited|plc|group|holdings?|llc|ag|sa|nv|se)\\.?");
    }

    /** Whether filings report the metric by part. */
    public static boolean isReportedByPart(String metric) {
        return metric.matches(
                "(?:revenue|operating_income|gross_profit|assets|depreciation_amortization|capital_expenditure)(?:_growth)?"
                        + "|(?:operating|gross)_margin");
    }

    private static boolean isNamed(String word, Set<String> own) {
        String plain = word.replaceAll("['’]s?$", "").toLowerCase(Locale.ROOT);
        boolean company = own.contains(plain)
                || Arrays.stream(plain.split("[^\\p{L}\\p{N}&]+", -1)).allMatch(own::contains);
        return word.chars().anyMatch(Character::isUpperCase)
                && !company
                && !NEUTRAL.contains(plain)
                && !plain.matches("(?:fy|q[1-4]|[1-4]q|h[12])?\\d*");
    }

    /** The words of a question that may name a part of the company; none where no such figure is reported by part. */
    public static List<String> suspects(String question, List<String> names, List<String> metrics) {
        return metrics.stream().noneMatch(PartQualifier::isReportedByPart)
                ? List.of()
                : Stream.concat(stated(question, names).stream(), placed(question, names).stream())
                        .distinct()
                        .toList();
    }
}
