package footnote.workflows.ask.answer;

import footnote.evidence.AnswerScores;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.answer.sentence.WantedStatement;
import footnote.workflows.ask.question.QuestionParts;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Predicate;

/** Answers each of the questions that stand in one with the sentences that say it. */
public final class PartAnswers {
    private final List<DirectAnswer> parts;

    PartAnswers(Order order, AnswerEvidence data, CallScope call, AnswerScores scores) {
        this.parts = QuestionParts.of(order.question()).alone().stream()
                .map(part -> new DirectAnswer(part, order, data, call, scores))
                .toList();
    }

    /** Whether what is left of an amount is asked for, which no statement holds. */
    public static boolean asksWhatIsLeft(String question) {
        return WantedStatement.in(question) == WantedStatement.REMAINDER;
    }

    /** The sentences that answer, in the order of the questions. */
    List<ToldSentences> answering(Predicate<ToldSentences> fits) {
        var answering = new LinkedHashSet<ToldSentences>();
        parts.forEach(part -> part.answering(answering, fits).ifPresent(answering::add));
        return List.copyOf(answering);
    }

    /** The sentences that give the reason of a figure. */
    List<ToldSentences> explaining(Predicate<ToldSentences> fits) {
        return parts.stream()
                .flatMap(part -> part.explaining(fits).stream())
                .limit(1)
                .toList();
    }

    /** How likely sentences answer: one question by its best sentence, several by the one that is answered worst. */
    double likelihood(List<ToldSentences> answering) {
        var scores = answering.stream().mapToDouble(ToldSentences::score).summaryStatistics();
        return parts.size() > 1 ? scores.getMin() : scores.getMax();
    }

    /** The sentences nearest to any of the questions, each text once. */
    List<ToldSentences> nearest(int most) {
        var texts = new HashSet<String>();
        return parts.stream()
                .flatMap(part -> part.likeliest().stream())
                .sorted(Comparator.comparingDouble(ToldSentences::score).reversed())
                .filter(each -> texts.add(each.text()))
                .limit(most)
                .toList();
    }
}
