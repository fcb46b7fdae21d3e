package footnote.workflows.ask.answer.sentence;

import footnote.evidence.search.AskedReason;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.RiskQuestion;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What a sentence must give to answer a question in words: names, a plan, an expectation, an amount, a reason. */
public enum WantedStatement {
    EXPECTATION(
            "(?!)",
            "[$€£¥]\\s?\\d|\\d\\s?(?:%|percent)|\\b(?:per|a) (?:day|week|month|quarter|year)\\b|\\b(?:low|mid|high)[- ](?:single|double)[- ]digit"),
    RISK(
            "(?!)",
            "\\b(?:could|may|might|can|would)\\b[^.]*\\b(?:advers\\w+|harm\\w*|reduc\\w+|declin\\w+|negativ\\w+|impact\\w*|los(?:e|s|ses|ing)|disrupt\\w*|damag\\w+|lower|hurt|weaken|delay\\w*|limit\\w*|impair\\w*|fail\\w*|affect\\w*|result in|interrupt\\w*|prevent)\\b|\\b(?:subject to|exposes? us to|involves?|face[sd]?|has experienced|have experienced) [^.]*\\b(?:risks?|uncertaint\\w+|threats?|challenges|delays|issues)\\b"),
    PURPOSE(
            "\\b(?:purpose|nature|aim|goal|objective|rationale)s? (?:and (?:the )?\\p{L}+ )?(?:of|behind|for)\\b",
            "\\b(?:in order to|(?:intended|designed|aims?|aimed|seeks?) to|will leverage|consist(?:s|ed)? (?:primarily )?of|relat(?:es|ed|ing) (?:primarily )?to|(?:primarily|mainly) (?:for|of|related)|includ(?:es|ed|ing)|to (?:\\p{L}+ )?(?:focus|simplify|improve|reduce|strengthen|better|create|accelerate|expand|support|optimi[sz]e|unlock|align|streamline|further|address|enhance))\\b"),
    OFFERING(
            "\\bwhat (?:products? |services? |products and services )?(?:does|do|did) [^?]*\\b(?:sell|make|offer|manufacture|produce|provide)\\s*\\??$",
            "\\b(?:sells|manufactures?|offers?|provides?|produces?|designs?|makes?|consists? of|include|markets?|develops?|supplies)\\b"),
    REASON(
            "(?!)",
            "\\b(?:consist(?:s|ed|ing) of|compris(?:es|ed|ing)|includ(?:es|ed|ing)(?! in\\b)|relat(?:es|ed|ing) to)\\b"),
    EFFECT(
            "\\bhow (?:did|does|do|has|have|had|is|was|were|will)\\b[^?]*\\b(?:affect|impact|hit|influence|hurt)(?:s|ed|ing)?\\b|\\b(?:effects?|impacts?) (?:of|from)\\b",
            "\\b(?:has|have|had|was|were|been|which|and|adversely|negatively|unfavorably|favorably|materially) (?:\\p{L}+ly )?(?:impacted|affected)\\b|\\b(?:continues? to (?:impact|affect)|result(?:ed|ing) in|result of|due to|suspended|recogni[sz]ed|recorded|incurred|led to|caused|contributed|reduced|increased|decreased|declined|disrupted|discontinued|ceased|lower|higher|unfavorable|favorable)\\b"),
    MEANING(
            "\\bhow (?:does|do|is|are) [^?]*\\b(?:define[ds]?|calculate[ds]?|measured?|computed?)\\b|\\b(?:definition|meaning) of\\b|\\bwhat (?:does|do) [^?]* mean\\b|\\bwhat is meant by\\b",
            "\\b(?:define[ds]?|means?|refers? to|consists? of|represents?|(?:is|are) (?:calculated|computed|measured|determined|an?|the)|we calculate|we compute|we measure)\\b"),
    PLAN(
            "\\bwhat (?:is|are|was|will) (?:\\p{L}+ )?(?:happening|happen|become|planned)\\b|\\bwhat happen(?:s|ed)\\b|\\bwhat (?:is|are|does|do) [^?]*\\bplan(?:s|ning|ned)?\\b|\\b(?:future|plans?) (?:of|for)\\b|\\bwhat [^?]*\\bdecide[ds]?\\b",
            "\\b(?:announc\\w+|plans? to|planned|will (?:be|report|cease|become|continue|include|combine|separate)|sunset\\w*|discontinu\\w+|divest\\w*|dispos\\w+|s(?:old|ale of|ell)|spin[- ]?off|spun|separat(?:e|ed|ing|ion of)|exit\\w*|ceased?|phas\\w+ out|initiat\\w+|filed|chapter 11|bankrupt\\w*|acquired|clos(?:ed|ure|ing)|wind(?:ing)? down|wound down|terminat\\w+|restructur\\w+|merg\\w+|transition\\w*|intends? to|effective|agree(?:d|ment) to|frozen|froze|amend\\w+|transferred|approved)\\b"),
    NAMES(
            "^(?!.*\\bhow (?:many|much)\\b)(?:(?:who|name|list|identify|which (?:other )?(?:companies|firms|businesses))\\b[^?]*|(?:what|which) (?:are|were) (?:the |its |[\\p{L}&. -]{1,40}?['’]s? )?(?:\\p{L}+ ){0,2})\\b(?:competitors?|rivals?|competes?|partners?|suppliers?|vendors?|customers?|clients?|licensees?|lenders?|distributors?|manufacturers?|brands|subsidiaries|shareholders|segments)\\b.*",
            "(?!)"),
    WHO("^who\\b", "\\p{Lu}\\p{Ll}"),
    REMAINDER(
            "\\b(?:left|remain(?:s|ed|ing)?|unused|available)\\b[^?]*\\b(?:repurchas\\w+|buy ?-?backs?|authori[sz]ations?)\\b|\\b(?:repurchas\\w+|buy ?-?backs?|authori[sz]ations?)\\b[^?]*\\b(?:left|remain(?:s|ed|ing)?|unused|available)\\b",
            "[$€£¥]\\s?\\d[^.]*\\b(?:remain\\w*|left|available|unused|undrawn|may yet)\\b|\\b(?:remain\\w*|left|available|unused|undrawn|may yet)\\b[^.]*[$€£¥]\\s?\\d"),
    SIZE("\\bhow (?:much|large|big|high) (?!(?:of|a (?:part|share|portion)))|\\b(?:size|amount) of\\b", ""),
    AMOUNT(
            "\\bhow (?:many|much|large|big|high|old|far|long)\\b|\\b(?:what|which) (?:part|share|portion|percentage|proportion|fraction|amount|number|size|percent)\\b|\\b(?:number|size|amount) of\\b",
            "\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|third|quarter|majority|substantially all|none|no)\\b"),
    PLACE(
            "^(?:in )?where\\b|\\b(?:which|what) (?:countries|regions|geographies|states|cities|markets|locations)\\b|\\bgeographies\\b",
            "\\b(?:in|at|outside|across|throughout|from|near|to) (?:the )?(?:Company[’']s )?(?!January|February|March|April|May|June|July|August|September|October|November|December|Item|Part|Note|Company|Board|Section|Annex|Exhibit)\\p{Lu}\\p{Ll}+"),
    TIME(
            "^when\\b",
            "\\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b|\\b(?:19|20)\\d{2}\\b"),
    STATUS("\\b(?:status|latest|state|outcome|summar\\w+|where (?:does|do) [^?]* stand|what has happened)\\b", ""),
    ANYTHING("", "");

    private static final Pattern PROPER = Pattern.compile(
            "(?<=[\\p{L},;:(] )(?:\\p{Lu}[\\p{L}&.’'-]*|\\d?\\p{Lu}{2,})(?:(?: of| and| &| de)? \\p{Lu}[\\p{L}&.’'-]*)*");
    private static final Pattern NOBODY = Pattern.compile(
            "(?:Item|Part|Note|Notes|Company|Companies|Board|January|February|March|April|May|June|July|August|September|October|November|December|United States|U\\.S\\.?|The (?:Company|Board|Participant)|We|Our|Form|Section|Risk Factors?|Business|Financial|Consolidated|Operating|Annual Report|Europe|Asia|America|Africa|China|India|Japan|Internet|GAAP|SEC|IT|AI|I|IP)\\b.*");
    private static final Pattern MONEY = Pattern.compile(
            "(?i)[$€£¥₹]\\s?\\d|\\d\\s?(?:%|percent\\b)|\\d[\\d,.]*(?: (?:million|thousand))? (?:square|employees|people|persons)");
    private static final String KIND =
            "(?:competitors?|rivals?|partners?|suppliers?|vendors?|customers?|clients?|licensees?|lenders?|distributors?|manufacturers?|brands?|subsidiaries|shareholders?|segments?)";
    private static final Pattern LISTS = Pattern.compile(
            "(?i)\\b" + KIND
                    + "\\b(?:[^.;]{0,60}\\b(?:includ(?:e|es|ing)|are|is|such as)\\b|:)|\\bcompet(?:es?|ing|ition) (?:\\p{L}+ ){0,3}(?:with|from|against)\\b");
    private static final Pattern OF_KIND = Pattern.compile("(?i)\\b" + KIND + "\\b");
    private static final int SEVERAL = 3;
    /** Kinds of them where no name is told: "competitors include banks, brokers and insurers". */
    private static final Pattern OF_KINDS = Pattern.compile(
            "(?i)\\b" + KIND
                    + "\\b (?:(?:primarily|mainly|principally) )?(?:include|are (?:other|various)|consist of|range from|such as)\\b[^.;]*,[^.;]*(?:,| and | or )");

    private static final Pattern FOR_EXAMPLE =
            Pattern.compile("\\b" + KIND + "\\b[^.;]{0,90}\\b(?:such as|including|like) \\p{Lu}");
    private static final Pattern IS_ONE = Pattern.compile(
            "(?i)\\b(?:is|are) (?:one of )?(?:an?|the|our|its|the company[’']s) (?:\\p{L}+ ){0,3}" + KIND + "\\b");

    private final Pattern asked;
    private final Pattern said;

    WantedStatement(String asked, String said) {
        this.asked = Pattern.compile(asked, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
        this.said = name().equals("PLACE") ? Pattern.compile(said) : Pattern.compile(said, Pattern.CASE_INSENSITIVE);
    }

    public static WantedStatement in(String question) {
        if (AnswerForm.isOfGuidance(question)) {
            return EXPECTATION;
        }
        if (RiskQuestion.isAsked(question)) {
            return RISK;
        }
        if (AskedReason.isIn(question)) {
            return REASON;
        }
        for (var each : values()) {
            if (each.asked.matcher(question).find()) {
                return each;
            }
        }
        return ANYTHING;
    }

    /** Whether a text gives it; the words of the company's own name are no names. */
    public boolean isGivenBy(String text, Set<String> own) {
        return switch (this) {
            case NAMES -> {
                int names = names(text, own).size();
                yield (names > 1 && LISTS.matcher(text).find())
                        || (names >= SEVERAL && OF_KIND.matcher(text).find())
                        || OF_KINDS.matcher(text).find()
                        || (names > 0 && FOR_EXAMPLE.matcher(text).find())
                        || (names > 0 && IS_ONE.matcher(text).find());
            }
            case WHO -> names(text, own).stream().anyMatch(name -> name.matches(".*\\p{Lu}\\p{Ll}.*"));
            case REASON -> ReasonFit.tellsPurpose(text) || said.matcher(text).find();
            case SIZE -> MONEY.matcher(text).find();
            case AMOUNT ->
                SentenceFit.hasNumber(text)
                        || said.matcher(text.replaceAll("\\b(?:19|20)\\d{2}\\b", ""))
                                .find();
            default -> said.matcher(text).find();
        };
    }

    /** Who is named beside the company itself. */
    public static List<String> names(String text, Set<String> own) {
        return PROPER.matcher(text)
                .results()
                .map(found -> found.group())
                .filter(name -> !NOBODY.matcher(name).matches()
                        && !own.contains(name.toLowerCase(java.util.Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)[0]))
                .distinct()
                .toList();
    }
}
