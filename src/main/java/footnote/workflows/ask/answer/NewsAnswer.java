package footnote.workflows.ask.answer;

import footnote.domain.FigureFormat;
import footnote.evidence.documents.DocumentKind;
import footnote.research.PriceMove;
import footnote.workflows.ask.answer.AnswerWriter.Order;
import footnote.workflows.ask.question.QuestionWords;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers from the headlines on file: the latest on a topic, and what moved a share price. */
final class NewsAnswer {
    private static final int DAYS_OF_A_MOVE = 5;

    private final Order order;
    private final AnswerEvidence data;
    private final QuestionWords topic;

    NewsAnswer(Order order, AnswerEvidence data, QuestionWords topic) {
        this.order = order;
        this.data = data;
        this.topic = topic;
    }

    /** The stories that say the topic, newest first; all of them where the question names none. */
    List<String> stories() {
        return told(news().filter(source -> topic.said(source.passage().text()) >= 0.5)
                .sorted(Comparator.comparing(NewsAnswer::day).reversed()));
    }

    /** News of the newest days: the headlines that state a cause apart from those that may have to do with it. */
    String move() {
        var last = news().map(NewsAnswer::day).max(Comparator.naturalOrder()).orElse(LocalDate.EPOCH);
        var recent = news().filter(source -> !day(source).isBefore(last.minusDays(DAYS_OF_A_MOVE)))
                .filter(source -> !PriceMove.isOnlyTold(headline(source)))
                .sorted(Comparator.comparing(NewsAnswer::day).reversed())
                .collect(Collectors.partitioningBy(source -> PriceMove.isExplainedBy(headline(source))));
        var causes = told(recent.getOrDefault(true, List.of()).stream());
        var others = told(recent.getOrDefault(false, List.of()).stream());
        var lines = new ArrayList<>(List.of(
                causes.isEmpty()
                        ? RuleAnswer.NOTHING + " No story on file states why the shares moved."
                        : "Cause as reported:"));
        lines.addAll(causes);
        if (!others.isEmpty()) {
            lines.add(causes.isEmpty() ? "News of these days:" : "Other news of these days:");
            lines.addAll(others);
        }
        return String.join("\n", lines);
    }

    private Stream<AnswerEvidence.Source> news() {
        return data.sources().stream()
                .filter(source -> source.passage().document().kind() == DocumentKind.NEWS);
    }

    private static LocalDate day(AnswerEvidence.Source source) {
        return source.passage().document().published().orElse(LocalDate.EPOCH);
    }

    private List<String> told(Stream<AnswerEvidence.Source> stories) {
        return stories.limit(Math.max(1, order.sentences()))
                .map(source -> "- "
                        + source.passage()
                                .document()
                                .published()
                                .map(FigureFormat::day)
                                .map(day -> day + ": ")
                                .orElse("")
                        + "“" + told(source)
                        + "” [" + source.marker() + "]")
                .toList();
    }

    private static String headline(AnswerEvidence.Source source) {
        return source.passage().text().strip().lines().findFirst().orElse("");
    }

    /** The headline, and the first sentence below it. */
    private static String told(AnswerEvidence.Source source) {
        String[] lines = source.passage().text().strip().split("\\s*\\R\\s*", 2);
        String first = lines.length < 2 ? "" : ". " + lines[1].replaceFirst("(?s)(?<=[.!?])\\s+(?=\\p{Lu}).*", "");
        return (lines[0] + first).replace("“", "'").replace("”", "'");
    }
}
