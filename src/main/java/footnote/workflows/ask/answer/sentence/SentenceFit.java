package footnote.workflows.ask.answer.sentence;

import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.YesOrNo;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether a sentence can answer a question by its form: a count where one is asked for, an expectation for guidance. */
public final class SentenceFit {
    private static final Pattern SENTENCE = Pattern.compile("(?s)(?=.*\\s\\p{Ll}+\\s\\p{Ll}+\\s).*[.!?]['\"”’)]?");
    /** An item of a list, which needs no full stop. */
    private static final Pattern ITEM = Pattern.compile("(?s)(?=.*\\s\\p{Ll}+\\s\\p{Ll}+\\s).*[\\p{L}\\p{N}%)]");

    private static final Pattern IN_BRACKETS = Pattern.compile("\\s*\\([^()]*\\)");
    private static final Pattern HOW_MANY = Pattern.compile(
            "(?i)\\bhow many (?:\\p{L}+ ){0,2}?(\\p{L}+)(?= (?:do|does|did|are|were|is|was|has|have|had|will|can|work|remain)\\b|\\?|$)");
    private static final Pattern LOOKS_AHEAD = Pattern.compile(
            "(?i)^(?!.*\\b(?:accounting|tax|regulatory|additional|interpretive) guidance\\b).*\\b(?:expect\\w*|anticipat\\w*|forecast\\w*|project(?:s|ed)?|reaffirm\\w*|guidance|outlook|target\\w*|(?:we|it|company) (?:also )?(?:plans?|intends?) to|rais(?:e|ed|ing)|lower(?:ed|ing)?|(?:currently )?estimates? (?:its|our|that|full)|will be (?:approximately|between|in the range))\\b.*",
            Pattern.DOTALL);

    /** What companies guide on. */
    private static final Pattern MEASURE = Pattern.compile(
            "(?i)\\b(?:revenues?|sales|growth|margins?|earnings|eps|profits?|income|ebitda?|cash flow|capex|capital (?:expenditures?|spending|investments?)|expenses|costs|tax rate|volumes?|shipments|deliver(?:y|ies)|production|bookings|subscribers?|stores|openings|dividends?|repurchases?|currency|demand|results|loans|deposits|premiums|orders|backlog)\\b");
    /** What notes to the statements expect, which is not a company's guidance. */
    private static final Pattern OF_NOTES = Pattern.compile(
            "(?i)\\bpensions?\\b|\\bplan assets\\b|\\bbenefit (?:plans?|cost|obligations?|payments?)\\b|\\bpostretirement\\b|\\bactuarial\\b|\\bdiscount rate\\b|\\bhedg\\w+|\\bderivatives?\\b|\\bunrecogni[sz]ed\\b|\\breclassif\\w+|\\bamorti[sz]ation expense\\b|\\blease (?:payments|liabilit\\w+)|\\bweighted[- ]average period\\b|\\bvest(?:s|ed|ing)?\\b|\\breturns? on plan\\b|\\baccounting (?:standards?|pronouncements?)\\b|\\bfair value\\b");

    private static final Pattern HAS_NUMBER =
            Pattern.compile("\\b\\d{1,3}(?:,\\d{3})+\\b|\\b\\d{2,}\\b|[$€£¥]\\d|\\d\\s?%|\\d\\.\\d");
    private static final Pattern AMOUNT = Pattern.compile("[$€£¥]\\s?\\d|\\d\\s?(?:%|percent\\b)");
    /** What a term means or how it is measured. */
    private static final Pattern DEFINITION = Pattern.compile(
            "(?i)\\b(?:is|are) (?:an?|the|our) (?:\\p{L}+ ){0,3}(?:metric|measure|indicator|term)\\b|\\b(?:is|are) (?:defined|calculated|computed|measured)\\b"
                    + "|\\bwe (?:define|calculate|refer to)\\b|\\brefers? to\\b|\\b(?:includes?|excludes?|consists? of|comprises?|represents?) (?:the |all |any )?(?:impact|revenue|net sales|sales|stores|amounts?|changes?|costs)\\b");

    private static final Pattern ONE_AMOUNT = Pattern.compile("(?i)^(?:what (?:was|is)|how (?:much|many))\\b");
    /** Days and years, which are no amount. */
    private static final Pattern DATE = Pattern.compile(
            "(?i)\\b(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\\.? \\d{1,2},? ?)?(?:FY ?|Q[1-4] )?\\b(?:19|20)\\d{2}\\b|\\bFY\\d{2,4}\\b");

    private static final Pattern HAS_TIME = Pattern.compile(
            "\\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b|\\b(?:19|20)\\d{2}\\b|\\bin the (?:spring|summer|fall|autumn|winter)\\b|\\b(?:next|this|last|coming|first|second|third|fourth|each|every) (?:\\p{L}+ )?(?:week|month|quarter|half|year)\\b");
    private static final Pattern WHEN =
            Pattern.compile("(?i)^when (?:is|are|was|were|did|does|do|will|has|have|can|should)\\b");
    /** The one that stands above the rest of its kind. */
    private static final Pattern FOREMOST = Pattern.compile(
            "(?i)\\b(?:largest|biggest|single largest|most important|top) (?:customer|client|supplier|vendor|shareholder|competitor|rival|lender)s?\\b");

    private static final Pattern SAYS_FOREMOST = Pattern.compile(
            "(?i)\\b(?:largest|biggest|single|most important|leading|one (?:customer|client|supplier|\\p{L}+ maker)|accounts? for|accounted for|represent(?:s|ed))\\b|\\d\\s?%");
    /** Somebody of a kind that a question asks for, whom a sentence must call by it. */
    private static final Pattern WHO = Pattern.compile(
            "(?i)^who (?:is|are|was|were)\\b[^?]*?\\b(customer|client|suppl|vendor|compet|rival|partner|lender|distributor|licens)");

    /** Companies that were bought, of which a sentence must name one. */
    private static final Pattern BOUGHT = Pattern.compile(
            "(?i)^(?:which|what) (?:[\\p{L}-]+ ){0,2}(?:compan(?:y|ies)|business(?:es)?|firms?|start-?ups?)\\b[^?]*(?-i:\\b(?:acquired?|buy|bought|purchased?)\\b)");

    private static final Pattern NAMES_BOUGHT = Pattern.compile(
            "(?:[Aa]cquir\\w+|[Aa]cquisitions? of|[Pp]urchased?|[Bb]ought)(?: [\\p{Ll}\\d%,$.’'()-]+){0,9} (?!Company\\b|Board\\b|Notes?\\b|Item\\b|SG|Consolidated\\b|Domestic\\b|International\\b|Rule\\b|SEC\\b|FASB\\b)\\p{Lu}"
                    + "|\\p{Lu}\\p{L}+(?: [\\p{Ll}\\d%,$.’'()-]+){0,4} (?:was|were) (?:acquired|purchased|bought)");

    /** A year that may have begun in the calendar year before. */
    private static final Pattern FISCAL = Pattern.compile("(?i)\\b(?:FY|fiscal)");

    private static final Pattern FEW_OF_THEM = Pattern.compile(
            "(?i)\\b(?:depend\\w*|rel(?:y|ies|iance|iant)|concentrat\\w*)\\b[^?]*\\b(?:customers?|clients?|suppliers?|vendors?|resellers?)\\b");
    private static final Pattern SAYS_FEW = Pattern.compile(
            "(?i)\\b(?:few|small number|limited number|single|one|two|three|several|concentrat\\w*|largest|significant (?:portion|part|percentage)|accounts? for|accounted for|represent(?:s|ed)?)\\b|\\d\\s?%");

    /** A question for the first of a company's parts, which a sentence on one of them does not answer. */
    private static final Pattern RANKS = Pattern.compile(
            "(?i)\\bwhich\\b[^?]*\\b(?:segment|division|region|countr|product|business|brand|categor|market)[^?]*\\b(?:(?:larg|bigg|high|great|low|small|few|fast|slow|strong|weak)est|most|least|best|worst)\\b");

    private static final Pattern SAYS_RANK = Pattern.compile(
            "(?i)\\b(?:(?:larg|bigg|high|great|low|small|few|fast|slow|strong|weak)est|most|least|best|worst|majority|leading)\\b");

    /** A rate that a question asks for, which a sentence on the amounts it is made of does not give. */
    private static final Pattern RATE = Pattern.compile(
            "(?i)\\b(margin|ratio|rate|yield|turnover|penetration|churn)s?\\b(?! (?:increase|risk|change|swap))");

    private static final Pattern TERM = Pattern.compile(
            "(?i)\\b(comparable|same[- ]store|like[- ]for[- ]like|organic|core|underlying|constant[- ]currency)(?: \\p{L}+){0,2}? (sales|revenues?|eps|earnings|growth|margins?|profits?)\\b");

    private static final Pattern MAY_BE =
            Pattern.compile("(?i)(?<!\\bthat )(?<!\\bwhich )(?<!\\bwho )\\b(?:could|may|might|would)\\b");
    private static final Pattern OF_WHAT_MAY_BE = Pattern.compile(
            "(?i)\\b(?:risks?|expos\\w+|vulnerable|threat\\w*|affect\\w*|impact\\w*|could|might|may|will|would|sensitive|subject|depend\\w*|rel(?:y|ies|iance)|concern\\w*|doubts?|plans?|expects?|mention\\w*|say|said|discuss\\w*)\\b");

    /** What a rate should be, which is not what it is. */
    private static final Pattern GOAL = Pattern.compile(
            "(?i)\\b(?:target(?:s|ed)?|goals?|minimums?|required?|requirements?|seeks? to|must|at least|well[- ]capitalized)\\b");

    private static final Pattern WHERE = Pattern.compile("(?i)^where\\b");
    private static final Pattern PLACE = Pattern.compile(
            "\\b(?:in|at|outside|across|throughout|from|near) (?:the )?(?!January|February|March|April|May|June|July|August|September|October|November|December|Item|Part|Note)\\p{Lu}\\p{Ll}+");
    private static final Pattern PERCENT = Pattern.compile("(?i)\\d\\s?(?:%|percent\\b)");
    private static final Pattern MONTH = Pattern.compile(
            "\\b(January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\\d{2}\\b");
    /** A year; the first group is there where it began a month or two before. */
    private static final Pattern YEAR = Pattern.compile(
            "((?:January|February) \\d{1,2}, )?(?<![\\d,.$])((?:19|20)\\d{2})(?![\\d,]\\d|%|\\s?(?:million|billion))");

    /** A question for how many there are, not for how many more. */
    private static final Pattern STANDING = Pattern.compile(
            "(?i)\\bhow many\\b[^?]*\\b(?:have|has|had|operates?|operated|owns?|owned|are there|were there|at the end|as of)\\b");

    private static final Pattern FLOW = Pattern.compile(
            "(?i)\\b(?:opened|opening|openings|open|closed|closing|closures?|new|additional|added|addition|acquired|relocat\\w+|remodel\\w*|plan(?:s|ned)?|of (?:which|these|whom|those))\\b");
    private static final int BESIDE = 40;
    /** A year that another is compared with. */
    private static final Pattern COMPARED_WITH = Pattern.compile(
            "(?i)\\b(?:compared (?:to|with)|versus|vs\\.?|from|over|than(?: in)?|relative to|against|since|prior year) (?:(?:the|fiscal|full|year|years?|ended|\\p{L}+ \\d{1,2},) ){0,4}(?:19|20)\\d{2}\\b");

    /** One thing by itself, which a sentence that counts it among others does not tell. */
    private static final Pattern ALONE = Pattern.compile("(?i)\\b(?:alone|by itself|on its own)\\b");

    private static final Pattern AMONG_OTHERS =
            Pattern.compile("(?i)\\b(?:compris(?:es?|ed|ing)|includ(?:es?|ed|ing)|consist(?:s|ed|ing)? of|such as)\\b");

    private SentenceFit() {}

    public static boolean isSentence(String text) {
        return SENTENCE.matcher(text).matches();
    }

    /** Whether a text can be an item of a list. */
    public static boolean isItem(String text) {
        return ITEM.matcher(text).matches();
    }

    /** Whether one amount is asked for and sentences give several, as those of parts of a company. */
    public static boolean disagree(String question, List<String> sentences) {
        return ONE_AMOUNT.matcher(question).find()
                && AnswerForm.of(question) == AnswerForm.FIGURE
                && !isOfGuidance(question)
                && sentences.stream()
                                .map(each ->
                                        HAS_NUMBER.matcher(DATE.matcher(each).replaceAll(" ")))
                                .filter(Matcher::find)
                                .map(Matcher::group)
                                .distinct()
                                .count()
                        > 1;
    }

    /** Whether a text has a number that is neither a day nor a year. */
    public static boolean hasNumber(String text) {
        return HAS_NUMBER.matcher(DATE.matcher(text).replaceAll(" ")).find();
    }

    /** Whether a sentence gives an amount of what is asked for, and not only what the term means. */
    public static boolean givesAmount(String sentence) {
        return hasNumber(sentence)
                && (AMOUNT.matcher(sentence).find()
                        || !DEFINITION.matcher(sentence).find());
    }

    /** Whether management's own expectation is asked for, which no statement holds. */
    public static boolean isOfGuidance(String question) {
        return AnswerForm.isOfGuidance(question);
    }

    public static boolean fits(String question, String sentence) {
        return (!isOfGuidance(question) || guides(question, sentence))
                && counts(question, sentence)
                && (!WHEN.matcher(question).find() || HAS_TIME.matcher(sentence).find())
                && (!FOREMOST.matcher(question).find()
                        || SAYS_FOREMOST.matcher(sentence).find())
                && (!FEW_OF_THEM.matcher(question).find()
                        || SAYS_FEW.matcher(sentence).find())
                && (!RANKS.matcher(question).find()
                        || SAYS_RANK.matcher(sentence).find())
                && gives(question, sentence)
                && !isOfAnotherTime(question, sentence)
                && (!WHERE.matcher(question).find() || PLACE.matcher(sentence).find())
                && (!PERCENT.matcher(question).find()
                        || PERCENT.matcher(sentence).find())
                && saysTerm(question, sentence)
                && !ShareOfPart.isSaid(question, sentence)
                && namesKind(question, sentence)
                && (!BOUGHT.matcher(question).find()
                        || NAMES_BOUGHT.matcher(sentence).find())
                && !isSupposed(question, sentence)
                && !(ALONE.matcher(question).find()
                        && AMONG_OTHERS.matcher(sentence).find());
    }

    private static boolean namesKind(String question, String sentence) {
        var kind = WHO.matcher(question);
        if (!kind.find()) {
            return true;
        }
        String said = sentence.toLowerCase(Locale.ROOT).replace("client", "customer");
        return said.contains(kind.group(1).toLowerCase(Locale.ROOT).replace("client", "customer"));
    }

    /** Where a figure has a name of two words of which one alone names another, whether a sentence says both together. */
    private static boolean saysTerm(String question, String sentence) {
        var term = TERM.matcher(question);
        return !term.find()
                || Pattern.compile("(?i)\\b" + term.group(1).replaceAll("[- ]", "[- ]") + "(?: [\\p{L}-]+){0,3}? "
                                + term.group(2).replaceFirst("s$", "") + "s?\\b")
                        .matcher(sentence)
                        .find();
    }

    /** Where a rate is asked for, whether a sentence names it. */
    private static boolean gives(String question, String sentence) {
        var rate = RATE.matcher(question);
        return AnswerForm.of(question) != AnswerForm.FIGURE
                || !rate.find()
                || (Pattern.compile("(?i)\\b" + rate.group(1)).matcher(sentence).find()
                        && (GOAL.matcher(question).find()
                                || isOfGuidance(question)
                                || !GOAL.matcher(sentence).find()));
    }

    /** Whether a sentence says only what may be, where a question asks whether something is so. */
    private static boolean isSupposed(String question, String sentence) {
        return YesOrNo.isAsked(question)
                && !OF_WHAT_MAY_BE.matcher(question).find()
                && (MAY_BE.matcher(sentence).find() || sentence.startsWith("If "));
    }

    /** Whether a sentence says what management expects of the business; what notes expect only where that is asked for. */
    private static boolean guides(String question, String sentence) {
        return LOOKS_AHEAD.matcher(sentence).find()
                && (OF_NOTES.matcher(question).find()
                        || (MEASURE.matcher(sentence).find()
                                && !OF_NOTES.matcher(sentence).find()));
    }

    /** Whether a sentence names the month of a year that a question asks about, in whatever report it stands. */
    public static boolean isOfMonth(String question, String sentence) {
        var month = MONTH.matcher(question);
        return month.find() && sentence.contains(month.group());
    }

    /** Whether a number of one year is asked for and a sentence is of others, or a month is named and it is not of that. */
    private static boolean isOfAnotherTime(String question, String sentence) {
        var month = MONTH.matcher(question);
        if (month.find() && AnswerForm.of(question) != AnswerForm.FIGURE) {
            return !sentence.contains(month.group(1));
        }
        boolean reason = AnswerForm.of(question) == AnswerForm.REASON;
        boolean bought = BOUGHT.matcher(question).find();
        if (!reason && !bought && AnswerForm.of(question) != AnswerForm.FIGURE && !YesOrNo.isAsked(question)) {
            return false;
        }
        boolean early = bought && FISCAL.matcher(question).find();
        var asked = YEAR.matcher(question)
                .results()
                .map(each -> Integer.parseInt(each.group(2)))
                .flatMap(year -> early ? Stream.of(year, year - 1) : Stream.of(year))
                .toList();
        String own =
                reason ? COMPARED_WITH.matcher(ReasonFit.explained(sentence)).replaceAll(" ") : sentence;
        var said = YEAR.matcher(own).results().toList();
        return !isOfGuidance(question)
                && !asked.isEmpty()
                && !said.isEmpty()
                && said.stream().noneMatch(each -> {
                    int year = Integer.parseInt(each.group(2));
                    return asked.contains(year) || (each.group(1) != null && asked.contains(year - 1));
                });
    }

    /** Where a number of things is asked for, whether a number stands beside the word for them. */
    private static boolean counts(String question, String sentence) {
        var things = HOW_MANY.matcher(IN_BRACKETS.matcher(question).replaceAll(""));
        if (!things.find()) {
            return true;
        }
        String word = things.group(1).toLowerCase(Locale.ROOT);
        String stem = Pattern.quote(word.length() > 4 ? word.replaceFirst("(?:ies|es|s)$", "") : word);
        String before = "\\d[\\d,.]*\\+?(?: (?:million|thousand|billion|hundred))?(?: [\\p{L}'’-]+){0,4} " + stem;
        String after = stem
                + "\\p{L}*(?: [\\p{L}'’-]+){0,5} (?:approximately |about |over |nearly )?\\d[\\d,.]*(?![\\d,.]*\\s?(?:%|percent))";
        boolean standing = STANDING.matcher(question).find();
        return Pattern.compile("(?i)" + before + "|" + after)
                .matcher(sentence)
                .results()
                .anyMatch(each -> !standing
                        || !FLOW.matcher(sentence.substring(Math.max(0, each.start() - BESIDE), each.end()))
                                .find());
    }
}
