package footnote.workflows.ask.answer;

import footnote.domain.Finding;
import footnote.evidence.AnswerScores;
import java.util.List;
import java.util.stream.IntStream;

/** What a model that reads question and sentence together says of sentences that rules chose; nothing where it cannot be loaded. */
record SentenceCheck(String question, AnswerScores scores) {
    /** Of sentences with this score or a higher one 62% answer, of those with the lower one half, on companies that the model had not seen. */
    private static final double MOST = 4;

    private static final double HALF = 1.5;
    /** Below it 2 of 1,000 answer: what is on another matter, whatever a rule found in it. */
    private static final double FAR_OFF = -4.5;

    /** Those of which most answer, though nothing but their words speaks for them. */
    List<SentenceCandidate> answering(List<SentenceCandidate> sentences) {
        return above(MOST, sentences);
    }

    /** Those of which half answer, for sentences that have the form of an answer. */
    List<SentenceCandidate> formed(List<SentenceCandidate> sentences) {
        return above(HALF, sentences);
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
