package footnote.workflows.ask.answer;

import footnote.domain.LedgerEntry;
import footnote.domain.Metric;
import footnote.domain.Words;
import footnote.workflows.ask.question.AnswerForm;
import footnote.workflows.ask.question.AskedDirection;
import footnote.workflows.ask.question.YesOrNo;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What a question for a reason takes for granted, a loss or a move of a figure, held against the figures. */
record AssumedMove(String question, List<LedgerEntry> figures, Function<LedgerEntry, String> company) {
    /** Whether what the question takes for granted is not so. */
    boolean isDenied() {
        return !figures.isEmpty() && AnswerForm.of(question) == AnswerForm.REASON && denial().isPresent();
    }

    /** That it is not so; empty where it is. */
    Optional<String> denial() {
        return loss().or(this::move);
    }

    private Optional<String> loss() {
        var income = figures.stream()
                .filter(each -> each.fact().metric().equals(Metric.NET_INCOME))
                .findFirst();
        return income.filter(entry -> entry.number() > 0 && YesOrNo.isOfLoss(question))
                .map(entry -> company.apply(entry) + " did not make a loss in "
                        + entry.fact().period().label() + ".");
    }

    private Optional<String> move() {
        var multiplied = YesOrNo.denied(question, figures);
        if (multiplied.isPresent()) {
            return Optional.of(Words.capitalized(FigureLines.label(figures.getLast())) + " did not " + multiplied.get()
                    + " in " + figures.getLast().fact().period().label() + ".");
        }
        var changes = figures.stream().filter(YesOrNo::isChange).toList();
        return changes.stream().findFirst().flatMap(entry -> AskedDirection.of(
                        question, entry.fact().metric().name())
                .filter(asked -> changes.stream()
                        .filter(each -> each.fact().metric().equals(entry.fact().metric()))
                        .allMatch(each -> asked * each.number() <= 0))
                .map(asked -> MoveSentence.denied(entry, asked)));
    }
}
