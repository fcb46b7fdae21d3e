package footnote.workflows.ask.answer;

import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.question.Quotation;
import footnote.workflows.ask.question.YesOrNo;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The sentences that say whether a company pays dividends, and what it plans. */
final class DividendPolicy {
    private static final Pattern NEVER = Pattern.compile(
            "(?i)\\b(?:never|not|no)\\b[^.;]{0,60}\\b(?:declared?|paid|pay(?:ing)?|issued?)\\b[^.;]{0,40}\\bdividends?\\b|\\b(?:declared?|pa(?:id|y|ys|ying)) no (?:\\p{L}+ )?dividends?\\b|\\bno (?:cash )?dividends? (?:has|have|had|were|was)(?: ever)? been (?:declared|paid)");
    private static final Pattern STOPPED = Pattern.compile(
            "(?i)\\b(?:suspend\\w*|discontinu\\w*|eliminat\\w*)\\b[^.;]{0,50}\\bdividends?\\b|\\bdividends?\\b[^.;]{0,50}\\b(?:remains?|was|were|been) (?:suspended|discontinued|eliminated)");
    private static final Pattern PAYS = Pattern.compile(
            "(?i)\\b(?:pa(?:y|ys|id|ying)|declare[sd]?|approved|payable|continue|intends?|expects?|anticipates?|increas\\w+)\\b[^;]*\\bdividends?\\b|\\bdividends?\\b[^;]*\\b(?:pa(?:id|yable|y)|declared|increas\\w+)\\b|\\bdividend policy\\b");
    private static final Pattern ASIDE = Pattern.compile(
            "(?i)\\bassum(?:es?|ed|ing|ption)\\b|\\breinvest\\w*|\\bequivalents?\\b|\\bblack[- ]scholes\\b|\\bexpected (?:volatility|life|term)\\b|\\bcannot\\b|\\bpreferred\\b|\\bfrom (?:its|our|the) subsidiar\\w+|\\brestricts?\\b|\\bcovenants?\\b");
    private static final Pattern OF_SHARES = Pattern.compile(
            "(?i)\\b(?:shareholders?|stockholders?|common|class [ab]|quarterly|cash|per share|we|company|our)\\b");
    private static final int MOST = 2;
    private static final int LONGEST = 420;

    private DividendPolicy() {}

    /** The answer, with yes or no where that is asked. */
    static Optional<String> in(String question, List<AnswerEvidence.Source> newestFirst) {
        var none = line(newestFirst, NEVER, 1).or(() -> line(newestFirst, STOPPED, 1));
        boolean verdict = YesOrNo.isAsked(question);
        return none.map(each -> (verdict ? "No. " : "") + each)
                .or(() -> line(newestFirst, PAYS, MOST).map(each -> (verdict ? "Yes. " : "") + each));
    }

    private static Optional<String> line(List<AnswerEvidence.Source> sources, Pattern form, int most) {
        var lines = sources.stream()
                .flatMap(source -> Quotation.of(source.passage()).stream()
                        .filter(each -> each.text().length() <= LONGEST
                                && SentenceFit.isSentence(each.text())
                                && each.whole()
                                && form.matcher(each.text()).find()
                                && OF_SHARES.matcher(each.text()).find()
                                && !ASIDE.matcher(each.text()).find())
                        .map(each -> "“" + each.text() + "” [" + source.marker() + "]"))
                .distinct()
                .limit(most)
                .toList();
        return lines.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", lines));
    }
}
