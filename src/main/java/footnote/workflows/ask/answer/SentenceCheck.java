package footnote.workflows.ask.answer;

import footnote.domain.Finding;
import footnote.evidence.AnswerScores;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Keeps the sentences that answer a question, by the model that reads both; all of them where it cannot be loaded. */
record SentenceCheck(String question, AnswerScores scores) {
    /** Half of the sentences with this score answer. */
    private static final double EVEN = 1.5;
    /** With less, hardly any sentence does, whatever a rule found in it. */
    private static final double HARDLY = -1;

    /** What is on another matter altogether. */
    private static final double FAR_OFF = -4.5;

    private static final Pattern QUOTED = Pattern.compile("“(.+?)” \\[", Pattern.DOTALL);

    /** Whether nothing that a text quotes is on the matter of the question; a text that quotes nothing may be. */
    boolean isFarOff(String text) {
        var quoted = QUOTED.matcher(text).results().map(each -> each.group(1)).toList();
        return !quoted.isEmpty() && above(FAR_OFF, quoted, each -> each).isEmpty();
    }

    /** Those more likely to answer than not. */
    <T> List<T> answering(List<T> sentences, Function<T, String> text) {
        return above(EVEN, sentences, text);
    }

    /** Those that a rule chose for what they say, without what is on something else. */
    <T> List<T> mayAnswer(List<T> sentences, Function<T, String> text) {
        return above(HARDLY, sentences, text);
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
