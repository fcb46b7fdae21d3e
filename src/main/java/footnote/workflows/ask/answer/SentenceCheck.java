package footnote.workflows.ask.answer;

import footnote.domain.Finding;
import footnote.evidence.AnswerScores;
import java.util.List;
import java.util.stream.IntStream;

/** What a model that reads question and sentence together says of sentences that rules chose; nothing where it cannot be loaded. */
record SentenceCheck(String question, AnswerScores scores) {
    /** Half of the sentences with this score answer. */
    private static final double EVEN = 1.5;
    /** What is on another matter, whatever a rule found in it. */
    private static final double FAR_OFF = -4.5;

    /** Those more likely to answer than not. */
    List<SentenceCandidate> answering(List<SentenceCandidate> sentences) {
        return above(EVEN, sentences);
    }

    /** Those that are not on another matter. */
    List<SentenceCandidate> onIt(List<SentenceCandidate> sentences) {
        return above(FAR_OFF, sentences);
    }

    private List<SentenceCandidate> above(double least, List<SentenceCandidate> sentences) {
        return !sentences.isEmpty()
                        && scores.of(
                                        question,
                                        sentences.stream()
                                                .map(each -> each.said().text())
                                                .toList())
                                instanceof Finding.Found<List<Double>>(var given)
                ? IntStream.range(0, sentences.size())
                        .filter(i -> given.get(i) >= least)
                        .mapToObj(sentences::get)
                        .toList()
                : sentences;
    }
}
