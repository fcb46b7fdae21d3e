package footnote.workflows.ask.answer;

import footnote.domain.Finding;
import footnote.evidence.AnswerScores;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.answer.DirectCandidates.Candidate;
import footnote.workflows.ask.answer.sentence.AnswerLikelihood;
import footnote.workflows.ask.answer.sentence.SentenceFit;
import footnote.workflows.ask.answer.sentence.SentenceTime;
import footnote.workflows.ask.answer.sentence.SharedWords;
import footnote.workflows.ask.answer.sentence.WantedStatement;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Finds the sentence of a report that answers one question in words, with those that go on from it. */
final class DirectAnswer {
    /** Sentences that the model reads beside the question. */
    private static final int CLOSER = 12;
    /** Of a sentence that is quoted as the answer; less where a reader accepts more errors. */
    private static final double ENOUGH = 0.8;
    /** Of a reason that stands beside the figure it explains. */
    private static final double ENOUGH_BESIDE_A_FIGURE = 0.6;
    /** Names and what is left are given in a form that little else has. */
    private static final Set<WantedStatement> IN_A_FORM = EnumSet.of(WantedStatement.NAMES, WantedStatement.REMAINDER);

    private static final double ENOUGH_IN_ITS_FORM = 0.4;
    /** Sentences on what somebody did need not say who. */
    private static final double ENOUGH_OF_WHO = 0.9;

    private static final Set<WantedStatement> NEEDS_ITS_FORM = EnumSet.of(
            WantedStatement.NAMES, WantedStatement.REMAINDER, WantedStatement.EXPECTATION, WantedStatement.WHO);
    /** A sentence of another form or time is among the nearest at best. */
    private static final double MOST_OF_OTHER_FORM = 0.25;

    private final String question;
    private final WantedStatement wanted;
    private final double enough;
    private final AnswerScores scores;
    private final DirectCandidates candidates;
    private final List<ToldSentences> likeliest;

    DirectAnswer(String question, Order order, AnswerEvidence data, CallScope call, AnswerScores scores) {
        this.question = question;
        this.wanted = WantedStatement.in(question);
        this.enough = Math.min(enough(wanted), 1 - order.mostError());
        this.scores = scores;
        this.candidates = new DirectCandidates(question, wanted, order, data, call);
        this.likeliest = found();
    }

    private static double enough(WantedStatement wanted) {
        return IN_A_FORM.contains(wanted) ? ENOUGH_IN_ITS_FORM : wanted == WantedStatement.WHO ? ENOUGH_OF_WHO : ENOUGH;
    }

    /** The sentences most likely to answer, the likeliest first, whether they are likely enough or not. */
    List<ToldSentences> likeliest() {
        return likeliest;
    }

    private List<ToldSentences> found() {
        var texts = new HashSet<String>();
        var close = candidates.all().stream()
                .sorted(Comparator.comparingDouble(Candidate::likelihood).reversed())
                .filter(each -> texts.add(each.text()) && !candidates.isPast(each))
                .limit(CLOSER)
                .toList();
        return rated(close).stream()
                .sorted(Comparator.comparingDouble(ToldSentences::score).reversed())
                .toList();
    }

    /** By the model that reads them; where it cannot be loaded by their words alone, and only those of the form wanted. */
    private List<ToldSentences> rated(List<Candidate> close) {
        return scores.of(question, close.stream().map(Candidate::text).toList())
                        instanceof Finding.Found<List<Double>>(var given)
                ? rated(close, given)
                : close.stream()
                        .map(each -> each.told()
                                .scored(limited(each.likelihood(), mayAnswer(each) && candidates.isGiven(each))))
                        .toList();
    }

    private List<ToldSentences> rated(List<Candidate> close, List<Double> given) {
        var weighed = IntStream.range(0, close.size())
                .mapToDouble(i ->
                        AnswerLikelihood.weighed(close.get(i).signs(), candidates.isGiven(close.get(i)), given.get(i)))
                .toArray();
        return IntStream.range(0, close.size())
                .mapToObj(i -> rated(i, close, weighed))
                .toList();
    }

    private ToldSentences rated(int at, List<Candidate> close, double[] weighed) {
        var each = close.get(at);
        double ahead = Double.MAX_VALUE;
        boolean alike = false;
        for (int i = 0; i < close.size(); i++) {
            var other = close.get(i);
            if (!other.told().shares(each.told()) && !candidates.isOfOtherYears(other)) {
                boolean same = same(each.told(), other.told());
                alike |= same;
                ahead = same ? ahead : Math.min(ahead, weighed[at] - weighed[i]);
            }
        }
        double likelihood = AnswerLikelihood.of(weighed[at], ahead, alike);
        boolean inItsForm = candidates.isGiven(each) && IN_A_FORM.contains(wanted);
        return each.told()
                .scored(limited(
                        inItsForm ? Math.max(likelihood, each.likelihood()) : likelihood,
                        mayAnswer(each) && (candidates.isGiven(each) || !NEEDS_ITS_FORM.contains(wanted))));
    }

    private static double limited(double likelihood, boolean mayAnswer) {
        return mayAnswer ? likelihood : Math.min(likelihood, MOST_OF_OTHER_FORM);
    }

    /** Whether the form of a sentence and its time are those asked for. */
    private boolean mayAnswer(Candidate each) {
        String text = each.told().page().get(each.at()).text();
        return SentenceFit.fits(question, text)
                && !SentenceTime.isOfAnotherQuarter(question, wanted == WantedStatement.EXPECTATION, text);
    }

    /** The sentence likeliest to answer, where it is likely enough and was not given before. */
    Optional<ToldSentences> answering(Set<ToldSentences> before, Predicate<ToldSentences> may) {
        return likeliest.stream()
                .filter(each -> each.score() >= enough && may.test(each))
                .findFirst()
                .filter(best -> before.stream().noneMatch(each -> same(each, best)));
    }

    /** The sentence likely enough to be the reason of a figure that is given as well, more so where a rule knows no reason in it. */
    Optional<ToldSentences> explaining(Predicate<ToldSentences> isReason) {
        return likeliest.stream()
                .filter(each ->
                        each.score() >= enough || (each.score() >= ENOUGH_BESIDE_A_FIGURE && isReason.test(each)))
                .findFirst();
    }

    private static boolean same(ToldSentences one, ToldSentences other) {
        var first = SharedWords.stems(one.text());
        var both = new HashSet<>(SharedWords.stems(other.text()));
        int size = Math.min(first.size(), both.size());
        both.retainAll(first);
        return both.size() >= 0.6 * size;
    }
}
