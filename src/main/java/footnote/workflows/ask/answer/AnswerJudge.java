package footnote.workflows.ask.answer;

import footnote.evidence.search.AskedFigures;
import footnote.research.prose.SentenceGate;
import footnote.runtime.model.Model;
import footnote.runtime.model.Prompt;
import footnote.runtime.run.RetryPolicy;
import footnote.workflows.ask.question.NamedCompany;
import footnote.workflows.ask.question.QuestionWords;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Scores an answer and says what to search for next. */
public final class AnswerJudge {
    public static final RetryPolicy RETRY_POLICY = RetryPolicy.of(Duration.ofSeconds(60));

    private static final Prompt PROMPT = Prompt.of(AnswerJudge.class);

    private final Model model;

    public AnswerJudge(Model model) {
        this.model = model;
    }

    /** Judges the answer as its reader sees it, by the facts and passages its writer had, those it cites first. */
    public AnswerVerdict judge(
            String question, AnswerDraft draft, AnswerEvidence data, Set<String> first, Set<String> tried) {
        var seen = new LinkedHashSet<>(draft.markers());
        seen.addAll(first);
        return model.answered(
                        PROMPT.quote("question", question)
                                .quote("answer", AnswerWriter.printed(draft.text(), data))
                                .with("figures", AnswerWriter.figures(data))
                                .quote("evidence", data.quoted(AnswerWriter.MOST_QUOTED, seen))
                                .with("tried", tried.isEmpty() ? "none" : String.join("; ", tried)),
                        AnswerVerdict.class,
                        AnswerJudge::printable,
                        () -> rule(question, draft, data, tried))
                .value();
    }

    /** What is missing is printed, so it passes as any sentence does. */
    private static void printable(AnswerVerdict verdict) {
        if (!verdict.missing().isBlank()) {
            SentenceGate.plain(verdict.missing()).ifPresent(why -> {
                throw new IllegalArgumentException(why);
            });
        }
    }

    /** What the question names and the answer does not mention is missing. */
    static AnswerVerdict rule(String question, AnswerDraft draft, AnswerEvidence data, Set<String> tried) {
        var asked = AskedFigures.in(question);
        String answer = draft.text().toLowerCase(Locale.ROOT);
        var topic = new QuestionWords(
                question,
                Stream.concat(
                                data.sources().stream()
                                        .map(source ->
                                                source.passage().document().company()),
                                NamedCompany.in(question).stream())
                        .toList());
        var words = topic.words();
        var unsaid = topic.unsaid(answer);
        boolean figures = answer.contains("{fact:");
        double said = words.isEmpty() ? 1 : 1 - unsaid.size() / (double) words.size();
        int completeness = figures ? Math.max(85, percent(said)) : percent(0.35 + 0.65 * said);
        boolean numeric = !asked.metrics().isEmpty();
        int specificity = figures ? 95 : answer.matches("(?s).*\\d.*") ? 80 : numeric ? 40 : 65;
        int accuracy = data.sources().isEmpty() ? 20 : draft.removed().isEmpty() ? 95 : 75;
        int clarity = Markers.in(draft.text()).isEmpty() && !figures
                ? 30
                : draft.text().length() > 3000 ? 70 : 90;
        var followUps = followUps(asked, unsaid, figures, tried);
        var printable = unsaid.stream()
                .filter(word -> word.chars().noneMatch(Character::isDigit)) // a figure is printed only as a fact
                .limit(5)
                .toList();
        String missing = printable.isEmpty() ? "" : "the answer does not mention " + String.join(", ", printable);
        return new AnswerVerdict(completeness, specificity, accuracy, clarity, missing, followUps, false);
    }

    private static int percent(double share) {
        return (int) Math.max(0, Math.min(100, Math.round(share * 100)));
    }

    /** Phrases for a search, not questions: what accounts call the figures, and the words the answer lacks. */
    private static List<String> followUps(AskedFigures asked, List<String> unsaid, boolean figures, Set<String> tried) {
        var phrases = new ArrayList<String>();
        if (!figures) {
            for (var metric : asked.metrics()) {
                AskedFigures.writtenAs(metric).stream().limit(3).forEach(phrases::add);
            }
        }
        if (!unsaid.isEmpty()) {
            phrases.add(unsaid.stream().limit(5).collect(Collectors.joining(" ")));
        }
        return phrases.stream()
                .distinct()
                .filter(phrase -> !tried.contains(phrase))
                .limit(3)
                .toList();
    }
}
