package footnote.workflows.ask.answer;

import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.answer.sentence.WantedStatement;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedMetrics;
import footnote.workflows.ask.question.QuestionParts;
import java.util.LinkedHashSet;
import java.util.List;

/** Answers each of the questions that stand in one with the sentences that say it. */
public final class PartAnswers {
    private static final int MOST = 2;

    private PartAnswers() {}

    /** Whether what is left of an amount is asked for, which no statement holds. */
    public static boolean asksWhatIsLeft(String question) {
        return WantedStatement.in(question) == WantedStatement.REMAINDER;
    }

    /** The lines that answer, in the order of the questions; a figure of the accounts is not looked for. */
    static List<String> lines(Order order, AnswerEvidence data) {
        var lines = new LinkedHashSet<String>();
        var parts = QuestionParts.of(order.question()).alone();
        for (String part : parts) {
            boolean inWords = asksWhatIsLeft(part)
                    || AskedMetrics.in(part).isEmpty()
                    || AnswerForm.of(part) != AnswerForm.FIGURE
                    || AnswerForm.isOfGuidance(part);
            if (inWords) {
                lines.addAll(new DirectAnswer(part, order.companies(), data).lines(parts.size() > 1 ? 1 : MOST, lines));
            }
        }
        return List.copyOf(lines);
    }
}
