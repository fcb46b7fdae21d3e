package footnote.workflows.ask.answer;

import footnote.evidence.search.Library;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.question.QuestionWords;
import footnote.workflows.ask.question.WordedFact;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Answers about several companies of which only some have figures: those figures, and what documents say of the others. */
record CompaniesWithoutFigures(Order order, AnswerEvidence data, QuestionWords topic) {
    private static final Pattern VERDICT = Pattern.compile("^(?:Yes|No)\\.\\s*$");

    /** Whether yes or no is said of several companies and there are figures of some of them alone. */
    boolean areLeftOut(List<String> figures) {
        return order.companies().size() > 1
                && VERDICT.matcher(figures.getFirst()).find()
                && !had().containsAll(order.companies());
    }

    /** The companies whose reports give the figures of the answer. */
    private Set<String> had() {
        var reporting = order.figures().stream()
                .flatMap(id -> data.markers(id).stream())
                .flatMap(marker -> data.source(marker).stream())
                .map(source -> Library.company(source.passage().document().company()))
                .collect(Collectors.toSet());
        return order.companies().stream()
                .filter(company -> reporting.contains(Library.company(company)))
                .collect(Collectors.toSet());
    }

    /** The figures without a verdict, and what the documents say of the companies that have none. */
    String text(List<String> figures) {
        var had = had();
        var lines = new ArrayList<>(
                figures.stream().filter(line -> !VERDICT.matcher(line).find()).toList());
        var fact = WordedFact.in(order.question());
        for (var company : order.companies()) {
            if (!had.contains(company)) {
                lines.add(company + ": "
                        + fact.flatMap(each -> new WordedAnswer(each, order.question(), topic, data.of(company)).line())
                                .orElse("no figure found."));
            }
        }
        return String.join("\n", lines);
    }
}
