package footnote.workflows.ask.question;

import footnote.evidence.search.AskedFigures;
import footnote.research.PriceMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The rule of the question analyst: routes by what kind of knowledge a question asks for. */
final class QuestionRule {
    private static final Pattern TIMES = words(
            "(?:last|past|previous|latest|recent|most recent) (?:\\w+ )?(?:quarters?|years?|months?|fiscal years?)"
                    + "|latest|most recent|current(?:ly)?|this (?:year|quarter)|since (?:FY ?)?(?:19|20)\\d{2}|Q[1-4](?: (?:FY ?)?(?:19|20)?\\d{2})?"
                    + "|FY ?\\d{2,4}|(?:19|20)\\d{2}|(?:first|second|third|fourth) quarter(?: of)?(?: (?:19|20)\\d{2})?"
                    + "|between (?:FY ?)?(?:19|20)\\d{2} and (?:FY ?)?(?:19|20)\\d{2}");
    private static final Pattern SPOKEN = words(
            "said|say|says|told|tell|mention(?:ed)?|comment(?:ed|ary)?|call|guidance|guided|outlook|management|ceo|cfo|executives?|analysts?|tone|remarks|discuss(?:ed)?|expect(?:s|ed)?|asked");
    private static final Pattern REPORTED = words(
            "news|headlines?|today|yesterday|this week|announce(?:d|ment)?|breaking|rumou?rs?|latest developments?");
    private static final Pattern FILED = words(
            "risk factors?|10-?k|10-?q|8-?k|annual report|filing|balance sheet|cash flow|income statement|segments?|properties|legal|litigation|competition|competitors|business model|customers|employees|debt|accounting|audit(?:or)?|dividend|tax|assets|liabilities|how does .* make money|products|geograph\\w+|subsidiar\\w+|registered");
    private static final Pattern LONG = words(
            "compare|comparison|detailed|comprehensive|in depth|thorough|trend|over time|explain|analy[sz]e|evaluate|versus|vs");
    private static final Pattern SHORT = words("what (?:was|is|were|are)|how (?:much|many)|when|who|which");
    private static final Pattern BUSINESS = words(
            "compan(?:y|ies)|business|stock|share|shares|revenue|profit|earnings|market|price|growth|margin|quarter|fiscal|sales|ceo|invest\\w*|industry|product|customers?|strategy|results|cost|costs|cash|debt|risk|risks|guidance|acquisition|acquire\\w*|dividend|segment|report\\w*|filing|analyst|merger|supply|demand|inflation|employees|competit\\w+|regulat\\w+|securities|legal|tax");
    private static final Pattern ELSEWHERE = words(
            "poem|joke|lyrics|homework|translate|girlfriend|boyfriend|horoscope|write me (?:a|an) (?:story|essay|poem)|python code|javascript");
    /** Elsewhere too, unless a company is asked about, whose business they may be. */
    private static final Pattern PASTIMES = words("recipe|weather|song|football|movie");

    private QuestionRule() {}

    private static Pattern words(String alternatives) {
        return Pattern.compile("(?i)\\b(?:" + alternatives + ")\\b");
    }

    static QuestionAnalysis analysis(String question, List<String> named, Optional<String> unknown) {
        var asked = AskedFigures.in(question);
        boolean business = !asked.metrics().isEmpty()
                || BUSINESS.matcher(question).find()
                || SPOKEN.matcher(question).find();
        boolean ofNobody = named.isEmpty() && unknown.isEmpty();
        if (asked.metrics().isEmpty()
                && (ELSEWHERE.matcher(question).find()
                        || (ofNobody && PASTIMES.matcher(question).find()))) {
            return rejected("this is no question about a company; ask about filings, earnings calls or news of one");
        }
        if (named.isEmpty() && !business) {
            return rejected(
                    "the question names no company on file and nothing of its business; name a company, such as 'What drove revenue of AAPL in 2023?'");
        }
        var times = TIMES.matcher(question)
                .results()
                .map(found -> found.group())
                .distinct()
                .toList();
        var route = route(question, asked);
        boolean news = REPORTED.matcher(question).find();
        var mode = mode(question, named, asked);
        return new QuestionAnalysis(
                true,
                Optional.empty(),
                named,
                times,
                route,
                news || route == DataRoute.NEWS,
                mode,
                unknown.filter(_ -> named.isEmpty())
                        .map(QuestionRule::notKnown)
                        .orElseGet(() -> approach(question, named, times, route, news)));
    }

    private static QuestionAnalysis rejected(String why) {
        return new QuestionAnalysis(
                false, Optional.of(why), List.of(), List.of(), DataRoute.HYBRID, false, AnswerMode.DIRECT, "");
    }

    private static DataRoute route(String question, AskedFigures asked) {
        if (PriceMove.isAskedAbout(question)) {
            return DataRoute.NEWS;
        }
        if (WordedFact.in(question).isPresent()
                || (MentionQuestion.isAsked(question)
                        && !SpeakerFilter.in(question).isAsked())) {
            return DataRoute.HYBRID;
        }
        boolean spoken = SPOKEN.matcher(question).find();
        boolean filed = FILED.matcher(question).find() || !asked.metrics().isEmpty();
        if (REPORTED.matcher(question).find() && !spoken && !filed) {
            return DataRoute.NEWS;
        }
        if (spoken && !FILED.matcher(question).find() && asked.metrics().isEmpty()) {
            return DataRoute.CALLS;
        }
        return spoken || !filed ? DataRoute.HYBRID : DataRoute.FILINGS;
    }

    private static AnswerMode mode(String question, List<String> named, AskedFigures asked) {
        if (LONG.matcher(question).find() || named.size() > 1) {
            return question.length() > 200 || LONG.matcher(question).results().count() > 1
                    ? AnswerMode.DETAILED
                    : AnswerMode.STANDARD;
        }
        return SHORT.matcher(question).find() && asked.metrics().size() <= 1 && question.length() < 140
                ? AnswerMode.DIRECT
                : AnswerMode.STANDARD;
    }

    private static String notKnown(String company) {
        return "The question is about " + company
                + ". Documents of other companies would not answer it and are not searched.";
    }

    /** Two or three sentences a reader can check the search by. */
    private static String approach(
            String question, List<String> named, List<String> times, DataRoute route, boolean news) {
        var sentences = new ArrayList<String>();
        var metrics = SpeakerFilter.in(question).isAsked() ? List.<String>of() : AskedMetrics.in(question);
        String whom = named.isEmpty() ? "all companies on file" : String.join(", ", named);
        String what = metrics.isEmpty()
                ? "passages that answer the question"
                : String.join(
                        ", ",
                        metrics.stream().map(each -> each.replace('_', ' ')).toList());
        sentences.add("I need to find " + what + " for " + whom
                + (times.isEmpty() ? ", in the latest periods on file." : ", for " + String.join(", ", times) + "."));
        sentences.add(
                switch (route) {
                    case FILINGS -> "Filings should hold the answer, so their statements and items are searched first.";
                    case CALLS -> "Management would have said it, so earnings calls are searched.";
                    case NEWS -> "Only news would have it.";
                    case HYBRID -> "Filings and earnings calls are both searched, since either may hold it.";
                });
        if (news && route != DataRoute.NEWS) {
            sentences.add("Recent news is added.");
        } else if (!metrics.isEmpty()) {
            sentences.add("Figures are looked up or computed from reported ones.");
        }
        return String.join(" ", sentences);
    }
}
