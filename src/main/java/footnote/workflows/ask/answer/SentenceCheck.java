package footnote.workflows.ask.answer;

import footnote.domain.Finding;
import footnote.evidence.AnswerScores;
import java.util.List;
import java.util.stream.IntStream;

/** What a model that reads question and sentence together says of sentences that rules chose; nothing where it cannot be loaded. */
record SentenceCheck(String question, AnswerScores scores) {
    /** Of sentences with this score or a higher one 62% answer, of those with the lower one half, on companies that the model had not seen. */
    private static final double LIKELY = 4;

    private static final double POSSIBLE = 1.5;
    /** Below it 2 of 1,000 answer: what is on another matter, whatever a rule found in it. */
    private static final double RELATED = -4.5;

    /** Those that are likely to answer. */
    List<SentenceCandidate> likely(List<SentenceCandidate> sentences) {
        return above(LIKELY, sentences);
    }

    /** Those of which half answer, enough for sentences that have the form of an answer. */
    List<SentenceCandidate> possible(List<SentenceCandidate> sentences) {
        return above(POSSIBLE, sentences);
    }

    /** Those that are not on another matter. */
    List<SentenceCandidate> related(List<SentenceCandidate> sentences) {
        return above(RELATED, sentences);
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
