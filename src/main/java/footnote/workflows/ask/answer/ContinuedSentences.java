package footnote.workflows.ask.answer;

import footnote.workflows.ask.answer.sentence.WantedStatement;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.Quotation;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells which sentences go on from one that answers a question: "These charges …", the next ruling of a court. */
final class ContinuedSentences {
    private static final int START = 50;
    private static final int FOLLOWERS = 2;
    private static final int FOLLOWERS_OF_STATUS = 4;
    private static final Pattern CONTINUES = Pattern.compile(
            "^(?:These|This|Those|Such|In addition|Additionally|It|They|Other|Of (?:this|these|that|those|which)|The (?:increase|decrease|change|charges?|remaining|remainder|impact))\\b");
    private static final Pattern OF_PROCEEDINGS = Pattern.compile(
            "(?i)\\b(?:court|opinions?|appeal\\w*|judges?|ruling|ruled|filed|settle\\w*|paid|stay(?:ed)?|trial|verdict|jury|dismiss\\w*|refund\\w*|deposit\\w*|motion|petition)\\b");
    private static final Pattern OF_CASES = Pattern.compile(
            "(?i)\\b(?:litigation|lawsuits?|disputes?|proceedings?|case|cases|investigation|trial|court|claims?)\\b");

    private final WantedStatement wanted;
    private final QuestionWords topic;
    private final Set<String> own;
    private final boolean ofCase;
    private final boolean ofPlan;

    /** For a question that names something beside its company or not; the words of the company's name are its own. */
    ContinuedSentences(
            String question, WantedStatement wanted, QuestionWords topic, Set<String> own, boolean namesSomething) {
        this.wanted = wanted;
        this.topic = topic;
        this.own = own;
        this.ofPlan = wanted == WantedStatement.PLAN && namesSomething;
        this.ofCase = (ofPlan || wanted == WantedStatement.STATUS)
                && OF_CASES.matcher(question).find();
    }

    /** The last of the sentences that go on from this one. */
    int end(List<Quotation> page, int from) {
        int most = wanted == WantedStatement.STATUS ? FOLLOWERS_OF_STATUS : FOLLOWERS;
        int to = from;
        while (to + 1 < page.size()
                && to - from < most
                && ToldSentences.isReadable(page.get(to + 1))
                && ToldSentences.goesOn(page, to + 1)
                && goesOn(page.get(to + 1).text())
                && !start(page.get(to + 1)).equals(start(page.get(to)))) {
            to++;
        }
        return to;
    }

    /** The beginning of a sentence: one that begins like the last compares another year in the same words. */
    static String start(Quotation sentence) {
        return sentence.text().substring(0, Math.min(START, sentence.text().length()));
    }

    private boolean goesOn(String next) {
        boolean named = wanted == WantedStatement.NAMES && topic.defines(next);
        return CONTINUES.matcher(next).find()
                || (ofCase && OF_PROCEEDINGS.matcher(next).find())
                || ((ofPlan || named) && wanted.isGivenBy(next, own));
    }
}
