package footnote.workflows.ask.answer;

import footnote.domain.Finding;
import footnote.evidence.AnswerScores;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What a model that reads question and sentence together says of sentences that rules chose; nothing where it cannot be loaded. */
record SentenceCheck(String question, AnswerScores scores) {
    /** Half of the sentences with this score answer. */
    private static final double EVEN = 1.5;
    /** What is on another matter, whatever a rule found in it. */
    private static final double FAR_OFF = -4.5;

    private static final Pattern QUOTED = Pattern.compile("“(.+?)” \\[", Pattern.DOTALL);

    /** Those more likely to answer than not. */
    List<SentenceCandidate> answering(List<SentenceCandidate> sentences) {
        return above(EVEN, sentences, each -> each.said().text());
    }

    /** Those that are not on another matter. */
    List<SentenceCandidate> onIt(List<SentenceCandidate> sentences) {
        return above(FAR_OFF, sentences, each -> each.said().text());
    }

    /** Whether all that a text quotes is on another matter. */
    boolean isFarOff(String text) {
        var quoted = QUOTED.matcher(text).results().map(each -> each.group(1)).toList();
        return !quoted.isEmpty() && above(FAR_OFF, quoted, each -> each).isEmpty();
    }

    private <T> List<T> above(double least, List<T> sentences, Function<T, String> text) {
        return !sentences.isEmpty()
                        && scores.of(question, sentences.stream().map(text).toList())
                                instanceof Finding.Found<List<Double>>(var given)
                ? IntStream.range(0, sentences.size())
                        .filter(i -> given.get(i) >= least)
                        .mapToObj(sentences::get)
                        .toList()
                : sentences;
    }
}
